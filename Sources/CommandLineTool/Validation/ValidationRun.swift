import Dispatch
import FormData
import RuleEngine

/// What to do with each record; made once and shared by all threads.
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
  /// What output for people says besides verdicts.
  let shown: ShownParts

  /// What output for people says besides verdicts.
  struct ShownParts: Sendable {
    /// The rule file that the command was given.
    var rules: String
    /// The fields by which a record is recognized.
    var key: RecordKey
    /// Whether all records are shown, however many.
    var isComplete: Bool
    /// Whether nothing is said about the run as a whole.
    var isQuiet: Bool
  }

  /// Records that are shown at most; nil for any number.
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
  /// Threads beyond which more only cost memory.
  static let mostJobs = 1024
  /// Bytes of a file below which starting threads costs more than it saves.
  private static let leastForThreads = 1 << 20
  /// Blocks under way for each thread: enough that none waits while another has a hard one.
  private static let blocksPerThread = 3
  /// Records that one thread validates before results are written and progress is shown.
  private static let batchSize = 1000

  let plan: ValidationPlan
  /// Threads that were asked for; nil for as many as there are processors.
  let wantedJobs: Int?
  let maxFailures: Int?

  /// Judges the records and writes what comes of it, however far it gets.
  ///
  /// - Returns: the exit status.
  func run(_ inputs: [DataInput]) throws -> ExitStatus {
    Interruption.listen()
    let progress = ProgressLine(of: inputs, output: plan.output)
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

  /// Judges all records of a file, or as many as the results are still open for.
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
          // The header of CSV is known once a record has been read: then is the time to warn.
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

  /// Judges the lines of an NDJSON file on several threads, including this one.
  ///
  /// Each takes a block of lines when it has judged its last, reads it into memory of its own, and
  /// hands on the results. They are written in the order of the blocks, so the output does not depend
  /// on the number of threads.
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

/// Judges blocks of lines, one after the other, on one of several threads that share them.
private struct ValidationWorker: Sendable {
  let plan: ValidationPlan
  let lines: SharedLines
  let origin: RecordOrigin
  let deliveries: OrderedDeliveries
  /// Records that are not valid, after which a batch ends.
  let refusedLimit: Int

  /// Judges blocks until there are no more, or no more are wanted.
  func run() {
    var judge = RecordJudge(plan)
    var reader = NDJSONReader(lines, plan: plan.records)
    do throws(DataError) {
      while deliveries.awaitRoom(), let block = try reader.takeBlock() {
        // What was read last may be cut off.
        if Interruption.isRequested { break }
        var batches: [JudgedBatch] = []
        var remaining = block.recordCount
        while remaining > 0 {
          // As many records as there are, so that the reader never goes on to another block.
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
