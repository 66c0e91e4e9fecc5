extension Parser {
  /// Arguments in parentheses, which must be the current token.
  mutating func arguments() -> [Argument] {
    list(.rightParenthesis) { $0.argument() }
  }

  mutating func argument() -> Argument? {
    let start = current.range
    var label: Name?
    if isName() || at(.in), kind(ahead: 1) == .colon {
      label = passName()
      advance()
    } else if kind.isReservedWord, kind(ahead: 1) == .colon {
      label = reservedName()
      advance()
    }
    guard let value = operand() else { return nil }
    return Argument(label: label, value: value, range: range(from: start))
  }

  /// A value, a sum or a range.
  mutating func operand() -> Operand? {
    let start = current.range
    if take(.ellipsis) != nil {
      guard let upper = sum() else { return nil }
      return .closedRange(lower: nil, upper: upper, range: range(from: start))
    }
    guard let lower = sum() else { return nil }
    guard take(.ellipsis) != nil else { return lower }
    guard beginsOperand() else {
      return .closedRange(lower: lower, upper: nil, range: range(from: start))
    }
    guard let upper = sum() else { return nil }
    return .closedRange(lower: lower, upper: upper, range: range(from: start))
  }

  /// Whether a value without a range in front begins here.
  func beginsOperand(ahead count: Int = 0) -> Bool {
    let openings: [TokenKind] = [
      .string, .integer, .number, .minus, .true, .false, .pattern, .duration, .size, .today, .now,
    ]
    return isName(ahead: count) || openings.contains(kind(ahead: count))
  }

  /// A value without a range: a side of a comparison.
  mutating func sum() -> Operand? {
    if let date = bareDate() { return date }
    let start = current.range
    guard var value = term() else { return nil }
    let outerDepth = depth
    defer { depth = outerDepth }
    while at(.plus) || at(.minus) {
      guard enter() else { return nil }
      let sign = advance()
      guard at(.duration) else {
        report(
          .offsetWithoutDuration(sign: text(sign)),
          notes: ["such as 'start \(text(sign)) 30min'"]
        )
        return nil
      }
      value = .offset(
        value,
        sign: sign.kind == .plus ? .plus : .minus,
        duration: text(advance()),
        range: range(from: start)
      )
    }
    return value
  }

  /// A date without its quotes, which reads as numbers with `-` between them; taken for the date.
  private mutating func bareDate() -> Operand? {
    let kinds: [TokenKind] = [.integer, .minus, .integer, .minus, .integer]
    guard kinds.indices.allSatisfy({ kind(ahead: $0) == kinds[$0] }) else { return nil }
    let place = SourceRange(start: current.range.start, end: token(ahead: 4).range.end)
    let written = source.text(in: place)
    guard written.utf8.count == "2026-01-31".utf8.count else { return nil }
    let literal = "\"\(written)\""
    report(
      .foreignQuotes,
      at: place,
      notes: ["a date is written as a text"],
      fixes: [.init("write \(literal)", replace: place, by: literal, isCertain: true)]
    )
    for _ in kinds { advance() }
    return .string(StringLiteral(written, range: place))
  }

  private mutating func term() -> Operand? {
    switch kind {
    case .string: return .string(stringLiteral(advance()))
    case .integer, .number, .minus: return number().map { .number($0.text, range: $0.range) }
    case .true: return .boolean(true, range: advance().range)
    case .false: return .boolean(false, range: advance().range)
    case .pattern: return .pattern(patternLiteral(advance()))
    case .duration:
      let token = advance()
      return .duration(text(token), range: token.range)
    case .size:
      let token = advance()
      return .size(text(token), range: token.range)
    case .today: return .today(range: advance().range)
    case .now: return .now(range: advance().range)
    case .name, .quotedName, .unknown: return path().map { .path($0) }
    case .and, .or, .not, .in, .is, .null, .when, .otherwise, .on, .warn, .each:
      return reservedOperand()
    case .comment, .lineEnd, .separator, .leftParenthesis, .rightParenthesis, .leftBracket,
      .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .dot, .ellipsis, .plus, .at,
      .equals, .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual, .endOfFile:
      reportExpected("a value")
      return nil
    }
  }

  /// A reserved word where a value must stand, most likely the name of a field.
  private mutating func reservedOperand() -> Operand? {
    let next = kind(ahead: 1)
    guard next == .comma || next == .rightParenthesis || next == .dot || next == .leftBrace else {
      reportExpected("a value")
      return nil
    }
    if at(.null) {
      reportExpected("a value", notes: ["that a field is empty is asked by 'is empty'"])
      return nil
    }
    let name = reservedName()
    return .path(Path(components: [.name(name)], range: name.range))
  }
}
