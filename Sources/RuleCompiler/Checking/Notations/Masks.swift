import RuleSyntax

extension Checker {
  /// Checks a mask's brackets and what stands in them; nil when something is wrong.
  ///
  /// `[…]` holds places for characters: `0 9` digits, `A a` letters, `_ -` letters or digits, where
  /// the second of each is optional; `…` at the end repeats the place before it. `{…}` holds
  /// characters that belong to the value; all else is literal.
  mutating func checkMask(_ literal: StringLiteral, in unit: Int) -> String? {
    var open: (bracket: Character, offset: Int)?
    var content = ""
    var offset = 0
    for character in literal.value {
      let length = character.utf8.count
      defer { offset += length }
      var fault: MaskFault?
      switch character {
      case "[", "{":
        if open != nil { fault = .nested }
        open = (character, offset)
        content = ""
      case "]", "}":
        if open?.bracket != (character == "]" ? "[" : "{") {
          fault = .unopened(character)
        } else if content.isEmpty {
          fault = .empty
        }
        open = nil
      case _ where open?.bracket == "[":
        if content.hasSuffix("…") || (character == "…" && content.isEmpty) {
          fault = .nothingToRepeat
        } else if !"09Aa_-…".contains(character) {
          fault = .unknownSymbol(character)
        }
        content.append(character)
      default: content.append(character)
      }
      if let fault {
        report(fault, at: offset..<(offset + length), in: literal, of: unit)
        return nil
      }
    }
    guard let open else { return literal.value }
    report(.unclosed(open.bracket), at: open.offset..<(open.offset + 1), in: literal, of: unit)
    return nil
  }

  private mutating func report(
    _ fault: MaskFault,
    at offsets: Range<Int>,
    in literal: StringLiteral,
    of unit: Int
  ) {
    let range = StringNotation.range(of: offsets, in: literal, of: units[unit].source)
    report(NotationProblem.mask(fault), at: range, in: unit)
  }
}
