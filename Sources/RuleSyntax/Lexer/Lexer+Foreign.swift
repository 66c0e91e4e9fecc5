// What other languages and word processors write, and what was most likely meant by it.

extension Lexer {
  /// A comparison, `=`, an operator as other languages write it, or what no token begins with.
  mutating func symbol() {
    let rest = bytes[position...]
    let spelling = Lexer.spellings.first { rest.starts(with: $0.written.utf8) }
    guard let (written, kind, meant) = spelling else {
      unexpectedCharacter()
      return
    }
    let length = written.utf8.count
    if written == "|", isTight(length) || followsRequirement { return joinedRules() }
    if written == "=>", nextVisible(from: position + length) == UInt8(ascii: "{") {
      // The parser passes over it.
      let place = range(position, position + length)
      report(.expected("'{'", found: "'=>'"), at: place, fixes: [.remove(place)])
    } else if written == "=~" || written == "!~" {
      // The parser says so where a pattern follows.
      if nextVisible(from: position + length) != UInt8(ascii: "/") {
        report(
          .foreignOperator(written: written, meant: meant ?? "=="),
          at: range(position, position + length)
        )
      }
    } else if let meant {
      let place = range(position, position + length)
      let replacement = kind == .not ? "not " : isTight(length) ? " \(meant) " : meant
      let isArrow = written == "=>"
      // `&` may be meant to join texts, and `String!` to require a value.
      let isSuffix = kind == .not && position > 0 && bytes[position - 1].isInName
      let isCertain = !isArrow && written != "&"
      report(
        .foreignOperator(written: written, meant: meant),
        at: place,
        notes: isArrow ? ["what applies under a condition is written 'when … { … }'"] : [],
        fixes: isSuffix
          ? [] : [.init("write '\(meant)'", replace: place, by: replacement, isCertain: isCertain)]
      )
    }
    append(kind, length: length)
  }

  /// The first byte from a position on that is no space.
  private func nextVisible(from start: Int) -> UInt8 {
    var position = start
    while byte(at: position) == 0x20 { position += 1 }
    return byte(at: position)
  }

  /// Whether a word or bracket touches both sides of what is so long at the position.
  private func isTight(_ length: Int) -> Bool {
    let after = byte(at: position + length)
    guard position > 0, after.beginsName else { return false }
    let before = bytes[position - 1]
    return before.isInName || before == UInt8(ascii: ")")
  }

  /// Whether the statement up to the position begins with `required`, and `or` makes no sense.
  private var followsRequirement: Bool {
    let start = max(0, position - Lexer.longestRules)
    let separators = [0x0A, UInt8(ascii: "{"), UInt8(ascii: ";")]
    let statement = bytes[start..<position].split(
      omittingEmptySubsequences: false,
      whereSeparator: separators.contains
    )
    let first = statement.last?.drop { $0 == 0x20 || $0 == 0x09 } ?? []
    return first.starts(with: "required".utf8)
  }

  /// The number of bytes before a `|` that are searched for the beginning of its statement.
  private static let longestRules = 120

  /// The `|` of `required|email`, which joins rules that all apply.
  private mutating func joinedRules() {
    let place = range(position, position + 1)
    report(
      .foreignOperator(written: "|", meant: "and"),
      at: place,
      notes: ["where one of two rules is enough, write 'or'"],
      fixes: [.init("write 'and'", replace: place, by: " and ")]
    )
    append(.and, length: 1)
  }

  /// How operators are written, and what was meant where that is not right.
  ///
  /// Longer spellings come before what they begin with.
  private static let spellings: [(written: String, kind: TokenKind, meant: String?)] = [
    ("===", .equalTo, "=="), ("==", .equalTo, nil), ("=<", .lessOrEqual, "<="),
    ("=>", .greaterOrEqual, ">="), ("=~", .equalTo, "=="), ("=", .equals, nil),
    ("!==", .notEqualTo, "!="), ("!=", .notEqualTo, nil), ("!~", .notEqualTo, "!="),
    ("!", .not, "not"), ("<>", .notEqualTo, "!="),
    ("<=", .lessOrEqual, nil), ("<", .less, nil), (">=", .greaterOrEqual, nil),
    (">", .greater, nil), ("&&", .and, "and"), ("&", .and, "and"), ("||", .or, "or"),
    ("|", .or, "or"),
  ]

  /// `'text'`, or a lone apostrophe.
  mutating func singleQuoted() {
    let (end, length) = closingQuote(from: position + 1, among: ["'", "\""])
    if byte(at: end) == UInt8(ascii: "'") {
      foreignText(contentFrom: position + 1, contentTo: end, end: end + length)
    } else {
      unexpectedCharacter()
    }
  }

  /// A text between quotes as word processors write them.
  private mutating func curlyQuoted(openingLength: Int) {
    let start = position + openingLength
    let (end, length) = closingQuote(from: start, among: Lexer.closingQuotes)
    foreignText(contentFrom: start, contentTo: end, end: end + length)
  }

