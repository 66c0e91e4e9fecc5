import FormData
import RuleEngine

/// All records of a file, in memory.
struct LoadedRecords {
  private(set) var records: [RecordBuffer] = []
  /// How many can't be read, and so are left out.
  private(set) var unreadable = 0

  /// Reads the whole file; unreadable records are reported on standard error.
  init(_ input: DataInput, for plan: RecordPlan) throws(Termination) {
    let open = try input.open()
    defer { open.close() }
    let reader = input.format.reader(of: open.source(beforeWaiting: {}), for: plan)
    do throws(DataError) {
      try read(reader, of: input)
    } catch {
      throw UnreadableInput.termination(error, in: input)
    }
    if records.isEmpty {
      throw Termination(.unreadableData, "'\(input.name)' has no records")
    }
  }

  private mutating func read(_ reader: any RecordReader, of input: DataInput) throws(DataError) {
    var buffer = RecordBuffer()
    var hasWarned = false
    while true {
      let result = try reader.next(into: &buffer)
      if !hasWarned { UnknownColumns.warn(of: reader.unknownNames, in: input) }
      hasWarned = true
      switch result {
      case .record:
        records.append(buffer)
      case .unreadable(let problem):
        unreadable += 1
        StandardError.write(problem.remark(in: RecordOrigin(name: input.name)))
      case .end:
        return
      }
    }
  }

  /// The same again and again, until there are so many.
  func repeated(upTo count: Int) -> LoadedRecords {
    var repeated = self
    while repeated.records.count < count { repeated.records += records }
    return repeated
  }

  /// At most so many of them, from all over the file.
  func sample(of count: Int) -> LoadedRecords {
    guard records.count > count else { return self }
    var sample = self
    sample.records = (0..<count).map { records[$0 * records.count / count] }
    return sample
  }
}
