import FormData
import RuleEngine

/// Writes verdicts in a format that lists findings independently of records.
protocol FindingRenderer: RecordRenderer {
  /// Appends a finding of the record with that number; an unreadable record is a finding, too.
  func render(_ finding: RecordFinding, of record: Int, in file: String, into output: inout [UInt8])
}

extension FindingRenderer {
  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    if judged.outcome.isValidAlone { return }
    for finding in places.findings(of: judged.outcome, in: record, from: reader) {
      render(finding, of: judged.number, in: places.file.name, into: &output)
    }
  }

  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  ) {
    let number = file.record(problem.number)
    render(RecordFinding(problem), of: number, in: file.name, into: &output)
  }
}

extension RecordFinding {
  init(_ problem: UnreadableRecord) {
    self.init(
      kind: .undecided,
      path: FieldPath(),
      rule: RecordFinding.unreadable,
      text: problem.message,
      source: nil,
      place: problem.place
    )
  }

  /// The finding in one line, without its kind.
  var remark: String {
    let subject = path.components.isEmpty ? "" : "\(path): "
    switch kind {
    case .error, .warning: return subject + text
    case .undecided: return subject + "\(rule) (\(text))"
    }
  }
}
