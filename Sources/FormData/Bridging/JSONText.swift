internal import CSimdJSON

/// The bytes of a source and the JSON values in them.
///
/// simdjson parses many records at once and keeps a pointer to them. So this type owns the bytes,
/// and reading more of them starts over.
@safe struct JSONText: ~Copyable {
  var block = BlockBuffer()
  private let reader: OpaquePointer?
  /// The bytes that the reader uses, relative to the start of the block's memory.
  private var announced = 0..<0
  /// The version of the block for which the pointer is valid; nil at first.
  private var announcedVersion: Int?
  /// The length of the last record, which is at the start.
  private var recordCount = 0

  /// The text in which the plan's members are looked up.
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

  /// Reads the values of the record at the start; `withEntries` then provides them.
  ///
  /// - Parameters:
  ///   - count: The length of the record in bytes.
  ///   - batch: The length of the complete records at the start, including this one, that can be
  ///     parsed together.
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

  /// Passes the values of the last `read` to the closure.
  func withEntries<Result, Failure>(
    _ body: (borrowing Span<csj_entry>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var count = 0
    let first = unsafe csj_reader_entries(reader, &count)
    return try body(unsafe UnsafeBufferPointer(start: first, count: count).span)
  }

  /// How many unknown member names are counted.
  static var mostUnknownNames: Int { csj_most_unknown_names }

  /// The number of unknown member names so far.
  var unknownNameCount: Int { unsafe csj_reader_unknown_count(reader) }

  /// An unknown member name, the position of its object in the plan, and the offset of the name in
  /// the record where it first occurred.
  func unknownName(_ index: Int) -> (object: Int, name: String, offset: Int) {
    let found = unsafe csj_reader_unknown_name(reader, index)
    let bytes = unsafe UnsafeBufferPointer(start: found.name, count: found.name_count)
    let name = unsafe String(decoding: bytes, as: UTF8.self)
    return (Int(unsafe found.object), name, Int(unsafe found.offset))
  }

  /// Replaces the bytes by the last record, followed by its texts that had escapes; the entries
  /// refer to these.
  func copyTexts(to bytes: inout [UInt8]) {
    // Takes a third fewer instructions than removing all bytes and appending the record.
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
