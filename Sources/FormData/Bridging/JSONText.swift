internal import CSimdJSON

/// Bytes of a source with the JSON values in them.
///
/// simdjson looks at many records at once and keeps their address. So this type owns the bytes, and
/// reading more of them starts over.
@safe struct JSONText: ~Copyable {
  var block = BlockBuffer()
  private let reader: OpaquePointer?
  /// Bytes that the reader looks at, counted from the start of the block's memory.
  private var announced = 0..<0
  /// The version of the block in which they are where they were; nil at first.
  private var announcedVersion: Int?
  /// Bytes of the record that was read last, which is at the start.
  private var recordCount = 0

  /// Text in which the plan's members are wanted.
  init(plan: JSONPlan, depth: Int) {
    unsafe reader = csj_reader_create(
      plan.names,
      plan.names.count,
      plan.members,
      plan.members.count,
      plan.objects,
      plan.objects.count,
      UInt32(depth)
    )
  }

  deinit { unsafe csj_reader_destroy(reader) }

  /// Reads the values of the record at the start, to be had by `withEntries`.
  ///
  /// - Parameters:
  ///   - count: Bytes of the record.
  ///   - batch: Bytes of the whole records at the start, this one among them, that may be looked at
  ///     at once.
  /// - Returns: Whether that is one JSON value.
  @inline(__always)
  mutating func read(_ count: Int, batch: Int) -> csj_outcome {
    precondition(count <= batch && batch <= block.count)
    guard let reader = unsafe reader else { return .exhausted }
    recordCount = count
    let start = block.start
    let isAnnounced = announcedVersion == block.version && announced.contains(start)
    if !isAnnounced || start + count > announced.upperBound {
      announcedVersion = nil
      let outcome = unsafe csj_reader_begin(reader, block.address(of: 0), batch)
      guard outcome == .read else { return outcome }
      announced = start..<(start + batch)
      announcedVersion = block.version
    }
    let first = start - announced.lowerBound
    return unsafe csj_reader_read(reader, first, first + count)
  }

  /// Hands what the last `read` found to the closure.
  func withEntries<Result, Failure>(
    _ body: (borrowing Span<csj_entry>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var count = 0
    let first = unsafe csj_reader_entries(reader, &count)
    return try body(unsafe UnsafeBufferPointer(start: first, count: count).span)
  }

  /// How many names of members that their objects do not have were met so far.
  var unknownNameCount: Int { unsafe csj_reader_unknown_count(reader) }

  /// One of the names that objects do not have, the position of the object in the plan, and the offset
  /// of the name in the record that it was met in first.
  func unknownName(_ index: Int) -> (object: Int, name: String, offset: Int) {
    let found = unsafe csj_reader_unknown_name(reader, index)
    let bytes = unsafe UnsafeBufferPointer(start: found.name, count: found.name_count)
    let name = unsafe String(decoding: bytes, as: UTF8.self)
    return (Int(unsafe found.object), name, Int(unsafe found.offset))
  }

  /// Replaces the bytes by the record that was read last and, behind it, its texts that had escapes;
  /// the entries point into that.
  func copyTexts(to bytes: inout [UInt8]) {
    // A third fewer instructions than removing all bytes and appending the record.
    unsafe bytes.replaceSubrange(
      bytes.indices,
      with: UnsafeBufferPointer(start: block.address(of: 0), count: recordCount)
    )
    var count = 0
    let first = unsafe csj_reader_texts(reader, &count)
    guard count > 0 else { return }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
  }
}
