import Dispatch
import FormData

/// Delivers the results of blocks in order, on the thread that completes the next one.
///
/// Unchecked because all mutable state is protected by the lock.
final class OrderedDeliveries: @unchecked Sendable {
  /// Held by the thread that delivers; the thread sanitizer does not support `Mutex`.
  private let turn = DispatchSemaphore(value: 1)
  private let results: ValidationResults
  private let input: OpenInput
  /// Results of blocks that finished before earlier ones, by block number.
  private var early: [Int: [JudgedBatch]] = [:]
  /// The number of the next block to deliver.
  private var due = 0
  private var failure: DataError?
  /// How many more blocks may be taken before one is delivered.
  private let room = DispatchSemaphore(value: 0)

  /// Creates deliveries to the results, which must not be used elsewhere meanwhile.
  ///
  /// - Parameters:
  ///   - results: The destination.
  ///   - input: The input of the blocks.
  ///   - most: Maximum number of blocks that are taken but not delivered.
  init(to results: ValidationResults, of input: OpenInput, most: Int) {
    self.results = results
    self.input = input
    // Not the initial value, because a semaphore must not be destroyed below that.
    for _ in 0..<most { room.signal() }
  }

  /// Whether more results are needed.
  var isOpen: Bool { inTurn { failure == nil && !results.isComplete } }

  /// Waits until a block may be taken; false if no more are needed.
  func awaitRoom() -> Bool {
    room.wait()
    // Reports the known results before waiting for more.
    if input.wouldWait {
      inTurn {
        results.flush()
        results.showProgress(in: input)
      }
    }
    return isOpen
  }

  /// Delivers a block's results, and those of the blocks after it, once all earlier ones are
  /// delivered.
  func deliver(_ batches: [JudgedBatch], of block: Int) {
    inTurn {
      early[block] = batches
      while let next = early.removeValue(forKey: due) {
        due += 1
        for batch in next where !results.isClosed { results.deliver(batch) }
        room.signal()
      }
      results.showProgress(in: input)
    }
  }

  /// Ends the deliveries, because the next block can't be read.
  func fail(_ error: DataError) {
    inTurn { failure = failure ?? error }
  }

  /// Ends one thread's participation, and lets waiting threads check whether to end, too.
  func leave() {
    room.signal()
  }

  /// Throws the error that ended the deliveries.
  func end() throws(DataError) {
    if let failure = inTurn({ failure }) { throw failure }
  }

  private func inTurn<Result>(_ body: () -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return body()
  }
}
