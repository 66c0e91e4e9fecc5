// Escapes: what follows a backslash.

extension PatternParser {
  /// Parses what follows a backslash outside of a class.
  mutating func escape() throws(UnsupportedPattern) -> PatternNode {
    if let item = try namedItem() { return .characters(shorthand(item)) }
    let letter = try next()
    switch letter {
    case "A": return .anchor(.textStart)
    case "z": return .anchor(.textEnd)
    case "Z": return .anchor(.textEndOrLastLineFeed)
    case "G": return .anchor(.searchStart)
    case "b": return .anchor(.wordBoundary)
    case "B": return .anchor(.noWordBoundary)
    case "K": return .matchStart
    case "R": return .lineBreak
    case "X": return .cluster
    case "N" where !(peek() == "{" && peek(1) == "U"):
      return .characters(anyCharacter(takesLineFeed: false))
    case "g": return try groupEscape()
    case "k":
      switch try next() {
      case "<": return reference(.name(try text(upTo: ">")))
      case "'": return reference(.name(try text(upTo: "'")))
      case "{": return reference(.name(try text(upTo: "}")))
      default: throw .malformed
      }
    case "1"..."9":
      if let number = referencedGroup(firstDigit: letter) { return reference(.number(number)) }
      return literal(try escapedScalar(letter))
    default: return literal(try escapedScalar(letter))
    }
  }

  /// The number of a group after a backslash; nil if the digits are an octal number.
  ///
  /// They refer to a group if the number is below 10, if its first digit is 8 or 9, or if that many
  /// groups have been opened.
  private mutating func referencedGroup(firstDigit: Unicode.Scalar) -> Int? {
    let start = position
    back(to: start - 1)
    let number = number() ?? 0
    if number < 10 || firstDigit >= "8" || number <= groupCount { return number }
    back(to: start)
    return nil
  }

  /// Parses what follows `\g`: a reference to a group or, in `<>` and `''`, a call of its pattern.
  private mutating func groupEscape() throws(UnsupportedPattern) -> PatternNode {
    func isNumber(_ scalar: Unicode.Scalar?) -> Bool {
      isDigit(scalar) || scalar == "-" || scalar == "+"
    }
    if take("{") {
      guard isNumber(peek()) else { return reference(.name(try text(upTo: "}"))) }
      let group = try relativeGroup()
      try demand("}")
      return reference(group)
    }
    for (start, end): (String, Unicode.Scalar) in [("<", ">"), ("'", "'")] where take(start) {
      guard isNumber(peek()) else { return .call(.name(try text(upTo: end))) }
      let group = try relativeGroup()
      guard try next() == end else { throw .malformed }
      return .call(group)
    }
    return reference(try relativeGroup())
  }

  /// The class of an escape outside of brackets: `\d`, `\P{L}`.
  private func shorthand(_ item: PatternClass.Item) -> PatternClass {
    guard case .named(let kind, let isNegated) = item else { return PatternClass(items: [item]) }
    return PatternClass(
      items: [.named(kind, isNegated: false)],
      isNegated: isNegated,
      isCaseless: options.isCaseless
    )
  }

  /// Parses `d`, `P{L}` and the like after a backslash; returns nil without advancing for other
  /// letters.
  mutating func namedItem() throws(UnsupportedPattern) -> PatternClass.Item? {
    guard let letter = peek() else { throw .malformed }
    if let kind = PatternCharacterKind(letter: letter) {
      _ = try next()
      return .named(kind, isNegated: "A"..."Z" ~= letter)
    }
    guard letter == "p" || letter == "P" else { return nil }
    _ = try next()
    var isNegated = letter == "P"
    var name = String(try next())
    if name == "{" {
      if take("^") { isNegated.toggle() }
      name = try text(upTo: "}")
    }
    return .named(.property(name), isNegated: isNegated)
  }

  /// The character that an escape denotes, after its letter has been read.
  mutating func escapedScalar(
    _ letter: Unicode.Scalar
  ) throws(UnsupportedPattern) -> Unicode.Scalar {
    switch letter {
    case "a": return "\u{07}"
    case "e": return "\u{1B}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "c":
      let control = try next()
      guard " "..."~" ~= control else { throw .malformed }
      return try scalar(("a"..."z" ~= control ? control.value - 0x20 : control.value) ^ 0x40)
    case "o" where take("{"): return try scalar(UInt32(try text(upTo: "}"), radix: 8))
    case "N" where take("{U+"), "x" where take("{"):
      return try scalar(UInt32(try text(upTo: "}"), radix: 16))
    case "x": return try scalar(digits(atMost: 2, radix: 16))
    case "0"..."7":
      back(to: position - 1)
      return try scalar(digits(atMost: 3, radix: 8))
    default:
      // PCRE2 gives other ASCII letters and digits a meaning of their own, or rejects them.
      let isWord = "0"..."9" ~= letter || "A"..."Z" ~= letter || "a"..."z" ~= letter
      if isWord { throw .escape }
      return letter
    }
  }

  private mutating func digits(atMost count: Int, radix: Int) throws(UnsupportedPattern) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = peek().flatMap({ UInt32(String($0), radix: radix) }) else { break }
      value = value * UInt32(radix) + digit
      _ = try next()
    }
    return value
  }

  private func scalar(_ value: UInt32?) throws(UnsupportedPattern) -> Unicode.Scalar {
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { throw .escape }
    return scalar
  }
}
