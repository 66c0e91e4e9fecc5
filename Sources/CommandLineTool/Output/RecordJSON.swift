import FormData
import RuleEngine

// `file`, `line` and `column` of an object locate its subject, here the check in the rule files;
// `data` locates the value. All JSON output uses these names for locations, with `endLine` and
// `endColumn` if the end is known.

/// Verdicts as data: an object for each record, one a line, by themselves or as one list.
struct RecordJSON: RecordRenderer {
  let isList: Bool
  let pieces = Pieces()

  // The bytes between values are the same in all records, so they are constants. A writer that
  // counts commas and brackets takes longer than validating the record, and appending strings takes
  // several times as long as appending bytes.
  struct Pieces: Sendable {
    let record = Array(#"{"record":"#.utf8)
    let valid = Array(#","verdict":"valid","violations":["#.utf8)
    let invalid = Array(#","verdict":"invalid","violations":["#.utf8)
    let undecided = Array(#","verdict":"undecided","violations":["#.utf8)
    let undecidedList = Array(#"],"undecided":["#.utf8)
    let listEnd = Array("]}".utf8)
    let omitted = Array(#"],"omitted":"#.utf8)
    /// The complete verdict of a record without violations, the most common case.
    let validAlone = Array(#","verdict":"valid","violations":[],"undecided":[]}"#.utf8)
    let path = Array(#"{"path":"#.utf8)
    let rule = Array(#","rule":"#.utf8)
    let message = Array(#","message":"#.utf8)
    let error = Array(#","severity":"error","file":"#.utf8)
    let warning = Array(#","severity":"warning","file":"#.utf8)
    let line = Array(#","line":"#.utf8)
    let column = Array(#","column":"#.utf8)
    let data = Array(#","data":{"file":"#.utf8)
    let dataEnd = Array("}}".utf8)
    let reason = Array(#","reason":"#.utf8)
  }

  var head: String { isList ? "[" : "" }
  var separator: String { isList ? "," : "" }

  func tail(_ tally: Tally) -> String {
    guard isList else { return "" }
    return tally.records > 0 ? "\n]\n" : "]\n"
  }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    if judged.outcome.isValidAlone { return writeValid(judged.number, to: &output) }
    let findings = places.findings(of: judged.outcome, in: record, from: reader)
    write(judged, findings, of: places.file, to: &output)
  }

  /// Writes the object of a record that is not from a file, so its values have no locations.
  func render(_ judged: borrowing JudgedRecord, into output: inout [UInt8]) {
    if judged.outcome.isValidAlone { return writeValid(judged.number, to: &output) }
    let findings = RecordFinding.list(of: judged.outcome) { _ in DataPlace() }
    write(judged, findings, of: nil, to: &output)
  }

  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  ) {
    begin(number: file.record(problem.number), in: &output)
    output.append(contentsOf: pieces.undecided)
    output.append(contentsOf: pieces.undecidedList)
    write(undecided: "", "", RecordFinding.unreadable, to: &output)
    write(problem.place, of: file, to: &output)
    output.append(contentsOf: pieces.listEnd)
    end(&output)
  }

  /// Begins a record, up to its verdict.
  private func begin(number: Int, in output: inout [UInt8]) {
    if isList { output.append(contentsOf: ",\n".utf8) }
    output.append(contentsOf: pieces.record)
    output.append(jsonInteger: number)
  }

  /// Ends a record after its verdict.
  private func end(_ output: inout [UInt8]) {
    if !isList { output.append(0x0A) }
  }

  private func writeValid(_ number: Int, to output: inout [UInt8]) {
    begin(number: number, in: &output)
    output.append(contentsOf: pieces.validAlone)
    end(&output)
  }

  private func write(
    _ judged: borrowing JudgedRecord,
    _ findings: [RecordFinding],
    of file: RecordOrigin?,
    to output: inout [UInt8]
  ) {
    begin(number: judged.number, in: &output)
    switch judged.outcome.verdict {
    case .valid: output.append(contentsOf: pieces.valid)
    case .invalid: output.append(contentsOf: pieces.invalid)
    case .undecided: output.append(contentsOf: pieces.undecided)
    }
    let undecided = findings.firstIndex { $0.kind == .undecided } ?? findings.endIndex
    write(findings[..<undecided], of: file, to: &output)
    output.append(contentsOf: pieces.undecidedList)
    write(findings[undecided...], of: file, to: &output)
    if judged.outcome.omittedChecks > 0 {
      output.append(contentsOf: pieces.omitted)
      output.append(jsonInteger: judged.outcome.omittedChecks)
      output.append(UInt8(ascii: "}"))
    } else {
      output.append(contentsOf: pieces.listEnd)
    }
    end(&output)
  }

  private func write(
    _ findings: ArraySlice<RecordFinding>,
    of file: RecordOrigin?,
    to output: inout [UInt8]
  ) {
    for (position, finding) in zip(findings.indices, findings) {
      if position > findings.startIndex { output.append(UInt8(ascii: ",")) }
      switch finding.kind {
      case .error: write(finding, pieces.error, to: &output)
      case .warning: write(finding, pieces.warning, to: &output)
      case .undecided:
        write(undecided: finding.path.description, finding.rule, finding.text, to: &output)
      }
      if let file {
        write(finding.place, of: file, to: &output)
      } else {
        output.append(UInt8(ascii: "}"))
      }
    }
  }

  /// Writes a violation up to its location in the data.
  private func write(_ violation: RecordFinding, _ severity: [UInt8], to output: inout [UInt8]) {
    output.append(contentsOf: pieces.path)
    output.append(jsonText: violation.path.description)
    output.append(contentsOf: pieces.rule)
    output.append(jsonText: violation.rule)
    output.append(contentsOf: pieces.message)
    output.append(jsonText: violation.text)
    output.append(contentsOf: severity)
    // Only an unreadable record has none.
    guard let source = violation.source else { return }
    output.append(jsonText: source.file)
    output.append(contentsOf: pieces.line)
    output.append(jsonInteger: source.line)
    output.append(contentsOf: pieces.column)
    output.append(jsonInteger: source.column)
  }

  /// Writes an undecided check up to its location in the data.
  private func write(
    undecided path: String,
    _ rule: String,
    _ reason: String,
    to output: inout [UInt8]
  ) {
    output.append(contentsOf: pieces.path)
    output.append(jsonText: path)
    output.append(contentsOf: pieces.rule)
    output.append(jsonText: rule)
    output.append(contentsOf: pieces.reason)
    output.append(jsonText: reason)
  }

  /// Writes the location in the data, and ends the object.
  private func write(_ place: DataPlace, of file: RecordOrigin, to output: inout [UInt8]) {
    output.append(contentsOf: pieces.data)
    output.append(jsonText: file.name)
    output.append(contentsOf: pieces.line)
    output.append(jsonInteger: place.line)
    output.append(contentsOf: pieces.column)
    output.append(jsonInteger: place.column)
    output.append(contentsOf: pieces.dataEnd)
  }
}
