/// One scalar of a text in UTF-8 that need not be valid.
struct UTF8Sequence {
  /// `nil` when the bytes are not UTF-8.
  var scalar: Unicode.Scalar?
  /// Number of bytes; 1 for a byte that is not UTF-8.
  var length: Int

  /// The sequence that begins at `position`.
  init(at position: Int, of bytes: [UInt8]) {
    let first = bytes[position]
    let length: Int
    var value: UInt32
    let smallest: UInt32
    switch first {
    case 0x00...0x7F: (length, value, smallest) = (1, UInt32(first), 0)
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(first & 0x07), 0x10000)
    default: (length, value, smallest) = (0, 0, 0)
    }
    self.scalar = nil
    self.length = 1
    guard length > 0, position + length <= bytes.count else { return }
    for offset in 1..<max(length, 1) {
      let byte = bytes[position + offset]
      guard byte & 0xC0 == 0x80 else { return }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return }
    self.scalar = scalar
    self.length = length
  }
}
