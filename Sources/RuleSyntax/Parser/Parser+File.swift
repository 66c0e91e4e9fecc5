extension Parser {
  /// A whole file.
  mutating func file() -> FileTree {
    var tree = FileTree()
    skipSeparators()
    if at(word: "rules") {
      tree.version = version()
      endDeclaration()
    }
    var progress = LoopProgress()
    while true {
      skipSeparators()
      if at(.endOfFile) { break }
      if !progress.hasAdvanced(to: index) { advance() }
      if let declaration = declaration() { tree.declarations.append(declaration) }
      endDeclaration()
    }
    return tree
  }

  private mutating func version() -> VersionDeclaration? {
    let start = advance().range
    guard let number = take(.integer) else {
      reportExpected("the number of the version")
      skipToStatementEnd()
      return nil
    }
    return VersionDeclaration(number: text(number), range: range(from: start))
  }

  private mutating func declaration() -> Declaration? {
    statementIndentation = indentation(of: current) ?? 0
    blocks.removeAll()
    guard let word = declarationWord() else { return nil }
    suspectBlock = nil
    return switch word {
    case .import: importDeclaration().map { .importFile($0) }
    case .rule: ruleDeclaration().map { .rule($0) }
    case .external: externalDeclaration().map { .external($0) }
    case .form: formDeclaration().map { .form($0) }
    case .test: testDeclaration().map { .test($0) }
    }
  }

  /// The word of the declaration that begins here or was meant to; otherwise all is passed up to
  /// the next one.
  private mutating func declarationWord() -> DeclarationWord? {
    if let word = DeclarationWord(at: 0, in: self) { return word }
    let found = describe(current)
    if at(.rightBrace) {
      report(
        syntax: .unexpectedClosing("}")
      )
      advance()
      return nil
    }
    if at(word: "rules") {
      report(syntax: .misplacedVersion)
    } else if let word = FieldWord(at: 0, in: self), isName(ahead: 1) {
      report(syntax: .misplacedStatement(word.rawValue, place: "outside a form"))
      _ = item()
      return nil
    } else if !findings.isFull, at(.name), isName(ahead: 1) || kind(ahead: 1) == .string,
      let meant = Suggestion.closest(
        to: text(current),
        among: DeclarationWord.allCases.map(\.rawValue)
      ), let word = DeclarationWord(rawValue: meant)
    {
      report(
        syntax: .unknownWord(VisibleText.of(text(current)), place: "at the top of a file"),
        fixes: [didYouMean(meant, insteadOf: current)]
      )
      return word
    } else {
      report(
        syntax: .expectedDeclaration(found: found),
        notes: ["a file is made of 'import', 'rule', 'external rule', 'form' and 'test'"]
      )
    }
    skipToDeclaration()
    return nil
  }

  /// Sees to it that a declaration ends where it must.
  private mutating func endDeclaration() {
    if at(.separator) || at(.endOfFile) || previous.kind == .separator { return }
    if DeclarationWord(at: 0, in: self) != nil {
      report(syntax: .missingSeparator(found: describe(current)))
    } else if at(.rightBrace) {
      // Reported as what it is by the loop.
      return
    } else {
      reportExpected("the end of the declaration")
      skipToDeclaration()
    }
  }

  /// The fix that puts `word` in the place of a token.
  func didYouMean(_ word: String, insteadOf token: Token) -> Diagnostic.Fix {
    .init("did you mean '\(word)'?", replace: token.range, by: word, isCertain: false)
  }
}

// MARK: - Declarations

extension Parser {
  private mutating func importDeclaration() -> ImportDeclaration? {
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
        syntax: .expected("'rule'", found: describe(current)),
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

// MARK: - The settings of an external rule

extension Parser {
  private mutating func settings() -> [ExternalSetting] {
    guard openBlock(.settings, after: "the rule's name") else { return [] }
    var settings: [ExternalSetting] = []
    while beginsStatement() {
      let setting = setting()
      if let setting { settings.append(setting) }
      endStatement(succeeded: setting != nil)
    }
    closeBlock()
    return settings
  }

  private enum SettingWord: String, CaseIterable {
    case debounce, timeout, cache, retry, undecided
  }

  private mutating func setting() -> ExternalSetting? {
    let start = current.range
    guard let word: SettingWord = word("a setting", "in an external rule") else { return nil }
    advance()
    let kind: ExternalSetting.Kind? =
      switch word {
      case .debounce: duration().map { .debounce($0) }
      case .timeout: duration().map { .timeout($0) }
      case .cache: duration().map { .cache($0) }
      case .retry: retryCount().map { .retry($0) }
      case .undecided: undecidedPolicy().map { .undecided($0) }
      }
    guard let kind else { return nil }
    return ExternalSetting(kind: kind, range: range(from: start))
  }

  mutating func duration() -> String? {
    guard let token = take(.duration) else {
      reportExpected("a duration such as 300ms")
      return nil
    }
    return text(token)
  }

  private mutating func retryCount() -> String? {
    guard let token = take(.integer) else {
      reportExpected("a whole number")
      return nil
    }
    return text(token)
  }

  private mutating func undecidedPolicy() -> UndecidedPolicy? {
    guard let policy: UndecidedPolicy = word("a policy", "after 'undecided'") else { return nil }
    advance()
    return policy
  }

  /// The word of a fixed set that stands here or was meant to; it is not passed.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ what: String,
    _ place: String
  ) -> Word? {
    let words = Word.allCases.map(\.rawValue)
    guard at(.name) else {
      reportExpected(what, notes: ["one of " + quoted(words)])
      return nil
    }
    let written = text(current)
    if let word = Word(rawValue: written) { return word }
    let meant = Suggestion.closest(to: written, among: words)
    report(
      syntax: .unknownWord(VisibleText.of(written), place: place),
      notes: meant == nil ? ["expected one of " + quoted(words)] : [],
      fixes: meant.map { [didYouMean($0, insteadOf: current)] } ?? []
    )
    return meant.flatMap { Word(rawValue: $0) }
  }

  func quoted(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " ")
  }
}
