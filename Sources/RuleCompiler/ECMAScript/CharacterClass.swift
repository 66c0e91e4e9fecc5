import RuleEngine

/// A set of characters: ranges of code points and Unicode properties.
struct CharacterClass: Sendable, Hashable {
  /// `\p{L}`, `\P{L}`: a general category.
  struct Property: Sendable, Hashable {
    var name: String
    var isNegated = false
  }

  private(set) var scalars: ScalarRanges = []
  private(set) var properties: [Property] = []
  /// Whether it contains all characters that are not listed.
  var isNegated = false

  init(
    _ ranges: [ClosedRange<UInt32>] = [],
    properties: [Property] = [],
    isNegated: Bool = false
  ) {
    scalars.insert(ranges)
    self.properties = properties
    self.isNegated = isNegated
  }

  init(_ scalar: Unicode.Scalar) {
    self.init([scalar.value...scalar.value])
  }

  mutating func insert(_ property: Property) {
    if !properties.contains(property) { properties.append(property) }
  }

  /// The union with another class; nil if no single class can express it.
  func union(_ other: CharacterClass) -> CharacterClass? {
    guard !isNegated else { return nil }
    var union = self
    if !other.isNegated {
      union.scalars.insert(other.scalars.ranges)
      for property in other.properties { union.insert(property) }
    } else if other.properties.isEmpty {
      union.scalars.insert(other.scalars.inverted.ranges)
    } else if other.scalars.ranges.isEmpty, other.properties.count == 1 {
      var property = other.properties[0]
      property.isNegated.toggle()
      union.insert(property)
    } else {
      return nil
    }
    return union
  }

  /// The members; nil if it names properties.
  var members: ScalarRanges? {
    guard properties.isEmpty else { return nil }
    return isNegated ? scalars.inverted : scalars
  }

  /// Whether the classes provably share no character.
  func isDisjoint(with other: CharacterClass) -> Bool {
    guard let own = members, let others = other.members else { return false }
    return !own.ranges.contains { range in others.ranges.contains { $0.overlaps(range) } }
  }

  /// Whether every member is an ASCII character other than a line end.
  ///
  /// Such a character counts as one in every text unit.
  var isPlainASCII: Bool {
    guard let members else { return false }
    return members.ranges.allSatisfy { $0.upperBound < 0x80 && !$0.contains(0x0D) }
  }

  /// Whether every member is a digit from 0 to 9.
  var isDigits: Bool {
    members?.ranges.allSatisfy { (0x30...0x39).contains($0.lowerBound) && $0.upperBound <= 0x39 }
      ?? false
  }
}

extension CharacterClass {
  /// Unicode's White_Space property.
  static let whiteSpace = CharacterClass([
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])

  /// PCRE2's `\s` with Unicode properties, which also includes the Mongolian vowel separator.
  static let space = whiteSpace.union(CharacterClass([0x180E...0x180E])) ?? whiteSpace

  /// PCRE2's `\h`.
  static let horizontalSpace = CharacterClass([
    0x09...0x09, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])

  /// PCRE2's `\v`.
  static let verticalSpace = CharacterClass([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

  static let digits = CharacterClass(properties: [Property(name: "Nd")])
  static let wordCharacters = CharacterClass(
    [0x5F...0x5F],
    properties: [Property(name: "L"), Property(name: "N")]
  )
  static let everything = CharacterClass([0...0x10FFFF])

  var negated: CharacterClass {
    var negated = self
    negated.isNegated.toggle()
    return negated
  }
}
