import RuleEngine
import RuleSyntax

/// The option values of a choice, with constant-time lookup.
struct ChoiceOptions {
  static let none = ChoiceOptions([])

  /// In source order; a duplicate, which is an error, is listed once.
  let values: [String]
  private let exact: Set<ExactText>
  /// The values by their labels.
  private let labeled: [ExactText: String]

  init(_ statements: [Statement]) {
    var values: [String] = []
    var exact: Set<ExactText> = []
    var labeled: [ExactText: String] = [:]
    for case .option(let option) in statements {
      let value = option.value.value
      if exact.insert(ExactText(value)).inserted { values.append(value) }
      if let label = option.label?.value { labeled[ExactText(label)] = value }
    }
    self.values = values
    self.exact = exact
    self.labeled = labeled
  }

  /// Distinct words defined by the language.
  init(words: [String]) {
    values = words
    exact = Set(words.map { ExactText($0) })
    labeled = [:]
  }

  var isEmpty: Bool { values.isEmpty }

  /// Whether the text is an option, compared by code points.
  func contains(_ text: String) -> Bool { exact.contains(ExactText(text)) }

  /// The option with the label.
  func value(labeled label: String) -> String? { labeled[ExactText(label)] }
}
