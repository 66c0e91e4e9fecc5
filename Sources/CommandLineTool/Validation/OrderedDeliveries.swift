import Dispatch
import FormData

/// Hands on what came of blocks in their order, on whichever thread brings the one that is due.
///
/// Unchecked because all that changes is used in turn.
final class OrderedDeliveries: @unchecked Sendable {
  /// Held by the thread that delivers; the thread sanitizer does not see a `Mutex`.
  private let turn = DispatchSemaphore(value: 1)
  private let results: ValidationResults
  private let input: OpenInput
  /// What came of blocks before what was before them, by their numbers.
  private var early: [Int: [JudgedBatch]] = [:]
  /// The number of the block whose turn it is.
  private var due = 0
  private var failure: DataError?
  /// How many more blocks may be taken before one is delivered.
  private let room = DispatchSemaphore(value: 0)

  /// Deliveries to the results, which must not be used elsewhere meanwhile.
  ///
  /// - Parameters:
  ///   - results: Where the results of blocks are reported.
  ///   - input: What the blocks are of.
  ///   - most: Blocks that may be taken and not delivered.
  init(to results: ValidationResults, of input: OpenInput, most: Int) {
    self.results = results
    self.input = input
    // Not the value that it is made with, below which no semaphore may end.
    for _ in 0..<most { room.signal() }
  }

  /// Whether anything more is wanted.
  var isOpen: Bool { inTurn { failure == nil && !results.isComplete } }

  /// Waits until a block may be taken; false where none is wanted any more.
  func awaitRoom() -> Bool {
    room.wait()
    // Report what is known before waiting for more.
    if input.wouldWait {
      inTurn {
        results.flush()
        results.showProgress(in: input)
      }
    }
    return isOpen
  }

  /// Delivers what came of a block, and of those after it, once all before have been delivered.
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

  /// Ends the deliveries, as the block whose turn it would be can't be had.
  func fail(_ error: DataError) {
    inTurn { failure = failure ?? error }
  }

  /// Ends one thread's part in them, and has others that wait see whether theirs is to end.
  func leave() {
    room.signal()
  }

  /// Throws what ended the deliveries.
  func end() throws(DataError) {
    if let failure = inTurn({ failure }) { throw failure }
  }

  private func inTurn<Result>(_ body: () -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return body()
  }
}
