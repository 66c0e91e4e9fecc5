/// Where the length of a text lies, seen from the lengths that are allowed.
package enum LengthRelation: Sendable, Hashable {
  /// The text is too short; appending can mend that.
  case below
  case within
  /// The text is too long; appending can't mend that.
  case above
}

/// Counting text by any ``TextUnit``.
///
/// Appending to a text never lowers its count in any unit, so that what these functions answer
/// serves both the question whether a length is right and whether more typing can make it so.
package enum TextMeasure {
  /// Counts the text in `unit`.
  ///
  /// - Complexity: linear in the bytes; constant for ``TextUnit/bytes``.
  package static func count(of unit: TextUnit, in text: borrowing Span<UInt8>) -> Int {
    count(of: unit, in: text, stoppingAt: .max)
  }

  /// Compares the text's length in `unit` with `range`, reading no more of the text than that takes.
  ///
  /// Most texts are settled by their number of bytes alone, since that bounds every other count.
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
    // Without an upper bound that the text could pass, reaching the lower one settles it.
    let limit = most <= range.upperBound ? range.lowerBound : range.upperBound + 1
    let counted = count(of: unit, in: text, stoppingAt: limit)
    if counted < range.lowerBound { return .below }
    return counted > range.upperBound ? .above : .within
  }

  /// The fewest units that a valid text of that many bytes can have.
  private static func leastCount(of unit: TextUnit, bytes: Int) -> Int {
    switch unit {
    case .graphemes: bytes == 0 ? 0 : 1
    case .utf16: (bytes + 2) / 3
    case .scalars: (bytes + 3) / 4
    case .bytes: bytes
    }
  }

  /// Counts until `limit` is reached; the count goes no further.
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
        // So few that their count fits in a byte: sixteen or more are counted at once.
        let end = min(offset + 64, text.count)
        counted += Int(units(of: unit, in: text.extracting(offset..<end)))
        offset = end
      }
      return counted
    }
  }

  /// How many scalars or UTF-16 units begin in the bytes, of which there are at most 64.
  private static func units(of unit: TextUnit, in bytes: borrowing Span<UInt8>) -> UInt8 {
    var count: UInt8 = 0
    // A byte that continues a character begins nothing.
    for offset in bytes.indices { count &+= bytes[offset] & 0xC0 == 0x80 ? 0 : 1 }
    guard unit == .utf16 else { return count }
    // Four bytes hold the scalars that UTF-16 writes as a pair.
    for offset in bytes.indices { count &+= bytes[offset] >= 0xF0 ? 1 : 0 }
    return count
  }
}
