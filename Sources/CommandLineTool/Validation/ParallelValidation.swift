import Dispatch
import FormData

/// Validates the lines of NDJSON files on several threads, including this one.
///
/// Each takes a block of lines when it has judged its last, reads it into memory of its own, and
/// hands on what came of it. That is written in the order of the blocks, so that the output is the
/// same whatever the number of threads.
struct ParallelValidation {
  /// Blocks under way for each thread: enough that none waits while another has a hard one.
  private static let blocksPerThread = 3

  private let plan: ValidationPlan
  private let jobs: Int

  init(_ plan: ValidationPlan, jobs: Int) {
    self.plan = plan
    self.jobs = jobs
  }

  /// Judges all records of a file, or as many as the results are still open for.
  func run(_ input: DataInput, into results: ValidationResults) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    let deliveries = OrderedDeliveries(
      to: results,
      of: open,
      most: jobs * ParallelValidation.blocksPerThread
    )
    let lines = SharedLines(
      open.source(isWanted: { deliveries.isOpen }),
      skipping: results.remainingSkips
    )
    let worker = ValidationWorker(
      plan: plan,
      lines: lines,
      origin: RecordOrigin(name: input.name, earlierRecords: results.passed),
      deliveries: deliveries,
      // After the last failure that --max-failures allows, nothing is reported.
      refusedLimit: results.remainingRefusals < Int.max ? 1 : Int.max
    )
    let others = DispatchGroup()
    for _ in 1..<jobs {
      DispatchQueue(label: "formrules.worker").async(group: others) { worker.run() }
    }
    worker.run()
    others.wait()
    results.passOver(lines.skipped)
    do throws(DataError) {
      try deliveries.end()
    } catch {
      results.flush()
      throw UnreadableInput.termination(error, in: input)
    }
  }
}
