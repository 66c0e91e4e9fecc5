/// The Unicode scalars that one place of a pattern takes.
struct ScalarClass: Sendable, Hashable {
  /// One bit for each ASCII character.
  private(set) var ascii: UInt128 = 0
  /// Scalars beyond ASCII, in order, neither touching nor overlapping; surrogates do not count.
  private(set) var others: [ClosedRange<UInt32>] = []
  /// Whether it depends on the tables of a Unicode version which other scalars belong to it.
  ///
  /// PCRE2 and the Swift library may be of different versions, so only PCRE2 may be asked.
  private(set) var isUncertainBeyondASCII = false

  static let lastScalar: UInt32 = 0x10_FFFF
  static let all = ScalarClass(0...lastScalar)
  /// What `.` takes: a line ends in a line feed.
  static let allButLineFeed = ScalarClass(0x0A...0x0A).inverted

  init() {}

  init(_ range: ClosedRange<UInt32>) {
    insert([range])
  }

  /// The ASCII characters for which the predicate holds; of others PCRE2 is asked.
  init(asciiWhere predicate: (Unicode.Scalar) -> Bool) {
    for value in UInt8(0)..<0x80 where predicate(Unicode.Scalar(value)) {
      ascii |= 1 << UInt128(value)
    }
    isUncertainBeyondASCII = true
  }

  /// Whether it has all scalars beyond ASCII.
  var hasAllBeyondASCII: Bool { others == [0x80...ScalarClass.lastScalar] }

  mutating func insert(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges {
      if range.lowerBound < 0x80 {
        for value in range.lowerBound...min(range.upperBound, 0x7F) {
          ascii |= 1 << UInt128(value)
        }
      }
      if range.upperBound >= 0x80 { others.append(max(range.lowerBound, 0x80)...range.upperBound) }
    }
    joinOthers()
  }

  mutating func formUnion(_ other: ScalarClass) {
    ascii |= other.ascii
    others += other.others
    isUncertainBeyondASCII = isUncertainBeyondASCII || other.isUncertainBeyondASCII
    joinOthers()
  }

  private mutating func joinOthers() {
    var joined: [ClosedRange<UInt32>] = []
    for range in others.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    others = joined
  }

  /// All scalars but these.
  var inverted: ScalarClass {
    var result = self
    result.ascii = ~ascii
    result.others = []
    var next: UInt32 = 0x80
    for range in others {
      if range.lowerBound > next { result.others.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= ScalarClass.lastScalar { result.others.append(next...ScalarClass.lastScalar) }
    return result
  }

  /// With the other case of each ASCII letter, as Unicode's simple case folding has it.
  ///
  /// Nil where scalars beyond ASCII belong to the class, whose folding is for PCRE2 to know.
  var caseless: ScalarClass? {
    guard others.isEmpty else { return nil }
    var result = self
    let capitals = ascii >> UInt128(UInt8(ascii: "A")) & ScalarClass.letters
    let smalls = ascii >> UInt128(UInt8(ascii: "a")) & ScalarClass.letters
    let both = capitals | smalls
    result.ascii |= both << UInt128(UInt8(ascii: "A")) | both << UInt128(UInt8(ascii: "a"))
    if both & ScalarClass.letter("s") != 0 { result.insert([0x17F...0x17F]) }
    if both & ScalarClass.letter("k") != 0 { result.insert([0x212A...0x212A]) }
    return result
  }

  private static let letters: UInt128 = (1 << 26) - 1

  private static func letter(_ letter: Unicode.Scalar) -> UInt128 {
    1 << UInt128(letter.value - Unicode.Scalar("a").value)
  }
}
