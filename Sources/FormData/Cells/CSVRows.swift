internal import RuleEngine

/// Reads the rows of a CSV text one by one, as texts in a record's bytes with their locations.
struct CSVRows: ~Copyable {
  enum Outcome {
    case row
    /// The row can't be read; the offset counts from its first byte.
    case refused(TextFault)
    case end
  }

  private let source: ByteSource
  private let limits: ReadingLimits
  private var block = BlockBuffer(lineEnd: .any)
  private let delimiter: CSVDelimiter
  private var parser: CSVParser
  /// The length of the last row with its line end; the row is still at the start of the block.
  private var held = 0
  /// Whether the rest of the line must still be skipped, because its start could not be read.
  private var isInRefusedLine = false
  private var isStarted = false

  init(_ source: ByteSource, delimiter: CSVDelimiter, limits: ReadingLimits) {
    self.source = source
    self.delimiter = delimiter
    self.limits = limits
    parser = CSVParser(delimiter: delimiter)
  }

  /// Reads the next row that is not blank.
  mutating func next(into row: inout [Cell], bytes: inout [UInt8]) throws(DataError) -> Outcome {
    row.removeAll(keepingCapacity: true)
    block.skip(held)
    held = 0
    if !isStarted { try block.skipByteOrderMark(from: source) }
    isStarted = true
    try skipLineEnds()
    guard block.count > 0 else { return .end }
    return try readRow(into: &row, bytes: &bytes)
  }

  /// The locations of bytes of the last row, in ascending order.
  func places(ofBytes offsets: [Int]) -> [DataPlace] {
    block.places(of: offsets)
  }

  /// The location of a byte of the last row.
  func place(ofByte offset: Int) -> DataPlace {
    block.place(of: offset)
  }

  /// The byte at an offset of the last row; nil at the end of the text.
  func byte(at offset: Int) -> UInt8? {
    offset < block.count ? block[offset] : nil
  }

  private mutating func readRow(
    into row: inout [Cell],
    bytes: inout [UInt8]
  ) throws(DataError) -> Outcome {
    var cellStart = 0
    var fed = 0
    while true {
      let valueEnd = try valueEnd(from: fed)
      let end = valueEnd.map { $0 + 1 } ?? block.count
      if end > limits.bytes {
        return refuse(from: end, at: 0, ReadingLimits.tooLong(limits.bytes))
      }
      let textStart = bytes.count
      var event = parser.feed(block, fed..<end, appendingTo: &bytes)
      if case .unfinished = event, valueEnd == nil { event = parser.finish(appendingTo: &bytes) }
      switch event {
      case .refused(let offset):
        return refuse(from: fed + offset, at: fed + offset, quoteMessage(cellStart))
      case .outOfMemory:
        throw .outOfMemory
      case .unfinished:
        guard valueEnd != nil else {
          return refuse(from: end, at: cellStart, "a quote that is not closed")
        }
      case .value:
        row.append(
          Cell(
            start: UInt32(textStart),
            count: UInt32(bytes.count - textStart),
            source: UInt32(cellStart)
          )
        )
        cellStart = end
        if valueEnd == nil || block[end - 1] != delimiter.byte {
          held = end
          return check(end)
        }
      }
      fed = end
    }
  }

  /// Checks that a complete row is valid text.
  private func check(_ count: Int) -> Outcome {
    if let zero = block.firstIndex(of: 0, from: 0, to: count) {
      return .refused(TextFault(offset: zero, message: "U+0000 isn't allowed in CSV"))
    }
    guard block.isUTF8(in: 0..<count) else {
      let text = block.bytes(in: 0..<count)
      return .refused(.notUTF8(in: text, at: text.firstInvalidByte ?? 0))
    }
    return .row
  }

  private func quoteMessage(_ cellStart: Int) -> String {
    block[cellStart] == UInt8(ascii: "\"")
      ? "expected \(delimiter.shown) or the end of the row after the closing '\"'"
      : "a '\"' in a value that does not start with one"
  }

  /// Ends the row at the offset; reading continues after the next line end.
  private mutating func refuse(from offset: Int, at place: Int, _ message: String) -> Outcome {
    parser.reset()
    held = offset
    isInRefusedLine = true
    return .refused(TextFault(offset: place, message: message))
  }

  /// The next delimiter or line end from the offset; nil if the text ends first.
  private mutating func valueEnd(from offset: Int) throws(DataError) -> Int? {
    var searched = offset
    let delimiter = delimiter.byte
    while true {
      let found = block.withSpan(of: 0..<block.count) { bytes -> Int? in
        while searched < bytes.count {
          let byte = bytes[searched]
          if byte == delimiter || byte == 0x0A || byte == 0x0D { return searched }
          searched += 1
        }
        return nil
      }
      if let found { return found }
      guard block.count <= limits.bytes, try block.fill(from: source) else { return nil }
    }
  }

  /// Advances to the next row: skips the rest of an abandoned line, and blank lines.
  private mutating func skipLineEnds() throws(DataError) {
    while true {
      var count = 0
      while count < block.count {
        let byte = block[count]
        let isLineEnd = byte == 0x0A || byte == 0x0D
        guard isLineEnd || isInRefusedLine else { break }
        if isLineEnd { isInRefusedLine = false }
        count += 1
      }
      let isDone = count < block.count
      block.skip(count)
      if isDone { return }
      guard try block.fill(from: source) else { return }
    }
  }
}
