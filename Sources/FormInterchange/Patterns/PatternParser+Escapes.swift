extension PatternParser {
  /// What a backslash outside of a class begins; the backslash is read already.
  mutating func escape() throws(PatternRefusal) -> PatternNode? {
    guard let letter = peek else { throw PatternRefusal(reason: "an unfinished escape") }
    if let characters = shorthand(letter) {
      position += 1
      return .set(characters)
    }
    switch letter {
    case "p", "P":
      position += 1
      return .set(try property(isNegated: letter == "P"))
    case "b", "B":
      position += 1
      return .wordBoundary(isNegated: letter == "B")
    case "A":
      position += 1
      return .start
    case "z":
      position += 1
      return .end
    case "Z":
      position += 1
      let lineFeed = PatternNode.set(CharacterClass("\n"))
      let last = PatternNode.repetition(lineFeed, atLeast: 0, atMost: 1, mode: .greedy)
      return .look(.sequence([last, .end]), isAhead: true, isNegated: false)
    case "Q":
      position += 1
      return try quoted()
    case "E":
      position += 1
      return nil
    case "1"..."9", "g", "k": throw PatternRefusal(reason: "back-references")
    default: return .set(try withCase(CharacterClass(try escapedScalar())))
    }
  }

  /// Characters between `\Q` and `\E`, which stand for themselves.
  private mutating func quoted() throws(PatternRefusal) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = peek, !take("\\E") {
      position += 1
      nodes.append(.set(try withCase(CharacterClass(scalar))))
    }
    return .group(.sequence(nodes))
  }

  /// The character that an escape stands for; the backslash is read already.
  mutating func escapedScalar() throws(PatternRefusal) -> Unicode.Scalar {
    guard let letter = peek else { throw PatternRefusal(reason: "an unfinished escape") }
    position += 1
    switch letter {
    case "a": return "\u{07}"
    case "e": return "\u{1B}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "x": return try hexadecimal()
    case "o" where take("{"): return try scalar(text(upTo: "}"), radix: 8)
    case "0":
      var digits = ""
      while digits.count < 2, let next = peek, ("0"..."7").contains(next) {
        digits.unicodeScalars.append(next)
        position += 1
      }
      return try scalar("0" + digits, radix: 8)
    case "A"..."Z", "a"..."z", "1"..."9": throw PatternRefusal(reason: "'\\\(letter)'")
    default: return letter
    }
  }

  private mutating func hexadecimal() throws(PatternRefusal) -> Unicode.Scalar {
    if take("{") { return try scalar(text(upTo: "}"), radix: 16) }
    var digits = ""
    while digits.count < 2, let next = peek, next.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(next)
      position += 1
    }
    return try scalar("0" + digits, radix: 16)
  }

  private func scalar(_ digits: String, radix: Int) throws(PatternRefusal) -> Unicode.Scalar {
    guard let value = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(value) else {
      throw PatternRefusal(reason: "the character number \(digits)")
    }
    return scalar
  }
}
