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

  func render(
    _ judged: JudgedRecord,
    _ record: borrowing RecordBuffer,
    into output: inout [UInt8]
  ) {
    let outcome = judged.outcome
    write(number: judged.number, verdict: outcome.verdict, into: &output) { json in
      json.list("violations") { json in
        for violation in outcome.violations {
          json.object { write(violation, to: &$0) }
        }
      }
      json.list("undecided") { json in
        for undecided in outcome.undecided {
          let reason = "\(undecided.reason)"
          json.object { write(undecided.path.description, undecided.rule, reason, to: &$0) }
        }
      }
    }
  }

  func renderUnreadable(number: Int, into output: inout [UInt8]) {
    write(number: number, verdict: .undecided, into: &output) { json in
      json.list("violations") { _ in }
      json.list("undecided") { json in
        json.object { write("", "", "unreadable", to: &$0) }
      }
    }
  }

  private func write(
    number: Int,
    verdict: Report.Verdict,
    into output: inout [UInt8],
    _ body: (inout JSONWriter) -> Void
  ) {
    if isList { output.append(contentsOf: number == first ? "\n".utf8 : ",\n".utf8) }
    var json = JSONWriter()
    // The writer works on the output itself: no record is copied.
    swap(&json.bytes, &output)
    json.object { json in
      json.member("record", number)
      json.member("verdict", verdict.rawValue)
      body(&json)
    }
    swap(&json.bytes, &output)
    if !isList { output.append(0x0A) }
  }

  private func write(_ violation: Violation, to json: inout JSONWriter) {
    json.member("path", violation.path.description)
    json.member("rule", violation.rule)
    json.member("message", violation.message)
    json.member("severity", violation.severity.rawValue)
    json.member("line", violation.place.line)
    json.member("column", violation.place.column)
  }

  private func write(
    _ path: String,
    _ rule: String,
    _ reason: String,
    to json: inout JSONWriter
  ) {
    json.member("path", path)
    json.member("rule", rule)
    json.member("reason", reason)
  }
}
