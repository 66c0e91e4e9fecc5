internal import Dispatch
internal import RuleEngine

/// Some whole lines of a source, one after the other.
package struct LineBlock: Sendable, Hashable {
  /// Counts the source's blocks, from 0.
  package var number = 0
  /// Lines that hold more than white space.
  package var recordCount = 0
  /// Records of the source before the block.
  package var earlierRecords = 0
  /// Lines of the source before the block.
  package var earlierLines = 0
}

/// The lines of a text, for one reader or for several on threads of their own.
///
/// Each reader takes a block of lines when it needs more, straight into its own memory; one reads at a
/// time, and the others wait. Blocks know what lines and records there were before, so that readers
/// number them as one reader of the whole text would.
///
/// Unchecked because all that changes is used in turn.
package final class SharedLines: @unchecked Sendable {
  let limits: ReadingLimits
  /// Held by the thread that reads; the thread sanitizer does not see a `Mutex`.
  private let turn = DispatchSemaphore(value: 1)
  /// How many more records are to be skipped.
  private var remainingSkips: Int
  /// How many were.
  private var skippedRecords = 0
  private let source: ByteSource
  /// What was read behind the last whole line.
  private var lineStart: [UInt8] = []
  private var isAtEnd = false
  /// What the next block is, but for its records.
  private var next = LineBlock()

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
    self.source = source
    self.limits = limits
    remainingSkips = skipping
  }

  /// How many records were skipped.
  package var skipped: Int {
    turn.wait()
    defer { turn.signal() }
    return skippedRecords
  }

  /// Fills the text, which must be used up, with the next lines.
  ///
  /// - Parameters:
  ///   - text: Holds the lines afterwards. Of a line that is longer than a record may be, as much is
  ///     kept as shows that it is.
  ///   - lineEnds: The offsets of their line feeds, and of the text's end where the last has none.
  /// - Returns: Which lines they are; nil where there are no more.
  /// - Throws: If the source fails; there are no more lines afterwards.
  func next(
    into text: inout BlockBuffer,
    lineEnds: inout [Int]
  ) throws(DataError) -> LineBlock? {
    turn.wait()
    defer { turn.signal() }
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
  private func readLines(into text: inout BlockBuffer) throws(DataError) -> Bool {
    let rest = lineStart
    let wasAtEnd = isAtEnd
    // If this fails, there are no more lines.
    (lineStart, isAtEnd) = ([], true)
    text.removeAll()
    try text.append(rest)
    isAtEnd = wasAtEnd
    while !isAtEnd {
      let before = text.count
      isAtEnd = true
      isAtEnd = try !text.fill(from: source)
      if let end = text.lastIndex(of: 0x0A, from: before) {
        lineStart = text.bytes(in: (end + 1)..<text.count)
        text.removeLast(lineStart.count)
        break
      }
      if text.count > limits.bytes { text.removeLast(text.count - limits.bytes - 1) }
    }
    if next.earlierLines == 0, text.startsWithByteOrderMark { text.consume(3) }
    return text.count > 0
  }

  /// Finds the lines' ends, counts the records, and takes away those that are to be skipped.
  private func findLines(of text: inout BlockBuffer, lineEnds: inout [Int]) {
    var start = 0
    var skippedBytes = 0
    var recordCount = 0
    while start < text.count {
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      let isRecord =
        end - start > limits.bytes || !(start..<end).allSatisfy { text[$0].isJSONSpace }
      start = min(end + 1, text.count)
      if remainingSkips > 0 {
        skippedBytes = start
        next.earlierLines += 1
        guard isRecord else { continue }
        next.earlierRecords += 1
        remainingSkips -= 1
        skippedRecords += 1
      } else {
        lineEnds.append(end - skippedBytes)
        if isRecord { recordCount += 1 }
      }
    }
    next.recordCount += recordCount
    text.consume(skippedBytes)
  }
}
