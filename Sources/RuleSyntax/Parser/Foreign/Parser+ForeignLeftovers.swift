// What other notations put after a check.

extension Parser {
  /// Reports what other notations put after a check; false where it is nothing of that sort.
  mutating func reportForeignLeftover() -> Bool {
    let endsCall = previous.kind == .name || previous.kind == .rightParenthesis
    if previous.kind == .string && at(.plus) || endsCall && kind(ahead: 1) == .plus,
      reportJoinedMessage()
    {
      return true
    }
    if endsCall, reportTemplateMessage() || reportLateWarning() { return true }
    if blocks.last?.kind == .items, at(.or), anyOfFields() != nil { return true }
    if blocks.last?.kind == .items, at(.string), previous.kind == .string,
      statementBegins(with: "field")
    {
      let hint = "@hint(\(text(current)))"
      reportExpected(
        "annotations or '{' after the label",
        notes: ["a field has one label; what is shown besides is an annotation"],
        fixes: [.meant(hint, at: current.range)]
      )
      passForeign(1)
      return true
    }
    if at(.string), statementBegins(with: "accepts") || statementBegins(with: "rejects") {
      report(.missingComma(isOnNextLine: false), at: endOfPrevious, fixes: [insertion(of: ",")])
      passForeign(1)
      return true
    }
    if at(.string), previous.kind == .name, token(ahead: -2).kind == .at {
      // `@placeholder "x"`
      let place = SourceRange(start: previous.range.end, end: current.range.end)
      let written = "(\(text(current)))"
      reportExpected(
        "the value of the annotation in parentheses",
        fixes: [.meant(written, at: place)]
      )
      passForeign(1)
      return true
    }
    if isName(), statementBegins(with: "normalize") {
      let place = SourceRange(start: previous.range.end, end: current.range.start)
      report(
        .missingComma(isOnNextLine: false),
        at: endOfPrevious,
        fixes: [.init("write ',' before it", replace: place, by: ", ")]
      )
      return true
    }
    if blocks.last?.kind == .statements, endsCall || previous.kind == .string,
      at(word: "if") || at(word: "unless") || at(.when)
    {
      return reportCondition(after: previous.range)
    }
    if blocks.last?.kind == .statements, endsCall || previous.kind == .string, at(word: "only"),
      at(word: "if", ahead: 1) || kind(ahead: 1) == .when
    {
      let end = previous.range
      advance()
      return reportCondition(after: end)
    }
    return [.statements, .items].contains(blocks.last?.kind) && reportMessageWords()
  }

  /// Reports `min_length(14) warn "Longer is safer."`; whether it is that.
  private mutating func reportLateWarning() -> Bool {
    let count = kind(ahead: 1) == .string ? 2 : 1
    guard at(.warn), blocks.last?.kind == .statements, endsStatement(ahead: count),
      let start = statementStartRange
    else { return false }
    let check = source.text(in: start.union(previous.range))
    let message = count == 2 ? " " + text(ahead: 1) : ""
    let place = span(to: count - 1)
    report(
      .expected("the end of the statement", found: "'warn'"),
      insteadOfAllIn: place,
      at: current.range,
      notes: ["'warn' comes before its check"],
      fixes: [.meant("warn \(check)\(message)", at: start.union(place))]
    )
    passForeign(count)
    return true
  }

  /// Reports `required if country == "GB"`.
  private mutating func reportCondition(after endOfCheck: SourceRange) -> Bool {
    guard let start = statementStartRange, !endsStatement(ahead: 1) else { return false }
    let check = source.text(in: start.union(endOfCheck))
    var count = 1
    while !endsStatement(ahead: count + 1), !isMessage(ahead: count + 1) { count += 1 }
    // A `when` with a block is a statement of its own.
    if at(.when), kind(ahead: count + 1) == .leftBrace { return false }
    let other = (1...count).first { at(word: "else", ahead: $0) || kind(ahead: $0) == .otherwise }
    let end = other ?? count + 1
    let condition = translatedCondition(from: 1, to: end)
    let asked = at(word: "unless") ? negated(condition, from: 1, to: end) : condition
    let place = span(1, to: count)
    // A text after the condition is the check's message.
    let message = kind(ahead: count + 1) == .string ? " " + text(ahead: count + 1) : ""
    if !message.isEmpty { count += 1 }
    var written = "when \(asked) { \(check)"
    if let other, other < count {
      written += " } otherwise { \(excerpt(other + 1, to: count)) }"
    } else {
      written += "\(message) }"
    }
    // `in x, y` may be texts or fields.
    let isList = (1..<end).contains { isName(ahead: $0) && kind(ahead: $0 + 1) == .comma }
    let isWhole = endsStatement(ahead: count + 1) && (!isList || asked.contains("("))
    report(
      .expected("the end of the statement", found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      notes: [
        "a condition goes around the checks that depend on it: 'when … { \(VisibleText.of(check)) }'"
      ],
      fixes: isWhole ? [.meant(written, at: start.union(token(ahead: count).range))] : []
    )
    return true
  }

  /// Whether the token is a text that nothing in front of it takes.
  private func isMessage(ahead count: Int) -> Bool {
    let before = kind(ahead: count - 1)
    return kind(ahead: count) == .string && before.comparison == nil
      && ![.leftParenthesis, .comma, .leftBracket, .equals, .in, .is, .or].contains(before)
      && !(before == .not && kind(ahead: count - 2) == .is)
  }

  /// Whether the innermost block's current statement begins with the word.
  func statementBegins(with word: String) -> Bool {
    statementStartRange.map { source.text(in: $0) } == word
  }

  /// The place of the first token of the innermost block's current statement.
  var statementStartRange: SourceRange? {
    guard let start = blocks.last?.statementIndex, start >= 0 else { return nil }
    return token(ahead: start - index).range
  }
}
