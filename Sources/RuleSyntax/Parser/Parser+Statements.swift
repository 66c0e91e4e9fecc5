extension Parser {
  /// The block of a field, a rule, a branch, a moment or `each`.
  mutating func statements(after owner: String) -> [Statement] {
    guard openBlock(.statements, after: owner) else { return [] }
    var statements: [Statement] = []
    while beginsStatement() {
      let statement = statement()
      if let statement { statements.append(statement) }
      endStatement(succeeded: statement != nil)
    }
    closeBlock()
    return statements
  }

  /// One statement; `nil` for what was reported.
  mutating func statement() -> Statement? {
    switch statementOpening(in: .statements) {
    case .when: return when { $0.statements(after: $1) }.map { .when($0) }
    case .on: return moment().map { .moment($0) }
    case .message, .check: return check().map { .check($0) }
    case .word(let word): return statement(beginningWith: word)
    case .fieldName: return statement(beginningWith: .field)
    case .declaration(let word): misplacedDeclaration(word, "in a block")
    case .otherwise: danglingOtherwise { _ = $0.statements(after: "'otherwise'") }
    case .annotation: misplacedAnnotation()
    }
    return nil
  }

  /// One of the statements that hold no block; apart from those that do, so that these take less
  /// of the stack.
  private mutating func statement(beginningWith word: StatementWord) -> Statement? {
    switch word {
    case .normalize: return normalize().map { .normalize($0) }
    case .filter: return filter().map { .filter($0) }
    case .mask: return mask().map { .mask($0) }
    case .option: return option().map { .option($0) }
    case .accepts: return examples(.accepts).map { .examples($0) }
    case .rejects: return examples(.rejects).map { .examples($0) }
    case .field, .group:
      report(
        syntax: .misplacedStatement(text(current), place: "in the block of a field or rule"),
        notes: ["fields and groups stand in forms and groups"]
      )
      _ = item()
      return nil
    }
  }

  private mutating func moment() -> MomentBlock? {
    let start = advance().range
    let moment: MomentBlock.Moment? = word("a moment", "after 'on'")
    if isName() { advance() }
    let body = statements(after: "the moment")
    guard let moment else { return nil }
    return MomentBlock(moment: moment, body: body, range: range(from: start))
  }

  private mutating func normalize() -> NormalizeStatement? {
    let start = advance().range
    var steps: [Call] = []
    repeat {
      guard let step = call() else { return nil }
      steps.append(step)
    } while take(.comma) != nil
    return NormalizeStatement(steps: steps, range: range(from: start))
  }

  private mutating func filter() -> FilterStatement? {
    let start = advance().range
    guard let expression = expression() else { return nil }
    return FilterStatement(expression: expression, range: range(from: start))
  }

  private mutating func mask() -> MaskStatement? {
    let start = advance().range
    guard let format = take(.string) else {
      reportExpected("a format in quotes such as \"[0000] [0000]\"")
      return nil
    }
    return MaskStatement(format: stringLiteral(format), range: range(from: start))
  }

  private mutating func option() -> OptionStatement? {
    let start = advance().range
    guard let value = take(.string) else {
      reportExpected("the value of the option in quotes")
      return nil
    }
    let label = take(.string)
    var annotations: [Annotation] = []
    while at(.at) {
      guard let annotation = annotation() else { return nil }
      annotations.append(annotation)
    }
    return OptionStatement(
      value: stringLiteral(value),
      label: label.map { stringLiteral($0) },
      annotations: annotations,
      range: range(from: start)
    )
  }

  private mutating func examples(_ verdict: ExamplesStatement.Verdict) -> ExamplesStatement? {
    let start = advance().range
    var arguments: [Argument]?
    if at(.leftParenthesis) {
      if kind(ahead: 1) == .rightParenthesis {
        advance()
        reportExpected("an argument", notes: ["without arguments there are no parentheses"])
        advance()
      } else {
        arguments = self.arguments()
      }
    }
    var values: [Literal] = []
    repeat {
      guard let value = literal() else { return nil }
      values.append(value)
    } while take(.comma) != nil
    return ExamplesStatement(
      verdict: verdict,
      arguments: arguments,
      values: values,
      range: range(from: start)
    )
  }
}

// MARK: - When

extension Parser {
  /// `when`, its block and that of `otherwise`.
  ///
  /// - Parameter block: Parses a block of the kind that the statement stands in; it is given the
  ///   word that stands before the block.
  /// - Returns: Nothing when the condition could not be read; its mistake has been reported.
  mutating func when<Item: Sendable & Hashable>(_ block: (inout Parser, String) -> [Item]) -> When<
    Item
  >? {
    let start = advance().range
    let condition = condition()
    if condition == nil {
      guard passToBlock() else { return nil }
    }
    let items = block(&self, "the condition")
    let otherwise = otherwise(block)
    guard let condition else { return nil }
    return When(
      condition: condition,
      items: items,
      otherwise: otherwise,
      range: range(from: start)
    )
  }

