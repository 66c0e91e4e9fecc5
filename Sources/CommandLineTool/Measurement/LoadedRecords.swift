import FormData
import RuleEngine

/// All records of a file, in memory.
struct LoadedRecords {
  private(set) var records: [RecordBuffer] = []
  /// The number of unreadable records, which are left out.
  private(set) var unreadable = 0

  /// Reads the whole file; unreadable records are reported on standard error.
  init(_ input: DataInput, for plan: RecordPlan) throws(Termination) {
    var (records, unreadable) = ([RecordBuffer](), 0)
    try input.read(for: plan) { reader throws(DataError) in
      var buffer = RecordBuffer()
      var result = try reader.next(into: &buffer)
      while result != .end {
        if case .unreadable(let problem) = result {
          unreadable += 1
          StandardError.write(RecordOrigin(name: input.name).remark(on: problem))
        } else {
          records.append(buffer)
        }
        result = try reader.next(into: &buffer)
      }
      input.warn(ofUnknownNames: reader.unknownNames)
    }
    if records.isEmpty {
      throw Termination(.unreadableData, "'\(input.name)' has no records")
    }
    self.records = records
    self.unreadable = unreadable
  }

  /// Repeats the records until there are enough.
  func repeated(upTo count: Int) -> [RecordBuffer] {
    var repeated = records
    while repeated.count < count { repeated += records }
    return repeated
  }
}
