/// The characters that `chars("…")` allows: a set of Unicode scalars, made from its notation.
package struct ScalarSet: Sendable, Hashable {
  /// The set as `chars` writes it.
  package let notation: String
  /// The members below U+0100, with categories and negation already worked in.
  private let latin1: Latin1Table
  /// The ranges of the notation that reach beyond, sorted and apart from one another.
  private let ranges: [ClosedRange<UInt32>]
  private let categories: GeneralCategorySet
  private let isNegated: Bool

  /// The scalars in any of the ranges or categories, or all others if negated.
  init(
    notation: String,
    ranges: [ClosedRange<UInt32>],
    categories: GeneralCategorySet,
    isNegated: Bool
  ) {
    self.notation = notation
    let merged = Self.merged(ranges)
    var table = Latin1Table()
    for value in UInt8.min...UInt8.max {
      let isListed = merged.contains { $0.contains(UInt32(value)) }
      if (isListed || categories.contains(Unicode.Scalar(value))) != isNegated {
        table.insert(value)
      }
    }
    self.latin1 = table
    self.ranges = merged.filter { $0.upperBound > 0xFF }
    self.categories = categories
    self.isNegated = isNegated
  }

  /// Whether the scalar is in the set.
  ///
  /// - Complexity: constant below U+0100, else logarithmic in the number of ranges.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x100 { return latin1.contains(UInt8(scalar.value)) }
    return (isListed(scalar.value) || categories.contains(scalar)) != isNegated
  }

  /// The first scalar of the text that is not in the set, and the offset of its first byte.
  ///
  /// Nil if the whole text consists of members, the empty text included. No continuation of a text with an
  /// offender can mend it.
  package func firstOffender(
    in text: borrowing Span<UInt8>
  ) -> (byteOffset: Int, scalar: Unicode.Scalar)? {
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      guard contains(scalar) else { return (offset, scalar) }
      offset += length
    }
    return nil
  }

  private func isListed(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
