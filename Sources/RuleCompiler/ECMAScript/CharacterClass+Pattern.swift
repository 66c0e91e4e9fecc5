import RuleEngine

extension CharacterClass {
  /// Converts a class in a pattern's syntax tree.
  ///
  /// - Throws: the construct that ECMA-262 has no class for.
  init(_ characters: PatternClass) throws(Obstacle) {
    // `.` with the flag `s`.
    if characters.items.isEmpty, characters.isNegated {
      self = .everything
      return
    }
    var ranges: [ClosedRange<UInt32>] = []
    for case .range(let range) in characters.items {
      let values = range.lowerBound.value...range.upperBound.value
      ranges.append(values)
      if characters.isCaseless { ranges += try CharacterClass.otherCases(of: values) }
    }
    self.init(ranges)
    for case .named(let kind, let isNegated) in characters.items {
      let named = try CharacterClass(kind, isCaseless: characters.isCaseless)
      guard let union = union(isNegated ? named.negated : named) else {
        throw Obstacle(reason: "a class that leaves out what another has")
      }
      self = union
    }
    isNegated = characters.isNegated
  }

  private init(_ kind: PatternCharacterKind, isCaseless: Bool) throws(Obstacle) {
    switch kind {
    case .digit: self = .digits
    case .wordCharacter: self = .wordCharacters
    case .whiteSpace: self = .space
    case .horizontalSpace: self = .horizontalSpace
    case .verticalSpace: self = .verticalSpace
    case .hexadecimalDigit: self.init([0x30...0x39, 0x41...0x46, 0x61...0x66])
    case .ascii: self.init([0...0x7F])
    case .property("Xan"): self.init(properties: [Property(name: "L"), Property(name: "N")])
    case .property(let name) where !PatternCharacterKind.isGeneralCategory(name):
      // ECMA-262 has scripts, but browsers may use another version of Unicode.
      guard let scalars = ScalarRanges(property: name, isCaseless: isCaseless) else {
        throw Obstacle(reason: "the property \\p{\(name)}")
      }
      self.init(scalars.ranges)
    case .property(let name):
      if isCaseless, ["Lu", "Ll", "Lt"].contains(name) {
        throw Obstacle(reason: "\\p{\(name)} with the flag i")
      }
      self.init(properties: [Property(name: name)])
    }
  }

  /// Letters that Unicode folds to the range's letters: `k` is also the Kelvin sign, `s` the long
  /// `ſ`.
  private static func otherCases(
    of range: ClosedRange<UInt32>
  ) throws(Obstacle) -> [ClosedRange<UInt32>] {
    guard range.upperBound < 0x80 || !hasCase(in: range) else {
      throw Obstacle(reason: "letters beyond ASCII with the flag i")
    }
    var others: [ClosedRange<UInt32>] = []
    for value in range where value < 0x80 {
      switch value {
      case 0x41...0x5A, 0x61...0x7A: others.append(value ^ 0x20...value ^ 0x20)
      default: continue
      }
      if value | 0x20 == 0x6B { others.append(0x212A...0x212A) }
      if value | 0x20 == 0x73 { others.append(0x17F...0x17F) }
    }
    return others
  }

  /// Whether any letter of the range has another case.
  private static func hasCase(in range: ClosedRange<UInt32>) -> Bool {
    range.lazy.compactMap(Unicode.Scalar.init).contains { $0.properties.isCased }
  }
}