  private mutating func otherwise<Item: Sendable & Hashable>(
    _ block: (inout Parser, String) -> [Item]
  ) -> [Item]? {
    let distance = at(.separator) ? 1 : 0
    guard kind(ahead: distance) == .otherwise || isForeignOtherwise(ahead: distance) else {
      return nil
    }
    _ = take(.separator)
    if at(.otherwise) { advance() } else { foreignOtherwise() }
    guard at(.when) || at(word: "if") else { return block(&self, "'otherwise'") }
    report(
      syntax: .expected("'{' after 'otherwise'", found: describe(current)),
      notes: ["a further 'when' stands inside the block of 'otherwise'"]
    )
    defer { depth -= SyntaxLimits.blockLevels }
    guard enter(levels: SyntaxLimits.blockLevels) else {
      skipToStatementEnd()
      return nil
    }
    _ = when(block)
    return nil
  }

  /// Passes `else` and the like, but not an `if` that belongs to it.
  private mutating func foreignOtherwise() {
    reportForeign(meant: "otherwise", in: blocks.last?.kind ?? .statements)
    let isOneWord = !at(word: "else")
    if !isOneWord { advance() }
  }

  /// Goes on at the block of a condition that failed, if it is in the same line.
  private mutating func passToBlock() -> Bool {
    while !at(.leftBrace) {
      if at(.separator) || at(.rightBrace) || at(.endOfFile) { return false }
      advance()
    }
    return true
  }

  /// Reads an `otherwise` that follows no `when`.
  mutating func danglingOtherwise(_ block: (inout Parser) -> Void) {
    report(syntax: .otherwiseWithoutWhen)
    advance()
    if at(.leftBrace) || hasBraceOnNextLine { block(&self) }
  }

  /// Reads a declaration that stands in a block.
  mutating func misplacedDeclaration(_ word: DeclarationWord, _ place: String) {
    report(
      syntax: .misplacedStatement(word.rawValue, place: place),
      notes: ["it stands at the top of a file"]
    )
    defer { depth -= SyntaxLimits.blockLevels }
    guard enter(levels: SyntaxLimits.blockLevels) else {
      skipToStatementEnd()
      return
    }
    switch word {
    case .rule: _ = ruleDeclaration()
    case .external: _ = externalDeclaration()
    case .form: _ = formDeclaration()
    case .test: _ = testDeclaration()
    case .import: skipToStatementEnd()
    }
  }
}

// MARK: - Checks

extension Parser {
  /// An expression with its message.
  mutating func check() -> Check? {
    let start = current.range
    let early = earlyMessage()
    let isWarning = take(.warn) != nil
    guard let first = expression() else { return nil }
    if let early, !at(.string) {
      return Check(
        isWarning: isWarning,
        expression: first,
        message: early,
        range: range(from: start)
      )
    }
    if reportComparison() { return nil }
    let (expression, message) = expressionAndMessage(first)
    return Check(
      isWarning: isWarning,
      expression: expression,
      message: message,
      range: range(from: start)
    )
  }

  /// A message in front of its check.
  private mutating func earlyMessage() -> StringLiteral? {
    guard let token = take(.string) else { return nil }
    report(
      syntax: .messageBeforeCheck,
      at: token.range,
      notes: canBeginStatement ? [] : ["there is no check that it could belong to"]
    )
    return stringLiteral(token)
  }

  /// The message of a check, and the rest of an expression that a message stands in the middle of.
  private mutating func expressionAndMessage(
    _ first: Expression
  ) -> (Expression, StringLiteral?) {
    var parts = [first]
    var message = take(.string)
    while let token = message, at(.and) || at(.or) {
      reportMessage(token, after: parts[parts.count - 1], isFirst: parts.count == 1)
      advance()
      guard let next = expression() else { break }
      parts.append(next)
      message = take(.string)
    }
    if parts.count > 1 {
      let range = first.range.union(parts[parts.count - 1].range)
      return (.and(parts, range: range), message.map { stringLiteral($0) })
    }
    if message == nil, case .parenthesized(let inner, let message?, _) = first {
      // At the end of a check the message is the check's.
      let closing = token(ahead: -2).range
      let range = SourceRange(start: first.range.start, end: closing.end)
      return (.parenthesized(inner, message: nil, range: range), message)
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
      syntax: .messageInsideExpression,
      at: message.range,
      notes: fixes.isEmpty ? ["put the part that it belongs to in parentheses"] : [],
      fixes: fixes
    )
  }

  /// Reports a condition where a check must stand; whether there is one.
  private mutating func reportComparison() -> Bool {
    guard at(.is) || at(.in) || at(.not) || at(.equals) || isComparison else { return false }
    report(
      syntax: .comparisonOutsideCondition(text(current)),
      notes: [
        "a check names a rule, such as 'equal(…)', 'min_value(…)' or 'one_of(…)';"
          + " a comparison stands in 'when … { … }'"
      ]
    )
    return true
  }

  private var isComparison: Bool {
    kind == .equalTo || kind == .notEqualTo || kind == .less || kind == .lessOrEqual
      || kind == .greater || kind == .greaterOrEqual
  }
}
