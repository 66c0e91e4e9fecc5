internal import CCSV

/// libcsv's parser, fed in pieces that end after a delimiter or line end, so with at most one value
/// each.
@safe struct CSVParser: ~Copyable {
  /// The result of a piece.
  enum Event {
    /// The piece is part of a value in quotes.
    case unfinished
    /// A value ended with the piece; its bytes were appended.
    case value
    /// The byte at this offset of the piece is not allowed there.
    case refused(at: Int)
    case outOfMemory
  }

  /// What libcsv last reported; its pointer is valid until the parser is fed again.
  @unsafe private struct Reported {
    var text: UnsafeMutableRawPointer?
    var count = 0
    var hasValue = false
  }

  private let parser: UnsafeMutablePointer<csv_parser>

  init(delimiter: CSVDelimiter) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: csv_parser())
    unsafe csv_init(parser, UInt8(CSV_STRICT | CSV_STRICT_FINI))
    // RFC 4180: "Spaces are considered part of a field and should not be ignored."
    unsafe csv_set_space_func(parser) { _ in 0 }
    unsafe csv_set_delim(parser, delimiter.byte)
  }

  deinit {
    unsafe csv_free(parser)
    unsafe parser.deallocate()
  }

  /// Feeds the bytes in the range, which end after a delimiter or line end, or at the end of the
  /// text.
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

  /// Ends the text; the parser can then be reused.
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
