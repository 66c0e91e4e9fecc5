extension Parser {
  /// The expression of a check.
  ///
  /// - Parameter endsInMessage: Whether a message at the end is left to the caller.
  /// - Returns: The expression; nil after an error, which has been reported.
  mutating func expression(endingInMessage endsInMessage: Bool = false) -> Expression? {
    logical(messages: endsInMessage ? .withinExpression : .all) { $0.primary() }
  }

  private mutating func primary() -> Expression? {
    if at(.each) { return each() }
    if beginsMember { return member() }
    if beginsKeys { return keys() }
    return calledExpression()
  }

  /// Separate from `primary`, so that blocks in expressions take less of the stack.
  private mutating func calledExpression() -> Expression? {
    if beginsLogicalFunction { return logicalFunction(ofConditions: false) { $0.expression() } }
    guard let call = call() else { return nil }
    return at(.dot) ? chain(beginningWith: call) : .call(call)
  }

  private mutating func each() -> Expression? {
    let start = advance().range
    let items = at(.leftBracket) ? itemRange() : nil
    let body = checkWithoutBlock(after: start) ?? statements(after: "'each'")
    return .each(body, items: items, range: range(from: start))
  }

  /// Whether a check of keys begins here; elsewhere, `keys` is a name.
  var beginsKeys: Bool { at(word: "keys") && kind(ahead: 1) == .leftBrace }

  private mutating func keys() -> Expression? {
    let isWholeStatement = statementStart == index
    let start = advance().range
    let body = statements(after: "'keys'")
    if isWholeStatement { keysEnd = index }
    return .keys(body, range: range(from: start))
  }

  /// Whether a check of a member begins here; elsewhere, `member` is a name.
  var beginsMember: Bool {
    at(word: "member") && kind(ahead: 1) == .string && kind(ahead: 2) == .leftBrace
  }

  private mutating func member() -> Expression? {
    let start = advance().range
    let name = stringLiteral(advance())
    let body = statements(after: "the member's name")
    return .member(name, body, range: range(from: start))
  }

  /// Positions of items in brackets; the bracket is the current token.
  private mutating func itemRange() -> ItemRange? {
    let opening = advance()
    guard let first = itemNumber() else { return nil }
    var last: Int? = first
    let isSpan = take(.ellipsis) != nil
    if isSpan { last = at(.rightBracket) ? nil : itemNumber() }
    close(.rightBracket, openedBy: opening)
    return ItemRange(first: first, last: last, isSpan: isSpan, range: range(from: opening.range))
  }

  /// A call of a rule.
  mutating func call() -> Call? {
    guard isName() || at(.unknown) else {
      reportNoCall()
      return nil
    }
    passFillers()
    let name = passName()
    if at(.leftParenthesis) {
      if let call = callWithList(name) ?? callWithNamedBounds(name) ?? callWithBarePattern(name) {
        return call
      }
      if reportChoice(of: name) || reportFunction() { return nil }
      let brokenLists = self.brokenLists
      let arguments = arguments()
      var call = Call(name: name, arguments: arguments, range: range(from: name.range))
      call.lacksArguments = brokenLists != self.brokenLists
      return call
    }
    let isArrow = at(.minus) && kind(ahead: 1) == .greater
    if beginsOperand(), !isName() || isBareArgument(of: name),
      !at(.string) || takesText(name), !isArrow
    {
      if let bounds = reportBareBounds(of: name) {
        return Call(name: name, arguments: bounds, range: range(from: name.range))
      }
      return callWithBareArguments(name)
    }
    if at(.colon) { return callWithColon(name) }
    if at(.leftBracket) { return callWithBrackets(name) }
    return Call(name: name, range: name.range)
  }

  private mutating func reportNoCall() {
    if at(.pattern) {
      let pattern = text(current)
      report(
        .expected("a rule", found: "a pattern"),
        notes: ["'regex' matches the whole value, 'contains' a part of it"],
        fixes: [.init("use 'regex'", replace: current.range, by: "regex(\(pattern))")]
      )
    } else if at(.string), previous.kind == .or || previous.kind == .and {
      let place = SourceRange(start: previous.range.start, end: current.range.start)
      let word = VisibleText.of(text(previous))
      report(.messageBeforeCheck, fixes: [.init("remove '\(word)'", replace: place, by: "")])
    } else if at(.string), statementBegins(with: "filter") {
      let notes = ["a filter is a rule, such as 'filter regex(/[0-9]*/)'"]
      report(.expected("a rule", found: "a text"), notes: notes)
    } else if at(.string) {
      report(.messageBeforeCheck)
    } else if at(.rightParenthesis) {
      report(.unexpectedClosing(")"))
    } else if !reportBareRange() {
      let (notes, fixes) = ruleMeantByComparison
      reportExpected("a rule", notes: notes, fixes: fixes)
    }
  }

  /// A rule with arguments without parentheses: `min_length 6`.
  private mutating func callWithBareArguments(_ name: Name) -> Call? {
    let start = current.range
    let problem = SyntaxProblem.argumentsWithoutParentheses(rule: VisibleText.of(name.text))
    // Reported before the arguments are parsed, which can have errors of their own.
    let place = current.range
    var arguments: [Argument] = []
    var hasFailed = false
    repeat {
      guard let value = operand() else {
        hasFailed = true
        break
      }
      arguments.append(Argument(value: value, range: value.range))
    } while take(.comma) != nil
    let written = range(from: start)
    let call = foreignCall(name, arguments)
    report(
      problem,
      at: place.union(written),
      fixes: hasFailed ? [] : [fix(of: call, isCertain: true)]
    )
    return hasFailed ? nil : call
  }
}
