/// A location in the data.
package struct DataPlace: Sendable, Hashable {
  /// Line, from 1.
  package var line: Int
  /// Column in code points, from 1.
  package var column: Int

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Counts lines and columns while going through a text in pieces.
struct PlaceCounter: Sendable {
  /// What ends a line.
  enum LineEnd: Sendable {
    /// A line feed alone, as tools that split NDJSON count.
    case lineFeed
    /// A line feed, a carriage return, or both, as rows of CSV end.
    case any
  }

  /// The location of the next byte.
  private(set) var place: DataPlace
  private let lineEnd: LineEnd
  private var followsReturn = false

  init(_ place: DataPlace = DataPlace(), lineEnd: LineEnd = .lineFeed) {
    self.place = place
    self.lineEnd = lineEnd
  }

  /// Advances past the bytes; those that continue a code point have no column.
  mutating func advance(over bytes: borrowing Span<UInt8>) {
    for offset in bytes.indices {
      let byte = bytes[offset]
      let isReturn = byte == 0x0D && lineEnd == .any
      if isReturn || (byte == 0x0A && !followsReturn) {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0A {
        place.column += 1
      }
      followsReturn = isReturn
    }
  }

  /// The locations of some of the next bytes, by their offsets in ascending order.
  ///
  /// - Complexity: linear in the bytes up to the last of them.
  func places(ofBytes offsets: [Int], in bytes: borrowing Span<UInt8>) -> [DataPlace] {
    var counter = self
    var passed = 0
    return offsets.map { offset in
      let next = max(passed, min(offset, bytes.count))
      counter.advance(over: bytes.extracting(passed..<next))
      passed = next
      return counter.place
    }
  }

  /// The location of one of the next bytes.
  func place(behind bytes: borrowing Span<UInt8>) -> DataPlace {
    var counter = self
    counter.advance(over: bytes)
    return counter.place
  }
}
