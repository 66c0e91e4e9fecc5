extension Parser {
  /// The text of a token of the given kind; nil, with a report, if there is none.
  mutating func text(of kind: TokenKind, _ what: String) -> String? {
    guard let token = take(kind) else {
      reportExpected(what)
      return nil
    }
    return text(token)
  }

  /// The text in quotes; nil, with a report, if there is none.
  ///
  /// - Parameters:
  ///   - what: the expectation, in the words of a message.
  ///   - quotingName: whether a name is accepted as the text, after the report.
  ///   - ending: what else ends such a text.
  /// - Returns: the text, if there is one.
  mutating func text(
    _ what: String,
    quotingName: Bool = false,
    ending: String = ""
  ) -> StringLiteral? {
    if let token = take(.string) { return stringLiteral(token) }
    guard quotingName, at(.name) else {
      reportExpected(what)
      return nil
    }
    let meant = text(current) + ending
    reportExpected(what, fixes: [.write("\"\(meant)\"", at: current.range, isCertain: false)])
    return StringLiteral(meant, range: advance().range)
  }

  /// The text of a string token with its escapes resolved; an invalid escape is taken literally.
  func stringLiteral(_ token: Token) -> StringLiteral {
    let start = Int(token.range.start)
    let end = Int(token.range.end)
    let bytes = source.bytes
    let opening = UTF8Sequence(at: start, of: bytes).length
    let content = bytes[(start + opening)..<end]
    guard bytes[start] == UInt8(ascii: "\""), content.contains(UInt8(ascii: "\\")) else {
      let closing = content.last == UInt8(ascii: "\"") || content.last == UInt8(ascii: "'")
      let text = String(decoding: closing ? content.dropLast() : content, as: UTF8.self)
      return StringLiteral(text, range: token.range)
    }
    return StringLiteral(StringEscapes.resolve(content), range: token.range)
  }

  func patternLiteral(_ token: Token) -> PatternLiteral {
    let bytes = source.bytes[Int(token.range.start)..<Int(token.range.end)]
    let closing = bytes.dropFirst().lastIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    let flags = bytes[min(closing + 1, bytes.endIndex)...]
    return PatternLiteral(
      text: String(
        decoding: bytes[(bytes.startIndex + 1)..<max(closing, bytes.startIndex + 1)],
        as: UTF8.self
      ),
      flags: String("imsx".filter { flag in flags.contains { $0 == flag.asciiValue } }),
      range: token.range
    )
  }

  /// A number with its sign, as written except for spaces after the sign.
  mutating func number() -> (text: String, range: SourceRange)? {
    let start = current.range
    let sign = take(.minus) == nil ? "" : "-"
    guard at(.integer) || at(.number) else {
      reportExpected("a number after '-'")
      return nil
    }
    return (sign + text(advance()), range(from: start))
  }

  /// A value as written in tests, examples and annotations.
  mutating func literal() -> Literal? {
    if at(.leftBracket) { return array() }
    if at(.leftBrace) { return object().map { .object($0) } }
    return scalarLiteral()
  }

  /// A plain literal; separate from those with nested ones, so that these take less of the stack.
  private mutating func scalarLiteral() -> Literal? {
    switch kind {
    case .string, .unknown: return .string(stringLiteral(advance()))
    case .integer where kind(ahead: 1) == .minus || kind(ahead: 1) == .colon:
      guard case .string(let moment)? = bareMoment() else { fallthrough }
      return .string(moment)
    case .integer, .number, .minus: return number().map { .number($0.text, range: $0.range) }
    case .true: return .boolean(true, range: advance().range)
    case .false: return .boolean(false, range: advance().range)
    case .null: return .null(range: advance().range)
    case .comment, .lineEnd, .separator, .name, .quotedName, .and, .or, .not, .in, .is, .today,
      .now, .when, .otherwise, .on, .warn, .each, .duration, .size, .pattern, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .dot,
      .ellipsis, .plus, .times, .slash, .at,
      .equals, .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual, .endOfFile:
      reportExpected("a value", notes: literalNotes)
      return nil
    }
  }

  private var literalNotes: [String] {
    guard isName() || kind == .today || kind == .now || kind == .duration || kind == .size else {
      return []
    }
    return ["a value here is a text in quotes, a number, true, false, null, a list or an object"]
  }

  private mutating func array() -> Literal? {
    let start = current.range
    defer { depth -= 1 }
    guard enter() else { return nil }
    let elements = list(.rightBracket) { $0.literal() }
    return .array(elements, range: range(from: start))
  }

  /// An object in braces, which must be the current token.
  mutating func object() -> ObjectLiteral? {
    let start = current.range
    defer { depth -= SyntaxLimits.objectLevels }
    guard enter(levels: SyntaxLimits.objectLevels) else { return nil }
    let entries = list(.rightBrace) { $0.entry() }
    return ObjectLiteral(entries: entries, range: range(from: start))
  }

  private mutating func entry() -> ObjectLiteral.Entry? {
    guard let path = key() else { return nil }
    passColon(before: "the value")
    guard let value = literal() else { return nil }
    return ObjectLiteral.Entry(path: path, value: value)
  }

  private mutating func key() -> Path? {
    if at(.string) {
      let literal = stringLiteral(advance())
      let name = Name(literal.value, range: literal.range)
      return Path(components: [.name(name)], range: literal.range)
    }
    return pathOrReport("a field's name")
  }

  /// A path; reports if there is no name.
  mutating func pathOrReport(_ what: String) -> Path? {
    if isName() || at(.unknown) { return path() }
    if kind.isReservedWord {
      let name = reservedName()
      return Path(components: [.name(name)], range: name.range)
    }
    reportExpected(what)
    return nil
  }

  /// Consumes a colon, or reports that it is missing.
  mutating func passColon(before what: String) {
    if take(.colon) != nil { return }
    if at(.equals) {
      report(.missingColon(before: what), fixes: [.write(":", at: current.range)])
      advance()
      return
    }
    report(
      .missingColon(before: what),
      at: endOfPrevious,
      fixes: [insertion(of: ":")]
    )
  }
}
