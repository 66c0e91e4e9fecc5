/// A set of Unicode code points, as sorted ranges that neither touch nor overlap.
package struct ScalarRanges: Sendable, Hashable, ExpressibleByArrayLiteral {
  static let lastScalar: UInt32 = 0x10_FFFF

  package private(set) var ranges: [ClosedRange<UInt32>] = []

  package init(arrayLiteral ranges: ClosedRange<UInt32>...) { insert(ranges) }

  /// Adds the code points of ranges, which may overlap.
  package mutating func insert(_ added: [ClosedRange<UInt32>]) {
    var joined: [ClosedRange<UInt32>] = []
    for range in (ranges + added).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }

  /// Adds a code point beyond all others.
  mutating func append(_ value: UInt32) {
    if let last = ranges.last, last.upperBound + 1 == value {
      ranges[ranges.count - 1] = last.lowerBound...value
    } else {
      ranges.append(value...value)
    }
  }

  /// - Complexity: logarithmic in the number of ranges.
  package func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }

  /// The complement of the set.
  package var inverted: ScalarRanges {
    var result: ScalarRanges = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.ranges.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= Self.lastScalar { result.ranges.append(next...Self.lastScalar) }
    return result
  }
}
