import RuleEngine

/// A record with its verdict, and what it takes to say where its values are.
struct JudgedRecord {
  /// Counts from 1.
  var number: Int
  var outcome: EvaluationOutcome
  var places: RecordPlaces
}

/// Writes verdicts; each format is one.
protocol RecordRenderer: Sendable {
  /// What comes before the first record.
  var head: String { get }
  /// What comes after the last.
  func tail(_ tally: Tally) -> String
  func render(
    _ judged: JudgedRecord,
    _ record: borrowing RecordBuffer,
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
    _ judged: JudgedRecord,
    _ record: borrowing RecordBuffer,
    into output: inout [UInt8]
  ) {}

  func renderUnreadable(number: Int, into output: inout [UInt8]) {}
}
