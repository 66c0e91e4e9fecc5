import FormData
import RuleSyntax

extension JSONTree {
  /// The number in rule-file notation; nil if it isn't a number or would need more than 40 digits.
  var numberText: String? {
    guard case .number(let number) = content else { return nil }
    let text = "\(number)"
    return text.contains("e") ? nil : text
  }

  /// The value if it is a whole number, even in quotes; otherwise nil.
  var count: Int? {
    (numberText ?? text).flatMap { Int($0) }
  }

  /// The value as a literal for annotations and tests; a number with too many digits becomes a
  /// text.
  var literal: Literal {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): numberText.map { .number($0) } ?? .text("\(number)")
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.literal))
    case .object(let members): .object(members.map { ($0.name, $0.value.literal) })
    }
  }

  /// The kind of value, in words for messages.
  var kindInWords: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
