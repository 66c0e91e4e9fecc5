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
      var object = JSONObject()
      for member in members { object[member.name] = JSONNode(member.value) }
      self = .object(object)
    }
  }
}
