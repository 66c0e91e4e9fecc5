import FormData
import RuleEngine

/// A record's verdict.
///
/// Not copied: a copy, made of flags just written, takes longer than most of what is done with it.
struct JudgedRecord: ~Copyable {
  /// Counts from 1.
  let number: Int
  let outcome: EvaluationOutcome
}

/// Where records come from: how a reader's own numbers become those that people see.
struct RecordOrigin: Sendable {
  /// What messages call the file.
  var name: String
  /// Records of the files before.
  var earlierRecords = 0

  func record(_ number: Int) -> Int { number + earlierRecords }

  /// The message for a record that can't be read: its location and the reason.
  func remark(on problem: UnreadableRecord) -> String {
    "\(name):\(problem.place.line):\(problem.place.column): unreadable: \(problem.message)"
  }
}

/// Where the values of a form's records are in a file.
struct RecordPlaces {
  let file: RecordOrigin
  let finder: SlotFinder

  /// The place of the value at the path; of the nearest one around it where there is none.
  ///
  /// The offset in the record's text is the value's own, if it is known; the record is the last that
  /// the reader has read.
  func place(
    of path: FieldPath,
    at offset: Int?,
    in record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable
  ) -> DataPlace {
    let offset = offset ?? finder.sourceOffset(around: path, in: record) ?? 0
    return reader.place(ofByte: offset)
  }
}

/// Writes verdicts; each format is one.
protocol RecordRenderer: Sendable {
  /// What comes before the first record.
  var head: String { get }
  /// What comes after the last.
  func tail(_ tally: Tally) -> String
  /// Appends the results of a record, the last that the reader has read.
  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  )
  /// For a record that could not be read.
  func renderUnreadable(number: Int, into output: inout [UInt8])
}

extension RecordRenderer {
  var head: String { "" }
  func tail(_ tally: Tally) -> String { "" }
  /// Nothing: unreadable records are reported on standard error.
  func renderUnreadable(number: Int, into output: inout [UInt8]) {}
}

/// Writes nothing but how many records are valid.
struct NoRecords: RecordRenderer {
  func tail(_ tally: Tally) -> String { "\(tally.valid)\n" }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {}
}
