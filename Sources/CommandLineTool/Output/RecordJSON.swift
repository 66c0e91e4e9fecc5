import FormData
import RuleEngine

/// Verdicts as data: an object for each record, one a line, by themselves or as one list.
struct RecordJSON: RecordRenderer {
  let isList: Bool
  /// How many records come before the first.
  let skipped: Int
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
    /// The whole verdict of a record without violations, as most are.
    let validAlone = Array(#","verdict":"valid","violations":[],"undecided":[]}"#.utf8)
    let path = Array(#"{"path":"#.utf8)
    let rule = Array(#","rule":"#.utf8)
    let message = Array(#","message":"#.utf8)
    let error = Array(#","severity":"error","line":"#.utf8)
    let warning = Array(#","severity":"warning","line":"#.utf8)
    let column = Array(#","column":"#.utf8)
    let reason = Array(#","reason":"#.utf8)
  }

  var head: String { isList ? "[" : "" }

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
    begin(number: judged.number, in: &output)
    if judged.outcome.isValidAlone {
      output.append(contentsOf: pieces.validAlone)
    } else {
      write(judged.outcome, to: &output)
    }
    end(&output)
  }

  func renderUnreadable(number: Int, into output: inout [UInt8]) {
    begin(number: number, in: &output)
    output.append(contentsOf: pieces.undecided)
    output.append(contentsOf: pieces.undecidedList)
    write(undecided: "", "", "unreadable", to: &output)
    output.append(contentsOf: pieces.listEnd)
    end(&output)
  }

  /// Begins a record, up to its verdict.
  private func begin(number: Int, in output: inout [UInt8]) {
    if isList { output.append(contentsOf: number - 1 == skipped ? "\n".utf8 : ",\n".utf8) }
    output.append(contentsOf: pieces.record)
    output.append(jsonInteger: number)
  }

  /// Ends a record, behind its verdict.
  private func end(_ output: inout [UInt8]) {
    if !isList { output.append(0x0A) }
  }

  private func write(_ outcome: borrowing EvaluationOutcome, to output: inout [UInt8]) {
    switch outcome.verdict {
    case .valid: output.append(contentsOf: pieces.valid)
    case .invalid: output.append(contentsOf: pieces.invalid)
    case .undecided: output.append(contentsOf: pieces.undecided)
    }
    var isFirst = true
    for violation in outcome.violations {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      write(violation, to: &output)
      isFirst = false
    }
    output.append(contentsOf: pieces.undecidedList)
    isFirst = true
    for undecided in outcome.undecided {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      let reason = undecided.reason.description
      write(undecided: undecided.path.description, undecided.rule, reason, to: &output)
      isFirst = false
    }
    output.append(contentsOf: pieces.listEnd)
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
    output.append(jsonInteger: violation.place.line)
    output.append(contentsOf: pieces.column)
    output.append(jsonInteger: violation.place.column)
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
