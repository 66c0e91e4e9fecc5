internal import CSimdJSON

/// Bytes of a source with the JSON values in them.
///
/// simdjson looks at many records at once and keeps their address. So this type owns the bytes, and
/// reading more of them starts over.
@safe struct JSONText: ~Copyable {
  private var block = BlockBuffer()
  private let reader: OpaquePointer?
  /// Bytes that the reader looks at, counted from the start of the block's memory.
  private var announced: Range<Int>?
  /// Bytes of the record that was read last, which is at the start.
  private var recordCount = 0

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
    announced = nil
    return try block.fill(from: source)
  }

  /// Appends bytes that are at hand.
  mutating func append(_ bytes: [UInt8]) {
    announced = nil
    block.append(bytes)
  }

  mutating func consume(_ count: Int) {
    block.consume(count)
  }

  mutating func removeLast(_ count: Int) {
    announced = nil
    block.removeLast(count)
  }

  mutating func removeAll() {
    announced = nil
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
  ///   - batch: Bytes of the whole records at the start, this one among them, that may be looked at
  ///     at once.
  /// - Returns: Whether that is one JSON value.
  mutating func read(_ count: Int, batch: Int) -> csj_outcome {
    precondition(count <= batch && batch <= block.count)
    guard let reader = unsafe reader else { return .exhausted }
    recordCount = count
    let start = block.start
    if !(announced.map { $0.contains(start) && start + count <= $0.upperBound } ?? false) {
      announced = nil
      let outcome = unsafe csj_reader_begin(reader, block.address(of: 0), batch)
      guard outcome == .read else { return outcome }
      announced = start..<(start + batch)
    }
    let base = announced?.lowerBound ?? start
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
