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
///
/// A member is found in constant time.
struct JSONObject: Sendable {
  struct Member: Sendable, Hashable {
    var name: String
    var value: JSONNode
  }

  private(set) var members: [Member]
  private var positions: [String: Int]

  init(_ members: KeyValuePairs<String, JSONNode> = [:]) {
    self.init(members.map { Member(name: $0, value: $1) })
  }

  /// The object of the members, whose names differ.
  init(_ members: [Member]) {
    self.members = members
    positions = Dictionary(
      members.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var isEmpty: Bool { members.isEmpty }
  var names: [String] { members.map(\.name) }

  /// The value of a member; a new one comes last, and nil takes it away.
  subscript(name: String) -> JSONNode? {
    get { positions[name].map { members[$0].value } }
    set {
      switch (positions[name], newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil):
        members.remove(at: position)
        self = JSONObject(members)
      case (nil, let value?):
        positions[name] = members.count
        members.append(Member(name: name, value: value))
      case (nil, nil): return
      }
    }
  }
}

extension JSONObject: Hashable {
  static func == (left: JSONObject, right: JSONObject) -> Bool { left.members == right.members }

  func hash(into hasher: inout Hasher) { hasher.combine(members) }
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
