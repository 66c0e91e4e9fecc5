package import FormData
package import RuleEngine

/// A JSON value for output: members keep their order.
package indirect enum JSONNode: Sendable {
  case null
  case boolean(Bool)
  case number(Number)
  case text(String)
  case list([JSONNode])
  case object(JSONObject)

  package static func integer(_ value: Int) -> JSONNode { .number(Number(value)) }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> JSONNode { .list(texts.map { .text($0) }) }

  /// The members, if it is an object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}

/// Texts are equal only if they have the same code points, as in a form.
extension JSONNode: Hashable {
  package static func == (left: JSONNode, right: JSONNode) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): ExactText(left) == ExactText(right)
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.object, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .text(let value): hasher.combine(ExactText(value))
    case .list(let items): hasher.combine(items)
    case .object(let members): hasher.combine(members)
    }
  }
}

/// The members of a JSON object.
package typealias JSONObject = OrderedMap<JSONNode>

extension JSONNode {
  /// The value on one line, without white space.
  package var compactText: String { line(isSpaced: false) }

  /// The value on one line, with or without the usual spaces.
  func line(isSpaced: Bool) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, isSpaced: isSpaced)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], isSpaced: Bool) {
    let space = isSpaced ? " " : ""
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += value.description.utf8
    case .text(let value): bytes.append(jsonText: value)
    case .list(let items):
      bytes += "[".utf8
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += ",\(space)".utf8 }
        item.write(to: &bytes, isSpaced: isSpaced)
      }
      bytes += "]".utf8
    case .object(let object):
      bytes += "{".utf8
      for (index, member) in object.members.enumerated() {
        bytes += (index > 0 ? ",\(space)" : space).utf8
        bytes.append(jsonText: member.name)
        bytes += ":\(space)".utf8
        member.value.write(to: &bytes, isSpaced: isSpaced)
      }
      bytes += (object.isEmpty ? "}" : "\(space)}").utf8
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
  /// Whether both are equal, regardless of the order of members.
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
  /// Converts a parsed value.
  package init(_ tree: JSONTree) {
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
