import FormData
import RuleEngine

/// A record's verdict.
///
/// Not copyable: copying flags that were just written takes longer than most uses of it.
struct JudgedRecord: ~Copyable {
  /// Counts from 1.
  let number: Int
  let outcome: EvaluationOutcome
}

/// The origin of records: maps a reader's numbers to those that people see.
struct RecordOrigin: Sendable {
  /// The file's name in messages.
  var name: String
  /// The number of records in earlier files.
  var earlierRecords = 0

  func record(_ number: Int) -> Int { number + earlierRecords }

  /// The message for a record that can't be read: its location and the reason.
  func remark(on problem: UnreadableRecord) -> String {
    "\(name.visible):\(problem.place.line):\(problem.place.column): unreadable: "
      + problem.message.visible
  }
}

/// The locations of values of a form's records in a file.
struct RecordPlaces {
  let file: RecordOrigin
  let finder: SlotFinder

  /// The locations of values of the reader's last record, in the order of the values.
  ///
  /// Each value is given by its path and, if known, its offset in the record's text. If there is no
  /// value at the path, the nearest enclosing one counts.
  ///
  /// - Complexity: linear in the record's text, regardless of the number of values, except for
  ///   sorting them.
  func places(
    of values: [(path: FieldPath, offset: Int?)],
    in record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable
  ) -> [DataPlace] {
    var offsets: [Int] = []
    for value in values {
      offsets.append(value.offset ?? finder.sourceOffset(around: value.path, in: record) ?? 0)
    }
    let order = offsets.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
    let sorted = reader.places(ofBytes: order.map { offsets[$0] })
    var places = Array(repeating: DataPlace(), count: values.count)
    for (position, index) in order.enumerated() { places[index] = sorted[position] }
    return places
  }
}

/// Writes verdicts in one format.
protocol RecordRenderer: Sendable {
  /// Output before the first record.
  var head: String { get }
  /// The beginning of each record's output, which is omitted before the first.
  var separator: String { get }
  /// Output after the last record.
  func tail(_ tally: Tally) -> String
  /// Appends the results of the reader's last record.
  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  )
  /// Appends the output for an unreadable record.
  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  )
}

extension RecordRenderer {
  var head: String { "" }
  var separator: String { "" }
  func tail(_ tally: Tally) -> String { "" }
  /// Nothing: unreadable records are reported on standard error.
  func renderUnreadable(
    _ problem: UnreadableRecord,
    of file: RecordOrigin,
    into output: inout [UInt8]
  ) {}
}

/// Writes only the number of valid records.
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
