// All of the module that C libraries, pointers or unmanaged memory need; the rest of it is safe
// Swift.
//
// What is unsafe stays inside the types below, which check the bounds that they are given: blocks
// of bytes at a fixed place, which simdjson reads without copying, its reader, and libcsv's parser.

internal import CCSV
internal import CSimdJSON
internal import RuleEngine

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// MARK: - Where bytes come from

/// Supplies the bytes of a file, stream or text, piece by piece.
@safe package struct ByteSource {
  /// Fills the start of the memory and returns how many bytes; 0 at the end.
  fileprivate let read: (UnsafeMutableRawBufferPointer) throws(DataError) -> Int

  /// The bytes of an open file, pipe or socket from where it stands; it is not closed.
  package init(fileDescriptor: Int32) {
    unsafe read = { memory throws(DataError) in
      while true {
        let count = unsafe systemRead(fileDescriptor, memory.baseAddress, memory.count)
        if count >= 0 { return count }
        switch errno {
        case EINTR:
          continue
        case EAGAIN:
          var descriptor = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
          _ = unsafe poll(&descriptor, 1, -1)
        default:
          throw .inputFailed(unsafe String(cString: strerror(errno)))
        }
      }
    }
  }

  /// The bytes of a text that is at hand.
  package init(_ bytes: [UInt8]) {
    var isGiven = false
    self.init {
      defer { isGiven = true }
      return isGiven ? nil : bytes
    }
  }

  /// Bytes in pieces of any size, until the closure returns nil.
  package init(pieces: @escaping () throws(DataError) -> [UInt8]?) {
    var piece: [UInt8] = []
    var position = 0
    unsafe read = { memory throws(DataError) in
      while position == piece.count {
        guard let next = try pieces() else { return 0 }
        piece = next
        position = 0
      }
      let count = min(memory.count, piece.count - position)
      unsafe piece.withUnsafeBytes { bytes in
        unsafe memory.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
        )
      }
      position += count
      return count
    }
  }
}

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, memory, count)
}

// MARK: - Blocks

/// Bytes of a source that have been read but not yet used up, side by side; offsets start at the
/// first.
///
/// Grows to what a record needs, and shrinks again when it is empty.
@safe struct BlockBuffer: ~Copyable {
  /// Enough to spread the cost of a system call, little enough to stay in the cache.
  static let blockSize = 128 << 10

  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  fileprivate private(set) var start = 0
  private var end = 0

  init() {
    capacity = 2 * BlockBuffer.blockSize
    unsafe memory = BlockBuffer.allocate(capacity)
  }

  deinit { unsafe memory.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let count = capacity + Int(csj_padding)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    unsafe memory.initialize(repeating: 0, count: count)
    return unsafe memory
  }

  var count: Int { end - start }

  /// Reads once; offsets stay the same.
  ///
  /// - Returns: False at the source's end.
  mutating func fill(from source: ByteSource) throws(DataError) -> Bool {
    if capacity - end < BlockBuffer.blockSize { makeRoom() }
    let free = unsafe UnsafeMutableRawBufferPointer(
      start: memory + end,
      count: min(BlockBuffer.blockSize, capacity - end)
    )
    let added = try unsafe source.read(free)
    end += added
    return added > 0
  }

  private mutating func makeRoom() {
    let size = 2 * BlockBuffer.blockSize
    let wanted = count <= BlockBuffer.blockSize ? size : max(capacity, 2 * count)
    if wanted == capacity {
      unsafe memory.update(from: memory + start, count: count)
    } else {
      let larger = unsafe BlockBuffer.allocate(wanted)
      unsafe larger.update(from: memory + start, count: count)
      unsafe memory.deallocate()
      unsafe memory = larger
      capacity = wanted
    }
    end = count
    start = 0
  }

  /// Gives up the first bytes.
  mutating func consume(_ count: Int) {
    precondition(count >= 0 && count <= self.count)
    start += count
    if start == end {
      start = 0
      end = 0
    }
  }

  subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count)
    return unsafe memory[start + offset]
  }

  /// The first such byte from the offset on.
  func firstIndex(of byte: UInt8, from offset: Int, to limit: Int? = nil) -> Int? {
    let limit = limit ?? count
    precondition(offset >= 0 && offset <= limit && limit <= count)
    let first = unsafe memory + start + offset
    guard let found = unsafe memchr(first, Int32(byte), limit - offset) else { return nil }
    return unsafe offset + (found.assumingMemoryBound(to: UInt8.self) - UnsafeMutablePointer(first))
  }

  /// The last such byte from the offset on.
  func lastIndex(of byte: UInt8, from first: Int) -> Int? {
    var offset = count
    while offset > first {
      offset -= 1
      if unsafe memory[start + offset] == byte { return offset }
    }
    return nil
  }

  /// Whether the mark comes first that some editors put before UTF-8.
  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// Hands the bytes in the range to the closure.
  func withSpan<Result, Failure>(
    of range: Range<Int>,
    _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let bytes = unsafe UnsafeBufferPointer(
      start: memory + start + range.lowerBound,
      count: range.count
    )
    return try body(unsafe bytes.span)
  }

  /// A copy of the bytes in the range.
  func bytes(in range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe Array(
      UnsafeBufferPointer(start: memory + start + range.lowerBound, count: range.count)
    )
  }

  /// Whether the bytes in the range are UTF-8.
  func isUTF8(in range: Range<Int>) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe csj_is_utf8(memory + start + range.lowerBound, range.count)
  }

  /// The address of a byte, which holds until the next `fill`.
  fileprivate func address(of offset: Int) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(memory + start + offset)
  }
}

// MARK: - simdjson

/// Bytes of a source with the JSON values in them.
///
/// simdjson finds the tokens of many records at once and keeps where they are by address. So the
/// bytes belong to this type, and reading more of them makes it look for tokens anew.
@safe struct JSONText: ~Copyable {
  private var block = BlockBuffer()
  private let reader: OpaquePointer?
  /// Bytes whose tokens are known, counted from the start of the block's memory.
  private var indexed: Range<Int>?
  /// Whether the tokens of many records were looked for in vain since the block was filled.
  private var isBroken = false

  /// Text in which the plan's members are wanted, or everything.
  init(plan: JSONPlan?, depth: Int) {
    let names = plan?.names ?? []
    let members = plan?.members ?? []
    let objects = plan?.objects ?? []
    unsafe reader = csj_reader_create(
      names,
      names.count,
      members,
      members.count,
      objects,
      objects.count,
      UInt32(depth)
    )
  }

  deinit { unsafe csj_reader_destroy(reader) }

  var count: Int { block.count }
  subscript(offset: Int) -> UInt8 { block[offset] }

  /// Reads once; false at the source's end.
  mutating func fill(from source: ByteSource) throws(DataError) -> Bool {
    indexed = nil
    isBroken = false
    return try block.fill(from: source)
  }

  mutating func consume(_ count: Int) {
    block.consume(count)
  }

  func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
    block.firstIndex(of: byte, from: offset)
  }

  func lastIndex(of byte: UInt8, from offset: Int) -> Int? {
    block.lastIndex(of: byte, from: offset)
  }

  var startsWithByteOrderMark: Bool { block.startsWithByteOrderMark }

  func withSpan<Result, Failure>(
    of range: Range<Int>,
    _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try block.withSpan(of: range, body)
  }

  func bytes(in range: Range<Int>) -> [UInt8] {
    block.bytes(in: range)
  }

  /// Reads the values of the record at the start, to be had by `withEntries`.
  ///
  /// - Parameters:
  ///   - count: Bytes of the record.
  ///   - batch: Bytes of the whole records at the start, this one among them, whose tokens may be
  ///     looked for at once. No line feed may stand in a string of them.
  /// - Returns: Whether that is one JSON value.
  mutating func read(_ count: Int, batch: Int) -> csj_outcome {
    precondition(count <= batch && batch <= block.count)
    guard let reader = unsafe reader else { return .exhausted }
    let start = block.start
    if !(indexed.map { $0.contains(start) && start + count <= $0.upperBound } ?? false) {
      var outcome = csj_outcome.malformed
      if !isBroken, batch > count {
        outcome = unsafe csj_reader_index(reader, block.address(of: 0), batch)
        indexed = start..<(start + batch)
        isBroken = outcome == .malformed
      }
      if outcome == .malformed {
        outcome = unsafe csj_reader_index(reader, block.address(of: 0), count)
        indexed = start..<(start + count)
      }
      guard outcome == .read else {
        indexed = nil
        return outcome
      }
    }
    let base = indexed?.lowerBound ?? start
    return unsafe csj_reader_read(reader, start - base, start - base + count)
  }

  /// Hands what the last `read` found to the closure.
  func withEntries<Result, Failure>(
    _ body: (borrowing Span<csj_entry>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var count = 0
    let first = unsafe csj_reader_entries(reader, &count)
    return try body(unsafe UnsafeBufferPointer(start: first, count: count).span)
  }

  /// Appends the texts that the last `read` found, into which its entries point.
  func appendTexts(to bytes: inout [UInt8]) {
    var count = 0
    let first = unsafe csj_reader_texts(reader, &count)
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
  }
}

