extension Parser {
  /// The function of lists that is called here; a name in back-quotes is none.
  func aggregateFunction(ahead count: Int = 0) -> AggregateTree.Function? {
    guard kind(ahead: count) == .name, kind(ahead: count + 1) == .leftParenthesis else {
      return nil
    }
    return AggregateTree.Function(rawValue: text(token(ahead: count)))
  }

  /// Where what follows the parentheses begins that open at the token `start` places on.
  func endOfParentheses(from start: Int) -> Int {
    var (open, ahead) = (0, start)
    repeat {
      switch kind(ahead: ahead) {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .separator, .leftBrace, .rightBrace, .endOfFile: return ahead
      case _: break
      }
      ahead += 1
    } while open > 0
    return ahead
  }

  /// A function of lists with its parentheses.
  mutating func aggregate(_ function: AggregateTree.Function) -> Operand? {
    defer { depth -= SyntaxLimits.operandLevels }
    guard enter(levels: SyntaxLimits.operandLevels) else { return nil }
    let start = advance().range
    let opening = advance()
    let value: Operand?
    if function == .count {
      value = nil
    } else {
      guard let operand = sum() else { return nil }
      guard at(word: "of") else {
        reportNoList(of: function, from: start)
        return nil
      }
      advance()
      value = operand
    }
    guard let list = pathOrReport("a list") else { return nil }
    var condition: Expression?
    if at(word: "where") {
      advance()
      guard let expression = self.condition() else { return nil }
      condition = expression
    }
    close(.rightParenthesis, openedBy: opening)
    return .aggregate(
      AggregateTree(
        function: function,
        value: value,
        list: list,
        condition: condition,
        range: range(from: start)
      )
    )
  }

  /// Reports `sum(amount)` or `min(a, b)`, which names no list.
  private mutating func reportNoList(
    of function: AggregateTree.Function,
    from start: SourceRange
  ) {
    report(
      .aggregateWithoutList(function.rawValue),
      at: range(from: start),
      notes: ["the list follows 'of', as in '\(function.rawValue)(amount of lines)'"]
    )
    // What else is in its parentheses is passed with it.
    var open = 0
    while ![.separator, .leftBrace, .rightBrace, .endOfFile].contains(kind) {
      let token = advance()
      if token.kind == .leftParenthesis { open += 1 }
      guard token.kind == .rightParenthesis else { continue }
      if open == 0 { return }
      open -= 1
    }
  }
}
