import FormData
import RuleEngine

/// Verdicts as data: an object for each record, one a line, by themselves or as one list.
struct RecordJSON: RecordRenderer {
  let isList: Bool
  /// The number of the first record.
  let first: Int
  private let pieces = Pieces()

  // What stands between values is the same in all records, so it is written as it is: whatever counts
  // commas and brackets takes longer than judging the record. Bytes are appended in a fraction of the
  // time that texts take.
  private struct Pieces: Sendable {
    let record = Array(#"{"record":"#.utf8)
    let valid = Array(#","verdict":"valid","violations":["#.utf8)
    let invalid = Array(#","verdict":"invalid","violations":["#.utf8)
    let undecided = Array(#","verdict":"undecided","violations":["#.utf8)
    let undecidedList = Array(#"],"undecided":["#.utf8)
    let end = Array("]}".utf8)
    let path = Array(#"{"path":"#.utf8)
    let rule = Array(#","rule":"#.utf8)
    let message = Array(#","message":"#.utf8)
    let error = Array(#","severity":"error","line":"#.utf8)
    let warning = Array(#","severity":"warning","line":"#.utf8)
    let column = Array(#","column":"#.utf8)
    let reason = Array(#","reason":"#.utf8)
  }

  init(isList: Bool, first: Int) {
    self.isList = isList
    self.first = first
  }

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
    begin(number: judged.number, judged.outcome.verdict, in: &output)
    var isFirst = true
    for violation in judged.outcome.violations {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      write(violation, to: &output)
      isFirst = false
    }
    output.append(contentsOf: pieces.undecidedList)
    isFirst = true
    for undecided in judged.outcome.undecided {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      let reason = undecided.reason.description
      write(undecided: undecided.path.description, undecided.rule, reason, to: &output)
      isFirst = false
    }
    end(&output)
  }

  func renderUnreadable(number: Int, into output: inout [UInt8]) {
    begin(number: number, .undecided, in: &output)
    output.append(contentsOf: pieces.undecidedList)
    write(undecided: "", "", "unreadable", to: &output)
    end(&output)
  }

  /// Begins a record, up to its first violation.
  private func begin(number: Int, _ verdict: Report.Verdict, in output: inout [UInt8]) {
    if isList { output.append(contentsOf: number == first ? "\n".utf8 : ",\n".utf8) }
    output.append(contentsOf: pieces.record)
    output.append(contentsOf: String(number).utf8)
    switch verdict {
    case .valid: output.append(contentsOf: pieces.valid)
    case .invalid: output.append(contentsOf: pieces.invalid)
    case .undecided: output.append(contentsOf: pieces.undecided)
    }
  }

  /// Ends a record, behind what is undecided of it.
  private func end(_ output: inout [UInt8]) {
    output.append(contentsOf: pieces.end)
    if !isList { output.append(0x0A) }
  }

  private func write(_ violation: Violation, to output: inout [UInt8]) {
    output.append(contentsOf: pieces.path)
    output.append(jsonText: violation.path.description)
    output.append(contentsOf: pieces.rule)
    output.append(jsonText: violation.rule)
    output.append(contentsOf: pieces.message)
    output.append(jsonText: violation.message)
    switch violation.severity {
    case .error: output.append(contentsOf: pieces.error)
    case .warning: output.append(contentsOf: pieces.warning)
    }
    output.append(contentsOf: String(violation.place.line).utf8)
    output.append(contentsOf: pieces.column)
    output.append(contentsOf: String(violation.place.column).utf8)
    output.append(UInt8(ascii: "}"))
  }

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
    output.append(UInt8(ascii: "}"))
  }
}
