import FormData

/// Some whole lines of a file.
struct LineBlock: Sendable {
  /// The lines, each with its line feed.
  var bytes: [UInt8]
  /// Those that hold more than white space.
  var recordCount: Int
  var lineCount: Int
  /// Records of all files, and lines of this one, before the block.
  var origin: RecordOrigin
}

/// Cuts a file of lines into blocks that can be judged apart.
struct LineBlocks: ~Copyable {
  /// Enough to make handing over a block cheap, little enough for a few to stay in the cache.
  private static let size = 256 << 10

  private let input: OpenInput
  private let limits: ReadingLimits
  private var origin: RecordOrigin
  /// What was read behind the last whole line.
  private var rest: [UInt8] = []
  /// Whether the rest of a line that is longer than any record may be has yet to be passed over.
  private var isInLongLine = false
  private var isAtEnd = false

  init(of input: OpenInput, limits: ReadingLimits, origin: RecordOrigin) {
    self.input = input
    self.limits = limits
    self.origin = origin
  }

  /// Whether the next block would have to be waited for.
  var mayWait: Bool { input.mayWait && !input.descriptor.isReady }

  /// The next lines; nil at the end, and once the command has been interrupted.
  mutating func next() throws(DataError) -> LineBlock? {
    while !isAtEnd {
      guard let piece = try input.read(atMost: LineBlocks.size) else {
        isAtEnd = true
        if rest.isEmpty || Interruption.isRequested { return nil }
        return block(of: exchange(for: []) + [0x0A])
      }
      if let lines = wholeLines(with: piece) { return block(of: lines) }
    }
    return nil
  }

  /// The whole lines that there are once the piece has come in.
  private mutating func wholeLines(with piece: [UInt8]) -> [UInt8]? {
    guard let end = ByteSearch.last(0x0A, in: piece) else {
      add(piece[...])
      return nil
    }
    if isInLongLine {
      isInLongLine = false
      guard let start = ByteSearch.first(0x0A, in: piece, from: 0) else { return nil }
      // The line's beginning is a line of its own: too long, as whoever reads it will find.
      return exchange(for: Array(piece[(end + 1)...])) + piece[start...end]
    }
    return exchange(for: Array(piece[(end + 1)...])) + piece[...end]
  }

  private mutating func exchange(for next: [UInt8]) -> [UInt8] {
    defer { rest = next }
    return rest
  }

  /// Adds to an unfinished line, of which more than any record may have is not kept.
  private mutating func add(_ piece: ArraySlice<UInt8>) {
    guard !isInLongLine else { return }
    rest += piece
    if rest.count > limits.bytes {
      rest.removeLast(rest.count - limits.bytes - 1)
      isInLongLine = true
    }
  }

  private mutating func block(of bytes: [UInt8]) -> LineBlock {
    var bytes = bytes
    if origin.earlierLines == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let (lines, records) = LineBlocks.count(in: bytes)
    defer {
      origin.earlierLines += lines
      origin.earlierRecords += records
    }
    return LineBlock(bytes: bytes, recordCount: records, lineCount: lines, origin: origin)
  }

  private static func count(in bytes: [UInt8]) -> (lines: Int, records: Int) {
    var lines = 0
    var records = 0
    var start = 0
    while let end = ByteSearch.first(0x0A, in: bytes, from: start) {
      lines += 1
      if !isBlank(bytes, from: start, to: end) { records += 1 }
      start = end + 1
    }
    return (lines, records)
  }

  /// Whether the line holds nothing but what is white space in JSON.
  private static func isBlank(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    for position in start..<end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D: continue
      case _: return false
      }
    }
    return true
  }
}
