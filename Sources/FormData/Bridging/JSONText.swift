internal import CSimdJSON

/// Bytes of a source with the JSON values in them.
///
/// simdjson finds the tokens of many records at once and keeps where they are by address. So the
/// bytes belong to this type, and reading more of them makes it look for tokens anew.
@safe struct JSONText: ~Copyable {
  private var block = BlockBuffer()
  private let reader: OpaquePointer?
  /// Bytes whose tokens are known, counted from the start of the block's memory.
  private var indexed: Range<Int>?
  /// Bytes of the record that was read last, which is at the start.
  private var recordCount = 0
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

  /// Appends bytes that are at hand.
  mutating func append(_ bytes: [UInt8]) {
    indexed = nil
    isBroken = false
    block.append(bytes)
  }

  mutating func consume(_ count: Int) {
    block.consume(count)
  }

  mutating func removeLast(_ count: Int) {
    indexed = nil
    block.removeLast(count)
  }

  mutating func removeAll() {
    indexed = nil
    block.removeAll()
  }

  /// Whether there is nothing in the range but what is white space within a line of JSON.
  func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { offset in
      let byte = block[offset]
      return byte == 0x20 || byte == 0x09 || byte == 0x0D
    }
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
    recordCount = count
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

  /// Appends the record that was read last and, behind it, its texts that had escapes; the entries
  /// point into that.
  func appendTexts(to bytes: inout [UInt8]) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: block.address(of: 0), count: recordCount)
    )
    var count = 0
    let first = unsafe csj_reader_texts(reader, &count)
    guard count > 0 else { return }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
  }
}
