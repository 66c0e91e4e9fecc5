extension Parser {
  /// A whole file.
  mutating func file() -> FileTree {
    var tree = FileTree()
    skipSeparators()
    if at(word: "rules"), kind(ahead: 1) != .equals {
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
    guard let number = text(of: .integer, "the number of the version") else {
      skipToStatementEnd()
      return nil
    }
    return VersionDeclaration(number: number, range: range(from: start))
  }

  private mutating func declaration() -> Declaration? {
    statementIndentation = indentation(of: current) ?? 0
    blocks.removeAll()
    if reportSurplusBrace() { return nil }
    if isForeignImport { return reportForeignImport().map { .importFile($0) } }
    if reportEnumeration() || reportTypeName() { return nil }
    if let form = foreignForm() { return .form(form) }
    guard let word = declarationWord() else { return nil }
    suspectBlock = nil
    return declaration(beginningWith: word)
  }

  /// The declaration whose word is the current token; nil if it was reported instead.
  mutating func declaration(beginningWith word: DeclarationWord) -> Declaration? {
    switch word {
    case .import: importDeclaration().map { .importFile($0) }
    case .rule: ruleDeclaration().map { .rule($0) }
    case .external: externalDeclaration().map { .external($0) }
    case .closed, .exact, .form: formDeclaration(beginningWith: word).map { .form($0) }
    case .test: testDeclaration().map { .test($0) }
    }
  }

  /// The word of the declaration that begins here or was meant; otherwise skips to the next one.
  private mutating func declarationWord() -> DeclarationWord? {
    if kind(ahead: 1) != .colon, let word = DeclarationWord(at: 0, in: self) { return word }
    let found = describe(current)
    if at(.rightBrace) {
      report(.unexpectedClosing("}"))
      advance()
      return nil
    }
    if at(word: "end"), endsForeignStatement(ahead: 1) {
      report(
        .unexpectedClosing("end"),
        notes: ["a block ends with '}'"],
        fixes: [.remove(current.range)]
      )
      advance()
      return nil
    }
    if at(word: "rules") {
      report(.misplacedVersion)
    } else if let word = StatementWord(at: 0, in: self), word.beginsItem, isName(ahead: 1) {
      reportStrayItem(word)
      if let item = item() { strayItems.append(item) }
      return nil
    } else if let word = foreignDeclaration {
      report(
        .unknownWord(VisibleText.of(text(current)), place: "at the top of a file"),
        fixes: [.didYouMean(word.rawValue, at: current.range)]
      )
      return word
    } else if let notation = foreignNotation {
      report(.expectedDeclaration(found: found), notes: [notation])
      // Everything after it would be reported for the same reason.
      while !at(.endOfFile) { advance() }
      return nil
    } else if !diagnostics.isFull, at(.name), isName(ahead: 1) || kind(ahead: 1) == .string,
      let meant = Suggestion.closest(
        to: text(current),
        among: DeclarationWord.allCases.map(\.rawValue)
      ), let word = DeclarationWord(rawValue: meant)
    {
      report(
        .unknownWord(VisibleText.of(text(current)), place: "at the top of a file"),
        fixes: [.didYouMean(meant, at: current.range)]
      )
      return word
    } else {
      report(
        .expectedDeclaration(found: found),
        notes: ["a file consists of 'import', 'rule', 'external rule', 'form' and 'test'"]
      )
    }
    skipToDeclaration()
    return nil
  }

  /// Ensures that a declaration ends where it must.
  private mutating func endDeclaration() {
    if at(.separator) || at(.endOfFile) || previous.kind == .separator { return }
    if DeclarationWord(at: 0, in: self) != nil {
      report(.missingSeparator(found: describe(current)))
    } else if at(.rightBrace) {
      // Reported as what it is by the loop.
      return
    } else {
      reportExpected("the end of the declaration")
      skipToDeclaration()
    }
  }
}
