/// The set of Unicode scalars that a class in a pattern matches.
///
/// The scalars beyond ASCII of a named kind depend on the version of Unicode. PCRE2 and the Swift
/// library may use different versions, so only PCRE2 can answer for those.
struct ScalarClass: Sendable, Hashable {
  /// Surrogates are ignored.
  private(set) var scalars: ScalarRanges = []
  /// Whether only PCRE2 knows which scalars beyond ASCII belong to it.
  private(set) var isUncertainBeyondASCII = false

  /// The scalars of a class; nil if only PCRE2 knows them.
  init?(_ characters: PatternClass) {
    scalars.insert(characters.ranges)
    if characters.isCaseless {
      guard scalars.ranges.allSatisfy({ $0.upperBound < 0x80 }) else { return nil }
      scalars.insert(scalars.ranges.joined().flatMap { ScalarClass.otherCases(ofASCII: $0) })
    }
    for case .named(let kind, let isNegated) in characters.items {
      guard var named = ScalarClass(kind, isCaseless: characters.isCaseless) else { return nil }
      if isNegated { named.scalars = named.scalars.inverted }
      scalars.insert(named.scalars.ranges)
      isUncertainBeyondASCII = isUncertainBeyondASCII || named.isUncertainBeyondASCII
    }
    // Case is ignored before the class is negated.
    if characters.isNegated { scalars = scalars.inverted }
  }

  private init?(_ kind: PatternCharacterKind, isCaseless: Bool) {
    isUncertainBeyondASCII = kind != .ascii
    switch kind {
    case .digit: scalars = ScalarClass.digits
    case .wordCharacter:
      scalars.insert([0x5F...0x5F] + ScalarClass.digits.ranges + ScalarClass.letters.ranges)
    case .whiteSpace: scalars = [0x09...0x0D, 0x20...0x20]
    case .horizontalSpace: scalars = [0x09...0x09, 0x20...0x20]
    case .verticalSpace: scalars = [0x0A...0x0D]
    case .hexadecimalDigit: scalars = [0x30...0x39, 0x41...0x46, 0x61...0x66]
    case .ascii: scalars = [0...0x7F]
    case .property("Xan"):
      scalars.insert(ScalarClass.digits.ranges + ScalarClass.letters.ranges)
    case .property(let name):
      // Versions of PCRE2 disagree on these under the flag `i`.
      if isCaseless, ["Lu", "Ll", "Lt"].contains(name) { return nil }
      let categories = Unicode.GeneralCategory.named(name)
      if categories.isEmpty { return nil }
      let members = (UInt8(0)..<0x80).map { Unicode.Scalar($0) }.filter {
        categories.contains($0.properties.generalCategory)
      }
      scalars.insert(members.map { $0.value...$0.value })
    }
  }

  private static let digits: ScalarRanges = [0x30...0x39]
  private static let letters: ScalarRanges = [0x41...0x5A, 0x61...0x7A]

  /// Other cases of an ASCII letter by Unicode's simple case folding.
  ///
  /// `k` also matches the Kelvin sign, and `s` the long `ſ`.
  private static func otherCases(ofASCII value: UInt32) -> [ClosedRange<UInt32>] {
    guard letters.contains(value) else { return [] }
    let other = [value ^ 0x20...value ^ 0x20]
    switch value | 0x20 {
    case 0x6B: return other + [0x212A...0x212A]
    case 0x73: return other + [0x17F...0x17F]
    default: return other
    }
  }
}

extension ByteSet {
  /// The bytes of the ASCII characters among scalars.
  init(asciiOf scalars: ScalarRanges) {
    self.init()
    for byte in UInt8(0)..<0x80 where scalars.contains(UInt32(byte)) { insert(byte) }
  }
}
