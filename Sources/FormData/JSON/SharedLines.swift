internal import Dispatch
internal import RuleEngine

/// Consecutive complete lines of a source.
package struct LineBlock: Sendable, Hashable {
  /// The position among the source's blocks, from 0.
  package var number = 0
  /// The lines with more than white space.
  package var recordCount = 0
  /// The number of records before the block.
  package var earlierRecords = 0
  /// The number of lines before the block.
  package var earlierLines = 0
}

/// The lines of a text, for one reader or for several on different threads.
///
/// Each reader takes a block of lines when it needs more, directly into its own memory; one reads
/// at a time, and the others wait. A block knows the number of lines and records before it, so the
/// numbers are the same as with a single reader.
///
/// Unchecked because all mutable state is protected by the lock.
package final class SharedLines: @unchecked Sendable {
  let limits: ReadingLimits
  /// Held by the thread that reads; the thread sanitizer does not support `Mutex`.
  private let turn = DispatchSemaphore(value: 1)
  /// How many more records to skip.
  private var remainingSkips: Int
  /// How many records were skipped.
  private var skippedRecords = 0
  private let source: ByteSource
  /// The bytes after the last complete line.
  private var lineStart: [UInt8] = []
  private var isAtEnd = false
  /// The next block, without its records.
  private var next = LineBlock()

  /// The lines of the source.
  ///
  /// - Parameters:
  ///   - source: Their bytes; used by one thread at a time.
  ///   - limits: The limits of a record.
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

  /// Fills the text, which must have been consumed, with the next lines.
  ///
  /// - Parameters:
  ///   - text: Contains the lines afterwards. A line that exceeds the limit is truncated just beyond
  ///     it.
  ///   - lineEnds: The offsets of their line feeds, and of the text's end if the last line has none.
  /// - Returns: The lines; nil if there are no more.
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

  /// Reads complete lines into the text, or the rest of the source; false if there are none.
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

  /// Finds the line ends, counts the records, and removes those to skip.
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
