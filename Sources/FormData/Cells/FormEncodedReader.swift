package import RuleEngine

/// Reads one record of `application/x-www-form-urlencoded` or `multipart/form-data`, as browsers post
/// forms.
package final class FormEncodedReader: RecordReader {
  private let source: ByteSource
  private let plan: RecordPlan
  /// The boundary of `multipart/form-data`; nil for the other encoding.
  private let boundary: String?
  private let limits: ReadingLimits
  private var text: [UInt8] = []
  private var isRead = false

  package private(set) var unknownNames: [String] = []

  /// A reader of the source's one record.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    boundary: String? = nil,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.source = source
    self.plan = plan
    self.boundary = boundary
    self.limits = limits
  }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    guard !isRead else { return .end }
    isRead = true
    let isWhole = try readText()
    buffer.reset(for: plan.layout)
    do throws(TextFault) {
      guard isWhole else {
        throw TextFault(offset: 0, message: ReadingLimits.tooLong(limits.bytes))
      }
      unknownNames = try write(into: &buffer)
      return .record(number: 1)
    } catch {
      buffer.reset(for: plan.layout)
      let place = place(ofByte: error.offset)
      return .unreadable(UnreadableRecord(number: 1, place: place, message: error.message))
    }
  }

  private func write(into buffer: inout RecordBuffer) throws(TextFault) -> [String] {
    if let boundary {
      let form = MultipartText(text, boundary: boundary, of: plan.paths)
      return try form.write(into: &buffer, slotLimit: limits.slots)
    }
    let form = FormEncodedText(text, of: plan.paths)
    return try form.write(into: &buffer, slotLimit: limits.slots)
  }

  package func places(ofBytes offsets: [Int]) -> [DataPlace] {
    let text = text
    return PlaceCounter().places(ofBytes: offsets, in: text.span)
  }

  /// Reads the entire source; false if it is longer than the limit.
  private func readText() throws(DataError) -> Bool {
    var block = BlockBuffer()
    try block.skipByteOrderMark(from: source)
    repeat {
      if block.count > limits.bytes { return false }
    } while try block.fill(from: source)
    text = block.bytes(in: 0..<block.count)
    return true
  }
}
