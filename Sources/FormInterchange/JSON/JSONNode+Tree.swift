import FormData

extension JSONNode {
  /// A value that was read.
  init(_ tree: JSONTree) {
    switch tree.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map { JSONNode($0) })
    case .object(let members):
      self = .object(
        JSONObject(members.map { .init(name: $0.name, value: JSONNode($0.value)) })
      )
    }
  }
}
