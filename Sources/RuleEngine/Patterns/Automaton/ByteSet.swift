/// A set of byte values.
struct ByteSet: Sendable, Hashable {
  private var words = SIMD4<UInt64>()

  init() {}

  init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  init(ascii: UInt128) {
    words[0] = UInt64(truncatingIfNeeded: ascii)
    words[1] = UInt64(truncatingIfNeeded: ascii >> 64)
  }

  mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0
  }
}
