import FormData

/// Judges the lines of NDJSON files on several threads; this one reads and writes.
///
/// Blocks of lines go round among the workers. A few are under way for each, and what comes of them
/// is written in their order, so that the output is the same whatever the number of workers.
struct ParallelValidation {
  /// Blocks under way for each worker: enough that none waits while another has a hard one.
  private static let blocksPerWorker = 3

  private let plan: ValidationPlan
  private let workers: [ValidationWorker]

  init(_ plan: ValidationPlan, jobs: Int) {
    self.plan = plan
    workers = (0..<jobs).map { _ in ValidationWorker(plan) }
  }

  /// Judges all records of a file, or as many as the results are still open for.
  func run(_ input: DataInput, into results: ValidationResults) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    do throws(DataError) {
      try run(open, name: input.name, into: results)
    } catch {
      results.flush()
      throw UnreadableInput.termination(error, in: input)
    }
  }

  private func run(
    _ input: OpenInput,
    name: String,
    into results: ValidationResults
  ) throws(DataError) {
    let origin = RecordOrigin(name: name, earlierRecords: results.passed)
    var blocks = LineBlocks(
      of: input,
      limits: ReadingLimits(),
      origin: origin,
      skipping: results.remainingSkips
    )
    var underWay: [PendingBlock] = []
    var count = 0
    var failure: DataError?
    reading: while !results.isComplete {
      // Before waiting for more, tell what is known.
      let mayWait = blocks.mayWait
      let most = mayWait ? 0 : workers.count * ParallelValidation.blocksPerWorker - 1
      while underWay.count > most {
        let pending = underWay.removeFirst()
        try deliver(pending, to: results)
        blocks.recycle(pending.takeBytes())
        results.showProgress(in: input)
      }
      if mayWait { results.flush() }
      do throws(DataError) {
        let next = try blocks.next()
        results.passOver(blocks.takeSkipped())
        guard let block = next else { break reading }
        underWay.append(PendingBlock(block, worker: workers[count % workers.count]))
        count += 1
      } catch {
        failure = error
        break reading
      }
    }
    for pending in underWay { try deliver(pending, to: results) }
    if let failure { throw failure }
  }

  /// Waits for the block, and tells what came of it unless there has been enough.
  private func deliver(
    _ pending: PendingBlock,
    to results: ValidationResults
  ) throws(DataError) {
    let batch = try pending.wait()
    guard !results.isClosed else { return }
    if batch.tally.refused <= results.remainingRefusals {
      results.deliver(batch)
    } else {
      // Only some of the block is wanted: it is judged once more, up to there.
      let worker = ValidationWorker(plan)
      results.deliver(
        try worker.judge(pending.block, refusedLimit: results.remainingRefusals)
      )
    }
  }
}
