// What other languages and word processors write, and what was most likely meant by it.

extension Lexer {
  /// A comparison, `=`, or an operator as other languages write it.
  mutating func comparison() {
    for spelling in Lexer.spellings where matches(spelling.written) {
      let length = spelling.written.count
      if let meant = spelling.meant {
        let place = range(position, position + length)
        report(
          .foreignOperator(written: text(position, position + length), meant: meant),
          at: place,
          fixes: [
            .init(
              "write '\(meant)'",
              replace: place,
              by: spelling.kind == .not ? "not " : meant,
              isCertain: true
            )
          ]
        )
      }
      append(spelling.kind, length: length)
      return
    }
  }

  private struct Spelling {
    var written: [UInt8]
    var kind: TokenKind
    /// `nil` where `written` is right.
    var meant: String?

    init(_ written: String, _ kind: TokenKind, meant: String? = nil) {
      self.written = Array(written.utf8)
      self.kind = kind
      self.meant = meant
    }
  }

  /// Longer spellings stand before what they begin with; every first byte has one of its own.
  private static let spellings: [Spelling] = [
    Spelling("===", .equalTo, meant: "=="), Spelling("==", .equalTo),
    Spelling("=<", .lessOrEqual, meant: "<="), Spelling("=>", .greaterOrEqual, meant: ">="),
    Spelling("=", .equals),
    Spelling("!==", .notEqualTo, meant: "!="), Spelling("!=", .notEqualTo),
    Spelling("!", .not, meant: "not"),
    Spelling("<>", .notEqualTo, meant: "!="), Spelling("<=", .lessOrEqual), Spelling("<", .less),
    Spelling(">=", .greaterOrEqual), Spelling(">", .greater),
    Spelling("&&", .and, meant: "and"), Spelling("&", .and, meant: "and"),
    Spelling("||", .or, meant: "or"), Spelling("|", .or, meant: "or"),
  ]

  private func matches(_ written: [UInt8]) -> Bool {
    for offset in written.indices where byte(at: position + offset) != written[offset] {
      return false
    }
    return true
  }

  /// `'text'`, or a lone apostrophe.
  mutating func singleQuoted() {
    var end = position + 1
    while !isLineEnd(end), bytes[end] != UInt8(ascii: "'"), bytes[end] != UInt8(ascii: "\"") {
      end += 1
    }
    guard byte(at: end) == UInt8(ascii: "'") else {
      unexpectedCharacter()
      return
    }
    foreignText(contentFrom: position + 1, contentTo: end, end: end + 1)
  }

  /// A text between quotes as word processors write them.
  private mutating func curlyQuoted(openingLength: Int) {
    var end = position + openingLength
    while !isLineEnd(end) {
      if bytes[end] == UInt8(ascii: "\"") {
        foreignText(contentFrom: position + openingLength, contentTo: end, end: end + 1)
        return
      }
      let sequence = UTF8Sequence(at: end, of: bytes)
      if let scalar = sequence.scalar, Lexer.curlyQuotes.contains(scalar), scalar != "\u{2019}" {
        foreignText(
          contentFrom: position + openingLength,
          contentTo: end,
          end: end + sequence.length
        )
        return
      }
      end += sequence.length
    }
    foreignText(contentFrom: position + openingLength, contentTo: end, end: end)
  }

  private mutating func foreignText(contentFrom start: Int, contentTo contentEnd: Int, end: Int) {
    let place = range(position, end)
    let literal = "\"" + text(start, contentEnd) + "\""
    report(
      .foreignQuotes,
      at: place,
      fixes: [
        .init(
          "write \(VisibleText.of(literal))",
          replace: place,
          by: literal,
          isCertain: !literal.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
        )
      ]
    )
    append(.string, from: position, to: end)
  }

