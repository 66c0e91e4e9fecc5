import FormData
import RuleEngine

/// Records as test cases of JUnit; undecided ones are errors.
///
/// Each is a separate suite, because a suite begins with the number of its cases.
struct RecordJUnit: RecordRenderer {
  let form: String

  var head: String { JUnit.head }

  func tail(_ tally: Tally) -> String { JUnit.tail }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    let findings = places.findings(of: judged.outcome, in: record, from: reader)
    let text = findings.map { line(of: $0, in: places.file) }.joined()
    let message = findings.first { $0.kind != .warning }?.remark ?? ""
    let outcome: JUnit.Case.Outcome =
      switch judged.outcome.verdict {
      case .valid: .passed
      case .invalid: .failed(message: message, text: text)
      case .undecided: .undecided(message: message, text: text)
      }
    write(judged.number, of: places.file, outcome, to: &output)
  }

  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  ) {
    let finding = RecordFinding(problem)
    let text = line(of: finding, in: file)
    let outcome = JUnit.Case.Outcome.undecided(message: finding.remark, text: text)
    write(file.record(problem.number), of: file, outcome, to: &output)
  }

  private func line(of finding: RecordFinding, in file: RecordOrigin) -> String {
    let place = "\(file.name):\(finding.place.line):\(finding.place.column)"
    return "\(place): \(finding.kind.rawValue): \(finding.remark)".visible + "\n"
  }

  private func write(
    _ number: Int,
    of file: RecordOrigin,
    _ outcome: JUnit.Case.Outcome,
    to output: inout [UInt8]
  ) {
    let name = "record \(number)"
    let testCase = JUnit.Case(className: form, name: name, outcome: outcome)
    let suite = JUnit.Suite(name: "\(form): \(name)", file: file.name, cases: [testCase])
    output.append(contentsOf: JUnit.text(of: suite).utf8)
  }
}
