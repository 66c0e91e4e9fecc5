import FormData
import RuleSyntax

/// Turns what is set on the views of a cell into annotations of its fields.
///
/// A parameter keeps its name in the style of rule files (`textAlignment` is `@text_alignment`)
/// but for those that rule files have a word for.
struct PureFormAnnotations {
  private static let words = [
    "keyboardType": "keyboard", "autocapitalizationType": "capitalization",
    "autocorrectionType": "auto_correction", "spellCheckingType": "spell_checking",
    "returnKeyType": "return_key",
  ]

  private(set) var annotations: [Annotation] = []
  private var names = NameMaker()

  mutating func add(_ name: String, _ arguments: [Literal] = []) {
    annotations.append(Annotation(names.unique(name), arguments))
  }

  /// What is set on the field's own view.
  mutating func add(
    parametersOf view: PureFormView,
    as control: PureFormControl,
    _ source: inout ImportedText
  ) {
    if case .segments(let titles) = control { add("segments", titles.map { .text($0) }) }
    for parameter in view.parameters {
      switch (parameter.name, parameter.value.content) {
      case ("secureTextEntry", .boolean(let isSecret)):
        if isSecret { add("secret") }
      case ("stepValue", .number) where control == .stepper:
        add("stepper", [parameter.value.literal])
      case ("stepValue", .number) where control == .slider:
        add("slider", [parameter.value.literal])
      case (let name, _) where isShownAsSegment(name, of: control):
        continue
      case (let name, _):
        add(name: name, literal(of: parameter, &source))
      }
    }
  }

  /// What is set on a view of the same cell that takes no input, as one annotation.
  mutating func add(
    labelView view: PureFormView,
    without label: String?,
    _ source: inout ImportedText
  ) {
    let parameters = view.parameters.filter { $0.name != label }
    guard !parameters.isEmpty else { return }
    let members = parameters.map { ($0.name, literal(of: $0, &source)) }
    add(Name.identifier(for: view.property, orElse: "view"), [.object(members)])
  }

  /// A parameter as an annotation; `*` says that its text is the key of a translation.
  private mutating func add(name: String, _ value: Literal) {
    let isKey = name.hasSuffix("*")
    let plain = isKey ? String(name.dropLast()) : name
    let word = PureFormAnnotations.words[plain] ?? Annotation.word(for: plain)
    add(isKey ? "\(word)_key" : word, [value])
  }

  private func literal(of parameter: JSONTree.Member, _ source: inout ImportedText) -> Literal {
    guard let text = parameter.value.text,
      let reading = PureFormEnumeration.reading(of: text)
    else { return parameter.value.literal }
    switch reading {
    case .word(let word):
      return .text(word)
    case .unknown(let first, let closest):
      let hint = closest.map { "; did you mean '\($0)'?" } ?? ""
      source.note(
        .difference,
        at: parameter.value.offset,
        keyword: parameter.name,
        "there is no '\(text)'; PureForm takes '\(first)' for it, and so does the rule file\(hint)"
      )
      return .text(first)
    }
  }

  private func isShownAsSegment(_ name: String, of control: PureFormControl) -> Bool {
    guard case .segments(let titles) = control, !name.hasSuffix("*"),
      let segment = PureFormControl.segment(of: name)
    else { return false }
    return segment < titles.count
  }
}