  private static let curlyQuotes: Set<Unicode.Scalar> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}",
    "\u{00AB}", "\u{00BB}", "\u{FF02}", "\u{FF07}",
  ]

  /// The tokens that full-width punctuation stands for.
  private static let fullWidthOffset: UInt32 = 0xFEE0

  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF01...0xFF5E).contains(scalar.value)
  }

  /// A character beyond ASCII where a token should begin.
  mutating func nonASCII() {
    let sequence = UTF8Sequence(at: position, of: bytes)
    guard let scalar = sequence.scalar else {
      // Reported once for the whole file.
      append(.unknown, length: 1)
      return
    }
    if Lexer.curlyQuotes.contains(scalar) {
      curlyQuoted(openingLength: sequence.length)
    } else if letter(at: position) != nil {
      foreignName(from: position)
    } else if isInvisible(scalar) {
      invisibleCharacter(scalar, length: sequence.length)
    } else if let byte = Lexer.punctuation(meantBy: scalar) {
      foreignPunctuation(scalar, length: sequence.length, meant: byte)
    } else {
      unexpectedCharacter()
    }
  }

  private static func punctuation(meantBy scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}": return UInt8(ascii: "-")
    default: break
    }
    guard isFullWidth(scalar) else { return nil }
    let byte = UInt8(scalar.value - fullWidthOffset)
    return TokenKind.ofSingleByte(byte) != nil ? byte : nil
  }

  private mutating func foreignPunctuation(_ scalar: Unicode.Scalar, length: Int, meant: UInt8) {
    let place = range(position, position + length)
    let character = String(Unicode.Scalar(meant))
    report(
      .unexpectedCharacter(scalar),
      at: place,
      fixes: [.init("write '\(character)'", replace: place, by: character, isCertain: true)]
    )
    append(TokenKind.ofSingleByte(meant) ?? .unknown, length: length)
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Reports a character that cannot be seen and passes over it as over a space.
  private mutating func invisibleCharacter(_ scalar: Unicode.Scalar, length: Int) {
    let start = position
    position += length
    let place = range(start, position)
    if VisibleText.isDirectionControl(scalar) {
      report(.directionControl(scalar), at: place)
    } else if scalar == "\u{FEFF}" {
      let remove = Diagnostic.Fix("remove it", replace: place, by: "", isCertain: true)
      report(.byteOrderMark, at: place, fixes: [remove])
    } else {
      let isSpace = scalar.properties.isWhitespace
      let fix = Diagnostic.Fix(
        isSpace ? "write a plain space" : "remove it",
        replace: place,
        by: isSpace ? " " : "",
        isCertain: true
      )
      report(.invisibleCharacter(scalar), at: place, fixes: [fix])
    }
  }

  /// Reports what no token begins with; a run of the same character once.
  mutating func unexpectedCharacter() {
    let start = position
    let sequence = UTF8Sequence(at: start, of: bytes)
    var end = start + sequence.length
    while end < bytes.count, UTF8Sequence(at: end, of: bytes).scalar == sequence.scalar {
      end += sequence.length
    }
    if let scalar = sequence.scalar { report(.unexpectedCharacter(scalar), at: range(start, end)) }
    append(.unknown, from: start, to: end)
  }

  /// Passes over a character beyond ASCII in a text, name, pattern or comment.
  mutating func checkedTextCharacter() {
    let start = position
    let first = bytes[start]
    let sequence = UTF8Sequence(at: start, of: bytes)
    position += sequence.length
    guard first == 0xE2 || first == 0xEF, let scalar = sequence.scalar else { return }
    let place = range(start, position)
    if VisibleText.isDirectionControl(scalar) {
      report(
        .directionControlInText(scalar),
        at: place,
        notes: ["in a text it can be written '\\u{\(hexadecimal(scalar.value, digits: 4))}'"]
      )
    } else if scalar == "\u{FEFF}" {
      let remove = Diagnostic.Fix("remove it", replace: place, by: "", isCertain: true)
      report(.byteOrderMark, at: place, fixes: [remove])
    }
  }
}
