import RuleEngine

/// The cost of validating records by a form.
struct Measurement {
  /// The cost of a record in a report mode.
  struct Mode {
    var mode: ReportMode
    /// The time of the fastest pass over all records.
    var best: Duration
    var median: Duration
  }

  /// The cost that one check adds to a record.
  struct Check {
    var path: String
    /// The rule's name or, for a check that combines several rules, its source text.
    var rule: String
    var place: RulePlace
    var cost: Duration
  }

  /// How many there are.
  var records: Int
  /// From opening the rule file to the first record; patterns are compiled when first used.
  var loadTime: Duration
  var modes: [Mode]
  /// In file order.
  var checks: [Check]
  /// The time for a record without any check.
  var remainder: Duration
}

/// Validates records in memory repeatedly, and measures the time.
struct MeasurementRun {
  /// Longer measurements don't give better figures.
  static let mostSeconds = 3600.0
  /// With fewer passes, neither the best nor the median is meaningful.
  private static let leastPasses = 5
  /// Minimum number of records in a pass, so that its fixed costs don't matter.
  private static let leastJudgments = 1024
  /// The number of records for single checks: enough to include all kinds of data, and few enough
  /// for a pass to take a small part of the time.
  private static let sampleSize = 4096

  let executable: ExecutableProgram
  let form: FormIndex
  let request: EvaluationRequest
  /// The current cost of the records.
  let clock: FormClock
  let excerpts: RuleExcerpts
  private let stopwatchClock = ContinuousClock()

  /// Spends half of the time on all rules together, and half on single checks.
  func measure(
    _ records: LoadedRecords,
    loadTime: Duration,
    for duration: Duration
  ) throws(Termination) -> Measurement {
    Interruption.listen()
    let workload = records.repeated(upTo: MeasurementRun.leastJudgments)
    let modes = try modes(over: workload, for: duration / 2)
    let (checks, remainder) = try checks(over: sample(of: workload), for: duration / 2)
    return Measurement(
      records: records.records.count,
      loadTime: loadTime,
      modes: modes,
      checks: checks,
      remainder: remainder
    )
  }

  /// Some of the records, from all over the file, if there are many.
  private func sample(of records: [RecordBuffer]) -> [RecordBuffer] {
    let count = min(records.count, MeasurementRun.sampleSize)
    return (0..<count).map { records[$0 * records.count / count] }
  }

  private func modes(
    over records: [RecordBuffer],
    for duration: Duration
  ) throws(Termination) -> [Measurement.Mode] {
    let modes: [ReportMode] = [.all, .firstPerField, .first]
    let stopwatches = modes.map { stopwatch(executable, $0) }
    var costs = modes.map { _ in [Duration]() }
    let end = stopwatchClock.now + duration
    // They take turns, so that other load on the machine affects all of them.
    while costs[0].count < MeasurementRun.leastPasses || stopwatchClock.now < end {
      for mode in modes.indices { costs[mode].append(stopwatches[mode].pass(over: records)) }
      if Interruption.isRequested { throw Termination(.interrupted) }
    }
    return zip(modes, costs).map { mode, costs in
      let sorted = costs.sorted()
      return Measurement.Mode(mode: mode, best: sorted[0], median: sorted[sorted.count / 2])
    }
  }

  private func checks(
    over records: [RecordBuffer],
    for duration: Duration
  ) throws(Termination) -> ([Measurement.Check], remainder: Duration) {
    let program = executable.program
    let checks = program.allChecks(of: form)
    let bare = program.leavingOut(checks)
    let stopwatch = stopwatch(ExecutableProgram(bare), .all)
    var remainder = stopwatch.pass(over: records)
    var measured: [Measurement.Check] = []
    for check in checks {
      let end = stopwatchClock.now + duration / checks.count
      let alone = self.stopwatch(ExecutableProgram(bare.puttingBack(check, from: program)), .all)
      var without = stopwatch.pass(over: records)
      var with = alone.pass(over: records)
      var passes = 1
      while passes < MeasurementRun.leastPasses || stopwatchClock.now < end {
        if Interruption.isRequested { throw Termination(.interrupted) }
        without = min(without, stopwatch.pass(over: records))
        with = min(with, alone.pass(over: records))
        passes += 1
      }
      remainder = min(remainder, without)
      // A negative cost is noise.
      measured.append(named(check, cost: max(.zero, with - without)))
    }
    return (measured, remainder)
  }

  /// A stopwatch for verdicts and counts of failures, without messages.
  private func stopwatch(_ executable: ExecutableProgram, _ mode: ReportMode) -> JudgingStopwatch {
    var request = request
    request.details = false
    request.mode = mode
    return JudgingStopwatch(executable, form: form, request: request, clock: clock)
  }

  private func named(_ check: FormCheck, cost: Duration) -> Measurement.Check {
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

/// Validates records with a program, and measures only that.
///
/// Validation normalizes values in place, so each pass needs records as they were read. Some are
/// copied at a time, then validated while the clock runs.
private final class JudgingStopwatch {
  /// Few enough for the copies to stay in the nearest cache, like a record that has just been read,
  /// and many enough to make the cost of reading the clock negligible.
  private static let batch = 32

  private let form: FormIndex
  private let request: EvaluationRequest
  private var evaluator: Evaluator
  private var copies = Array(repeating: RecordBuffer(), count: JudgingStopwatch.batch)
  private let clock = ContinuousClock()

  init(
    _ executable: ExecutableProgram,
    form: FormIndex,
    request: EvaluationRequest,
    clock: FormClock
  ) {
    self.form = form
    self.request = request
    evaluator = Evaluator(executable, clock: clock)
    evaluator.isCancelled = { Interruption.isRequested }
  }

  /// Validates each record once.
  ///
  /// - Returns: the time per record.
  func pass(over records: [RecordBuffer]) -> Duration {
    // A single access to the properties for all records, so that its dynamic check costs nothing.
    total(for: records, &evaluator, &copies) / max(1, records.count)
  }

  private func total(
    for records: [RecordBuffer],
    _ evaluator: inout Evaluator,
    _ copies: inout [RecordBuffer]
  ) -> Duration {
    var total = Duration.zero
    for first in stride(from: 0, to: records.count, by: copies.count)
    where !Interruption.isRequested {
      let count = min(copies.count, records.count - first)
      for position in 0..<count { copies[position].copy(records[first + position]) }
      total += clock.measure {
        for position in 0..<count where !Interruption.isRequested {
          _ = evaluator.judge(&copies[position], as: form, request)
        }
      }
    }
    return total
  }
}

extension RecordBuffer {
  /// Copies another record into memory that it reuses.
  fileprivate mutating func copy(_ other: RecordBuffer) {
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: other.slots)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: other.bytes)
    files.removeAll(keepingCapacity: true)
    files.append(contentsOf: other.files)
  }
}
