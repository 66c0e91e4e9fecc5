extension Parser {
  mutating func importDeclaration() -> ImportDeclaration? {
    let start = advance().range
    guard let path = take(.string) else {
      reportExpected("the path of a file in quotes")
      skipToStatementEnd()
      return nil
    }
    return ImportDeclaration(path: stringLiteral(path), range: range(from: start))
  }

  mutating func ruleDeclaration() -> RuleDeclaration? {
    let start = advance().range
    let name = name(of: "the rule")
    let parameters = parameters()
    let message = take(.string).map { stringLiteral($0) }
    let body = statements(after: "the rule's name")
    guard let name else { return nil }
    return RuleDeclaration(
      name: name,
      parameters: parameters,
      message: message,
      body: body,
      range: range(from: start)
    )
  }

  mutating func externalDeclaration() -> ExternalDeclaration? {
    let start = advance().range
    if at(word: "rule") {
      advance()
    } else {
      report(
        .expected("'rule'", found: describe(current)),
        notes: ["a rule of the host is declared with 'external rule'"]
      )
    }
    let name = name(of: "the rule")
    let parameters = parameters()
    let message = take(.string).map { stringLiteral($0) }
    let settings = at(.leftBrace) || hasBraceOnNextLine ? settings() : []
    guard let name else { return nil }
    return ExternalDeclaration(
      name: name,
      parameters: parameters,
      message: message,
      settings: settings,
      range: range(from: start)
    )
  }

  /// Parameters in parentheses, if there are any.
  private mutating func parameters() -> [Parameter] {
    guard at(.leftParenthesis) else { return [] }
    return list(.rightParenthesis) { $0.parameter() }
  }

  private mutating func parameter() -> Parameter? {
    let start = current.range
    guard let name = name(of: "a parameter") else { return nil }
    let type = typeAfterColon()
    var defaultValue: Operand?
    if take(.equals) != nil {
      defaultValue = operand()
      if defaultValue == nil { return nil }
    }
    return Parameter(
      name: name,
      type: type,
      defaultValue: defaultValue,
      range: range(from: start)
    )
  }
}
