extension Parser {
  /// `when`, its block and what `otherwise` leads to.
  ///
  /// - Parameters:
  ///   - block: Parses a block of the kind that contains the statement; its argument is the word
  ///     before the block.
  ///   - branch: The number of the branch in its chain, from 1.
  /// - Returns: Nil if the condition could not be parsed, which has been reported.
  mutating func when<Item: Conditional>(
    _ block: (inout Parser, String) -> [Item],
    branch: Int = 1
  ) -> When<Item>? {
    let start = advance().range
    let condition = condition()
    if condition == nil {
      guard passToBlock() else { return nil }
    }
    let items = block(&self, "the condition")
    let otherwise = otherwise(block, after: branch)
    guard let condition else { return nil }
    return When(
      condition: condition,
      items: items,
      otherwise: otherwise,
      range: range(from: start)
    )
  }

  private mutating func otherwise<Item: Conditional>(
    _ block: (inout Parser, String) -> [Item],
    after branch: Int
  ) -> Otherwise<Item>? {
    let distance = at(.separator) ? 1 : 0
    guard kind(ahead: distance) == .otherwise || isForeignOtherwise(ahead: distance) else {
      return nil
    }
    _ = take(.separator)
    guard passOtherwise() else { return .block(block(&self, "'otherwise'")) }
    guard branch < limits.chainBranches else {
      report(
        .longChain(limit: limits.chainBranches),
        notes: ["write a 'when' of its own for each case, or move some of the cases to a 'rule'"]
      )
      skipChain()
      return nil
    }
    // Visitors of the tree treat the rest of a chain like a block.
    defer { depth -= SyntaxLimits.blockLevels }
    let note = "a block or 'otherwise when' counts as \(SyntaxLimits.blockLevels) levels"
    guard enter(levels: SyntaxLimits.blockLevels, note: note) else {
      skipChain()
      return nil
    }
    return when(block, branch: branch + 1).map { .when($0) }
  }

  /// Passes the rest of a chain.
  private mutating func skipChain() {
    skipToStatementEnd()
    while at(.separator), kind(ahead: 1) == .otherwise {
      advance()
      skipToStatementEnd()
    }
  }

  /// Passes `otherwise` or another language's word for it; whether a condition follows, whose `when`,
  /// or another language's word for it, is not passed.
  private mutating func passOtherwise() -> Bool {
    let place = blocks.last?.kind ?? .statements
    if at(.otherwise) {
      advance()
    } else if at(word: "else"), at(word: "if", ahead: 1) {
      let words = current.range.union(token(ahead: 1).range)
      reportForeign(
        meant: "otherwise when",
        in: place,
        fix: .didYouMean("otherwise when", at: words)
      )
      advance()
      return true
    } else if at(word: "else") {
      reportForeign(meant: "otherwise", in: place)
      advance()
    } else {
      reportForeign(meant: "otherwise when", in: place)
      return true
    }
    guard at(word: "if") else { return at(.when) }
    reportForeign(meant: "when", in: place)
    return true
  }

  /// Continues at the block of an invalid condition, if it is on the same line.
  private mutating func passToBlock() -> Bool {
    while !at(.leftBrace) {
      if at(.separator) || at(.rightBrace) || at(.endOfFile) { return false }
      advance()
    }
    return true
  }

  /// Parses an `otherwise` without a `when`.
  mutating func danglingOtherwise(_ block: (inout Parser) -> Void) {
    report(.otherwiseWithoutWhen)
    advance()
    if at(.leftBrace) || hasBraceOnNextLine { block(&self) }
  }

  /// Parses a declaration inside a block.
  mutating func misplacedDeclaration(_ word: DeclarationWord, _ place: String) {
    report(
      .misplacedStatement(word.rawValue, place: place),
      notes: ["it belongs at the top of a file"]
    )
    defer { depth -= SyntaxLimits.blockLevels }
    guard enter(levels: SyntaxLimits.blockLevels) else {
      skipToStatementEnd()
      return
    }
    if word == .import { skipToStatementEnd() } else { _ = declaration(beginningWith: word) }
  }
}
