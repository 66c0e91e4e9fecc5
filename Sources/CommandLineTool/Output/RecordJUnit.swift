import FormData
import RuleEngine

/// Records as test cases of JUnit, in one suite; those that can't be decided are errors.
struct RecordJUnit: RecordRenderer {
  let form: String

  var head: String { JUnit.head() + JUnit.beginSuite(form) }

  func tail(_ tally: Tally) -> String { JUnit.endSuite + JUnit.tail }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    let findings = places.findings(of: judged.outcome, in: record, from: reader)
    let lines = findings.map { finding in
      "\(finding.place.line):\(finding.place.column): \(finding.kind.rawValue): \(finding.remark)"
    }
    let text = lines.map { $0.visible + "\n" }.joined()
    let message = findings.first { $0.kind != .warning }?.remark ?? ""
    let outcome: JUnit.Case.Outcome =
      switch judged.outcome.verdict {
      case .valid: .passed
      case .invalid: .failed(message: message, text: text)
      case .undecided: .undecided(message: message, text: text)
      }
    write(judged.number, at: reader.place(ofByte: 0), of: places.file, outcome, to: &output)
  }

  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  ) {
    let outcome = JUnit.Case.Outcome.undecided(message: RecordFinding(problem).remark, text: "")
    write(file.record(problem.number), at: problem.place, of: file, outcome, to: &output)
  }

  private func write(
    _ number: Int,
    at place: DataPlace,
    of file: RecordOrigin,
    _ outcome: JUnit.Case.Outcome,
    to output: inout [UInt8]
  ) {
    let testCase = JUnit.Case(
      className: form,
      name: "record \(number)",
      file: file.name,
      line: place.line,
      outcome: outcome
    )
    output.append(contentsOf: JUnit.text(of: testCase).utf8)
  }
}
