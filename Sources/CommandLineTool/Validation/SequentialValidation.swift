import FormData
import RuleEngine

/// Judges the records of files on this thread.
struct SequentialValidation {
  /// Records to validate before results are written and progress is shown.
  private static let batchSize = 1000

  private let plan: ValidationPlan
  private let judge: RecordJudge

  init(_ plan: ValidationPlan) {
    self.plan = plan
    judge = RecordJudge(plan)
  }

  /// Judges all records of a file, or as many as the results are still open for.
  func run(_ input: DataInput, into results: ValidationResults) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    let source = open.source(beforeWaiting: {
      results.deliver(judge.takeBatch())
      results.flush()
      results.showProgress(in: open)
    })
    let reader = input.format.reader(of: source, for: plan.records)
    let origin = RecordOrigin(name: input.name, earlierRecords: results.passed)
    var hasWarned = false
    do throws(DataError) {
      try passOver(reader, for: results)
      while !results.isComplete {
        let extent = RecordJudge.Extent(
          // The header of CSV is known once a record has been read: then is the time to warn.
          records: hasWarned ? SequentialValidation.batchSize : 1,
          refused: results.remainingRefusals
        )
        let batch = try judge.judge(reader, of: origin, upTo: extent)
        if !hasWarned { results.say { UnknownColumns.warn(of: reader.unknownNames, in: input) } }
        hasWarned = true
        results.deliver(batch)
        results.showProgress(in: open)
        if batch.isLast { return }
      }
    } catch {
      results.deliver(judge.takeBatch())
      results.flush()
      throw UnreadableInput.termination(error, in: input)
    }
  }

  /// Reads and drops the records to skip, or as many of them as there are.
  private func passOver(
    _ reader: any RecordReader,
    for results: ValidationResults
  ) throws(DataError) {
    var record = RecordBuffer()
    while results.remainingSkips > 0, !results.isComplete {
      let result = try reader.next(into: &record)
      if case .end = result { return }
      results.passOver(1)
    }
  }
}
