/// What a name names, for messages and for what may be meant in its place.
enum NamedThing: Equatable {
  case form, step, group, field, context, rule, value, parameter
  /// Something that is declared elsewhere, in words with their article.
  case reference(String)

  /// Whether the name is declared here.
  var isDeclared: Bool {
    if case .reference = self { false } else { true }
  }

  /// Whether a text after the name is its label.
  var hasLabel: Bool {
    switch self {
    case .form, .step, .group, .field, .context, .rule: true
    case .value, .parameter, .reference: false
    }
  }

  /// The noun, such as `step`.
  var noun: String {
    switch self {
    case .form: "form"
    case .step: "step"
    case .group: "group"
    case .field: "field"
    case .context: "context"
    case .rule: "rule"
    case .value: "value"
    case .parameter: "parameter"
    case .reference(let words): words
    }
  }

  /// The noun with its article, such as `the step`.
  var words: String {
    switch self {
    case .form, .step, .group, .field, .context, .rule, .value: "the \(noun)"
    // There may be several.
    case .parameter: "a parameter"
    case .reference(let words): words
    }
  }

  /// A name for one that has none; nil for what needs its own.
  var usualName: String? {
    switch self {
    case .form: "main"
    case .step: "first"
    case .group: "details"
    case .field, .context, .rule, .value, .parameter, .reference: nil
    }
  }
}
