extension Parser {
  mutating func importDeclaration() -> ImportDeclaration? {
    let start = advance().range
    if let foreign = foreignImport(from: start) { return foreign }
    if let path = unquotedPath() {
      return ImportDeclaration(path: path, isGuess: true, range: range(from: start))
    }
    // A path without quotes is a guess, and is not resolved.
    let meant = text("the path of a file in quotes", quotingName: true, ending: ".rules")
    guard let path = meant, previous.kind == .string else {
      skipToStatementEnd()
      return meant.map { ImportDeclaration(path: $0, isGuess: true, range: range(from: start)) }
    }
    return ImportDeclaration(path: path, range: range(from: start))
  }

  mutating func ruleDeclaration() -> RuleDeclaration? {
    let start = advance().range
    let name = name(of: .rule)
    let parameters = parameters()
    let message = take(.string).map { stringLiteral($0) }
    let body = checkOfRule(after: passReturnType()) ?? statements(after: "the rule's name")
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
    if !take(word: "rule") {
      reportExpected(
        "'rule'",
        notes: ["declare a rule of the host with 'external rule'"],
        fixes: isName()
          ? [.insert("rule", before: current.range)] : []
      )
    }
    let name = name(of: .rule)
    let parameters = parameters()
    let message = take(.string).map { stringLiteral($0) }
    let hasBlock = at(.leftBrace) || hasBraceOnNextLine
    let settings = hasBlock ? block(.settings, after: "the rule's name") { $0.setting() } : []
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
    if isName(), let bare = bareParameters() { return bare }
    guard at(.leftParenthesis) else { return [] }
    return list(.rightParenthesis) { $0.parameter() }
  }

  mutating func parameter() -> Parameter? {
    let start = current.range
    guard let name = name(of: .parameter) else { return nil }
    let type = typeAfterColon()
    optionsOfType = []
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

// MARK: - Settings of external rules

extension Parser {
  private mutating func setting() -> ExternalSetting? {
    let start = current.range
    guard let name: ExternalSetting.Name = word("a setting", "in an external rule") else {
      return nil
    }
    advance()
    let isInParentheses = passSettingSign(name == .undecided ? "a policy" : "a value")
    let value =
      switch name {
      case .debounce, .timeout, .cache: duration()
      case .retry: text(of: .integer, "a whole number")
      case .undecided: undecidedPolicy()
      }
    if isInParentheses { _ = take(.rightParenthesis) }
    return value.map { ExternalSetting(name: name, value: $0, range: range(from: start)) }
  }

  mutating func duration() -> String? {
    let what = "a duration such as 300ms"
    guard at(.integer), endsStatement(ahead: 1), let count = Int(text(current)) else {
      return text(of: .duration, what)
    }
    // A number of seconds is small.
    let written = "\(count)\(count < 100 ? "s" : "ms")"
    pass(1, expecting: what, fix: .meant(written, at: current.range))
    return written
  }

  private mutating func undecidedPolicy() -> String? {
    guard let policy: UndecidedPolicy = word("a policy", "after 'undecided'") else { return nil }
    advance()
    return policy.rawValue
  }
}
