import FormData
import RuleEngine

/// Verdicts as data: an object for each record, one a line, by themselves or as one list.
struct RecordJSON: RecordRenderer {
  let isList: Bool
  /// The number of the first record.
  let first: Int

  var head: String { isList ? "[" : "" }

  func tail(_ tally: Tally) -> String {
    guard isList else { return "" }
    return tally.records > 0 ? "\n]\n" : "]\n"
  }

  // The pieces between values are the same in all records, so they are written as they are: whatever
  // counts commas and brackets takes longer than judging the record.

  func render(
    _ judged: JudgedRecord,
    _ record: borrowing RecordBuffer,
    into output: inout [UInt8]
  ) {
    begin(number: judged.number, judged.outcome.verdict, in: &output)
    var separator = ""
    for violation in judged.outcome.violations {
      output.append(contentsOf: separator.utf8)
      write(violation, to: &output)
      separator = ","
    }
    output.append(contentsOf: #"],"undecided":["#.utf8)
    separator = ""
    for undecided in judged.outcome.undecided {
      output.append(contentsOf: separator.utf8)
      let reason = undecided.reason.description
      write(undecided: undecided.path.description, undecided.rule, reason, to: &output)
      separator = ","
    }
    end(&output)
  }

  func renderUnreadable(number: Int, into output: inout [UInt8]) {
    begin(number: number, .undecided, in: &output)
    output.append(contentsOf: #"],"undecided":["#.utf8)
    write(undecided: "", "", "unreadable", to: &output)
    end(&output)
  }

  /// Begins a record, up to its first violation.
  private func begin(number: Int, _ verdict: Report.Verdict, in output: inout [UInt8]) {
    if isList { output.append(contentsOf: number == first ? "\n".utf8 : ",\n".utf8) }
    output.append(contentsOf: #"{"record":"#.utf8)
    output.append(contentsOf: String(number).utf8)
    switch verdict {
    case .valid: output.append(contentsOf: #","verdict":"valid","violations":["#.utf8)
    case .invalid: output.append(contentsOf: #","verdict":"invalid","violations":["#.utf8)
    case .undecided: output.append(contentsOf: #","verdict":"undecided","violations":["#.utf8)
    }
  }

  /// Ends a record, behind what is undecided of it.
  private func end(_ output: inout [UInt8]) {
    output.append(contentsOf: isList ? "]}".utf8 : "]}\n".utf8)
  }

  private func write(_ violation: Violation, to output: inout [UInt8]) {
    output.append(contentsOf: #"{"path":"#.utf8)
    output.append(jsonText: violation.path.description)
    output.append(contentsOf: #","rule":"#.utf8)
    output.append(jsonText: violation.rule)
    output.append(contentsOf: #","message":"#.utf8)
    output.append(jsonText: violation.message)
    switch violation.severity {
    case .error: output.append(contentsOf: #","severity":"error","line":"#.utf8)
    case .warning: output.append(contentsOf: #","severity":"warning","line":"#.utf8)
    }
    output.append(contentsOf: String(violation.place.line).utf8)
    output.append(contentsOf: #","column":"#.utf8)
    output.append(contentsOf: String(violation.place.column).utf8)
    output.append(UInt8(ascii: "}"))
  }

  private func write(
    undecided path: String,
    _ rule: String,
    _ reason: String,
    to output: inout [UInt8]
  ) {
    output.append(contentsOf: #"{"path":"#.utf8)
    output.append(jsonText: path)
    output.append(contentsOf: #","rule":"#.utf8)
    output.append(jsonText: rule)
    output.append(contentsOf: #","reason":"#.utf8)
    output.append(jsonText: reason)
    output.append(UInt8(ascii: "}"))
  }
}
