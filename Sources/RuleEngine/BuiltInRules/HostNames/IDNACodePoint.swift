/// What IDNA 2008 says of a code point in a label of a host name.
///
/// From a table that a script makes of Unicode's database; see `Scripts/idna_table.py`.
struct IDNACodePoint: Sendable, Hashable {
  /// RFC 5892 section 1: `PVALID`, `CONTEXTJ` or `CONTEXTO`, and all others.
  enum Status: UInt8, Sendable {
    case disallowed, allowed, contextual
  }

  /// Unicode's Bidi_Class, as far as it occurs in labels.
  enum BidirectionalClass: UInt8, Sendable {
    case leftToRight, rightToLeft, arabicLetter, arabicNumber, europeanNumber, europeanSeparator
    case commonSeparator, europeanTerminator, otherNeutral, boundaryNeutral, nonspacingMark
  }

  /// Unicode's Joining_Type, which tells how Arabic and related letters join.
  enum JoiningType: UInt8, Sendable {
    case nonJoining, leftJoining, rightJoining, dualJoining, transparent, joinCausing
  }

  /// The scripts that the rules of context ask for.
  enum Script: UInt8, Sendable {
    case other, greek, hebrew, hiragana, katakana, han
  }

  let scalar: Unicode.Scalar
  private let properties: UInt16

  /// - Complexity: logarithmic in the size of the table.
  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    let last = UInt64(scalar.value) << 16 | 0xFFFF
    var low = 0
    var high = Self.runs.count
    while low < high {
      let middle = (low + high) / 2
      if Self.runs[middle] <= last { low = middle + 1 } else { high = middle }
    }
    properties = low == 0 ? 0 : UInt16(truncatingIfNeeded: Self.runs[low - 1])
  }

  var status: Status { Status(rawValue: bits(from: 0, count: 2)) ?? .disallowed }

  var isMark: Bool { bits(from: 2, count: 1) == 1 }

  var bidirectionalClass: BidirectionalClass {
    BidirectionalClass(rawValue: bits(from: 3, count: 4)) ?? .leftToRight
  }

  var joiningType: JoiningType { JoiningType(rawValue: bits(from: 7, count: 3)) ?? .nonJoining }

  var script: Script { Script(rawValue: bits(from: 10, count: 3)) ?? .other }

  var isVirama: Bool { scalar.properties.canonicalCombiningClass == .virama }

  private func bits(from start: UInt16, count: UInt16) -> UInt8 {
    UInt8(properties >> start & (1 << count - 1))
  }
}
