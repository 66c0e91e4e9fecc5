/// One scalar of a text in UTF-8 that need not be valid.
struct UTF8Sequence {
  /// `nil` when the bytes are not UTF-8.
  var scalar: Unicode.Scalar?
  /// Number of bytes; 1 for a byte that is not UTF-8.
  var length = 1

  /// The sequence that begins at `position`.
  init(at position: Int, of bytes: [UInt8]) {
    var decoder = UTF8()
    var rest = bytes[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return }
    self.scalar = scalar
    length = UTF8.width(scalar)
  }
}
