import FormData

/// Judges blocks of lines, one after the other, on one of several threads that share them.
struct ValidationWorker: Sendable {
  let plan: ValidationPlan
  let lines: SharedLines
  let origin: RecordOrigin
  let deliveries: OrderedDeliveries
  /// Records that are not valid, after which a batch ends.
  let refusedLimit: Int

  /// Judges blocks until there are no more, or no more are wanted.
  func run() {
    let judge = RecordJudge(plan)
    let reader = NDJSONReader(lines, plan: plan.records)
    do throws(DataError) {
      while deliveries.awaitRoom(), let block = try reader.takeBlock() {
        // What was read last may be cut off.
        if Interruption.isRequested { break }
        deliveries.deliver(try batches(of: block, from: reader, by: judge), of: block.number)
      }
    } catch {
      deliveries.fail(error)
    }
    deliveries.leave()
  }

  private func batches(
    of block: LineBlock,
    from reader: NDJSONReader,
    by judge: RecordJudge
  ) throws(DataError) -> [JudgedBatch] {
    var batches: [JudgedBatch] = []
    var remaining = block.recordCount
    while remaining > 0 {
      // As many records as there are, so that the reader never goes on to another block.
      let extent = RecordJudge.Extent(
        records: remaining,
        refused: refusedLimit,
        output: Int.max,
        isInterruptible: false
      )
      let batch = try judge.judge(reader, of: origin, upTo: extent)
      remaining -= batch.tally.records
      batches.append(batch)
    }
    return batches
  }
}
