internal import Dispatch

/// The lines of a text, for one reader or for several on threads of their own.
///
/// Each reader takes a block of lines when it needs more, straight into its own memory; whoever comes
/// while another reads waits. Blocks know what lines and records there were before, so that readers
/// number them as one reader of the whole text would.
///
/// Unchecked because all that changes is used in turn.
package final class SharedLines: @unchecked Sendable {
  let limits: ReadingLimits
  /// Held by the thread that reads; the thread sanitizer does not see a `Mutex`.
  private let turn = DispatchSemaphore(value: 1)
  private var remainder: LineRemainder

  /// The lines of the source.
  ///
  /// - Parameters:
  ///   - source: Their bytes; asked for more by one thread at a time.
  ///   - limits: What a record may be.
  ///   - skipping: How many records to skip.
  package init(
    _ source: ByteSource,
    limits: ReadingLimits = ReadingLimits(),
    skipping: Int = 0
  ) {
    self.limits = limits
    remainder = LineRemainder(source: source, limit: limits.bytes, remainingSkips: skipping)
  }

  /// How many records were skipped.
  package var skipped: Int {
    turn.wait()
    defer { turn.signal() }
    return remainder.skipped
  }

  /// Fills the text, which must be used up, with the next lines.
  ///
  /// - Parameters:
  ///   - text: Holds the lines afterwards. Of a line that is longer than a record may be, as much is
  ///     kept as tells so.
  ///   - lineEnds: The offsets of their line feeds, and of the text's end where the last has none.
  /// - Returns: Which lines they are; nil where there are no more.
  /// - Throws: If the source fails; there are no more lines afterwards.
  func next(
    into text: inout JSONText,
    lineEnds: inout [Int]
  ) throws(DataError) -> LineBlock? {
    turn.wait()
    defer { turn.signal() }
    return try remainder.takeBlock(into: &text, lineEnds: &lineEnds)
  }
}

/// What has not been taken of a text.
private struct LineRemainder {
  let source: ByteSource
  /// Bytes that a line may have.
  let limit: Int
  /// How many more records are to be passed over.
  var remainingSkips: Int
  /// How many were.
  var skipped = 0
  /// What was read behind the last whole line.
  private var lineStart: [UInt8] = []
  private var isAtEnd = false
  /// What the next block is, but for its records.
  private var next = LineBlock()

  init(source: ByteSource, limit: Int, remainingSkips: Int) {
    self.source = source
    self.limit = limit
    self.remainingSkips = remainingSkips
  }

  mutating func takeBlock(
    into text: inout JSONText,
    lineEnds: inout [Int]
  ) throws(DataError) -> LineBlock? {
    lineEnds.removeAll(keepingCapacity: true)
    while lineEnds.isEmpty {
      guard try readLines(into: &text) else { return nil }
      findLines(of: &text, lineEnds: &lineEnds)
    }
    let block = next
    next.number += 1
    next.earlierRecords += next.recordCount
    next.earlierLines += lineEnds.count
    next.recordCount = 0
    return block
  }

  /// Reads whole lines into the text, or the source's rest; false where there is none.
  private mutating func readLines(into text: inout JSONText) throws(DataError) -> Bool {
    text.removeAll()
    text.append(lineStart)
    lineStart = []
    while !isAtEnd {
      let before = text.count
      // Should it fail, there is nothing behind.
      isAtEnd = true
      isAtEnd = try !text.fill(from: source)
      if let end = text.lastIndex(of: 0x0A, from: before) {
        lineStart = text.bytes(in: (end + 1)..<text.count)
        text.removeLast(lineStart.count)
        break
      }
      if text.count > limit { text.removeLast(text.count - limit - 1) }
    }
    if next.earlierLines == 0, text.startsWithByteOrderMark { text.consume(3) }
    return text.count > 0
  }

  /// Finds the lines' ends, counts the records, and takes away those that are to be passed over.
  private mutating func findLines(of text: inout JSONText, lineEnds: inout [Int]) {
    var start = 0
    var passedOver = 0
    while start < text.count {
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      let isRecord = end - start > limit || !text.isBlank(start..<end)
      start = min(end + 1, text.count)
      if remainingSkips > 0 {
        passedOver = start
        next.earlierLines += 1
        guard isRecord else { continue }
        next.earlierRecords += 1
        remainingSkips -= 1
        skipped += 1
      } else {
        lineEnds.append(end - passedOver)
        if isRecord { next.recordCount += 1 }
      }
    }
    text.consume(passedOver)
  }
}
