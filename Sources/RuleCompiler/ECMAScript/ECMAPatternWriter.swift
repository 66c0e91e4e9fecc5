import RuleEngine

/// Writes a pattern's tree in ECMA-262 notation.
struct ECMAPatternWriter {
  private(set) var text = ""
  /// The number of capturing groups; only atomic groups capture.
  private var captures = 0

  /// Writes the pattern between anchors.
  mutating func writeWhole(_ node: ECMANode) {
    text += "^"
    if case .alternation = node {
      write(.group(node), isFollowed: false)
    } else {
      write(node, isFollowed: false)
    }
    writeEnd()
  }

  /// Writes a node; `isFollowed` says whether anything can follow its match.
  mutating func write(_ node: ECMANode, isFollowed: Bool) {
    switch node {
    case .set(let characters): write(characters)
    case .sequence(let nodes): write(sequence: nodes, isFollowed: isFollowed)
    case .alternation(let nodes):
      for (index, branch) in nodes.enumerated() {
        if index > 0 { text += "|" }
        write(branch, isFollowed: isFollowed)
      }
    case .group(let inner):
      text += "(?:"
      write(inner, isFollowed: isFollowed)
      text += ")"
    case .repetition(let inner, let least, let most, .possessive):
      let kept = ECMANode.repetition(inner, atLeast: least, atMost: most, mode: .greedy)
      if !isFollowed, inner.isTakenOneWay {
        write(kept, isFollowed: false)
      } else {
        writeAtomic(kept)
      }
    case .repetition(let inner, let least, let most, let mode):
      writeRepeated(inner, isFollowed: isFollowed || most != 1)
      text += Self.quantifier(least, most)
      if mode == .lazy { text += "?" }
    case .atomic(let inner): writeAtomic(inner)
    case .look(let inner, let isAhead, let isNegated):
      text += "(?" + (isAhead ? "" : "<") + (isNegated ? "!" : "=")
      write(inner, isFollowed: true)
      text += ")"
    case .start: text += "^"
    case .end: writeEnd()
    case .wordBoundary(let isNegated): writeBoundary(isNegated: isNegated)
    }
  }

  private mutating func write(sequence nodes: [ECMANode], isFollowed: Bool) {
    for (index, node) in nodes.enumerated() {
      if case .alternation = node {
        write(.group(node), isFollowed: true)
        continue
      }
      if case .repetition(let inner, let least, let most, .possessive) = node,
        index + 1 < nodes.count, let next = nodes[index + 1].firstSet, inner.isTakenOneWay,
        inner.sets.allSatisfy({ $0.isDisjoint(with: next) })
      {
        let kept = ECMANode.repetition(inner, atLeast: least, atMost: most, mode: .greedy)
        write(kept, isFollowed: true)
        continue
      }
      write(node, isFollowed: isFollowed || index + 1 < nodes.count)
    }
  }

  private mutating func writeRepeated(_ node: ECMANode, isFollowed: Bool) {
    switch node {
    case .set, .group: write(node, isFollowed: isFollowed)
    case .sequence, .alternation, .repetition, .atomic, .look, .start, .end, .wordBoundary:
      write(.group(node), isFollowed: isFollowed)
    }
  }

  /// Writes an atomic group as a lookahead, which never backtracks, and a reference to its capture.
  private mutating func writeAtomic(_ node: ECMANode) {
    captures += 1
    let number = captures
    text += "(?=("
    write(node, isFollowed: true)
    // Grouped, so that a digit that follows can't be read as part of the group's number.
    text += "))(?:\\\(number))"
  }

  /// Matches the very end; in some engines `$` also matches before a final line feed.
  private mutating func writeEnd() {
    text += "(?!\\n)$"
  }

  private mutating func writeBoundary(isNegated: Bool) {
    var word = ECMAPatternWriter()
    word.write(CharacterClass.wordCharacters)
    let (behind, ahead) = isNegated ? ("(?=", "(?!") : ("(?!", "(?=")
    text += "(?:(?<=\(word.text))\(behind)\(word.text))|(?<!\(word.text))\(ahead)\(word.text)))"
  }

  private static func quantifier(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (let least, nil): "{\(least),}"
    case (let least, let most?) where least == most: least == 1 ? "{1}" : "{\(least)}"
    case (let least, let most?): "{\(least),\(most)}"
    }
  }

  // MARK: Characters

  private mutating func write(_ characters: CharacterClass) {
    let ranges = characters.scalars.ranges
    if ranges == [0...0x10FFFF] {
      text += characters.isNegated ? "(?!)" : "[\\s\\S]"
      return
    }
    if !characters.isNegated, characters.properties.isEmpty, ranges.count == 1,
      let range = ranges.first, range.count == 1
    {
      text += Self.scalar(range.lowerBound, escaping: Self.special)
      return
    }
    if ranges.isEmpty, characters.properties.count == 1, !characters.isNegated {
      write(characters.properties[0])
      return
    }
    if !characters.isNegated, ranges.last?.upperBound == 0x10FFFF,
      let members = characters.members
    {
      // As a negated class of the missing characters, the last characters of Unicode need not be
      // written.
      write(CharacterClass(members.inverted.ranges, isNegated: true))
      return
    }
    text += characters.isNegated ? "[^" : "["
    for range in ranges { write(range) }
    for property in characters.properties { write(property) }
    text += "]"
  }

  private mutating func write(_ range: ClosedRange<UInt32>) {
    for part in Self.parts(of: range) {
      text += Self.scalar(part.lowerBound, escaping: Self.specialInClass)
      if part.count == 1 { continue }
      if part.count > 2 { text += "-" }
      text += Self.scalar(part.upperBound, escaping: Self.specialInClass)
    }
  }

  /// Splits a range into familiar parts: digits, letters of one case, and a few signs one by one.
  private static func parts(of range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    let known: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
    guard range.lowerBound >= 0x20, range.upperBound < 0x7F, range.count < 0x5F else {
      return [range]
    }
    var parts: [ClosedRange<UInt32>] = []
    var next = range.lowerBound
    while next <= range.upperBound {
      let group = known.first { $0.contains(next) }
      let end = min(group?.upperBound ?? next, range.upperBound)
      parts.append(next...end)
      next = end + 1
    }
    return parts
  }

  private mutating func write(_ property: CharacterClass.Property) {
    text += "\\\(property.isNegated ? "P" : "p"){\(property.name)}"
  }

  private static let special = Set("^$\\.*+?()[]{}|".unicodeScalars)
  private static let specialInClass = Set("()[]{}/-\\|^".unicodeScalars)

  private static func scalar(_ value: UInt32, escaping special: Set<Unicode.Scalar>) -> String {
    let digits = value.hexadecimal(digits: value > 0xFF ? 4 : 2).lowercased()
    guard let scalar = Unicode.Scalar(value) else { return "\\u\(digits)" }
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0B}": return "\\v"
    case "\u{0C}": return "\\f"
    case " "..."~": return (special.contains(scalar) ? "\\" : "") + String(scalar)
    case "\u{0}"..."\u{FF}": return "\\x\(digits)"
    case "\u{100}"..."\u{FFFF}": return "\\u\(digits)"
    default: return String(scalar)
    }
  }
}