  /// Where the first of `quotes` is and its length; the end of the line and 0 without one.
  private func closingQuote(
    from start: Int,
    among quotes: Set<Unicode.Scalar>
  ) -> (end: Int, length: Int) {
    var end = start
    while !isLineEnd(end) {
      let sequence = UTF8Sequence(at: end, of: bytes)
      if let scalar = sequence.scalar, quotes.contains(scalar) { return (end, sequence.length) }
      end += sequence.length
    }
    return (end, 0)
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

  /// The quotes that end such a text; U+2019 is an apostrophe more often.
  private static let closingQuotes = curlyQuotes.subtracting(["\u{2019}"]).union(["\""])

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
    } else if let byte = Lexer.punctuation(meantBy: scalar), let kind = TokenKind(punctuation: byte)
    {
      foreignPunctuation(scalar, length: sequence.length, meant: byte, kind)
    } else {
      unexpectedCharacter()
    }
  }

  /// The ASCII character that a dash or a full-width form is meant for.
  private static func punctuation(meantBy scalar: Unicode.Scalar) -> UInt8? {
    if ["\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}"].contains(scalar) {
      return UInt8(ascii: "-")
    }
    // Full-width forms are in the order of ASCII.
    return isFullWidth(scalar) ? UInt8(scalar.value - 0xFEE0) : nil
  }

  private mutating func foreignPunctuation(
    _ scalar: Unicode.Scalar,
    length: Int,
    meant: UInt8,
    _ kind: TokenKind
  ) {
    let place = range(position, position + length)
    let fix = Diagnostic.Fix.write(String(Unicode.Scalar(meant)), at: place)
    report(.unexpectedCharacter(scalar), at: place, fixes: [fix])
    append(kind, length: length)
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
      report(.byteOrderMark, at: place, fixes: [.remove(place)])
    } else {
      let space = Diagnostic.Fix("write a plain space", replace: place, by: " ", isCertain: true)
      let fix = scalar.properties.isWhitespace ? space : .remove(place)
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
    if let scalar = sequence.scalar {
      if scalar == "%", previousKind == .integer || previousKind == .number {
        let note = "a share is written as a fraction: 10% is 0.1"
        report(.unexpectedCharacter(scalar), at: range(start, end), notes: [note])
        // The number is read as if there were no sign.
        position = end
        return
      }
      let isQuote = byte(at: end) == UInt8(ascii: "\"")
      var afterDigits = end
      while byte(at: afterDigits).isDigit { afterDigits += 1 }
      // `$0.price` is an item of Swift.
      let isAmount = afterDigits > end && !beginsMember(at: afterDigits)
      if scalar == "?", previousKind == .name, beginsMember(at: end) {
        // `address?.city`
        let place = range(start, end)
        report(
          .unexpectedCharacter(scalar),
          at: place,
          notes: ["a value of an empty field is empty"],
          fixes: [.remove(place)]
        )
        position = end
        return
      }
      if scalar == "$", end == start + 1, byte(at: end).beginsName || isQuote || isAmount {
        let place = range(start, end)
        report(
          .unexpectedCharacter(scalar),
          at: place,
          notes: [
            isQuote
              ? "placeholders are replaced in any message"
              : isAmount ? "an amount is a number without a sign" : "a name has no '$'"
          ],
          fixes: [.remove(place)]
        )
        position = end
        return
      }
      let isOptional = scalar == "?" && previousKind == .name
      let notes =
        isOptional
        ? ["a field may be empty unless its block says 'required'"]
        : scalar == "%" && previousKind == .name
          ? ["there is no remainder; whether a number is a multiple asks 'is multiple_of(2)'"]
          : scalar == "^" || scalar == "~" || scalar == "\\"
            ? ["values are computed with '+', '-', '*' and '/'"] : []
      // What goes on after it is no field without a value, but a choice between two.
      let isLast = [0, 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ":")]
        .contains(
          bytes[end...].first { $0 != 0x20 } ?? 0
        )
      let place = range(start, end)
      report(
        .unexpectedCharacter(scalar),
        at: place,
        notes: notes,
        fixes: isOptional && isLast ? [.remove(place)] : []
      )
    }
    append(.unknown, from: start, to: end)
  }

  /// Whether a dot and a name are at the position.
  private func beginsMember(at position: Int) -> Bool {
    byte(at: position) == UInt8(ascii: ".") && byte(at: position + 1).beginsName
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
      let number = "{\(hexadecimal(scalar.value, digits: 4))}"
      report(
        .directionControlInText(scalar),
        at: place,
        notes: ["write it as '\\u\(number)' in quoted text, or as '\\x\(number)' in a pattern"]
      )
    } else if scalar == "\u{FEFF}" {
      report(.byteOrderMark, at: place, fixes: [.remove(place)])
    }
  }
}
