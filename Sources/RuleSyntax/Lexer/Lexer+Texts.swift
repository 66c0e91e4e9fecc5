extension Lexer {
  /// A string, which must end on its line.
  mutating func string() {
    let start = position
    position += 1
    while !isLineEnd(position) {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        append(.string, from: start, to: position + 1)
        return
      case UInt8(ascii: "\\"):
        escape()
      case 0x80...0xFF:
        checkedTextCharacter()
      default:
        position += 1
      }
    }
    appendUnclosed(
      .string,
      from: start,
      fixes: missingQuote(from: start + 1).map { end, words in
        [.init("write '\"' \(words)", replace: range(end, end), by: "\"")]
      } ?? [],
      .unterminatedString,
      note: "a text must end on the line where it begins; write a line break in it as '\\n'"
    )
  }

  /// Where the text that begins at `start` was most likely meant to end.
  private func missingQuote(from start: Int) -> (Int, words: String)? {
    let content = bytes[start..<position]
    if !content.contains(where: { "{};)".utf8.contains($0) }) { return (position, "at its end") }
    let brace = content.indices.first {
      content[$0] == UInt8(ascii: "{") && byte(at: $0 - 1) == 0x20
        && ($0 + 1 == position || byte(at: $0 + 1) == 0x20)
    }
    if let brace { return (brace - 1, "before '{'") }
    var end = position
    while end > start, [0x20, UInt8(ascii: "}")].contains(bytes[end - 1]) { end -= 1 }
    let isBlock = byte(at: end) == 0x20 && content[end...].contains(UInt8(ascii: "}"))
    return isBlock && !content[..<end].contains(UInt8(ascii: ";")) ? (end, "before '}'") : nil
  }

  private mutating func escape() {
    let start = position
    position += 1
    guard !isLineEnd(position) else { return }
    switch StringEscapes.escape(at: start, of: bytes[...]) {
    case .character(_, let length):
      position = start + length
    case .malformed(let length):
      position = start + length
      report(
        .malformedScalarEscape,
        at: range(start, position),
        notes: ["write the character's number in hexadecimal digits, such as '\\u{20AC}'"]
      )
    case .unknown:
      let sequence = UTF8Sequence(at: position, of: bytes)
      position += sequence.length
      guard let scalar = sequence.scalar else { return }
      if let (place, name) = foreignPlaceholder(from: start) {
        report(
          .unknownEscape(scalar),
          at: place,
          notes: ["a placeholder is a name in braces"],
          fixes: [.write("{\(name)}", at: place, isCertain: false)]
        )
        return
      }
      report(
        .unknownEscape(scalar),
        at: range(start, position),
        notes: [
          "the escapes are \\\" \\\\ \\n \\r \\t and \\u{…}; a backslash itself is written '\\\\'"
        ]
      )
    }
  }

  /// `\(max)` or `\{max}`, with the name in it.
  private func foreignPlaceholder(from start: Int) -> (place: SourceRange, name: String)? {
    let closing = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]
    guard let sign = closing[byteAfter(start)] else { return nil }
    var end = start + 2
    while byte(at: end).isInName { end += 1 }
    guard end > start + 2, byte(at: end) == sign else { return nil }
    return (range(start, end + 1), text(start + 2, end))
  }

  /// A pattern, or a comment of another language.
  mutating func slash() {
    let next = byteAfter(position)
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
      let start = position
      let place = range(start, start + 2)
      let end = next == UInt8(ascii: "*") ? endOfBlockComment() : nil
      report(
        .foreignComment(text(start, start + 2)),
        at: place,
        fixes: next == UInt8(ascii: "/")
          ? [.write("#", at: place)] : end.map { blockCommentFix(from: start, to: $0) } ?? []
      )
      comment(beginningAt: start, endingAt: end ?? .max)
      while let end, position < end { commentLine(endingAt: end) }
    } else if divides {
      append(.slash, length: 1)
    } else {
      pattern()
    }
  }

  /// Whether `-- note` is here, at the beginning of a line.
  var beginsDashedComment: Bool {
    (isAfterLineEnd || tokens.isEmpty) && !previousKind.continuesAfter
      && byteAfter(position) == UInt8(ascii: "-")
      && byteAfter(position + 1) == 0x20
  }

  /// A comment as SQL and Lua write it.
  mutating func dashedComment() {
    let place = range(position, position + 2)
    report(.foreignComment("--"), at: place, fixes: [.write("#", at: place)])
    comment(beginningAt: position)
  }

  /// Whether the slash is between two operands, so it doesn't begin a pattern.
  ///
  /// After the name of a rule that takes a pattern, it begins one, as in `regex /a+/`, whose
  /// missing parentheses the parser reports.
  private var divides: Bool {
    guard previousKind.endsOperand, !isAfterLineEnd else { return false }
    guard previousKind == .name, let name = tokens.last else { return true }
    let text = text(Int(name.range.start), Int(name.range.end))
    if text == "regex" || text == "contains" { return false }
    // A field may be called so, too.
    let isTight = byteAfter(position) != 0x20 && patternEnds
    return !isTight || !["matches", "match", "matching", "like", "regexp"].contains(text)
  }

  /// Whether another slash follows in the line.
  private var patternEnds: Bool {
    var end = position + 1
    while !isLineEnd(end) {
      if bytes[end] == UInt8(ascii: "/") { return true }
      end += 1
    }
    return false
  }

  /// Where `/* … */` ends, if it does: on its line, or on a later one after a space or line end,
  /// because patterns, too, can end in `*/`.
  private mutating func endOfBlockComment() -> Int? {
    var end = position + 2
    while !isLineEnd(end) {
      if endsBlockComment(at: end) { return end + 2 }
      end += 1
    }
    while openBlockComment == nil, end < bytes.count {
      if endsBlockComment(at: end), isBlank(bytes[end - 1]) { return end + 2 }
      end += 1
    }
    openBlockComment = openBlockComment ?? position
    return nil
  }

  /// The fix that writes a block comment as lines; empty if something follows it on its line.
  private func blockCommentFix(from start: Int, to end: Int) -> [Diagnostic.Fix] {
    var next = end
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard isLineEnd(next) else { return [] }
    let content = text(start + 2, end - 2).split(omittingEmptySubsequences: false) { $0.isNewline }
    let lines = content.map { line in line.drop { $0 == " " || $0 == "*" || $0 == "\t" } }
      .filter { !$0.isEmpty }
    let written = lines.map { "# " + $0 }.joined(separator: "\n")
    return [.init("write '#' before each line", replace: range(start, end), by: written)]
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func endsBlockComment(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "*") && byteAfter(index) == UInt8(ascii: "/")
  }

  /// A regular expression between slashes, with its flags.
  ///
  /// A slash ends it unless it follows a backslash or is in a character class; the class is read as
  /// in PCRE2: `]` in first place is literal, and `[:name:]` is one unit.
  private mutating func pattern() {
    let start = position
    position += 1
    var isInClass = false
    while !isLineEnd(position) {
      switch bytes[position] {
      case UInt8(ascii: "/") where !isInClass:
        position += 1
        flags(ofPatternAt: start)
        return
      case UInt8(ascii: "["):
        if isInClass { skipClassName() } else { beginClass(&isInClass) }
      case UInt8(ascii: "]") where isInClass:
        isInClass = false
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        if !isLineEnd(position) { position += UTF8Sequence(at: position, of: bytes).length }
      case 0x80...0xFF:
        checkedTextCharacter()
      default:
        position += 1
      }
    }
    appendUnclosed(
      .pattern,
      from: start,
      .unterminatedPattern,
      note: isInClass
        ? "its character class is not closed" : "write a slash inside a pattern as '\\/'"
    )
  }

  private mutating func beginClass(_ isInClass: inout Bool) {
    isInClass = true
    position += 1
    if byte(at: position) == UInt8(ascii: "^") { position += 1 }
    if byte(at: position) == UInt8(ascii: "]") { position += 1 }
  }

  /// `[:alpha:]` inside a character class, or a literal bracket.
  private mutating func skipClassName() {
    position += 1
    guard byte(at: position) == UInt8(ascii: ":") else { return }
    var end = position + 1
    if byte(at: end) == UInt8(ascii: "^") { end += 1 }
    while byte(at: end).beginsName { end += 1 }
    if byte(at: end) == UInt8(ascii: ":"), byteAfter(end) == UInt8(ascii: "]") {
      position = end + 2
    }
  }

  private mutating func flags(ofPatternAt start: Int) {
    let first = position
    var end = first
    while byte(at: end).isInName { end += 1 }
    var seen: Set<UInt8> = []
    for index in first..<end {
      if !"imsx".utf8.contains(bytes[index]) {
        // Letters that follow without a space are one mistake, not one per letter.
        report(
          .unknownPatternFlag(text(index, end)),
          at: range(index, end),
          notes: ["the flags are 'i', 'm', 's' and 'x'"],
          fixes: ["g", "u", "y", "gu"].contains(text(index, end))
            ? [.remove(range(index, end))] : []
        )
        break
      } else if !seen.insert(bytes[index]).inserted {
        let place = range(index, index + 1)
        report(.repeatedPatternFlag(text(index, index + 1)), at: place, fixes: [.remove(place)])
      }
    }
    append(.pattern, from: start, to: end)
  }
}
