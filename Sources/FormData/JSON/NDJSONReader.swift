package import RuleEngine

/// Reads one JSON object from each line; lines of white space alone are no records.
///
/// Takes time linear in the text, and memory that depends on the longest record alone. A line that
/// can't be read costs its own record only.
///
/// Not an object, as each access to a property of an object is checked while running.
package struct NDJSONReader: RecordReader, ~Copyable {
  private let lines: SharedLines
  private let limits: ReadingLimits
  private var records: JSONRecords
  private var block = LineBlock()
  /// Where the lines of the block end, counted from its start.
  private var lineEnds: [Int] = []
  /// How many of them have been gone on to, and how many were records.
  private var lineCount = 0
  private var recordCount = 0
  /// Where the last of them starts.
  private var lineStart = 0
  /// Its bytes with its line feed, still at the start of the text.
  private var held = 0

  /// A reader of lines, which it may share with others.
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

  /// Takes the next block of lines, which `next` reads before it takes another by itself.
  ///
  /// All records of the block before must have been read. Nil where there are no more lines.
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

  /// Gives up the last line of the block and goes on to the next.
  ///
  /// - Returns: The line's bytes without its line feed; nil behind the last line.
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
