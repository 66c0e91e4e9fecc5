extension PatternParser {
  /// The class that the notation of `chars("…")` describes.
  static func characters(_ notation: String) throws(PatternRefusal) -> CharacterClass {
    var parser = PatternParser(notation: notation)
    return try parser.members(endsAtBracket: false, shorthand: Self.shorthandOfCharacters)
  }

  /// What stands between brackets; the first is read already.
  mutating func bracketClass() throws(PatternRefusal) -> CharacterClass {
    let members = try members(endsAtBracket: true, shorthand: Self.shorthandOfPatterns)
    return try withCase(members)
  }

  private mutating func members(
    endsAtBracket: Bool,
    shorthand: (Unicode.Scalar) -> CharacterClass?
  ) throws(PatternRefusal) -> CharacterClass {
    var members = CharacterClass()
    let isNegated = take("^")
    var isFirst = true
    while let scalar = peek, isFirst || !endsAtBracket || scalar != "]" {
      isFirst = false
      let item = try member(shorthand: shorthand, hasNames: endsAtBracket)
      guard case .scalar(let first) = item, peek == "-", hasRange(endsAtBracket) else {
        members = try members.joined(with: item.characters)
        continue
      }
      position += 1
      guard case .scalar(let last) = try member(shorthand: shorthand, hasNames: endsAtBracket),
        first.value <= last.value
      else { throw PatternRefusal(reason: "a range that begins or ends with a class") }
      members.insert([first.value...last.value])
    }
    if endsAtBracket, !take("]") { throw PatternRefusal(reason: "an unfinished class") }
    members.isNegated = isNegated
    return members
  }

  /// Whether the hyphen that comes next joins two characters.
  private func hasRange(_ endsAtBracket: Bool) -> Bool {
    guard position + 1 < scalars.count else { return false }
    return !endsAtBracket || scalars[position + 1] != "]"
  }

  private enum Member {
    case scalar(Unicode.Scalar)
    case characters(CharacterClass)

    var characters: CharacterClass {
      switch self {
      case .scalar(let scalar): CharacterClass(scalar)
      case .characters(let characters): characters
      }
    }
  }

  private mutating func member(
    shorthand: (Unicode.Scalar) -> CharacterClass?,
    hasNames: Bool
  ) throws(PatternRefusal) -> Member {
    if hasNames, take("[:") {
      let isNegated = take("^")
      let name = try text(upTo: ":")
      guard take("]"), let named = Self.named[name] else {
        throw PatternRefusal(reason: "the class [:\(name):]")
      }
      return .characters(isNegated ? named.negated : named)
    }
    guard let scalar = peek else { throw PatternRefusal(reason: "an unfinished class") }
    position += 1
    guard scalar == "\\" else { return .scalar(scalar) }
    guard let escaped = peek else { throw PatternRefusal(reason: "an unfinished escape") }
    if let known = shorthand(escaped) {
      position += 1
      return .characters(known)
    }
    if escaped == "p" || escaped == "P" {
      position += 1
      return .characters(try property(isNegated: escaped == "P"))
    }
    // Within a class it is a backspace, and no boundary.
    if escaped == "b", hasNames {
      position += 1
      return .scalar("\u{08}")
    }
    return .scalar(try escapedScalar())
  }

  /// `\p{Lu}`, `\pL`, `\p{^L}`; the letter is read already.
  mutating func property(isNegated: Bool) throws(PatternRefusal) -> CharacterClass {
    var name: String
    var isNegated = isNegated
    if take("{") {
      if take("^") { isNegated.toggle() }
      name = try text(upTo: "}")
    } else {
      name = peek.map { String($0) } ?? ""
      position += 1
    }
    guard Self.categories.contains(name) else {
      throw PatternRefusal(reason: "the property \\p{\(name)}")
    }
    if flags.ignoresCase, ["Lu", "Ll", "Lt"].contains(name) {
      throw PatternRefusal(reason: "\\p{\(name)} with the flag i")
    }
    return CharacterClass(properties: [.init(name: name, isNegated: isNegated)])
  }

  /// The class with the other case of its letters, where case is ignored.
  func withCase(_ characters: CharacterClass) throws(PatternRefusal) -> CharacterClass {
    guard flags.ignoresCase else { return characters }
    var folded = characters
    for range in characters.ranges {
      if range == 0...0x10FFFF { continue }
      guard range.upperBound < 0x80 || !CharacterClass.hasCase(in: range) else {
        throw PatternRefusal(reason: "letters beyond ASCII with the flag i")
      }
      folded.insert(CharacterClass.otherCases(of: range))
    }
    return folded
  }

  private static func shorthandOfPatterns(_ letter: Unicode.Scalar) -> CharacterClass? {
    switch letter {
    case "d": .digits
    case "D": .digits.negated
    case "w": .wordCharacters
    case "W": .wordCharacters.negated
    case "s": .space
    case "S": .space.negated
    case "h": .horizontalSpace
    case "H": .horizontalSpace.negated
    case "v": .verticalSpace
    case "V": .verticalSpace.negated
    case "N": .allButLineFeed
    default: nil
    }
  }

  /// The class that a letter behind a backslash stands for, outside of brackets too.
  func shorthand(_ letter: Unicode.Scalar) -> CharacterClass? {
    Self.shorthandOfPatterns(letter)
  }

  private static func shorthandOfCharacters(_ letter: Unicode.Scalar) -> CharacterClass? {
    switch letter {
    case "d": CharacterClass([0x30...0x39])
    case "w": CharacterClass([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    case "s": .whiteSpace
    default: nil
    }
  }

  private static let named: [String: CharacterClass] = [
    "alpha": CharacterClass(properties: [.init(name: "L")]),
    "digit": .digits,
    "alnum": CharacterClass(properties: [.init(name: "L"), .init(name: "N")]),
    "upper": CharacterClass(properties: [.init(name: "Lu")]),
    "lower": CharacterClass(properties: [.init(name: "Ll")]),
    "space": .space,
    "blank": .horizontalSpace,
    "word": .wordCharacters,
    "ascii": CharacterClass([0...0x7F]),
    "xdigit": CharacterClass([0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]

  private static let categories: Set<String> = [
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc",
    "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C",
    "Cc", "Cf", "Co", "Cn",
  ]
}

extension CharacterClass {
  fileprivate func joined(with other: CharacterClass) throws(PatternRefusal) -> CharacterClass {
    guard let union = union(other) else {
      throw PatternRefusal(reason: "a class that leaves out what another has")
    }
    return union
  }

  /// What Unicode takes for another case of the ASCII letters in the range: `k` is also the Kelvin
  /// sign, `s` the long `ſ`.
  fileprivate static func otherCases(of range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    var others: [ClosedRange<UInt32>] = []
    for value in range where value < 0x80 {
      switch value {
      case 0x41...0x5A: others.append(value + 0x20...value + 0x20)
      case 0x61...0x7A: others.append(value - 0x20...value - 0x20)
      default: continue
      }
      if value | 0x20 == 0x6B { others.append(0x212A...0x212A) }
      if value | 0x20 == 0x73 { others.append(0x17F...0x17F) }
    }
    return others
  }

  /// Whether a letter of the range has another case.
  fileprivate static func hasCase(in range: ClosedRange<UInt32>) -> Bool {
    range.lazy.compactMap(Unicode.Scalar.init).contains { $0.properties.isCased }
  }
}
