package import RuleEngine

/// Reads a JSON text that is one object, or a list of objects, which it reads one by one.
///
/// Time is linear in the text; memory depends on the longest record alone. Where the text is no
/// JSON, reading ends there, as nobody can say where the next record would start.
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
  private var isAtEnd = false
  private var number = 0
  /// Stands at the first byte of the text.
  private var counter = PlaceCounter()

  package let unknownNames: [String] = []

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

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    giveUp(held)
    held = 0
    while true {
      let byte = try skipSpace()
      switch (state, byte) {
      case (.end, _):
        return .end
      case (.start, UInt8(ascii: "[")):
        giveUp(1)
        isInList = true
        state = .listStart
      case (.start, UInt8(ascii: "{")):
        return try element(into: &buffer)
      case (.start, _):
        throw documentError(expecting: "an object or a list of objects", found: byte)
      case (.listStart, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
        giveUp(1)
        state = .afterList
      case (.listStart, _):
        return try element(into: &buffer)
      case (.afterElement, UInt8(ascii: ",")):
        giveUp(1)
        state = .listStart
        if try skipSpace() == UInt8(ascii: "]") {
          throw documentError(expecting: "a value", found: UInt8(ascii: "]"))
        }
      case (.afterElement, _):
        throw documentError(expecting: "',' or ']' after a value", found: byte)
      case (.afterList, nil):
        state = .end
      case (.afterList, _):
        throw documentError(expecting: "nothing more after the value", found: byte)
      }
    }
  }

  package func place(ofByte offset: Int) -> DataPlace {
    records.text.withSpan(of: 0..<min(offset, records.text.count)) { counter.place(behind: $0) }
  }

  /// Reads the value at the start of the text as a record.
  private func element(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    let beginning = counter.place
    guard let count = try elementEnd() else {
      // The text is gone, but for its last piece.
      number += 1
      state = isInList ? .afterElement : .afterList
      return .unreadable(
        UnreadableRecord(
          number: number,
          place: beginning,
          message: ReadingLimits.tooLong(limits.bytes)
        )
      )
    }
    held = count
    state = isInList ? .afterElement : .afterList
    switch records.read(count, batch: count, into: &buffer) {
    case .record:
      number += 1
      return .record(number: number)
    case .refused(let offset, let message):
      number += 1
      return .unreadable(
        UnreadableRecord(number: number, place: place(ofByte: offset), message: message)
      )
    case .malformed(let fault):
      state = .end
      throw .unreadable(place(ofByte: fault.offset), message: fault.message)
    case .blank:
      throw documentError(expecting: "a value", found: try skipSpace())
    case .outOfMemory:
      throw .outOfMemory
    }
  }

  /// Bytes of the value at the start; nil, with the value given up, if they are more than the
  /// limit.
  private func elementEnd() throws(DataError) -> Int? {
    var scanner = JSONElementScanner()
    var scanned = 0
    var isTooLong = false
    while true {
      let end = records.text.withSpan(of: 0..<records.text.count) { bytes in
        scanner.end(in: bytes, from: scanned)
      }
      if let end {
        isTooLong = isTooLong || end > limits.bytes
        guard isTooLong else { return end }
        giveUp(end)
        return nil
      }
      scanned = records.text.count
      if scanned > limits.bytes { isTooLong = true }
      if isTooLong {
        giveUp(scanned)
        scanned = 0
      }
      guard try fill() else {
        if isTooLong { throw .unreadable(counter.place, message: "unexpected end of the text") }
        return scanned
      }
    }
  }

  /// The next byte that is no white space, at the start of the text then; nil at the end.
  private func skipSpace() throws(DataError) -> UInt8? {
    if state == .start, counter.place == DataPlace() { try skipByteOrderMark() }
    while true {
      var count = 0
      while count < records.text.count {
        let byte = records.text[count]
        guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
          giveUp(count)
          return byte
        }
        count += 1
      }
      giveUp(count)
      guard try fill() else { return nil }
    }
  }

  private func skipByteOrderMark() throws(DataError) {
    while records.text.count < 3 {
      guard try fill() else { break }
    }
    if records.text.startsWithByteOrderMark { records.text.consume(3) }
  }

  private func giveUp(_ count: Int) {
    records.text.withSpan(of: 0..<count) { counter.advance(over: $0) }
    records.text.consume(count)
  }

  private func fill() throws(DataError) -> Bool {
    guard !isAtEnd else { return false }
    isAtEnd = try !records.text.fill(from: source)
    return !isAtEnd
  }

  /// That the text can't be gone on with at its start.
  private func documentError(expecting expected: String, found byte: UInt8?) -> DataError {
    state = .end
    guard byte != nil else {
      return .unreadable(counter.place, message: "unexpected end of the text")
    }
    let reason = records.text.withSpan(of: 0..<min(4, records.text.count)) { bytes in
      if UTF8Fault.scalarWidth(in: bytes, at: 0) == 0 {
        return JSONFault.encoding(of: bytes, at: 0).message
      }
      return "expected \(expected), found \(UTF8Fault.scalar(in: bytes, at: 0).shown)"
    }
    return .unreadable(counter.place, message: reason)
  }
}
