import RuleEngine

/// The results so far, written in the order of the records.
final class ValidationResults {
  private let plan: ValidationPlan
  private var output = OutputStream()
  private let maxRefused: Int?
  private let progress: ProgressLine?
  private(set) var tally = Tally()
  /// How many more records may be shown; nil for no limit.
  private(set) var remainingShown: Int?
  /// Records that were not shown because enough had been shown before.
  private(set) var hiddenCount = 0
  /// Whether the output of a record was written.
  private var hasOutput = false
  /// Records of all files so far, validated or skipped.
  private(set) var passed = 0
  /// Why writing is no longer possible; check it before producing more results.
  private(set) var failure: Termination?
  /// The current file, and its unknown names that were reported.
  private var input: DataInput?
  private var warnedNames: Set<ExactText> = []

  init(_ plan: ValidationPlan, maxRefused: Int?, progress: ProgressLine?) {
    self.plan = plan
    self.maxRefused = maxRefused
    self.progress = progress
    remainingShown = plan.mostShown
  }

  /// How many of the next records to skip.
  var remainingSkips: Int { max(0, plan.skipped - passed) }

  /// How many records a resumed run can skip.
  var done: Int { max(plan.skipped, passed) }

  /// How many more records that are not valid are needed to stop.
  var remainingRefusals: Int { maxRefused.map { max(0, $0 - tally.refused) } ?? Int.max }

  /// Whether to stop reporting.
  var isClosed: Bool { failure != nil || remainingRefusals == 0 }

  /// Whether to stop validating.
  var isComplete: Bool { isClosed || Interruption.isRequested }

  func begin() {
    write(Array(plan.renderer.head.utf8))
  }

  /// Starts with the records of another file.
  func begin(_ input: DataInput) {
    self.input = input
    warnedNames = []
  }

  /// Counts records that were skipped.
  func passOver(_ records: Int) {
    passed += records
  }

  /// Adds results; remarks follow the records that they belong to.
  func deliver(_ batch: JudgedBatch) {
    tally.add(batch.tally)
    passed += batch.tally.records
    let names = batch.unknownNames.filter { warnedNames.insert(ExactText($0)).inserted }
    if !names.isEmpty { say { input?.warn(ofUnknownNames: names, among: warnedNames.count) } }
    write(records: shownOutput(of: batch))
    guard !batch.remarks.isEmpty else { return }
    flush()
    say { StandardError.write(raw: batch.remarks) }
  }

  /// The output of as many records as may still be shown.
  private func shownOutput(of batch: JudgedBatch) -> [UInt8] {
    guard let remaining = remainingShown else { return batch.output }
    let count = min(remaining, batch.ends.count)
    remainingShown = remaining - count
    hiddenCount += batch.hiddenCount + batch.ends.count - count
    if count == batch.ends.count { return batch.output }
    return Array(batch.output.prefix(count == 0 ? 0 : batch.ends[count - 1]))
  }

  /// Writes a line to standard error, replacing the progress line.
  func say(_ body: () -> Void) {
    progress?.clear()
    body()
  }

  /// Shows progress, if on a terminal.
  func showProgress(in input: OpenInput) {
    progress?.update(records: tally.records, bytes: input.position)
  }

  /// Writes pending output, so that it is visible while waiting for more.
  func flush() {
    attempt { output throws(Termination) in try output.flush() }
  }

  /// Ends the output.
  func end() {
    progress?.clear()
    write(Array(plan.renderer.tail(tally).utf8))
    flush()
  }

  /// Writes the output of records, omitting the separator before the first.
  private func write(records bytes: [UInt8]) {
    guard !hasOutput, !bytes.isEmpty else { return write(bytes) }
    hasOutput = true
    write(Array(bytes.dropFirst(plan.renderer.separator.utf8.count)))
  }

  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    attempt { output throws(Termination) in try output.write(bytes) }
  }

  private func attempt(_ body: (inout OutputStream) throws(Termination) -> Void) {
    guard failure == nil else { return }
    do throws(Termination) {
      try body(&output)
    } catch {
      failure = error
    }
  }
}
