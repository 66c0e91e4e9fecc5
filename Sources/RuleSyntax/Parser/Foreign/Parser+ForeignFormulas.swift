// Formulas as spreadsheets and other languages write them.

extension Parser {
  /// Reports `round(a; 2)`, all semicolons in the parentheses at once; whether one is here.
  mutating func reportSemicolons() -> Bool {
    guard at(.separator), text(current) == ";" else { return false }
    if isHidden(current.range) { return true }
    var signs: [SourceRange] = []
    var open = 0
    var count = 0
    while open >= 0, count < ForeignReader.longestLine {
      let token = token(ahead: count)
      switch token.kind {
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket: open -= 1
      case .separator where text(token) == ";": if open == 0 { signs.append(token.range) }
      case .separator, .leftBrace, .rightBrace, .endOfFile: return false
      case _: break
      }
      count += 1
    }
    guard open < 0, let last = signs.last else { return false }
    let place = signs[0].union(last)
    report(
      .expected("','", found: "';'"),
      fixes: [
        .init("write ','", replace: place, by: rewritten(place, replacing: signs) { _ in "," })
      ],
      hiding: signs
    )
    return true
  }

  /// Reports `18 years ago` or `18y ago`, which is read as `today - 18y`; nil for anything else.
  private mutating func dateAgo() -> Operand? {
    var written = text(current)
    var count = 1
    if at(.integer), isName(ahead: 1), let unit = Unit.named(text(ahead: 1).lowercased()) {
      written += unit
      count = 2
    }
    guard at(.duration) || count == 2, at(word: "ago", ahead: count),
      !written.hasSuffix("h"), !written.hasSuffix("min"), !written.hasSuffix("s")
    else { return nil }
    let place = span(to: count)
    replace(
      .expected("a value", found: describe(current)),
      passing: count + 1,
      by: "today - \(written)"
    )
    return .binary(.today(range: place), .subtract, .duration(written, range: place), range: place)
  }

  /// Reports `interval 2 day` and `timedelta(days=2)`, which are read as durations; nil for anything
  /// else.
  mutating func foreignDuration() -> Operand? {
    if let date = dateAgo() { return date }
    guard at(.name), [.string, .integer, .leftParenthesis].contains(kind(ahead: 1)) else {
      return nil
    }
    var parts: [String] = []
    var end = 3
    switch text(current).lowercased() {
    case "interval" where kind(ahead: 1) == .string:
      parts = word(ahead: 1).split(separator: " ").map(String.init)
      end = 2
    case "interval": parts = [text(ahead: 1), text(ahead: 2)]
    case "timedelta", "relativedelta":
      guard kind(ahead: 1) == .leftParenthesis, [.equals, .colon].contains(kind(ahead: 3)),
        kind(ahead: 5) == .rightParenthesis
      else { return nil }
      parts = [text(ahead: 4), text(ahead: 2)]
      end = 6
    case _: return nil
    }
    guard parts.count == 2, Int(parts[0]) != nil, let unit = Unit.named(parts[1].lowercased()),
      Unit.kind(of: unit) == .duration
    else { return nil }
    let written = parts[0] + unit
    let place = span(to: end - 1)
    replace(
      .expected("a duration such as \(written)", found: describe(current)),
      passing: end,
      by: written
    )
    return .duration(written, range: place)
  }

  /// Reports `10% of total`, which is read as a number; nil for anything else.
  mutating func share() -> Operand? {
    let end = Int(current.range.end)
    guard at(.integer), end < source.bytes.count, source.bytes[end] == UInt8(ascii: "%"),
      at(word: "of", ahead: 1), isName(ahead: 2), let percent = Int(text(current)), percent < 1000
    else { return nil }
    var share = "\(percent / 100).\(percent % 100 / 10)\(percent % 10)"
    while share.hasSuffix("0") { share.removeLast() }
    if share.hasSuffix(".") { share.removeLast() }
    let last = endOfPath(ahead: 2)
    let place = span(to: last)
    replace(
      .expected("a value", found: "a share"),
      passing: last + 1,
      notes: ["a share is written as a fraction: 10% is 0.1"],
      by: "\(share) * \(excerpt(2, to: last))"
    )
    return .number(share, range: place)
  }

  /// Reports `first & " " & last` as a value, from its first token on; whether it is one.
  mutating func reportJoinedTexts(from start: Token) -> Bool {
    let end = endOfStatement()
    let isText = (0..<end).contains { kind(ahead: $0) == .string }
    guard
      text(current) == "&" ? !isBoolean(text(start), before: 0) : text(current) == "||" && isText
    else { return false }
    report(
      .expected("a value", found: "joined texts"),
      insteadOfAllIn: start.range.union(token(ahead: max(0, end - 1)).range),
      notes: [Parser.joiningNote]
    )
    return true
  }

