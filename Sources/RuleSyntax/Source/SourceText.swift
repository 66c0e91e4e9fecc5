/// One rule file as text: its name, its bytes, and where its lines begin.
public struct SourceText: Sendable, Hashable {
  /// The name of the text in messages: a file's path, or a name such as `<input>`.
  public let name: String
  /// The text in UTF-8, as it was read; it may hold anything.
  package let bytes: [UInt8]
  /// Where the text begins: at 0, or after a byte order mark, which is no part of it.
  package let textStart: Int
  /// The number of its first line: 1, or more for a part of a longer text.
  private let firstLine: Int
  /// Offset of each line's first byte, in order.
  private let lineStarts: [UInt32]
  /// How many code points there are before each block of ``blockSize`` bytes.
  private let blockStarts: [UInt32]
  /// How many of these UTF-16 writes as two units; empty if the text has none.
  private let pairBlockStarts: [UInt32]

  /// A source with a text and a name.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// A source with any bytes; the lexer reports those that are not UTF-8.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, firstLine: 1)
  }

  /// A part of a text, from the start of a line on.
  package init(name: String, bytes: [UInt8], firstLine: Int) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
    textStart = bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    lineStarts = SourceText.lineStarts(of: bytes)
    blockStarts = SourceText.blockStarts(of: bytes, counting: SourceText.beginsScalar)
    pairBlockStarts =
      bytes.contains(where: SourceText.beginsPair)
      ? SourceText.blockStarts(of: bytes, counting: SourceText.beginsPair) : []
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A line and a column, as people count them.
  public struct Location: Sendable, Hashable {
    /// Line, from 1.
    public var line: Int
    /// Column, from 1, counted in Unicode code points.
    public var column: Int
  }

  /// The line and column of a byte offset, or of the end for a greater offset.
  ///
  /// Takes a binary search over the lines.
  public func location(of offset: UInt32) -> Location {
    let offset = min(offset, UInt32(bytes.count))
    let line = lineIndex(of: offset)
    let start = max(Int(lineStarts[line]), min(textStart, Int(offset)))
    return Location(line: firstLine + line, column: scalarCount(in: start..<Int(offset)) + 1)
  }

  /// Bytes that a look-up of a column scans at most at each end.
  private static let blockSize = 64

  /// How many code points begin in a range of offsets.
  package func scalarCount(in range: Range<Int>) -> Int {
    count(before: range.upperBound, blockStarts, SourceText.beginsScalar)
      - count(before: range.lowerBound, blockStarts, SourceText.beginsScalar)
  }

  /// How many units of UTF-16 write the code points that begin in a range of offsets.
  package func utf16Count(in range: Range<Int>) -> Int {
    let scalars = scalarCount(in: range)
    if pairBlockStarts.isEmpty { return scalars }
    return scalars + count(before: range.upperBound, pairBlockStarts, SourceText.beginsPair)
      - count(before: range.lowerBound, pairBlockStarts, SourceText.beginsPair)
  }

  private func count(
    before offset: Int,
    _ blockStarts: [UInt32],
    _ isCounted: (UInt8) -> Bool
  ) -> Int {
    let block = offset / SourceText.blockSize
    let rest = bytes[(block * SourceText.blockSize)..<offset]
    return Int(blockStarts[block]) + rest.count(where: isCounted)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Whether the byte begins a code point beyond U+FFFF.
  private static func beginsPair(_ byte: UInt8) -> Bool { byte >= 0xF0 }

  private static func blockStarts(
    of bytes: [UInt8],
    counting isCounted: (UInt8) -> Bool
  ) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / blockSize + 1)
    for end in stride(from: blockSize, through: bytes.count, by: blockSize) {
      let count = bytes[(end - blockSize)..<end].count(where: isCounted)
      starts.append(starts[starts.count - 1] + UInt32(count))
    }
    return starts
  }

  /// The text of the line (from 1) without its line end; empty when there is no such line.
  package func line(_ number: Int) -> String {
    let index = number - firstLine
    guard lineStarts.indices.contains(index) else { return "" }
    let start = max(Int(lineStarts[index]), textStart)
    let next = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
    let content = bytes[start..<next]
    let end = content.lastIndex { $0 != 0x0A && $0 != 0x0D }
    guard let end else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }

  /// The text in `range`, with what is not UTF-8 replaced by U+FFFD; only as much of it as there is.
  package func text(in range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    return String(decoding: bytes[min(Int(range.start), end)..<end], as: UTF8.self)
  }

  /// What the text says in the range, on one line: white space is collapsed.
  package func excerpt(of range: SourceRange) -> String {
    guard range.start < range.end, range.end <= bytes.count else { return "" }
    let words = text(in: range).split(whereSeparator: \.isWhitespace)
    // A long argument has lines of its own between the parentheses.
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// All of the text, with what is not UTF-8 replaced by U+FFFD.
  package var content: String { String(decoding: bytes, as: UTF8.self) }

  /// How many lines there are, the last of which may be empty.
  package var lineCount: Int { lineStarts.count }

  /// Offset of the first byte of a line; lines are counted from 0.
  package func start(ofLine index: Int) -> Int { Int(lineStarts[index]) }

  /// The line of an offset, counted from 0.
  package func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      let endsLine =
        byte == 0x0A
        || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if endsLine { starts.append(UInt32(index + 1)) }
    }
    return starts
  }
}
