import RuleEngine

/// Judges records by a program and takes the time of that alone.
///
/// Judging leaves normalised values behind, so each pass needs records as they were read. Some are
/// copied at a time, judged while the clock runs, and then the next.
struct JudgingStopwatch: ~Copyable {
  /// Little enough for the copies to stay in the processor's nearest cache, as a record does that has
  /// just been read; enough to make reading the clock cost a few nanoseconds a record.
  private static let batch = 32

  private let form: FormIndex
  private let request: EvaluationRequest
  private var evaluator: Evaluator
  private var copies = Array(repeating: RecordBuffer(), count: JudgingStopwatch.batch)
  private let clock = ContinuousClock()

  init(_ executable: ExecutableProgram, form: FormIndex, request: EvaluationRequest) {
    self.form = form
    self.request = request
    evaluator = Evaluator(executable, clock: .system)
  }

  /// Judges each record once.
  ///
  /// - Returns: what that cost for each record.
  mutating func pass(over records: [RecordBuffer]) -> RecordCost {
    var total = Duration.zero
    var first = 0
    while first < records.count {
      let count = min(copies.count, records.count - first)
      for position in 0..<count { copies[position].copy(records[first + position]) }
      let start = clock.now
      for position in 0..<count { _ = evaluator.judge(&copies[position], as: form, request) }
      total += clock.now - start
      first += count
    }
    return RecordCost(total, for: records.count)
  }
}

extension RecordBuffer {
  /// Takes over what is in another, into memory of its own that it keeps.
  fileprivate mutating func copy(_ other: RecordBuffer) {
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: other.slots)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: other.bytes)
    files.removeAll(keepingCapacity: true)
    files.append(contentsOf: other.files)
  }
}
