import FormData

/// Judges the records of files on this thread.
struct SequentialValidation {
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
    })
    let reader = input.format.reader(of: source, for: plan.records)
    let origin = RecordOrigin(name: input.name, earlierRecords: results.tally.records)
    var hasWarned = false
    do throws(DataError) {
      while !results.isComplete {
        let extent = RecordJudge.Extent(
          // The header of CSV is known once a record has been read: then is the time to warn.
          records: hasWarned ? Int.max : 1,
          refused: results.remainingRefusals
        )
        let batch = try judge.judge(reader, of: origin, upTo: extent)
        if !hasWarned { UnknownColumns.warn(of: reader.unknownNames, in: input) }
        hasWarned = true
        results.deliver(batch)
        if batch.isLast { return }
      }
    } catch {
      results.deliver(judge.takeBatch())
      results.flush()
      throw UnreadableInput.termination(error, in: input)
    }
  }
}
