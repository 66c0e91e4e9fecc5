/// Where something stands in the data.
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

/// What ends a line where places are counted.
enum LineEnd: Sendable {
  /// A line feed alone, as tools that split NDJSON count.
  case lineFeed
  /// A line feed, a carriage return, or both, as rows of CSV end.
  case any
}

extension DataPlace {
  /// Moves the place behind the bytes, of which those that continue a code point have no column.
  mutating func advance(over bytes: borrowing Span<UInt8>, lineEnd: LineEnd) {
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte == 0x0D, lineEnd == .any {
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if !isPair {
          line += 1
          column = 1
        }
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
