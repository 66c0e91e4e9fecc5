internal import CSimdJSON
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

  /// Reads a text, at most 64 MiB long and 512 objects and lists deep.
  ///
  /// - Throws: At the first thing that RFC 8259 does not allow, at a duplicate key in
  ///   one
  ///   object, and at a number of more than 38 significant digits.
  package init(_ text: [UInt8]) throws(DataError) {
    let limits = ReadingLimits()
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard text.count - start <= limits.bytes else {
      throw .unreadable(DataPlace(), message: "a text of more than \(limits.bytes) bytes")
    }
    let source = ByteSource(start == 0 ? text : Array(text[start...]))
    var json = JSONText(plan: nil, depth: limits.depth)
    while try json.fill(from: source) {}
    let count = json.count
    do throws(JSONFault) {
      switch json.read(count, batch: count) {
      case .read:
        break
      case .empty:
        throw JSONFault(offset: count, reason: .unexpectedEnd)
      case .malformed, .deep:
        let fault = json.withSpan(of: 0..<count) { JSONFault.first(in: $0, depth: limits.depth) }
        throw fault ?? JSONFault(offset: 0, reason: .expectedValue(found: "\u{FFFD}"))
      case .exhausted:
        throw JSONFault(offset: 0, reason: .outOfMemory)
      }
      var texts: [UInt8] = []
      json.appendTexts(to: &texts)
      self = try json.withEntries { entries throws(JSONFault) in
        var builder = JSONTreeBuilder(texts: texts, shift: start)
        return try builder.next(of: entries)
      }
    } catch let fault {
      if fault.reason == .outOfMemory { throw .outOfMemory }
      throw .unreadable(
        JSONTree.place(ofByte: fault.offset + start, in: text),
        message: fault.message
      )
    }
  }

  /// Line and column of a byte of the text that a tree was read from.
  package static func place(ofByte offset: Int, in text: [UInt8]) -> DataPlace {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0
    return PlaceCounter().place(behind: text.span.extracting(start..<min(offset, text.count)))
  }

  /// The member of an object with that name; nil for any other value.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}

/// Makes trees of the flat list that the reader gives.
private struct JSONTreeBuilder {
  let texts: [UInt8]
  /// What to add to offsets.
  let shift: Int
  private var position = 0

  init(texts: [UInt8], shift: Int) {
    self.texts = texts
    self.shift = shift
  }

  mutating func next(
    of entries: borrowing Span<csj_entry>
  ) throws(JSONFault) -> JSONTree {
    let entry = entries[position]
    position += 1
    let content: JSONTree.Content
    switch entry.kind {
    case .null: content = .null
    case .false: content = .boolean(false)
    case .true: content = .boolean(true)
    case .number, .digits: content = try .number(number(entry))
    case .text, .name: content = .text(text(entry))
    case .list:
      var items: [JSONTree] = []
      items.reserveCapacity(Int(entry.count))
      while position < Int(entry.end) { items.append(try next(of: entries)) }
      content = .list(items)
    case .group, .object, .file:
      content = try .object(members(to: Int(entry.end), of: entries))
    }
    return JSONTree(content: content, offset: Int(entry.source) + shift)
  }

  private mutating func members(
    to end: Int,
    of entries: borrowing Span<csj_entry>
  ) throws(JSONFault) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    var names: Set<[UInt8]> = []
    while position < end {
      let entry = entries[position]
      position += 1
      let name = text(entry)
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONFault(offset: Int(entry.source), reason: .repeatedMember(name))
      }
      let value = try next(of: entries)
      members.append(
        JSONTree.Member(name: name, offset: Int(entry.source) + shift, value: value)
      )
    }
    return members
  }

  private func text(_ entry: csj_entry) -> String {
    String(decoding: texts[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
  }

  private func number(_ entry: csj_entry) throws(JSONFault) -> Number {
    if entry.kind == .number,
      let number = Number(significand: Int128(entry.payload), exponent: Int(entry.scale))
    {
      return number
    }
    let digits = Int(entry.start)..<Int(entry.start + entry.count)
    guard case .number(let number) = Number.parse(json: texts.span.extracting(digits)) else {
      throw JSONFault(offset: Int(entry.source), reason: .tooManyDigits)
    }
    return number
  }
}

extension JSONTree {
  fileprivate init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

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

extension Value {
  /// The value that a JSON text denotes, with what `JSONTree` demands of it.
  package init(json text: [UInt8]) throws(DataError) {
    self = try JSONTree(text).value
  }
}
