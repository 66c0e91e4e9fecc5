/// The length of a text relative to the allowed range.
package enum LengthRelation: Sendable, Hashable {
  /// The text is too short; appending can fix that.
  case below
  case within
  /// The text is too long; appending can't fix that.
  case above
}

/// Measures the length of texts in any ``TextUnit``.
///
/// Appending never lowers the count in any unit. So the results here tell both whether a length is
/// allowed and whether more typing can make it so.
package enum TextMeasure {
  /// Counts the text in `unit`.
  ///
  /// - Complexity: linear in the bytes; constant for ``TextUnit/bytes``.
  package static func count(of unit: TextUnit, in text: borrowing Span<UInt8>) -> Int {
    count(of: unit, in: text, stoppingAt: .max)
  }

  /// Compares the text's length in `unit` with `range`, reading no more of the text than necessary.
  ///
  /// The number of bytes bounds every other count, which settles most texts.
  @inline(never)
  package static func relation(
    of unit: TextUnit,
    in text: borrowing Span<UInt8>,
    to range: ClosedRange<Int>
  ) -> LengthRelation {
    let most = text.count
    let least = leastCount(of: unit, bytes: most)
    if most < range.lowerBound { return .below }
    if least > range.upperBound { return .above }
    if least >= range.lowerBound, most <= range.upperBound { return .within }
    // If the text can't exceed the upper bound, reaching the lower bound settles the result.
    let limit = most <= range.upperBound ? range.lowerBound : range.upperBound + 1
    let counted = count(of: unit, in: text, stoppingAt: limit)
    if counted < range.lowerBound { return .below }
    return counted > range.upperBound ? .above : .within
  }

  /// The fewest units in a valid text of that many bytes.
  private static func leastCount(of unit: TextUnit, bytes: Int) -> Int {
    switch unit {
    case .graphemes: bytes == 0 ? 0 : 1
    case .utf16: (bytes + 2) / 3
    case .scalars: (bytes + 3) / 4
    case .bytes: bytes
    }
  }

  /// Counts up to `limit`, and then stops.
  private static func count(
    of unit: TextUnit,
    in text: borrowing Span<UInt8>,
    stoppingAt limit: Int
  ) -> Int {
    switch unit {
    case .graphemes: return graphemeCount(in: text, stoppingAt: limit)
    case .bytes: return text.count
    case .scalars, .utf16:
      var counted = 0
      var offset = 0
      while counted < limit, offset < text.count {
        // Chunks so small that the count fits in a byte, which lets SIMD count sixteen or more at
        // once.
        let end = min(offset + 64, text.count)
        counted += Int(units(of: unit, in: text.extracting(offset..<end)))
        offset = end
      }
      return counted
    }
  }

  /// The number of scalars or UTF-16 units that start in at most 64 bytes.
  private static func units(of unit: TextUnit, in bytes: borrowing Span<UInt8>) -> UInt8 {
    var count: UInt8 = 0
    // A continuation byte starts nothing.
    for offset in bytes.indices { count &+= bytes[offset] & 0xC0 == 0x80 ? 0 : 1 }
    guard unit == .utf16 else { return count }
    // A sequence of four bytes is a surrogate pair in UTF-16.
    for offset in bytes.indices { count &+= bytes[offset] >= 0xF0 ? 1 : 0 }
    return count
  }
}
