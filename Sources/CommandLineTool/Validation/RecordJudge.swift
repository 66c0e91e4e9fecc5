import FormData
import RuleEngine

/// The results of consecutive records, not yet written.
struct JudgedBatch: Sendable {
  /// For standard output.
  var output: [UInt8] = []
  /// Where the output of each record ends, if only so many records are shown.
  var ends: [Int] = []
  /// Records that were not rendered, as enough of the batch were.
  var hiddenCount = 0
  /// For standard error: lines, with their ends.
  var remarks = ""
  /// Names that the form has no field for, met since the batch before.
  var unknownNames: [String] = []
  var tally = Tally()
  /// Whether there are no more records in the file.
  var isLast = false

  /// Bytes that are to be written.
  var size: Int { output.count + remarks.utf8.count }
}

/// Judges records one after the other and renders what comes of it; each thread has its own.
struct RecordJudge: ~Copyable {
  /// Results that may be taken while a record is waited for, or after that has failed.
  final class Pending {
    fileprivate var batch = JudgedBatch()

    func take() -> JudgedBatch {
      defer { batch = JudgedBatch() }
      return batch
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
    /// Records that are rendered; nil for all.
    var shown: Int?
    /// Whether Control-C ends it in the middle.
    var isInterruptible = true
  }

  let pending = Pending()
  private let plan: ValidationPlan
  private let renderer: any RecordRenderer
  private let finder: SlotFinder
  private var evaluator: Evaluator
  private var record = RecordBuffer()
  /// Bytes of the last batch's output: the next is about as long.
  private var lastOutput = 0
  /// How many of the reader's unknown names were handed out.
  private var unknownNameCount = 0

  init(_ plan: ValidationPlan) {
    self.plan = plan
    renderer = plan.renderer
    finder = SlotFinder(program: plan.executable.program, form: plan.form)
    evaluator = Evaluator(plan.executable, clock: plan.clock)
    evaluator.request = plan.request
  }

  /// Judges records until there is enough to write, or no more, and hands it out.
  mutating func judge(
    _ reader: inout some RecordReader & ~Copyable,
    of file: RecordOrigin,
    upTo extent: Extent
  ) throws(DataError) -> JudgedBatch {
    var batch = try judgeBatch(&reader, of: file, upTo: extent)
    let names = reader.unknownNames
    batch.unknownNames = Array(names.dropFirst(unknownNameCount))
    unknownNameCount = names.count
    return batch
  }

  private mutating func judgeBatch(
    _ reader: inout some RecordReader & ~Copyable,
    of file: RecordOrigin,
    upTo extent: Extent
  ) throws(DataError) -> JudgedBatch {
    let places = RecordPlaces(file: file, finder: finder)
    var batch = JudgedBatch()
    batch.output.reserveCapacity(lastOutput)
    defer { lastOutput = batch.output.count }
    var count = 0
    var refused = 0
    while count < extent.records, refused < extent.refused, batch.size < extent.output {
      let result = try next(from: &reader, &batch)
      // What was read last may be cut off.
      if extent.isInterruptible, Interruption.isRequested { break }
      count += 1
      switch result {
      case .end:
        batch.isLast = true
        return batch
      case .record(let number):
        let judged = JudgedRecord(
          number: file.record(number),
          outcome: evaluator.judge(&record, as: plan.form)
        )
        batch.tally.count(judged.outcome.verdict)
        if judged.outcome.verdict != .valid { refused += 1 }
        if plan.isSummarized { batch.tally.count(findingsOf: judged.outcome) }
        guard let shown = extent.shown else {
          renderer.render(judged, record, from: reader, at: places, into: &batch.output)
          continue
        }
        if judged.outcome.isValidAlone { continue }
        guard batch.ends.count < shown else {
          batch.hiddenCount += 1
          continue
        }
        renderer.render(judged, record, from: reader, at: places, into: &batch.output)
        batch.ends.append(batch.output.count)
      case .unreadable(let problem):
        refused += 1
        batch.tally.countUnreadable()
        batch.remarks += file.remark(on: problem) + "\n"
        renderer.renderUnreadable(problem, of: file, into: &batch.output)
      }
    }
    return batch
  }

  /// Reads the next record; what is in the batch can be taken while that waits.
  private mutating func next(
    from reader: inout some RecordReader & ~Copyable,
    _ batch: inout JudgedBatch
  ) throws(DataError) -> RecordResult {
    let isAtHand = reader.isNextAtHand
    if !isAtHand { swap(&batch, &pending.batch) }
    do throws(DataError) {
      let result = try reader.next(into: &record)
      if !isAtHand { swap(&batch, &pending.batch) }
      return result
    } catch {
      if isAtHand { swap(&batch, &pending.batch) }
      throw error
    }
  }
}
