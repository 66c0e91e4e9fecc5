import Dispatch
import FormData

/// A judge with a thread of its own, to whom blocks of lines are given one after the other.
///
/// Unchecked because its state is used on its own queue only.
final class ValidationWorker: @unchecked Sendable {
  private let queue = DispatchQueue(label: "formrules.worker")
  private let judge: RecordJudge
  private let reader: NDJSONReader
  private let feed = BlockFeed()
  // What the reader, which takes all blocks for one text, has counted before the block.
  private var records = 0
  private var lines = 0

  init(_ plan: ValidationPlan) {
    judge = RecordJudge(plan)
    let feed = feed
    reader = NDJSONReader(
      ByteSource(pieces: { () throws(DataError) -> [UInt8]? in feed.take() }),
      plan: plan.records
    )
  }

  /// Runs the body on the worker's thread, after what it was given before.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
  }

  /// Judges the records of a block.
  func judge(
    _ block: LineBlock,
    refusedLimit: Int = Int.max
  ) throws(DataError) -> JudgedBatch {
    feed.bytes = block.bytes
    var origin = block.origin
    origin.earlierRecords -= records
    origin.earlierLines -= lines
    records += block.recordCount
    lines += block.lineCount
    // As many records as there are, so that the reader never asks for more than the block.
    let extent = RecordJudge.Extent(
      records: block.recordCount,
      refused: refusedLimit,
      output: Int.max,
      isInterruptible: false
    )
    return try judge.judge(reader, of: origin, upTo: extent)
  }
}

/// The bytes that a worker's reader is to read next.
private final class BlockFeed {
  var bytes: [UInt8]?

  func take() -> [UInt8]? {
    defer { bytes = nil }
    return bytes
  }
}

/// A block that a worker has been given.
final class PendingBlock: @unchecked Sendable {
  /// The worker's until it signals.
  private(set) var block: LineBlock
  private let isDone = DispatchSemaphore(value: 0)
  /// Written by the worker before it signals, read after that.
  private var result: Result<JudgedBatch, DataError> = .success(JudgedBatch())

  /// Has the worker judge the block.
  init(_ block: LineBlock, worker: ValidationWorker) {
    self.block = block
    worker.async { [self] in
      judge(by: worker)
      isDone.signal()
    }
  }

  // Not inlined, so that nothing of the block is held any more when its bytes are given away.
  @inline(never)
  private func judge(by worker: ValidationWorker) {
    do throws(DataError) {
      result = .success(try worker.judge(block))
    } catch {
      result = .failure(error)
    }
  }

  /// Gives the bytes away, once the block has been waited for.
  func takeBytes() -> [UInt8] {
    defer { block.bytes = [] }
    return block.bytes
  }

  /// Waits for what comes of it.
  func wait() throws(DataError) -> JudgedBatch {
    isDone.wait()
    return try result.get()
  }
}
