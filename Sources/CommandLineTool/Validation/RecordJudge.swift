import FormData
import RuleEngine

/// Judges records one after the other and renders what comes of it; each thread has its own.
final class RecordJudge {
  private let plan: ValidationPlan
  private let renderer: any RecordRenderer
  private var evaluator: Evaluator
  private var record = RecordBuffer()
  private var batch = JudgedBatch()

  init(_ plan: ValidationPlan) {
    self.plan = plan
    renderer = plan.renderer
    evaluator = Evaluator(plan.executable, clock: .system)
  }

  /// What has been judged since it was last taken.
  func takeBatch() -> JudgedBatch {
    defer { batch = JudgedBatch() }
    return batch
  }

  /// How far to go before what was judged is written.
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
    let places = RecordPlaces(
      file: file,
      reader: reader,
      finder: SlotFinder(program: plan.executable.program, form: plan.form)
    )
    var count = 0
    var refused = 0
    // What is waited for may have been handed out meanwhile: the batch can't be asked for its counts.
    while count < extent.records, refused < extent.refused, batch.size < extent.output {
      let result = try reader.next(into: &record)
      // What was read last may be cut off.
      if extent.isInterruptible, Interruption.isRequested { break }
      count += 1
      switch result {
      case .end:
        batch.isLast = true
        return takeBatch()
      case .record(let number):
        if judge(number: file.record(number), places) != .valid { refused += 1 }
      case .unreadable(let problem):
        report(problem, of: file)
        refused += 1
      }
    }
    return takeBatch()
  }

  private func judge(number: Int, _ places: RecordPlaces) -> Report.Verdict {
    let outcome = evaluator.judge(&record, as: plan.form, plan.request)
    batch.tally.count(outcome.verdict)
    if plan.isSummarized { batch.tally.count(findingsOf: outcome) }
    let judged = JudgedRecord(number: number, outcome: outcome, places: places)
    renderer.render(judged, record, into: &batch.output)
    return outcome.verdict
  }

  private func report(_ problem: UnreadableRecord, of file: RecordOrigin) {
    batch.tally.countUnreadable()
    let place = file.place(problem.place)
    let line = "\(file.name):\(place.line):\(place.column): unreadable: \(problem.message)\n"
    batch.remarks.append(contentsOf: line.utf8)
    renderer.renderUnreadable(number: file.record(problem.number), into: &batch.output)
  }
}
