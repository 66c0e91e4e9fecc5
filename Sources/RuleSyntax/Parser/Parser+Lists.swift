extension Parser {
  /// A list in brackets, separated by commas, with an optional trailing comma.
  ///
  /// The opening bracket is the current token. An invalid element has been reported; the list
  /// continues after it.
  mutating func list<Element>(
    _ closing: TokenKind,
    _ element: (inout Parser) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    var list = OpenList(closing: closing, opening: advance())
    while beginsElement(of: &list) {
      if let element = element(&self) {
        elements.append(element)
      } else {
        brokenLists += 1
        skipToListEnd(closing)
      }
    }
    close(list)
    return elements
  }

  private struct OpenList {
    var closing: TokenKind
    var opening: Token
    var progress = LoopProgress()
    var isFirst = true
  }

  /// Whether an element begins at the current token, after a comma unless it is the first.
  private mutating func beginsElement(of list: inout OpenList) -> Bool {
    if !list.isFirst, take(.comma) == nil, !endsList(list.closing),
      !passMissingComma(in: list.closing)
    {
      return false
    }
    list.isFirst = false
    return !endsList(list.closing) && list.progress.hasAdvanced(to: index)
  }

  private mutating func close(_ list: OpenList) {
    if list.closing == .rightBrace, at(.separator), kind(ahead: 1) == .rightBrace { advance() }
    close(list.closing, openedBy: list.opening)
  }

  /// Whether a list has no further element.
  private func endsList(_ closing: TokenKind) -> Bool {
    if at(closing) || at(.endOfFile) { return true }
    return closing == .rightBrace && at(.separator) && kind(ahead: 1) == .rightBrace
  }

  /// Reports a missing comma if an element follows; returns whether it does.
  private mutating func passMissingComma(in closing: TokenKind) -> Bool {
    if at(.separator), kind(ahead: 1) == .comma {
      advance()
      report(.missingComma(isOnNextLine: true))
      advance()
      return true
    }
    if closing == .rightBrace, at(.separator), isEntryOnNextLine {
      let isSign = text(current) == ";"
      report(
        .missingComma(isOnNextLine: false),
        at: isSign ? current.range : endOfPrevious,
        fixes: [isSign ? .write(",", at: current.range) : insertion(of: ",")]
      )
      advance()
      return true
    }
    if closing != .rightBrace, reportSemicolons() {
      advance()
      return true
    }
    if closing == .rightParenthesis, passJointOfBounds() { return true }
    if closing == .rightParenthesis, passJoinedTexts() {
      brokenLists += 1
      return true
    }
    if closing == .rightParenthesis, passAssignedArgument() {
      brokenLists += 1
      return true
    }
    if closing == .rightParenthesis, reportForeignArgument() {
      brokenLists += 1
      return false
    }
    if reportSlashInPattern() {
      brokenLists += 1
      return false
    }
    if reportUnitOfNumber() {
      brokenLists += 1
      return false
    }
    guard beginsElement(ahead: 0), closing != .rightParenthesis || isAmongElements else {
      return false
    }
    brokenLists += 1
    report(.missingComma(isOnNextLine: false), at: endOfPrevious, fixes: [insertion(of: ",")])
    return true
  }

  /// Reports `10 EUR`, a number with a unit that is none of a duration, and passes the unit; whether it
  /// is that.
  private mutating func reportUnitOfNumber() -> Bool {
    guard [.integer, .number].contains(previous.kind), at(.name), !isDeclared(Name(text(current))),
      [.comma, .rightParenthesis].contains(kind(ahead: 1))
    else { return false }
    let place = SourceRange(start: previous.range.end, end: current.range.end)
    pass(
      1,
      expecting: "',' or ')'",
      notes: ["a number has no unit; those of durations touch it, as in '18y'"],
      fix: removal(of: current.range, in: place)
    )
    return true
  }

  /// Whether the text here is likely inside the parentheses, rather than after a missing one.
  private var isAmongElements: Bool {
    let next: [TokenKind] = [.comma, .rightParenthesis, .colon, .ellipsis, .dot]
    return next.contains(kind(ahead: 1))
  }

  /// Whether the next line continues the entries of an object, rather than following an unclosed
  /// one.
  private var isEntryOnNextLine: Bool {
    let next: [TokenKind] = [
      .colon, .equals, .dot, .leftBracket, .comma, .rightBrace, .separator, .endOfFile,
    ]
    return beginsElement(ahead: 1) && next.contains(kind(ahead: 2))
  }

  private func beginsElement(ahead count: Int) -> Bool {
    let others: [TokenKind] = [.null, .leftBracket, .leftBrace, .ellipsis]
    return beginsOperand(ahead: count) || others.contains(kind(ahead: count))
  }

  /// Consumes a closing bracket, or reports that it is missing.
  mutating func close(_ closing: TokenKind, openedBy opening: Token) {
    if take(closing) != nil { return }
    brokenLists += 1
    let bracket = closing == .rightParenthesis ? ")" : closing == .rightBracket ? "]" : "}"
    // A message follows the call that lacks it.
    let isBeforeMessage = at(.string) && closing == .rightParenthesis && endsStatement(ahead: 1)
    report(
      .missingClosingBracket(bracket),
      at: endOfPrevious,
      labels: [.init(opening.range, "opened here")],
      fixes: isBeforeMessage || endsStatement(ahead: 0) && !at(.leftBrace)
        ? [.meant(bracket, at: endOfPrevious, isCertain: isBeforeMessage)] : []
    )
  }

  /// A non-empty list in parentheses; nil if it is empty, which is reported.
  ///
  /// The opening parenthesis is the current token.
  mutating func nonEmptyList<Element>(
    _ what: String,
    note: String,
    _ element: (inout Parser) -> Element?
  ) -> [Element]? {
    guard kind(ahead: 1) == .rightParenthesis else { return list(.rightParenthesis, element) }
    let place = current.range.union(token(ahead: 1).range)
    advance()
    brokenLists += 1
    reportExpected(what, notes: [note], fixes: [.init("remove '()'", replace: place, by: "")])
    advance()
    return nil
  }
}

/// Proves that a loop of the parser consumes at least one token in each iteration.
struct LoopProgress {
  private var last = -1

  /// Whether the cursor has moved since the last call.
  mutating func hasAdvanced(to index: Int) -> Bool {
    guard index != last else { return false }
    last = index
    return true
  }
}
