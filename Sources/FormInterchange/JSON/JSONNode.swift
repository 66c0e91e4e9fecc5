import FormData
package import RuleEngine

/// A JSON value that is made to be written: members keep their order.
package indirect enum JSONNode: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Number)
  case text(String)
  case list([JSONNode])
  case object(JSONObject)

  package static func integer(_ value: Int) -> JSONNode { .number(Number(value)) }

  /// Texts as a list.
  package static func texts(_ texts: [String]) -> JSONNode { .list(texts.map { .text($0) }) }

  /// The members of the object that it is; nil for any other value.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}

/// The members of a JSON object.
package typealias JSONObject = OrderedMap<JSONNode>

extension JSONNode {
  /// The value in one line, without white space.
  package var compactText: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let value): writer.number(value)
    case .text(let value): writer.text(value)
    case .list(let items):
      writer.beginList()
      for item in items { item.write(to: &writer) }
      writer.endList()
    case .object(let object):
      writer.beginObject()
      for member in object.members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .number(Number(value)) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONNode...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONNode)...) {
    self = .object(JSONObject(elements.map { .init(name: $0, value: $1) }))
  }
}

extension JSONNode {
  /// Whether both are the same value: the order of members does not count.
  func isSame(as other: JSONNode) -> Bool {
    switch (self, other) {
    case (.list(let items), .list(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let object), .object(let other)):
      object.members.count == other.members.count
        && object.members.allSatisfy { member in
          other[member.name].map { member.value.isSame(as: $0) } ?? false
        }
    case (.text(let text), .text(let other)): text.utf8.elementsEqual(other.utf8)
    case (_, _): self == other
    }
  }
}

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
