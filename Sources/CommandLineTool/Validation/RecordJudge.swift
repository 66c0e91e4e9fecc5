import FormData
import RuleEngine

/// The results of consecutive records, not yet written.
struct JudgedBatch: Sendable {
  /// For standard output.
  var output: [UInt8] = []
  /// Where the output of each record ends, if the number of shown records is limited.
  var ends: [Int] = []
  /// Records that were not rendered because the batch already had enough.
  var hiddenCount = 0
  /// For standard error: lines, with their ends.
  var remarks = ""
  /// Unknown names since the previous batch.
  var unknownNames: [String] = []
  var tally = Tally()
  /// Whether this is the end of the file.
  var isLast = false

  /// The number of bytes to write.
  var size: Int { output.count + remarks.utf8.count }
}

/// Validates records and renders the results; each thread has its own.
struct RecordJudge: ~Copyable {
  /// Results that can be taken while waiting for a record, or after that has failed.
  final class Pending {
    fileprivate var batch = JudgedBatch()

    func take() -> JudgedBatch {
      defer { batch = JudgedBatch() }
      return batch
    }
  }

  /// When to stop and write results.
  struct Extent {
    /// Maximum number of records, including unreadable ones.
    var records = Int.max
    /// Maximum number of records that are not valid.
    var refused = Int.max
    /// Maximum length of output and remarks, in bytes.
    var output = 64 << 10
    /// Maximum number of records to render; nil for all.
    var shown: Int?
    /// Whether Control-C stops it between records.
    var isInterruptible = true
  }

  let pending = Pending()
  private let plan: ValidationPlan
  private let renderer: any RecordRenderer
  private let finder: SlotFinder
  private var evaluator: Evaluator
  private var record = RecordBuffer()
  /// The length of the last batch's output, which the next one probably has, too.
  private var lastOutput = 0
  /// How many of the reader's unknown names have been returned.
  private var unknownNameCount = 0

  init(_ plan: ValidationPlan) {
    self.plan = plan
    renderer = plan.renderer
    finder = SlotFinder(program: plan.executable.program, form: plan.form)
    evaluator = Evaluator(plan.executable, clock: plan.clock)
    evaluator.request = plan.request
  }

  /// Validates records until there is enough to write, or no more; returns the results.
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
      // The last record may be truncated.
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

  /// Reads the next record; while that waits, the contents of the batch can be taken.
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
