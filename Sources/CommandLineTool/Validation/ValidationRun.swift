import Dispatch
import FormData
import RuleEngine

/// How to process each record; created once and shared by all threads.
struct ValidationPlan: Sendable {
  let executable: ExecutableProgram
  let form: FormIndex
  let records: RecordPlan
  let request: EvaluationRequest
  let clock: FormClock
  let output: RecordOutput
  /// Whether findings are counted by field and rule.
  let isSummarized: Bool
  let isColored: Bool
  /// Records to skip before the first that is validated.
  let skipped: Int
  /// What text output contains besides verdicts.
  let shown: ShownParts

  /// What text output contains besides verdicts.
  struct ShownParts: Sendable {
    /// The rule file named on the command line.
    var rules: String
    /// The fields that identify a record.
    var key: RecordKey
    /// Whether to show all records.
    var isComplete: Bool
    /// Whether to omit everything about the run as a whole.
    var isQuiet: Bool
  }

  /// Maximum number of records to show; nil for no limit.
  var mostShown: Int? { output == .text && !shown.isComplete ? RecordText.mostRecords : nil }

  var renderer: any RecordRenderer {
    switch output {
    case .text: RecordText(colors: Colors(isOn: isColored), rules: shown.rules, key: shown.key)
    case .json: RecordJSON(isList: true)
    case .ndjson: RecordJSON(isList: false)
    case .csv: RecordCSV()
    case .github: RecordGitHub()
    case .junit: RecordJUnit(form: executable.program.forms[form].name)
    case .sarif: RecordSARIF()
    case .none: NoRecords()
    }
  }
}

/// Validates all files of records in order.
struct ValidationRun {
  /// More threads would only cost memory.
  static let mostJobs = 1024
  /// For smaller files, starting threads costs more than it saves.
  private static let leastForThreads = 1 << 20
  /// Blocks in progress per thread: enough that no thread waits while another has an expensive one.
  private static let blocksPerThread = 3
  /// Records that a single thread validates before it writes results and shows progress.
  private static let batchSize = 1000

  let plan: ValidationPlan
  /// The requested number of threads; nil for the number of processors.
  let wantedJobs: Int?
  let maxFailures: Int?

  /// Validates the records and writes the results, even if the run ends early.
  ///
  /// - Returns: the exit status.
  func run(_ inputs: [DataInput]) throws -> ExitStatus {
    Interruption.listen()
    let progress = plan.shown.isQuiet ? nil : ProgressLine(of: inputs, output: plan.output)
    let results = ValidationResults(plan, maxRefused: maxFailures, progress: progress)
    results.begin()
    var termination: Termination?
    do throws(Termination) {
      for input in inputs where !results.isComplete {
        results.begin(input)
        defer { progress?.endFile(of: input) }
        let jobs = jobs(for: input)
        if jobs > 1 {
          try validate(input, into: results, jobs: jobs)
        } else {
          try validate(input, into: results)
        }
      }
    } catch {
      termination = error
    }
    results.end()
    if results.hiddenCount > 0, !plan.shown.isQuiet {
      let more = results.hiddenCount.counted("more record")
      StandardError.write("… \(more) not shown; use --all to see all")
    }
    if plan.isSummarized || Interruption.isRequested {
      StandardError.write(SummaryText.text(of: results.tally))
    } else if plan.output == .text, !plan.shown.isQuiet, termination == nil {
      StandardError.write(SummaryText.line(of: results.tally))
    }
    if Interruption.isRequested {
      StandardError.write("formrules: interrupted; resume with --skip \(results.done)")
    } else if results.remainingSkips > 0, termination == nil, results.failure == nil {
      StandardError.write("formrules: all records were skipped: \(results.passed)")
    }
    if let termination { throw termination }
    if let failure = results.failure, failure.status != .success { throw failure }
    return status(of: results.tally)
  }

