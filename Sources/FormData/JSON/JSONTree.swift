package import RuleEngine

/// A whole JSON text in memory: members in their order, and the location of each value.
///
/// For texts that are read as a whole, such as other formats' descriptions of forms; records are
/// read without it.
package struct JSONTree: Sendable, Hashable {
  /// A JSON value.
  package indirect enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Number)
    case text(String)
    case list([JSONTree])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable, Hashable {
    package var name: String
    /// Byte offset of the name's first quote.
    package var offset: Int
    package var value: JSONTree
  }

  package var content: Content
  /// Byte offset of the value's first byte.
  package var offset: Int
}

extension JSONTree {
  /// The value if it is a text, otherwise nil.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The value if it is a Boolean, otherwise nil.
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The items if it is a list, otherwise nil.
  package var items: [JSONTree]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The members if it is an object, otherwise nil.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension JSONTree: JSONModel {
  package init(json content: JSONContent<JSONTree>, at offset: Int) {
    self.offset = offset
    self.content =
      switch content {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .list(let items): .list(items)
      case .object(let members):
        .object(members.map { Member(name: $0.name, offset: $0.offset, value: $0.value) })
      }
  }
}

extension JSONTree {
  /// Reads a text, at most 64 MiB long and 512 objects and lists deep.
  ///
  /// Commas before a closing bracket, which some readers of JSON allow, are errors unless there is a
  /// list that takes their offsets.
  ///
  /// - Throws: the first violation of RFC 8259, a duplicate key in an object, or a number of more
  ///   than 38 significant digits.
  package init(_ text: [UInt8], trailingCommas: inout [Int]?) throws(DataError) {
    let limits = ReadingLimits()
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard text.count - start <= limits.bytes else {
      throw .unreadable(DataPlace(), message: "a text of more than \(limits.bytes) bytes")
    }
    do throws(TextFault) {
      self = try JSONParser.value(
        of: text,
        from: start,
        depthLimit: limits.depth,
        trailingCommas: &trailingCommas
      )
    } catch {
      let places = JSONTree.places(ofBytes: [error.offset], in: text)
      throw .unreadable(places[0], message: error.message)
    }
  }

  /// Reads a text that is strict JSON.
  package init(_ text: [UInt8]) throws(DataError) {
    var trailingCommas: [Int]?
    try self.init(text, trailingCommas: &trailingCommas)
  }

  /// The locations of bytes in the text of a tree, in ascending order.
  ///
  /// - Complexity: one pass over the text.
  package static func places(ofBytes offsets: [Int], in text: [UInt8]) -> [DataPlace] {
    var counter = PlaceCounter()
    // A byte order mark doesn't count as a column.
    var passed = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return offsets.map { offset in
      let next = max(passed, min(offset, text.count))
      counter.advance(over: text.span.extracting(passed..<next))
      passed = next
      return counter.place
    }
  }

  /// The value, of any kind.
  package var value: Value {
    switch content {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.value))
    case .object(let members):
      .form(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value.value) }))
    }
  }

  /// The member of an object with that name; nil for any other value.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}
