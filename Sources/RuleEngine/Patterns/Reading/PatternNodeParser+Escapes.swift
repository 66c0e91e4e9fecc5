// What stands behind a backslash.

extension PatternNodeParser {
  mutating func escape() throws(Unreadable) -> PatternNode {
    if let kind = try characterKind() { return .oneOf(kind) }
    let letter = try next()
    switch letter {
    case "A": return .place(.textStart)
    case "z": return .place(.textEnd)
    case "b": return .place(.wordEdge)
    case "B": return .place(.noWordEdge)
    case "N":
      if peek() == "{" { throw Unreadable() }
      return .any(takesLineFeed: false)
    case "1"..."9":
      // From two digits on it may be an octal number.
      if let digit = peek(), ("0"..."9").contains(digit) { throw Unreadable() }
      return .reference(group: try group(numbered: Int(letter.value - 0x30)))
    case "k":
      let ends: [Unicode.Scalar: Unicode.Scalar] = ["<": ">", "{": "}", "'": "'"]
      guard let end = ends[try next()] else { throw Unreadable() }
      return .reference(group: try group(named: try text(upTo: end)))
    case _: return .scalar(try escapedScalar(letter))
    }
  }

  /// The class that an escape stands for, which is passed over then; nil for any other.
  mutating func characterKind() throws(Unreadable) -> PatternClass? {
    guard let letter = peek() else { throw Unreadable() }
    let kinds: [Unicode.Scalar: PatternCharacterKind] = [
      "d": .digit, "w": .wordCharacter, "s": .whiteSpace, "h": .horizontalSpace,
      "v": .verticalSpace,
    ]
    if let kind = kinds[letter] {
      position(advancedBy: 1)
      return PatternClass(items: [.named(kind)])
    }
    if let kind = kinds[letter.properties.lowercaseMapping.unicodeScalars.first ?? letter] {
      position(advancedBy: 1)
      return PatternClass(items: [.named(kind)], isNegated: true)
    }
    guard letter == "p" || letter == "P" else { return nil }
    position(advancedBy: 1)
    var isNegated = letter == "P"
    var name = String(try next())
    if name == "{" {
      if take("^") { isNegated.toggle() }
      name = try text(upTo: "}")
    }
    let properties: [String: PatternCharacterKind] = [
      "L": .letter, "Lu": .capital, "Ll": .smallLetter, "M": .mark, "N": .number, "Nd": .digit,
      "P": .punctuation, "S": .symbol, "Zs": .space,
    ]
    guard let kind = properties[name] else { throw Unreadable() }
    return PatternClass(items: [.named(kind)], isNegated: isNegated)
  }

  /// The character that an escape stands for, whose letter has been read.
  mutating func escapedScalar(_ letter: Unicode.Scalar) throws(Unreadable) -> Unicode.Scalar {
    switch letter {
    case "a": return "\u{07}"
    case "e": return "\u{1B}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "x":
      let digits = take("{") ? try text(upTo: "}") : String(try next()) + String(try next())
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw Unreadable()
      }
      return scalar
    case _:
      // A letter or digit that is not known may mean anything.
      let isWord = letter.isASCII && (letter.properties.isAlphabetic || isDigit(letter))
      if isWord { throw Unreadable() }
      return letter
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
