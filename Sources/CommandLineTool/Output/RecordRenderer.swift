import RuleEngine

/// A record's verdict.
///
/// Not copied: a copy, made of flags just written, takes longer than most of what is done with it.
struct JudgedRecord: ~Copyable {
  /// Counts from 1.
  let number: Int
  let outcome: EvaluationOutcome
}

/// Writes verdicts; each format is one.
protocol RecordRenderer: Sendable {
  /// What comes before the first record.
  var head: String { get }
  /// What comes after the last.
  func tail(_ tally: Tally) -> String
  /// Appends the results of a record, whose values are at the places.
  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    at places: RecordPlaces,
    into output: inout [UInt8]
  )
  /// For a record that could not be read.
  func renderUnreadable(number: Int, into output: inout [UInt8])
}

/// Writes nothing but how many records are valid.
struct NoRecords: RecordRenderer {
  let head = ""

  func tail(_ tally: Tally) -> String { "\(tally.valid)\n" }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {}

  func renderUnreadable(number: Int, into output: inout [UInt8]) {}
}
