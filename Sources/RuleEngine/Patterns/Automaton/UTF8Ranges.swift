/// Splits a range of scalars into sequences of byte ranges in UTF-8.
///
/// A range is split where the length of the encoding changes, at the surrogates, and where a byte
/// other than the last does not combine with all values of the following bytes. RE2 and others
/// build automata over UTF-8 this way (Russ Cox, "Regular Expression Matching in the Wild", 2010).
enum UTF8Ranges {
  /// The sequences for scalars beyond ASCII.
  static func sequences(for range: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
    var sequences: [[ClosedRange<UInt8>]] = []
    for part in parts {
      let lower = max(part.lowerBound, range.lowerBound)
      let upper = min(part.upperBound, range.upperBound)
      if lower <= upper { split(lower, upper, into: &sequences) }
    }
    return sequences
  }

  /// Ranges of scalars with encodings of the same length.
  private static let parts: [ClosedRange<UInt32>] = [
    0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x1_0000...0x10_FFFF,
  ]

  private static func split(
    _ lower: UInt32,
    _ upper: UInt32,
    into sequences: inout [[ClosedRange<UInt8>]]
  ) {
    let first = bytes(of: lower)
    let last = bytes(of: upper)
    // The number of bits in the bytes after each position.
    for following in stride(from: first.count - 1, to: 0, by: -1) {
      let mask = UInt32(1) << UInt32(6 * following) - 1
      guard lower & ~mask != upper & ~mask else { continue }
      if lower & mask != 0 {
        split(lower, lower | mask, into: &sequences)
        split((lower | mask) + 1, upper, into: &sequences)
        return
      }
      if upper & mask != mask {
        split(lower, (upper & ~mask) - 1, into: &sequences)
        split(upper & ~mask, upper, into: &sequences)
        return
      }
    }
    sequences.append(zip(first, last).map { $0...$1 })
  }

  private static func bytes(of scalar: UInt32) -> [UInt8] {
    guard let scalar = Unicode.Scalar(scalar) else { return [] }
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
