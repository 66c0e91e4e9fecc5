package import RuleEngine

/// Reads records one by one into a buffer that is reused.
package protocol RecordReader: ~Copyable {
  /// The unknown names in the data so far, whose values are ignored, each once.
  ///
  /// For CSV, all are known after the first `next`. If there are very many, only the first are
  /// kept. Unknown members of a closed form are in the records instead.
  var unknownNames: [String] { get }

  /// Whether `next` can return without waiting for more bytes of the source.
  var isNextAtHand: Bool { get }

  /// Reads the next record.
  ///
  /// - Parameter buffer: Contains the record's values afterwards; `source` of a slot is the offset
  ///   of the value's first byte from that of the record.
  /// - Returns: The record's number, or why there is none.
  /// - Throws: If nothing more can be read from the source; don't call it again.
  mutating func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult

  /// The locations of bytes of the last record, relative to its first byte.
  ///
  /// - Parameter offsets: In ascending order.
  /// - Returns: The location of each.
  /// - Complexity: Linear in the bytes up to the last of them.
  func places(ofBytes offsets: [Int]) -> [DataPlace]
}

extension RecordReader where Self: ~Copyable {
  package var unknownNames: [String] { [] }
  package var isNextAtHand: Bool { false }

  /// The location of a byte of the last record, relative to its first byte.
  package func place(ofByte offset: Int) -> DataPlace { places(ofBytes: [offset])[0] }
}

/// The result of reading a record.
package enum RecordResult: Sendable, Hashable {
  /// A record in the buffer; its number counts from 1, including unreadable ones.
  case record(number: Int)
  /// An unreadable record; reading can continue.
  case unreadable(UnreadableRecord)
  /// There are no more records.
  case end
}
