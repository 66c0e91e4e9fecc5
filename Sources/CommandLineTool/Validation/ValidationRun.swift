import FormData

/// Validates all files of records in order and returns the exit status.
struct ValidationRun {
  /// Threads beyond which more only cost memory.
  static let mostJobs = 1024
  /// Bytes of a file below which starting threads costs more than it saves.
  private static let leastForThreads = 1 << 20

  let plan: ValidationPlan
  /// Threads that were asked for; nil for as many as there are processors.
  private let wantedJobs: Int?
  let maxFailures: Int?

  init(_ plan: ValidationPlan, jobs: Int?, maxFailures: Int?) {
    self.plan = plan
    wantedJobs = jobs
    self.maxFailures = maxFailures
  }

  /// Judges the records and writes what comes of it, however far it gets.
  func run(_ inputs: [DataInput]) throws -> ExitStatus {
    Interruption.listen()
    let progress = ProgressLine(of: inputs, output: plan.output)
    let results = ValidationResults(plan, maxRefused: maxFailures, progress: progress)
    results.begin()
    var termination: Termination?
    do throws(Termination) {
      for input in inputs where !results.isComplete {
        defer { progress?.endFile(of: input) }
        let jobs = jobs(for: input)
        if jobs > 1 {
          try ParallelValidation(plan, jobs: jobs).run(input, into: results)
        } else {
          try SequentialValidation(plan).run(input, into: results)
        }
      }
    } catch {
      termination = error
    }
    let failure = end(results)
    if plan.isSummarized || Interruption.isRequested {
      StandardError.write(SummaryText.text(of: results.tally))
    }
    if Interruption.isRequested {
      StandardError.write("formrules: interrupted; resume with --skip \(results.done)")
    } else if results.remainingSkips > 0, termination == nil, failure == nil {
      StandardError.write("formrules: all records were skipped: \(results.passed)")
    }
    if let termination { throw termination }
    if let failure, case .failed = failure { throw failure }
    return status(of: results.tally)
  }

  /// The number of threads that validate the records of a file.
  private func jobs(for input: DataInput) -> Int {
    guard input.format == .ndjson,
      input.size.map({ $0 >= ValidationRun.leastForThreads }) ?? true
    else { return 1 }
    return wantedJobs ?? min(Processors.count, ValidationRun.mostJobs)
  }

  private func end(_ results: ValidationResults) -> OutputFailure? {
    do throws(OutputFailure) {
      try results.end()
      return nil
    } catch {
      return error
    }
  }

  private func status(of tally: Tally) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if tally.unreadable > 0 { return .unreadableData }
    return tally.refused > 0 ? .refused : .success
  }
}
