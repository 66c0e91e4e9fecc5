internal import CSimdJSON

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Bytes that have been read from a source but not consumed, stored contiguously; offsets start at
/// the first.
///
/// It has no memory until bytes are read, grows to the size of a record, and shrinks when it is
/// empty. If locations are needed, bytes are dropped with `skip`, which counts lines. A zero byte
/// follows the last byte: code that reads beyond the end of a truncated record must not find the
/// rest of an earlier one.
@safe struct BlockBuffer: ~Copyable {
  /// Large enough to spread the cost of a system call, small enough to stay in the cache.
  static let blockSize = 128 << 10

  /// The memory of empty buffers: only the zeros that follow the bytes of any buffer.
  nonisolated(unsafe) private static let noMemory: UnsafeMutablePointer<UInt8> = {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(csj_padding))
    unsafe memory.initialize(repeating: 0, count: Int(csj_padding))
    return unsafe memory
  }()

  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private(set) var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Changes with the bytes, except when the first of them are dropped.
  private(set) var version = 0
  /// The location of the first byte.
  private(set) var counter: PlaceCounter

  init(lineEnd: PlaceCounter.LineEnd = .lineFeed) {
    counter = PlaceCounter(lineEnd: lineEnd)
    unsafe memory = BlockBuffer.noMemory
  }

  deinit { if capacity > 0 { unsafe free(memory) } }

  private static func allocate(
    _ capacity: Int
  ) throws(DataError) -> UnsafeMutablePointer<UInt8> {
    let count = capacity + Int(csj_padding)
    // The system hands out zeroed pages on first use: few inputs fill a block, and the rest of it costs nothing.
    guard let memory = unsafe calloc(count, 1) else { throw .outOfMemory }
    return unsafe memory.bindMemory(to: UInt8.self, capacity: count)
  }

  var count: Int { end - start }

  /// Reads once; offsets stay the same.
  ///
  /// - Returns: False at the source's end, and from then on.
  mutating func fill(from source: ByteSource) throws(DataError) -> Bool {
    guard !isAtEnd else { return false }
    version += 1
    if capacity - end < BlockBuffer.blockSize { try makeRoom(for: BlockBuffer.blockSize) }
    let free = unsafe UnsafeMutableRawBufferPointer(
      start: memory + end,
      count: min(BlockBuffer.blockSize, capacity - end)
    )
    let added = try unsafe source.read(free)
    end += added
    unsafe memory[end] = 0
    isAtEnd = added == 0
    return !isAtEnd
  }

  /// Makes room for more bytes after the others, without more memory than that takes.
  private mutating func makeRoom(for added: Int) throws(DataError) {
    let size = 2 * BlockBuffer.blockSize
    let wanted = count + added <= size ? size : max(capacity, count + max(count, added))
    if wanted == capacity {
      unsafe memory.update(from: memory + start, count: count)
    } else {
      let other = try unsafe BlockBuffer.allocate(wanted)
      unsafe other.update(from: memory + start, count: count)
      if capacity > 0 { unsafe free(memory) }
      unsafe memory = other
      capacity = wanted
    }
    end = count
    start = 0
  }

  /// Appends bytes from memory.
  mutating func append(_ bytes: [UInt8]) throws(DataError) {
    version += 1
    if capacity - end < bytes.count { try makeRoom(for: bytes.count) }
    unsafe (memory + end).update(from: bytes, count: bytes.count)
    end += bytes.count
    unsafe memory[end] = 0
  }

  /// Drops all bytes, and memory that only they needed.
  mutating func removeAll() {
    version += 1
    start = 0
    end = 0
    // If there is no memory for a smaller block, keeps the large one.
    if capacity > 2 * BlockBuffer.blockSize { try? makeRoom(for: 0) }
  }

  /// Drops the last bytes.
  mutating func removeLast(_ count: Int) {
    precondition(count >= 0 && count <= self.count)
    version += 1
    end -= count
    unsafe memory[end] = 0
  }

  /// Drops the first bytes.
  mutating func consume(_ count: Int) {
    precondition(count >= 0 && count <= self.count)
    start += count
    if start == end {
      start = 0
      end = 0
    }
  }

  /// Drops the first bytes, and counts the lines in them.
  mutating func skip(_ count: Int) {
    var counter = counter
    withSpan(of: 0..<count) { counter.advance(over: $0) }
    self.counter = counter
    consume(count)
  }

  /// Drops a byte order mark at the start of a text.
  mutating func skipByteOrderMark(from source: ByteSource) throws(DataError) {
    while count < 3, try fill(from: source) {}
    if startsWithByteOrderMark { consume(3) }
  }

  /// The locations of bytes in ascending order, if those before the first were dropped with `skip`.
  func places(of offsets: [Int]) -> [DataPlace] {
    withSpan(of: 0..<min(offsets.last ?? 0, count)) { counter.places(ofBytes: offsets, in: $0) }
  }

  /// The location of a byte, if those before it were dropped with `skip`.
  func place(of offset: Int) -> DataPlace {
    withSpan(of: 0..<min(offset, count)) { counter.place(behind: $0) }
  }

  subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count)
    return unsafe memory[start + offset]
  }

  /// The first occurrence of the byte from the offset.
  func firstIndex(of byte: UInt8, from offset: Int, to limit: Int? = nil) -> Int? {
    let limit = limit ?? count
    precondition(offset >= 0 && offset <= limit && limit <= count)
    let first = unsafe memory + start + offset
    guard let found = unsafe memchr(first, Int32(byte), limit - offset) else { return nil }
    return unsafe offset + (found.assumingMemoryBound(to: UInt8.self) - UnsafeMutablePointer(first))
  }

  /// The last occurrence of the byte from the offset.
  func lastIndex(of byte: UInt8, from first: Int) -> Int? {
    var end = count
    // Searches a long line by the kilobyte: byte by byte takes twenty times as many instructions.
    while end > first, firstIndex(of: byte, from: max(first, end - 1024), to: end) == nil {
      end = max(first, end - 1024)
    }
    while end > first {
      end -= 1
      if unsafe memory[start + end] == byte { return end }
    }
    return nil
  }

  /// Whether the bytes begin with a byte order mark.
  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// Passes the bytes in the range to the closure.
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
  func address(of offset: Int) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(memory + start + offset)
  }
}
