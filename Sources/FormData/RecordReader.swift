package import RuleEngine

/// Reads records one by one into a buffer that is used again and again.
package protocol RecordReader: ~Copyable {
  /// Names in the data so far that are of no field and whose values are ignored, each once.
  ///
  /// Those of CSV are all known after the first `next`. Of very many, only the first are kept. What a
  /// closed form does not name is not among them, but in the records.
  var unknownNames: [String] { get }

  /// Whether `next` will not ask the source for more bytes, for which it may have to wait.
  var isNextAtHand: Bool { get }

  /// Reads the next record.
  ///
  /// - Parameter buffer: Holds the record's values afterwards; `source` of a slot is the offset of
  ///   the value's first byte from the record's.
  /// - Returns: The record's number, or why there is none.
  /// - Throws: When nothing more can be read from the source; a second call then is no use.
  mutating func next(into buffer: inout RecordBuffer) throws(DataError) -> RecordResult

  /// The places of bytes of the record that was read last, counted from the record's first byte.
  ///
  /// - Parameter offsets: In ascending order.
  /// - Returns: A place for each of them.
  /// - Complexity: Linear in the bytes up to the last of them.
  func places(ofBytes offsets: [Int]) -> [DataPlace]
}

extension RecordReader where Self: ~Copyable {
  package var unknownNames: [String] { [] }
  package var isNextAtHand: Bool { false }

  /// The place of a byte of the record that was read last, counted from the record's first byte.
  package func place(ofByte offset: Int) -> DataPlace { places(ofBytes: [offset])[0] }
}

/// What reading a record came to.
package enum RecordResult: Sendable, Hashable {
  /// It is in the buffer; the number counts from 1, unreadable ones included.
  case record(number: Int)
  /// It can't be read; the next one may be.
  case unreadable(UnreadableRecord)
  /// There are no more.
  case end
}
