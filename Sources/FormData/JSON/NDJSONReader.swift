package import RuleEngine

/// Reads one JSON object from each line; lines of white space alone are no records.
///
/// Takes time linear in the text, and memory that depends on the longest record alone. A line that
/// can't be read costs its own record only.
package final class NDJSONReader: RecordReader {
  // All state is in one value, as each access to a property of an object is checked while running.
  private var lines: NDJSONLines

  package let unknownNames: [String] = []

  /// A reader of the lines of the source.
  ///
  /// - Parameters:
  ///   - source: The lines.
  ///   - plan: The form that each line holds values for.
  ///   - limits: What a record may be.
  ///   - firstRecord: The number of the first record, where the source is a part of a whole.
  ///   - firstLine: The number of its first line.
  package init(
    _ source: ByteSource,
    plan: RecordPlan,
    limits: ReadingLimits = ReadingLimits(),
    firstRecord: Int = 1,
    firstLine: Int = 1
  ) {
    lines = NDJSONLines(
      source: source,
      limits: limits,
      records: JSONRecords(plan: plan, limits: limits),
      number: firstRecord - 1,
      line: firstLine - 1
    )
  }

  package func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    try lines.next(into: &buffer)
  }

  package func place(ofByte offset: Int) -> DataPlace {
    lines.place(ofByte: offset)
  }
}

/// The lines of a text, each of them a record.
private struct NDJSONLines: ~Copyable {
  private let source: ByteSource
  private let limits: ReadingLimits
  private var records: JSONRecords
  /// Bytes of the last line with its end, still at the start of the text.
  private var held = 0
  /// Bytes at the start of the text that are whole lines.
  private var wholeLines = 0
  /// Whether the rest of a line that is too long has yet to be passed over.
  private var isInLongLine = false
  private var isAtEnd = false
  private var number: Int
  private var line: Int

  init(
    source: ByteSource,
    limits: ReadingLimits,
    records: consuming JSONRecords,
    number: Int,
    line: Int
  ) {
    self.source = source
    self.limits = limits
    self.records = records
    self.number = number
    self.line = line
  }

  mutating func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    while let count = try nextLine() {
      if count > limits.bytes {
        return unreadable(at: 0, ReadingLimits.tooLong(limits.bytes))
      }
      switch records.read(count, batch: max(count, wholeLines), into: &buffer) {
      case .record:
        number += 1
        return .record(number: number)
      case .blank:
        continue
      case .malformed(let fault):
        return unreadable(at: fault.offset, fault.message)
      case .refused(let offset, let message):
        return unreadable(at: offset, message)
      case .outOfMemory:
        throw .outOfMemory
      }
    }
    return .end
  }

  func place(ofByte offset: Int) -> DataPlace {
    records.text.withSpan(of: 0..<min(offset, records.text.count)) { bytes in
      PlaceCounter(DataPlace(line: line, column: 1)).place(behind: bytes)
    }
  }

  private mutating func unreadable(at offset: Int, _ message: String) -> RecordResult {
    number += 1
    return .unreadable(
      UnreadableRecord(number: number, place: place(ofByte: offset), message: message)
    )
  }

  /// Gives up the last line and finds the end of the next.
  ///
  /// - Returns: The line's bytes without its end, some more than the limit if it is too long; nil
  ///   where there is no more line.
  private mutating func nextLine() throws(DataError) -> Int? {
    if line == 0, records.text.count == 0 { try skipByteOrderMark() }
    giveUp(held)
    try passLongLine()
    var searched = 0
    while true {
      if let end = records.text.firstIndex(of: 0x0A, from: searched) {
        line += 1
        held = end + 1
        return end
      }
      searched = records.text.count
      if searched > limits.bytes {
        isInLongLine = true
      } else if !isAtEnd {
        try fill()
        continue
      }
      guard searched > 0 else { return nil }
      line += 1
      held = searched
      return searched
    }
  }

  private mutating func passLongLine() throws(DataError) {
    while isInLongLine {
      if let end = records.text.firstIndex(of: 0x0A, from: 0) {
        giveUp(end + 1)
        isInLongLine = false
      } else {
        giveUp(records.text.count)
        if isAtEnd { return }
        try fill()
      }
    }
  }

  private mutating func skipByteOrderMark() throws(DataError) {
    while records.text.count < 3, !isAtEnd { try fill() }
    if records.text.startsWithByteOrderMark { giveUp(3) }
  }

  private mutating func giveUp(_ count: Int) {
    records.text.consume(count)
    wholeLines = max(0, wholeLines - count)
    held = 0
  }

  private mutating func fill() throws(DataError) {
    let before = records.text.count
    isAtEnd = try !records.text.fill(from: source)
    if isAtEnd {
      wholeLines = records.text.count
    } else if let end = records.text.lastIndex(of: 0x0A, from: before) {
      wholeLines = end + 1
    }
  }
}