  /// Reports `equal(first & last)`, up to the end of the argument, and passes it; whether it is that.
  mutating func passJoinedTexts() -> Bool {
    var count = 0
    while text(ahead: count) == "&", beginsOperand(ahead: count + 1) { count += 2 }
    guard count > 0, [.comma, .rightParenthesis].contains(kind(ahead: count)) else { return false }
    report(
      .expected("a value", found: "joined texts"),
      insteadOfAllIn: previous.range.union(token(ahead: count - 1).range),
      notes: [Parser.joiningNote]
    )
    advance(by: count)
    _ = take(.comma)
    return true
  }

  static let joiningNote = "texts can't be joined: leave that to the program that shows them"

  /// Reports `a ** 2`, whose second sign is the current token.
  mutating func reportPower() {
    let base = token(ahead: -2)
    let isSquare = base.kind == .name && kind(ahead: -3) != .dot && text(ahead: 1) == "2"
    let written = "\(text(base)) * \(text(base))"
    reportExpected(
      "a value",
      notes: ["there are no powers: multiply, as in 'a * a'"],
      fixes: isSquare ? [.meant(written, at: span(-2, to: 1))] : []
    )
  }

  /// Reports `if` in place of `where` in a list function; whether it is there.
  mutating func reportForeignWhere() -> Bool {
    if at(.comma), beginsOperand(ahead: 1) {
      reportExpected(
        "'where' or ')'",
        fixes: [.init("write 'where'", replace: current.range, by: " where")]
      )
      return true
    }
    guard at(word: "if") || at(word: "WHERE") || at(word: "with") || at(.when) else { return false }
    reportExpected("'where' or ')'", fixes: [.write("where", at: current.range)])
    return true
  }

  /// Reports lines that begin with the sign that the line before must end with, and goes to the sign.
  ///
  /// - Parameter isProduct: whether the sign is one of products.
  /// - Returns: always true, for use in a condition.
  mutating func passLineEnd(beforeProduct isProduct: Bool) -> Bool {
    guard at(.separator), isContinuation(ahead: 0),
      kind(ahead: 1).arithmetic?.isProduct == isProduct
    else { return true }
    if !isHidden(token(ahead: 1).range) { reportLinesBeginningWithSigns() }
    advance()
    return true
  }

  /// Whether the line after the separator goes on with a sign and an operand, further in than its statement.
  private func isContinuation(ahead count: Int) -> Bool {
    guard kind(ahead: count) == .separator, kind(ahead: count + 1).arithmetic != nil,
      beginsOperand(ahead: count + 2), let indentation = indentation(of: token(ahead: count + 1))
    else { return false }
    // Where rules may be, a dash begins an item of a list.
    return indentation > statementIndentation
      && (kind(ahead: count + 1) != .minus || blocks.last?.kind == .items && !isInBranch)
  }

  /// Whether the current statement is a `when`.
  private var isInBranch: Bool {
    guard let start = blocks.last?.statementIndex, start >= 0 else { return false }
    return kind(ahead: start - index) == .when
  }

  private mutating func reportLinesBeginningWithSigns() {
    var signs: [SourceRange] = []
    var ends: [SourceRange] = []
    var count = 0
    while !endsStatement(ahead: count) || isContinuation(ahead: count),
      count < ForeignReader.longest
    {
      if kind(ahead: count) == .separator {
        ends.append(.at(token(ahead: count - 1).range.end))
        signs.append(
          SourceRange(
            start: token(ahead: count + 1).range.start,
            end: token(ahead: count + 2).range.start
          )
        )
      }
      count += 1
    }
    let place = ends[0].union(signs[signs.count - 1])
    var moved = ""
    var start = place.start
    for (end, sign) in zip(ends, signs) {
      moved += source.text(in: SourceRange(start: start, end: end.start))
      moved += " " + source.text(in: sign).prefix(1)
      moved += source.text(in: SourceRange(start: end.start, end: sign.start))
      start = sign.end
    }
    report(
      .expected("a statement", found: describe(token(ahead: 1))),
      at: token(ahead: 1).range,
      notes: ["a line that goes on in the next one ends with the sign"],
      fixes: [
        .init(
          "write \(describe(token(ahead: 1))) at the end of the line before",
          replace: place,
          by: moved
        )
      ],
      hiding: signs.map { SourceRange(start: $0.start, end: $0.start + 1) }
    )
  }
}
