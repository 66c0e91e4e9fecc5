extension Parser {
  /// An expression with its message, or a condition after its word, which may be misspelled.
  mutating func check(isCondition: Bool = false) -> Check? {
    let start = current.range
    let early = earlyMessage()
    let isWarning = passForeignWarning() || take(.warn) != nil
    if isCondition || at(word: "check") {
      return condition(of: start, message: early, isWarning: isWarning)
    }
    guard var expression = expression(endingInMessage: true) else { return nil }
    var message = early
    if early == nil || at(.string) {
      if let call = callWithEquals(expression) { expression = .call(call) }
      if text(current) == "=>", reportMessageWords() { advance() }
      if reportComparison(of: expression) { return nil }
      (expression, message) = expressionAndMessage(expression)
    }
    return Check(
      isWarning: isWarning,
      expression: expression,
      message: message,
      range: range(from: start)
    )
  }

  /// A check that is a condition, from its word: `check start <= end "message" at end`.
  private mutating func condition(
    of start: SourceRange,
    message early: StringLiteral?,
    isWarning: Bool
  ) -> Check? {
    let word = advance().range
    if reportImplication() { return nil }
    guard let condition = condition() else { return nil }
    let expression = Expression.condition(condition, range: range(from: word))
    var message = early ?? take(.string).map { stringLiteral($0) }
    var targets: [Path] = []
    let endOfCondition = previous.range.end
    if at(.on) || at(word: "for") || at(word: "to"), isName(ahead: 1) {
      reportExpected("'at'", fixes: [.write("at", at: current.range, isCertain: false)])
      advance()
      guard let target = pathOrReport("the name of a field") else { return nil }
      targets.append(target)
    } else if at(word: "at") {
      repeat {
        advance()
        guard let target = pathOrReport("the name of a field") else { return nil }
        targets.append(target)
      } while at(.comma)
      if message == nil, let late = take(.string) {
        let place = SourceRange(start: endOfCondition, end: late.range.end)
        let targets = SourceRange(start: endOfCondition, end: token(ahead: -2).range.end)
        let written = " \(text(late))\(source.text(in: targets))"
        report(
          .headerOrder("the message", before: "'at'"),
          at: late.range,
          fixes: [
            .init("write '\(VisibleText.of(written.dropFirst()))'", replace: place, by: written)
          ]
        )
        message = stringLiteral(late)
      }
    }
    return Check(
      isWarning: isWarning,
      expression: expression,
      message: message,
      targets: targets,
      range: range(from: start)
    )
  }

  /// A message before its check.
  private mutating func earlyMessage() -> StringLiteral? {
    let fixes = messageBeforeCheck
    let isBeforeCheck = !fixes.isEmpty
    guard let token = take(.string) else { return nil }
    let literal = stringLiteral(token)
    report(
      .messageBeforeCheck,
      at: token.range,
      notes: canBeginStatement() || isBeforeCheck
        ? [] : ["there is no check before it"],
      fixes: fixes
    )
    return literal
  }

  /// The message of a check, and the rest of an expression that continues after the message.
  private mutating func expressionAndMessage(
    _ first: Expression
  ) -> (Expression, StringLiteral?) {
    var parts = [first]
    var message = take(.string)
    while let token = message, at(.and) || at(.or) {
      reportMessage(token, after: parts[parts.count - 1], isFirst: parts.count == 1)
      advance()
      guard let next = expression(endingInMessage: true) else { break }
      parts.append(next)
      message = take(.string)
    }
    if parts.count > 1 {
      let range = first.range.union(parts[parts.count - 1].range)
      return (.and(parts, range: range), message.map { stringLiteral($0) })
    }
    return (first, message.map { stringLiteral($0) })
  }

  private mutating func reportMessage(_ message: Token, after part: Expression, isFirst: Bool) {
    var fixes: [Diagnostic.Fix] = []
    if case .call(let call) = part {
      let written = "(\(source.text(in: call.range))) \(text(message))"
      fixes = [
        .init(
          "put the part in parentheses: \(VisibleText.of(written))",
          replace: call.range.union(message.range),
          by: written,
          isCertain: isFirst
        )
      ]
    }
    report(
      .messageInsideExpression,
      at: message.range,
      notes: fixes.isEmpty ? ["put the part that it belongs to in parentheses"] : [],
      fixes: fixes
    )
  }

  /// Reports a condition in place of a check; returns whether there is one.
  private mutating func reportComparison(of value: Expression) -> Bool {
    let words: [TokenKind] = [.is, .in, .not, .equals]
    guard words.contains(kind) || kind.comparison != nil else { return false }
    // Another check, as can follow `keys { … }`.
    if at(.not), keysEnd == index { return false }
    // The lexer has reported it, with the notation of conditions.
    if text(current) == "=>" { return true }
    if at(.not), text(current) == "!", previous.range.end == current.range.start {
      // `required!`
      report(
        .expected("the end of the check", found: "'!'"),
        insteadOfAllIn: current.range,
        fixes: [removal(of: current.range)]
      )
      return true
    }
    if let (note, fix) = ruleMeant(byComparing: value) {
      report(.comparisonOutsideCondition(text(current)), notes: [note], fixes: [fix])
      return true
    }
    if let written = checkUnderCondition(from: value.range) {
      let place = value.range.union(token(ahead: endOfStatement() - 1).range)
      report(
        .comparisonOutsideCondition(text(current)),
        notes: [Parser.conditionNote],
        fixes: [.meant(written, at: place)]
      )
      return true
    }
    report(
      .comparisonOutsideCondition(text(current)),
      notes: [
        "a check names a rule, such as 'min_value(…)'; a comparison comes after 'check' or 'when'"
      ],
      fixes: isRule(value)
        ? [] : [checkFix(before: value.range, named: source.text(in: value.range))]
    )
    return true
  }

  /// Whether a value that is compared is the name of a rule, `min_length >= 3`, and no field.
  private func isRule(_ value: Expression) -> Bool {
    guard case .call(let call) = value, call.arguments == nil else { return false }
    let name = call.name.text
    return
      (Parser.ruleWords.contains(name) || ["size", "count", "all", "any", "every"].contains(name))
      && declaration(ofField: name) == nil
  }
}
