extension Lexer {
  /// A name or a reserved word.
  mutating func word() {
    let start = position
    var end = start
    while byte(at: end).isInName { end += 1 }
    if byte(at: end) >= 0x80, letter(at: end) != nil {
      foreignName(from: start)
      return
    }
    limitName(from: start, to: end)
    append(ReservedWords.kind(of: bytes, in: start..<end) ?? .name, from: start, to: end)
  }

  /// Reports a name that is longer than any author's.
  private mutating func limitName(from start: Int, to end: Int) {
    guard end - start > SyntaxLimits.nameBytes else { return }
    report(.nameTooLong(limit: SyntaxLimits.nameBytes), at: range(start, end))
  }

  /// A name with letters that require backquotes.
  mutating func foreignName(from start: Int) {
    let (end, foreign) = wordEnd(from: start)
    let name = text(start, end)
    if let foreign {
      let place = range(start, end)
      report(
        .foreignLetter(foreign, name: name),
        at: place,
        notes: ["names consist of a to z, A to Z, 0 to 9 and '_'; put others in backquotes"],
        fixes: [.init("put the name in backquotes", replace: place, by: "`\(name)`")]
      )
    }
    limitName(from: start, to: end)
    append(.name, from: start, to: end)
  }

  /// Where letters and digits end, including those beyond ASCII, and the first one beyond ASCII.
  func wordEnd(from start: Int) -> (end: Int, foreign: Unicode.Scalar?) {
    var end = start
    var foreign: Unicode.Scalar?
    while end < bytes.count {
      if bytes[end].isInName {
        end += 1
      } else if bytes[end] >= 0x80, let sequence = letter(at: end) {
        foreign = foreign ?? sequence.scalar
        end += sequence.length
      } else {
        break
      }
    }
    return (end, foreign)
  }

  /// The sequence at `index` if it is a letter, mark or digit beyond ASCII.
  func letter(at index: Int) -> UTF8Sequence? {
    let sequence = UTF8Sequence(at: index, of: bytes)
    guard let scalar = sequence.scalar, !Lexer.isFullWidth(scalar) else { return nil }
    let properties = scalar.properties
    let isLetter =
      properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
    return isLetter ? sequence : nil
  }

  /// A name in backquotes; it can contain anything except a backquote and a line end.
  mutating func quotedName() {
    let start = position
    position += 1
    while !isLineEnd(position), bytes[position] != UInt8(ascii: "`") {
      if bytes[position] >= 0x80 { checkedTextCharacter() } else { position += 1 }
    }
    if isLineEnd(position) {
      appendUnclosed(
        .quotedName,
        from: start,
        .unterminatedName,
        note: "a name must end on the line where it begins"
      )
      return
    }
    if position == start + 1 { report(.emptyName, at: range(start, position + 1)) }
    limitName(from: start + 1, to: position)
    append(.quotedName, from: start, to: position + 1)
  }
}
