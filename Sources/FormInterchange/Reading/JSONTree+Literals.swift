import FormData
import RuleSyntax

extension JSONTree {
  /// The text that the value is; nil for any other value.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The truth value that the value is; nil for any other value.
  var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The items of the list that the value is; nil for any other value.
  var items: [JSONTree]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The members of the object that the value is; nil for any other value.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The number that the value is, as a rule file writes it; nil for any other value, and for a
  /// number that would take more than 40 digits there.
  var numberText: String? {
    guard case .number(let number) = content else { return nil }
    let text = "\(number)"
    return text.contains("e") ? nil : text
  }

  /// The whole number that the value is, also in quotes; nil for any other value.
  var count: Int? {
    (numberText ?? text).flatMap { Int($0) }
  }

  /// The value as annotations and tests write it; a number of too many digits as a text.
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

  /// What the value is, as messages say it.
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
