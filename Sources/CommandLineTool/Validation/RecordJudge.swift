import FormData
import RuleEngine

/// Judges records one after the other and renders what comes of it; each thread has its own.
final class RecordJudge {
  // All that changes with each record is in two values, as each access to a property of an object is
  // checked while running.
  private var machine: JudgingMachine
  private let pending = PendingBatch()

  init(_ plan: ValidationPlan) {
    machine = JudgingMachine(plan)
  }

  /// Results since they were last taken.
  func takeBatch() -> JudgedBatch {
    pending.take()
  }

  /// When to stop and write results.
  struct Extent {
    /// Records, unreadable ones included.
    var records = Int.max
    /// Records that are not valid.
    var refused = Int.max
    /// Bytes of output and remarks.
    var output = 64 << 10
    /// Whether Control-C ends it in the middle.
    var isInterruptible = true
  }

  /// Judges records until there is enough to write, or no more, and hands it out.
  func judge(
    _ reader: any RecordReader,
    of file: RecordOrigin,
    upTo extent: Extent = Extent()
  ) throws(DataError) -> JudgedBatch {
    try machine.judge(reader, of: file, upTo: extent, into: pending)
    return takeBatch()
  }
}

/// Results that have not been taken; they may be taken while a record is waited for.
private final class PendingBatch {
  var batch = JudgedBatch()

  func take() -> JudgedBatch {
    var next = JudgedBatch()
    // The next is about as long.
    next.output.reserveCapacity(batch.output.count)
    swap(&next, &batch)
    return next
  }
}

/// An evaluator with the record that it works on.
private struct JudgingMachine: ~Copyable {
  private let plan: ValidationPlan
  private let renderer: any RecordRenderer
  private var evaluator: Evaluator
  private var record = RecordBuffer()

  init(_ plan: ValidationPlan) {
    self.plan = plan
    renderer = plan.renderer
    evaluator = Evaluator(plan.executable, clock: .system)
  }

  mutating func judge(
    _ reader: any RecordReader,
    of file: RecordOrigin,
    upTo extent: RecordJudge.Extent,
    into pending: PendingBatch
  ) throws(DataError) {
    let places = RecordPlaces(
      file: file,
      reader: reader,
      finder: SlotFinder(program: plan.executable.program, form: plan.form)
    )
    var count = 0
    var refused = 0
    // What is waited for may have been handed out meanwhile: the batch can't be asked for its counts.
    while count < extent.records, refused < extent.refused, pending.batch.size < extent.output {
      let result = try reader.next(into: &record)
      // What was read last may be cut off.
      if extent.isInterruptible, Interruption.isRequested { return }
      count += 1
      switch result {
      case .end:
        pending.batch.isLast = true
        return
      case .record(let number):
        let judged = JudgedRecord(
          number: file.record(number),
          outcome: evaluator.judge(&record, as: plan.form, plan.request)
        )
        if judged.outcome.verdict != .valid { refused += 1 }
        report(judged, at: places, into: &pending.batch)
      case .unreadable(let problem):
        report(problem, of: file, into: &pending.batch)
        refused += 1
      }
    }
  }

  private func report(
    _ judged: borrowing JudgedRecord,
    at places: RecordPlaces,
    into batch: inout JudgedBatch
  ) {
    batch.tally.count(judged.outcome.verdict)
    if plan.isSummarized { batch.tally.count(findingsOf: judged.outcome) }
    renderer.render(judged, record, at: places, into: &batch.output)
  }

  private func report(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into batch: inout JudgedBatch
  ) {
    batch.tally.countUnreadable()
    batch.remarks.append(contentsOf: problem.remark(in: file).utf8)
    batch.remarks.append(0x0A)
    renderer.renderUnreadable(number: file.record(problem.number), into: &batch.output)
  }
}
