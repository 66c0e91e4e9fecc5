import FormData
import RuleEngine

/// A JSON value that is made to be written: members keep their order.
indirect enum JSONNode: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Number)
  case text(String)
  case list([JSONNode])
  case object(JSONObject)

  /// Texts as a list.
  static func texts(_ texts: [String]) -> JSONNode { .list(texts.map { .text($0) }) }
}

/// The members of a JSON object, in the order in which they are written.
struct JSONObject: Sendable, Hashable {
  struct Member: Sendable, Hashable {
    var name: String
    var value: JSONNode
  }

  private(set) var members: [Member]

  init(_ members: KeyValuePairs<String, JSONNode> = [:]) {
    self.members = members.map { Member(name: $0, value: $1) }
  }

  var isEmpty: Bool { members.isEmpty }
  var names: [String] { members.map(\.name) }

  /// The value of a member; a new one comes last, and nil takes it away.
  subscript(name: String) -> JSONNode? {
    get { members.first { $0.name == name }?.value }
    set {
      let position = members.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): return
      }
    }
  }
}

extension JSONNode {
  /// The value in one line, without white space.
  var compactText: String {
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
  ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(Number(value)) }
  init(arrayLiteral elements: JSONNode...) { self = .list(elements) }
}
