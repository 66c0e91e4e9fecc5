package import RuleEngine

/// Reads a JSON text that is one object, or a list of objects, one object at a time.
///
/// Time is linear in the text; memory depends only on the longest record. At invalid JSON, reading
/// ends, because the start of the next record is unknown.
package final class JSONDocumentReader: RecordReader {
  private enum State {
    case start, listStart, afterElement, afterList, end
  }

  private let source: ByteSource
  private let limits: ReadingLimits
  private var records: JSONRecords
  private var state = State.start
  /// Bytes of the last record, still at the start of the text.
  private var held = 0
  private var isInList = false
  private var number = 0

  /// A reader of the source's one text.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.source = source
    self.limits = limits
    records = JSONRecords(plan: plan, limits: limits)
  }

  package var unknownNames: [String] { records.unknownNames }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    records.text.block.skip(held)
    held = 0
    while true {
      let byte = try skipSpace()
      switch (state, byte) {
      case (.end, _):
        return .end
      case (.start, UInt8(ascii: "[")):
        records.text.block.skip(1)
        isInList = true
        state = .listStart
      case (.start, UInt8(ascii: "{")):
        return try element(into: &buffer)
      case (.start, _):
        throw documentError(expecting: "an object or a list of objects", found: byte)
      case (.listStart, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
        records.text.block.skip(1)
        state = .afterList
      case (.listStart, _):
        return try element(into: &buffer)
      case (.afterElement, UInt8(ascii: ",")):
        records.text.block.skip(1)
        state = .listStart
        if try skipSpace() == UInt8(ascii: "]") {
          throw documentError(expecting: "a value", found: UInt8(ascii: "]"))
        }
      case (.afterElement, _):
        throw documentError(expecting: "',' or ']' after a value", found: byte)
      case (.afterList, nil):
        state = .end
      case (.afterList, _):
        let hint =
          !isInList && byte == UInt8(ascii: "{")
          ? ": if each line is a record, add --input ndjson" : ""
        throw documentError(expecting: "nothing more after the value", found: byte, hint)
      }
    }
  }

  package func places(ofBytes offsets: [Int]) -> [DataPlace] {
    records.text.block.places(of: offsets)
  }

  /// Reads the value at the start of the text as a record.
  private func element(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    let beginning = place(ofByte: 0)
    number += 1
    guard let count = try elementEnd() else {
      // Only the last piece of the text is left.
      state = isInList ? .afterElement : .afterList
      let message = ReadingLimits.tooLong(limits.bytes)
      return .unreadable(UnreadableRecord(number: number, place: beginning, message: message))
    }
    held = count
    state = isInList ? .afterElement : .afterList
    switch records.read(count, batch: count, into: &buffer) {
    case .record:
      return .record(number: number)
    case .refused(let fault):
      let place = place(ofByte: fault.offset)
      return .unreadable(UnreadableRecord(number: number, place: place, message: fault.message))
    case .malformed(let fault):
      state = .end
      throw .unreadable(place(ofByte: fault.offset), message: fault.message)
    case .blank:
      throw documentError(expecting: "a value", found: try skipSpace())
    case .outOfMemory:
      throw .outOfMemory
    }
  }

  /// The length of the value at the start; nil, with the value dropped, if it exceeds the limit.
  private func elementEnd() throws(DataError) -> Int? {
    var scanner = JSONElementScanner()
    var scanned = 0
    var isTooLong = false
    while true {
      let count = records.text.block.count
      let end = records.text.block.withSpan(of: 0..<count) { scanner.end(in: $0, from: scanned) }
      if let end {
        isTooLong = isTooLong || end > limits.bytes
        guard isTooLong else { return end }
        records.text.block.skip(end)
        return nil
      }
      scanned = count
      if scanned > limits.bytes { isTooLong = true }
      if isTooLong {
        records.text.block.skip(scanned)
        scanned = 0
      }
      guard try records.text.block.fill(from: source) else {
        if isTooLong { throw endError() }
        return scanned
      }
    }
  }

  /// Skips white space and returns the next byte, which is then at the start; nil at the end.
  private func skipSpace() throws(DataError) -> UInt8? {
    if state == .start { try records.text.block.skipByteOrderMark(from: source) }
    repeat {
      var count = 0
      while count < records.text.block.count, records.text.block[count].isJSONSpace { count += 1 }
      records.text.block.skip(count)
      if records.text.block.count > 0 { return records.text.block[0] }
    } while try records.text.block.fill(from: source)
    return nil
  }

  /// Reports that the text is invalid at its start.
  private func documentError(
    expecting expected: String,
    found byte: UInt8?,
    _ hint: String = ""
  ) -> DataError {
    let isAtStart = state == .start
    state = .end
    guard byte != nil else { return isAtStart ? emptyInput(expecting: expected) : endError() }
    // The code point may arrive in pieces.
    while records.text.block.count < 4, (try? records.text.block.fill(from: source)) ?? false {}
    let start = records.text.block.bytes(in: 0..<min(4, records.text.block.count))
    let message =
      start.firstInvalidByte == 0
      ? TextFault.notUTF8(in: start, at: 0).message
      : "expected \(expected), found \(start.firstShown)\(hint)"
    return .unreadable(place(ofByte: 0), message: message)
  }

  private func emptyInput(expecting expected: String) -> DataError {
    .unreadable(place(ofByte: 0), message: "the input is empty; expected \(expected)")
  }

  private func endError() -> DataError {
    .unreadable(place(ofByte: 0), message: "unexpected end of the text")
  }
}
