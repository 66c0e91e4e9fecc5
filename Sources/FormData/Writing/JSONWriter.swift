package import RuleEngine

/// Writes JSON into bytes, value by value, without white space.
///
/// There is no library for it among what the package depends on, short of Foundation, which would
/// have to hold whole values as objects of its own. The caller keeps to JSON's grammar: a name
/// before each value inside of an object, and an end for each start.
package struct JSONWriter: Sendable {
  /// What has been written; may be taken out and emptied at any time.
  package var bytes: [UInt8] = []
  /// For each open object or list, whether it has a member or item already.
  private var hasMembers: [Bool] = []
  private var followsName = false

  package init() {}

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginList() { begin(UInt8(ascii: "[")) }
  package mutating func endList() { end(UInt8(ascii: "]")) }

  /// The name of the member whose value is written next.
  package mutating func name(_ name: String) {
    separate()
    bytes.append(jsonText: name)
    bytes.append(UInt8(ascii: ":"))
    followsName = true
  }

  package mutating func null() { literal("null") }
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    separate()
    bytes.append(jsonInteger: value)
  }

  package mutating func number(_ value: Number) { literal(value.description) }

  package mutating func text(_ value: String) {
    separate()
    bytes.append(jsonText: value)
  }

  /// A line feed, after which the next value starts.
  package mutating func endLine() {
    bytes.append(0x0A)
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    hasMembers.append(false)
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    _ = hasMembers.popLast()
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes the comma where one is due.
  private mutating func separate() {
    defer { followsName = false }
    guard !followsName, let last = hasMembers.indices.last else { return }
    if hasMembers[last] { bytes.append(UInt8(ascii: ",")) }
    hasMembers[last] = true
  }
}

extension JSONWriter {
  /// The value, members in the order of their names; dates and the like as texts.
  package mutating func value(_ value: Value) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let value): number(value)
    case .text(let value): text(value)
    case .date(let value): text(value.description)
    case .time(let value): text(value.description)
    case .dateTime(let value): text(value.description)
    case .file(let file): self.file(file)
    case .list(let items):
      beginList()
      for item in items { self.value(item) }
      endList()
    case .form(let members):
      beginObject()
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        self.name(name)
        self.value(member)
      }
      endObject()
    }
  }

  private mutating func file(_ file: FileDescription) {
    beginObject()
    if let fileName = file.name {
      name("name")
      text(fileName)
    }
    name("size")
    number(Number(significand: Int128(file.size.bytes), exponent: 0) ?? .zero)
    name("media_type")
    text(file.mediaType)
    endObject()
  }
}
