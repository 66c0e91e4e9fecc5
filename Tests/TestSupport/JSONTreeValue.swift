package import FormData
package import RuleEngine

extension JSONTree {
  /// The value without places and without the order of members.
  package var value: Value {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.value))
    case .object(let members):
      .form(Dictionary(members.map { ($0.name, $0.value.value) }) { _, last in last })
    }
  }
}
