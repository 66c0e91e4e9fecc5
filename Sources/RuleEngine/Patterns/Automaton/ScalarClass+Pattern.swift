// Classes of the syntax tree as sets. Which scalars beyond ASCII a named kind has, PCRE2's tables say.

extension ScalarClass {
  /// The scalars of a class; nil where only PCRE2 knows them.
  init?(_ characters: PatternClass) {
    self.init()
    var ranges: [ClosedRange<UInt32>] = []
    for case .range(let range) in characters.items {
      ranges.append(range.lowerBound.value...range.upperBound.value)
    }
    insert(ranges)
    if characters.isCaseless {
      guard let caseless else { return nil }
      self = caseless
    }
    for case .named(let kind, let isNegated) in characters.items {
      guard let named = ScalarClass(kind, isCaseless: characters.isCaseless) else { return nil }
      formUnion(isNegated ? named.inverted : named)
    }
    // Case is ignored before the class is inverted.
    if characters.isNegated { self = inverted }
  }

  private init?(_ kind: PatternCharacterKind, isCaseless: Bool) {
    switch kind {
    case .digit: self.init { ScalarClass.isDigit($0) }
    case .wordCharacter:
      self.init { ScalarClass.isLetter($0) || ScalarClass.isDigit($0) || $0 == "_" }
    case .whiteSpace: self.init { $0 == " " || (0x09...0x0D).contains($0.value) }
    case .horizontalSpace: self.init { $0 == " " || $0 == "\t" }
    case .verticalSpace: self.init { (0x0A...0x0D).contains($0.value) }
    case .hexadecimalDigit: self.init { $0.properties.isASCIIHexDigit }
    case .ascii: self.init(0...0x7F)
    case .property("Xan"): self.init { ScalarClass.isLetter($0) || ScalarClass.isDigit($0) }
    case .property(let name):
      // Versions differ on whether the other case of a letter belongs to these under the flag `i`.
      if isCaseless, ["Lu", "Ll", "Lt"].contains(name) { return nil }
      guard let categories = GeneralCategorySet(named: name) else { return nil }
      self.init { categories.contains($0) }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
  }
}
