import RuleEngine
import RuleSyntax

/// The values of a choice's options, to look them up however many there are.
struct ChoiceOptions {
  static let none = ChoiceOptions([])

  /// In the order of the text; a repeated one, which is an error, only once.
  let values: [String]
  private let exact: Set<ExactText>

  init(_ statements: [Statement]) {
    var values: [String] = []
    var exact: Set<ExactText> = []
    for case .option(let option) in statements {
      let value = option.value.value
      if exact.insert(ExactText(value)).inserted { values.append(value) }
    }
    self.values = values
    self.exact = exact
  }

  /// Words that the language defines, each of them once.
  init(words: [String]) {
    values = words
    exact = Set(words.map { ExactText($0) })
  }

  var isEmpty: Bool { values.isEmpty }

  /// Whether the text is one of them, code point by code point.
  func contains(_ text: String) -> Bool { exact.contains(ExactText(text)) }
}
