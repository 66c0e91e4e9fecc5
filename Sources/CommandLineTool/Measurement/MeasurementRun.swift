import RuleEngine

/// Judges records in memory again and again, and takes the time.
struct MeasurementRun {
  /// Longer than anyone waits for figures that do not get better.
  static let mostSeconds = 3600.0
  /// Passes below which neither the best nor the median means anything.
  private static let leastPasses = 5
  /// Judgements of one pass, at least: what a pass costs besides must not count.
  private static let leastJudgements = 1024
  /// Records that single checks are measured with: enough for all that data has in it, and few
  /// enough for a pass to take a small part of the time.
  private static let sampleSize = 4096

  private let executable: ExecutableProgram
  private let form: FormIndex
  private let request: EvaluationRequest
  private let excerpts: RuleExcerpts
  private let clock = ContinuousClock()

  /// A run that asks for verdicts and counts of what fails, not for messages.
  init(
    _ executable: ExecutableProgram,
    form: FormIndex,
    request: EvaluationRequest,
    excerpts: RuleExcerpts
  ) {
    self.executable = executable
    self.form = form
    var request = request
    request.details = false
    self.request = request
    self.excerpts = excerpts
  }

  /// Measures half of the time with all of the rules, and half with each check alone.
  func measure(
    _ records: LoadedRecords,
    loadTime: Duration,
    for duration: Duration
  ) throws(Termination) -> Measurement {
    Interruption.listen()
    let workload = records.repeated(upTo: MeasurementRun.leastJudgements)
    let modes = try modes(over: workload.records, for: duration / 2)
    let sample = workload.sample(of: MeasurementRun.sampleSize)
    let (checks, remainder) = try checks(over: sample.records, for: duration / 2)
    return Measurement(
      records: records.records.count,
      loadTime: loadTime,
      modes: modes,
      checks: checks,
      remainder: remainder
    )
  }

  private func modes(
    over records: [RecordBuffer],
    for duration: Duration
  ) throws(Termination) -> [Measurement.Mode] {
    var all = stopwatch(.all)
    var firstPerField = stopwatch(.firstPerField)
    var first = stopwatch(.first)
    var costs: (all: [RecordCost], firstPerField: [RecordCost], first: [RecordCost]) = ([], [], [])
    let end = clock.now + duration
    // They take turns, so that what else the machine does falls on all of them.
    while costs.all.count < MeasurementRun.leastPasses || clock.now < end {
      costs.all.append(all.pass(over: records))
      costs.firstPerField.append(firstPerField.pass(over: records))
      costs.first.append(first.pass(over: records))
      if Interruption.isRequested { throw Termination(.interrupted) }
    }
    return [
      Measurement.Mode(.all, costs: costs.all),
      Measurement.Mode(.firstPerField, costs: costs.firstPerField),
      Measurement.Mode(.first, costs: costs.first),
    ]
  }

  private func stopwatch(_ mode: ReportMode) -> JudgingStopwatch {
    var request = request
    request.mode = mode
    return JudgingStopwatch(executable, form: form, request: request)
  }

  private func checks(
    over records: [RecordBuffer],
    for duration: Duration
  ) throws(Termination) -> ([Measurement.Check], remainder: RecordCost) {
    var request = request
    request.mode = .all
    let program = executable.program
    let checks = program.allChecks(of: form)
    let bare = program.leavingOut(checks)
    var stopwatch = JudgingStopwatch(ExecutableProgram(bare), form: form, request: request)
    var remainder = stopwatch.pass(over: records)
    var measured: [Measurement.Check] = []
    for check in checks {
      let end = clock.now + duration / checks.count
      let alone = ExecutableProgram(bare.puttingBack(check, from: program))
      var other = JudgingStopwatch(alone, form: form, request: request)
      var without = stopwatch.pass(over: records)
      var with = other.pass(over: records)
      var passes = 1
      while passes < MeasurementRun.leastPasses || clock.now < end {
        if Interruption.isRequested { throw Termination(.interrupted) }
        without = min(without, stopwatch.pass(over: records))
        with = min(with, other.pass(over: records))
        passes += 1
      }
      remainder = min(remainder, without)
      measured.append(named(check, cost: with - without))
    }
    return (measured, remainder)
  }

  private func named(_ check: FormCheck, cost: RecordCost) -> Measurement.Check {
    let program = executable.program
    let place = program.checks[check.check].place
    let code = check.start.position..<check.end.position - 1
    let call = code.count == 1 ? program.calls[code.lowerBound] : nil
    return Measurement.Check(
      path: check.path,
      rule: call.map { program.callTable[$0].name } ?? excerpts.excerpt(at: place) ?? "a check",
      place: excerpts.place(place),
      cost: cost
    )
  }
}
