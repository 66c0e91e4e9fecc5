extension Parser {
  /// A list in brackets, with commas between its elements and perhaps after the last.
  ///
  /// The opening bracket is the current token. An element that fails has been reported; the list
  /// goes on after it.
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

  /// Reports a missing comma if an element follows; whether it does.
  private mutating func passMissingComma(in closing: TokenKind) -> Bool {
    if at(.separator), kind(ahead: 1) == .comma {
      advance()
      report(.missingComma(isOnNextLine: true))
      advance()
      return true
    }
    if closing == .rightBrace, at(.separator), isEntryOnNextLine {
      report(.missingComma(isOnNextLine: false), at: endOfPrevious, fixes: [insertion(of: ",")])
      advance()
      return true
    }
    guard beginsElement(ahead: 0), closing != .rightParenthesis || isAmongElements else {
      return false
    }
    report(.missingComma(isOnNextLine: false), at: endOfPrevious, fixes: [insertion(of: ",")])
    return true
  }

  /// Whether what begins here is likely to be inside the parentheses, not after a missing one.
  private var isAmongElements: Bool {
    let next = kind(ahead: 1)
    return next == .comma || next == .rightParenthesis || next == .colon || next == .ellipsis
      || next == .dot
  }

  /// Whether the next line goes on with the entries of an object, not with what follows one that
  /// was not closed.
  private var isEntryOnNextLine: Bool {
    let next = kind(ahead: 2)
    return beginsElement(ahead: 1)
      && (next == .colon || next == .equals || next == .dot || next == .leftBracket
        || next == .comma || next == .rightBrace || next == .separator || next == .endOfFile)
  }

  private func beginsElement(ahead count: Int) -> Bool {
    let kind = kind(ahead: count)
    return kind == .name || kind == .quotedName || kind == .string || kind == .integer
      || kind == .number || kind == .duration || kind == .size || kind == .pattern
      || kind == .true || kind == .false || kind == .null || kind == .today || kind == .now
      || kind == .minus || kind == .leftBracket || kind == .leftBrace || kind == .ellipsis
  }

  /// Passes a closing bracket, or says that it is missing.
  mutating func close(_ closing: TokenKind, openedBy opening: Token) {
    if take(closing) != nil { return }
    let bracket = closing == .rightParenthesis ? ")" : closing == .rightBracket ? "]" : "}"
    report(
      .missingClosingBracket(bracket),
      at: endOfPrevious,
      labels: [.init(opening.range, "opened here")]
    )
  }
}