  /// The number of threads that validate the records of a file.
  private func jobs(for input: DataInput) -> Int {
    guard input.format == .ndjson,
      input.size.map({ $0 >= ValidationRun.leastForThreads }) ?? true
    else { return 1 }
    return wantedJobs ?? min(Processors.count, ValidationRun.mostJobs)
  }

  private func status(of tally: Tally) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if tally.unreadable > 0 { return .unreadableData }
    return tally.refused > 0 ? .refused : .success
  }

  // MARK: On this thread

  /// Validates all records of a file, or as many as the results still need.
  private func validate(_ input: DataInput, into results: ValidationResults) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    var judge = RecordJudge(plan)
    let pending = judge.pending
    let source = open.source(beforeWaiting: {
      results.deliver(pending.take())
      results.flush()
      results.showProgress(in: open)
    })
    var reader = input.reader(of: source, for: plan.records)
    let origin = RecordOrigin(name: input.name, earlierRecords: results.passed)
    var hasBegun = false
    do throws(DataError) {
      try passOver(&reader, for: results)
      while !results.isComplete {
        let extent = RecordJudge.Extent(
          // The CSV header is known once a record has been read, so this is the time to warn.
          records: hasBegun ? ValidationRun.batchSize : 1,
          refused: results.remainingRefusals,
          shown: results.remainingShown
        )
        let batch = try judge.judge(&reader, of: origin, upTo: extent)
        hasBegun = true
        results.deliver(batch)
        results.showProgress(in: open)
        if batch.isLast { return }
      }
    } catch {
      results.deliver(pending.take())
      results.flush()
      throw input.termination(error)
    }
  }

  /// Reads and drops the records to skip, or as many of them as there are.
  private func passOver(
    _ reader: inout any RecordReader & ~Copyable,
    for results: ValidationResults
  ) throws(DataError) {
    var record = RecordBuffer()
    while results.remainingSkips > 0, !results.isComplete {
      let result = try reader.next(into: &record)
      if case .end = result { return }
      results.passOver(1)
    }
  }

  // MARK: On several threads

  /// Validates the lines of an NDJSON file on several threads, including this one.
  ///
  /// After finishing a block of lines, each thread takes the next one, reads it into its own
  /// memory, and delivers the results. They are written in the order of the blocks, so the output
  /// does not depend on the number of threads.
  private func validate(
    _ input: DataInput,
    into results: ValidationResults,
    jobs: Int
  ) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    let deliveries = OrderedDeliveries(
      to: results,
      of: open,
      most: jobs * ValidationRun.blocksPerThread
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
      throw input.termination(error)
    }
  }
}

/// Validates blocks of lines on one of several threads that share them.
private struct ValidationWorker: Sendable {
  let plan: ValidationPlan
  let lines: SharedLines
  let origin: RecordOrigin
  let deliveries: OrderedDeliveries
  /// Maximum number of records that are not valid in a batch.
  let refusedLimit: Int

  /// Validates blocks until there are no more, or no more are needed.
  func run() {
    var judge = RecordJudge(plan)
    var reader = NDJSONReader(lines, plan: plan.records)
    do throws(DataError) {
      while deliveries.awaitRoom(), let block = try reader.takeBlock() {
        // The last record may be truncated.
        if Interruption.isRequested { break }
        var batches: [JudgedBatch] = []
        var remaining = block.recordCount
        while remaining > 0 {
          // The number of remaining records, so that the reader never takes another block.
          let extent = RecordJudge.Extent(
            records: remaining,
            refused: refusedLimit,
            output: Int.max,
            shown: plan.mostShown,
            isInterruptible: false
          )
          let batch = try judge.judge(&reader, of: origin, upTo: extent)
          remaining -= batch.tally.records
          batches.append(batch)
        }
        deliveries.deliver(batches, of: block.number)
      }
    } catch {
      deliveries.fail(error)
    }
    deliveries.leave()
  }
}
