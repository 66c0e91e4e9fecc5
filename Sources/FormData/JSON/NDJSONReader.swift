package import RuleEngine

/// Reads one JSON object from each line; lines with only white space are not records.
///
/// Time is linear in the text, and memory depends only on the longest record. An unreadable line
/// affects only its own record.
///
/// Not a class, because each access to a property of an object is checked at run time.
package struct NDJSONReader: RecordReader, ~Copyable {
  private let lines: SharedLines
  private let limits: ReadingLimits
  private var records: JSONRecords
  private var block = LineBlock()
  /// The line ends of the block, relative to its start.
  private var lineEnds: [Int] = []
  /// The number of lines consumed so far, and the number of records among them.
  private var lineCount = 0
  private var recordCount = 0
  /// The start of the last line.
  private var lineStart = 0
  /// The length of the last line with its line feed; the line is still at the start of the text.
  private var held = 0

  /// Creates a reader of lines, which it can share with others.
  ///
  /// - Parameters:
  ///   - lines: The lines; each is read by one reader.
  ///   - plan: The form that each line holds values for.
  package init(_ lines: SharedLines, plan: RecordPlan) {
    self.lines = lines
    limits = lines.limits
    records = JSONRecords(plan: plan, limits: lines.limits)
  }

  package var unknownNames: [String] { records.unknownNames }
  package var isNextAtHand: Bool { recordCount < block.recordCount }

  package mutating func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult {
    while true {
      guard let count = nextLine() else {
        guard try takeBlock() != nil else { return .end }
        continue
      }
      if count > limits.bytes {
        let message = ReadingLimits.tooLong(limits.bytes)
        return unreadable(TextFault(offset: 0, message: message))
      }
      switch records.read(count, batch: records.text.block.count, into: &buffer) {
      case .record:
        recordCount += 1
        return .record(number: block.earlierRecords + recordCount)
      case .blank:
        continue
      case .malformed(let fault), .refused(let fault):
        return unreadable(fault)
      case .outOfMemory:
        throw .outOfMemory
      }
    }
  }

  /// Takes the next block of lines for `next`, which otherwise takes it itself.
  ///
  /// All records of the previous block must have been read. Nil if there are no more lines.
  package mutating func takeBlock() throws(DataError) -> LineBlock? {
    lineCount = 0
    recordCount = 0
    lineStart = 0
    held = 0
    guard let next = try lines.next(into: &records.text.block, lineEnds: &lineEnds) else {
      return nil
    }
    block = next
    return next
  }

  package func places(ofBytes offsets: [Int]) -> [DataPlace] {
    let start = DataPlace(line: block.earlierLines + lineCount, column: 1)
    let end = min(offsets.last ?? 0, records.text.block.count)
    return records.text.block.withSpan(of: 0..<end) { bytes in
      PlaceCounter(start).places(ofBytes: offsets, in: bytes)
    }
  }

  private mutating func unreadable(_ fault: TextFault) -> RecordResult {
    recordCount += 1
    return .unreadable(
      UnreadableRecord(
        number: block.earlierRecords + recordCount,
        place: place(ofByte: fault.offset),
        message: fault.message
      )
    )
  }

  /// Drops the last line of the block and advances to the next.
  ///
  /// - Returns: The length of the line without its line feed; nil after the last line.
  private mutating func nextLine() -> Int? {
    records.text.block.consume(held)
    lineStart += held
    held = 0
    guard lineCount < lineEnds.count else { return nil }
    let count = lineEnds[lineCount] - lineStart
    lineCount += 1
    held = min(count + 1, records.text.block.count)
    return count
  }
}