// MARK: - libcsv

/// libcsv's parser, fed in pieces that end behind a comma or line end, so at most one value each.
@safe struct CSVParser: ~Copyable {
  /// What a piece came to.
  enum Event {
    /// The piece is part of a value in quotes.
    case unfinished
    /// A value ended with the piece; its bytes were appended.
    case value
    /// The byte at that offset of the piece can't stand there.
    case refused(at: Int)
    case outOfMemory
  }

  /// What libcsv last reported; its pointer holds until the parser is fed again.
  @unsafe private struct Reported {
    var text: UnsafeMutableRawPointer?
    var count = 0
    var hasValue = false
  }

  private let parser: UnsafeMutablePointer<csv_parser>

  init() {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: csv_parser())
    unsafe csv_init(parser, UInt8(CSV_STRICT | CSV_STRICT_FINI))
    // RFC 4180: "Spaces are considered part of a field and should not be ignored."
    unsafe csv_set_space_func(parser) { _ in 0 }
  }

  deinit {
    unsafe csv_free(parser)
    unsafe parser.deallocate()
  }

  /// Feeds the bytes in the range, which end behind a comma or line end, or at the end of the text.
  mutating func feed(
    _ block: borrowing BlockBuffer,
    _ range: Range<Int>,
    appendingTo bytes: inout [UInt8]
  ) -> Event {
    precondition(range.lowerBound >= 0 && range.upperBound <= block.count)
    var reported = unsafe Reported()
    let fed = unsafe csv_parse(
      parser,
      block.address(of: range.lowerBound),
      range.count,
      CSVParser.value,
      nil,
      &reported
    )
    guard fed == range.count else {
      return unsafe csv_error(parser) == CSV_EPARSE ? .refused(at: fed) : .outOfMemory
    }
    return unsafe CSVParser.take(reported, appendingTo: &bytes)
  }

  /// Ends the text; the parser is as new afterwards.
  ///
  /// - Returns: The last value, or unfinished if a quote is still open.
  mutating func finish(appendingTo bytes: inout [UInt8]) -> Event {
    var reported = unsafe Reported()
    let status = unsafe csv_fini(parser, CSVParser.value, nil, &reported)
    let event = unsafe CSVParser.take(reported, appendingTo: &bytes)
    if status != 0 { reset() }
    return event
  }

  /// Forgets the row that was being read.
  mutating func reset() {
    unsafe csv_set_opts(parser, UInt8(CSV_STRICT))
    _ = unsafe csv_fini(parser, nil, nil, nil)
    unsafe csv_set_opts(parser, UInt8(CSV_STRICT | CSV_STRICT_FINI))
  }

  private static let value:
    @convention(c) (
      UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?
    ) -> Void = { text, count, context in
      unsafe context?.assumingMemoryBound(to: Reported.self).pointee = Reported(
        text: text,
        count: count,
        hasValue: true
      )
    }

  private static func take(_ reported: Reported, appendingTo bytes: inout [UInt8]) -> Event {
    guard unsafe reported.hasValue else { return .unfinished }
    if let text = unsafe reported.text {
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: text, count: reported.count))
    }
    return .value
  }
}
