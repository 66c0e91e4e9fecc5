import FormData
import RuleEngine

/// The results of consecutive records, not yet written.
struct JudgedBatch: Sendable {
  /// For standard output.
  var output: [UInt8] = []
  /// For standard error: lines, with their ends.
  var remarks = ""
  var tally = Tally()
  /// Whether there are no more records in the file.
  var isLast = false

  /// Bytes that are to be written.
  var size: Int { output.count + remarks.utf8.count }
}

/// Judges records one after the other and renders what comes of it; each thread has its own.
struct RecordJudge: ~Copyable {
  /// Results that have not been taken; they may be taken while a record is waited for.
  final class Pending {
    fileprivate var batch = JudgedBatch()

    func take() -> JudgedBatch {
      var next = JudgedBatch()
      // The next is about as long.
      next.output.reserveCapacity(batch.output.count)
      swap(&next, &batch)
      return next
    }
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

  let pending = Pending()
  private let plan: ValidationPlan
  private let renderer: any RecordRenderer
  private var evaluator: Evaluator
  private var record = RecordBuffer()

  init(_ plan: ValidationPlan) {
    self.plan = plan
    renderer = plan.renderer
    evaluator = Evaluator(plan.executable, clock: .system)
    evaluator.request = plan.request
  }

  /// Judges records until there is enough to write, or no more, and hands it out.
  mutating func judge(
    _ reader: any RecordReader,
    of file: RecordOrigin,
    upTo extent: Extent
  ) throws(DataError) -> JudgedBatch {
    let places = RecordPlaces(
      file: file,
      reader: reader,
      finder: SlotFinder(program: plan.executable.program, form: plan.form)
    )
    var count = 0
    var refused = 0
    // What is waited for may have been handed out meanwhile: the batch can't be asked for its counts.
    // It is opened once for a record, which asks at run time whether something else has it open.
    var size = pending.batch.size
    while count < extent.records, refused < extent.refused, size < extent.output {
      let result = try reader.next(into: &record)
      // What was read last may be cut off.
      if extent.isInterruptible, Interruption.isRequested { return pending.take() }
      count += 1
      switch result {
      case .end:
        pending.batch.isLast = true
        return pending.take()
      case .record(let number):
        let judged = JudgedRecord(
          number: file.record(number),
          outcome: evaluator.judge(&record, as: plan.form)
        )
        if judged.outcome.verdict != .valid { refused += 1 }
        size = report(judged, at: places, into: &pending.batch)
      case .unreadable(let problem):
        refused += 1
        pending.batch.tally.countUnreadable()
        pending.batch.remarks += file.remark(on: problem) + "\n"
        renderer.renderUnreadable(number: file.record(problem.number), into: &pending.batch.output)
        size = pending.batch.size
      }
    }
    return pending.take()
  }

  /// Adds a record's result, and answers how many bytes are to be written then.
  private func report(
    _ judged: borrowing JudgedRecord,
    at places: RecordPlaces,
    into batch: inout JudgedBatch
  ) -> Int {
    batch.tally.count(judged.outcome.verdict)
    if plan.isSummarized { batch.tally.count(findingsOf: judged.outcome) }
    renderer.render(judged, record, at: places, into: &batch.output)
    return batch.size
  }
}
