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
    "\(name.visible):\(problem.place.line):\(problem.place.column): unreadable: "
      + problem.message.visible
  }
}

/// Where the values of a form's records are in a file.
struct RecordPlaces {
  let file: RecordOrigin
  let finder: SlotFinder

  /// The places of values of the record that the reader has read last, in the order of the values.
  ///
  /// Each is given by its path and, if that is known, its offset in the record's text. Where there is
  /// no value at the path, the nearest one around it counts.
  ///
  /// - Complexity: linear in the record's text, however many values there are, but for sorting them.
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

/// Writes verdicts; each format is one.
protocol RecordRenderer: Sendable {
  /// What comes before the first record.
  var head: String { get }
  /// What the output of each record begins with, to be left out before the first that has any.
  var separator: String { get }
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
  /// Appends what there is to say of a record that could not be read.
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
