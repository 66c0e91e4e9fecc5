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

  init(bytes: [UInt8], origin: RecordOrigin) {
    self.bytes = bytes
    self.origin = origin
    (_, lineCount, recordCount) = LineBlock.extent(of: bytes, upTo: Int.max)
  }

  /// Takes away the first records; there must be as many.
  mutating func removeFirst(_ records: Int) {
    let extent = LineBlock.extent(of: bytes, upTo: records)
    bytes.removeFirst(extent.bytes)
    lineCount -= extent.lines
    recordCount -= extent.records
    origin.earlierLines += extent.lines
    origin.earlierRecords += extent.records
  }

  /// How far the first records reach, and what is among them.
  private static func extent(
    of bytes: [UInt8],
    upTo most: Int
  ) -> (bytes: Int, lines: Int, records: Int) {
    var extent = (bytes: 0, lines: 0, records: 0)
    while extent.records < most,
      let end = ByteSearch.first(0x0A, in: bytes, from: extent.bytes)
    {
      extent.lines += 1
      if !isBlank(bytes, from: extent.bytes, to: end) { extent.records += 1 }
      extent.bytes = end + 1
    }
    return extent
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

/// Cuts a file of lines into blocks that can be judged apart.
struct LineBlocks: ~Copyable {
  /// Enough to make handing over a block cheap, little enough for a few to stay in the cache.
  private static let size = 256 << 10

  private let input: OpenInput
  private let limits: ReadingLimits
  private var origin: RecordOrigin
  /// What was read behind the last whole line.
  private var rest: [UInt8] = []
  /// Memory of blocks that nobody needs any more.
  ///
  /// The system would clear new memory for each block page by page, which takes half as long as
  /// reading it.
  private var spare: [[UInt8]] = []
  private var isAtEnd = false
  /// How many more records are to be passed over.
  private var remainingSkips: Int
  /// Those that were, and nobody has been told of yet.
  private var skipped = 0

  init(of input: OpenInput, limits: ReadingLimits, origin: RecordOrigin, skipping: Int) {
    self.input = input
    self.limits = limits
    self.origin = origin
    remainingSkips = skipping
  }

  /// Takes back the memory of a block that has been judged.
  mutating func recycle(_ bytes: consuming [UInt8]) {
    spare.append(bytes)
  }

  /// Whether the next block would have to be waited for.
  var mayWait: Bool { input.mayWait && !input.descriptor.isReady }

  /// How many records have been passed over since this was asked last.
  mutating func takeSkipped() -> Int {
    defer { skipped = 0 }
    return skipped
  }

  /// The next lines that are to be judged; nil at the end, and once the command has been interrupted.
  mutating func next() throws(DataError) -> LineBlock? {
    while var block = try nextBlock() {
      guard remainingSkips > 0 else { return block }
      let count = min(remainingSkips, block.recordCount)
      remainingSkips -= count
      skipped += count
      if count < block.recordCount {
        block.removeFirst(count)
        return block
      }
    }
    return nil
  }

  private mutating func nextBlock() throws(DataError) -> LineBlock? {
    while !isAtEnd {
      let start = rest.count
      guard try input.read(atMost: LineBlocks.size, onto: &rest) else {
        isAtEnd = true
        if rest.isEmpty || Interruption.isRequested { return nil }
        rest.append(0x0A)
        return block(of: takeLines(to: rest.count))
      }
      if let end = ByteSearch.last(0x0A, in: rest, from: start) {
        return block(of: takeLines(to: end + 1))
      }
      // Of a line that is longer than any record may be, as much is kept as tells so.
      if rest.count > limits.bytes { rest.removeLast(rest.count - limits.bytes - 1) }
    }
    return nil
  }

  /// Takes away the first bytes, which are whole lines, in the memory that they are in.
  private mutating func takeLines(to end: Int) -> [UInt8] {
    var next = spare.popLast() ?? []
    next.removeAll(keepingCapacity: true)
    // Room for what is read at once behind the start of a line.
    next.reserveCapacity(2 * LineBlocks.size)
    next.append(contentsOf: rest[end...])
    swap(&next, &rest)
    next.removeLast(next.count - end)
    return next
  }

  private mutating func block(of bytes: consuming [UInt8]) -> LineBlock {
    if origin.earlierLines == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let block = LineBlock(bytes: bytes, origin: origin)
    origin.earlierLines += block.lineCount
    origin.earlierRecords += block.recordCount
    return block
  }
}
