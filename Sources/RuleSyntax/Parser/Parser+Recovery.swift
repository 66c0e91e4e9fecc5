// Where the parser continues after an error. Tokens that stop the search have a strength: a
// declaration at the left margin is stronger than a closing brace, which is stronger than the end
// of a statement, which is stronger than a closing parenthesis or a comma.

extension Parser {
  /// Skips the rest of a statement, including its blocks.
  mutating func skipToStatementEnd() {
    var braces = 0
    while !at(.endOfFile) {
      if at(.leftBrace) {
        braces += 1
      } else if at(.rightBrace) {
        if braces == 0 { return }
        braces -= 1
      } else if at(.separator) {
        if braces == 0 || isDeclaration(ahead: 1) && indentation(of: token(ahead: 1)) == 0 {
          return
        }
      }
      advance()
    }
  }

  /// Skips the rest of an element of a list that `closing` ends.
  mutating func skipToListEnd(_ closing: TokenKind) {
    var open = 0
    while !at(.endOfFile) {
      if open == 0, at(.comma) || at(closing) || at(.rightBrace) || at(.separator) { return }
      if isDeclaration(ahead: 0), indentation(of: current) == 0 { return }
      if at(.leftParenthesis) || at(.leftBracket) || at(.leftBrace) {
        open += 1
      } else if at(.rightParenthesis) || at(.rightBracket) || at(.rightBrace) {
        open = max(0, open - 1)
      }
      advance()
    }
  }

  /// Skips to the next declaration.
  mutating func skipToDeclaration() {
    repeat {
      skipToStatementEnd()
      while at(.separator) || at(.rightBrace) { advance() }
    } while !at(.endOfFile) && DeclarationWord(at: 0, in: self) == nil
  }

  mutating func skipSeparators() {
    while at(.separator) { advance() }
  }
}

// MARK: - The appearance of a line

extension Parser {
  /// The indentation of a token that is the first of its line; `nil` for other tokens.
  func indentation(of token: Token) -> Int? {
    var position = Int(token.range.start)
    while position > 0 {
      let byte = source.bytes[position - 1]
      if byte == 0x0A || byte == 0x0D { break }
      guard byte == 0x20 || byte == 0x09 else { return nil }
      position -= 1
    }
    return Int(token.range.start) - position
  }

  /// Whether the tokens look like a declaration and can't be a statement.
  func isDeclaration(ahead count: Int) -> Bool {
    switch DeclarationWord(at: count, in: self) {
    case .rule, .external, .closed, .exact, .form: isName(ahead: count + 1)
    case .test:
      kind(ahead: count + 1) == .string
        && (kind(ahead: count + 2) == .leftBrace || at(word: "for", ahead: count + 2))
    case .import, nil: false
    }
  }

  /// Whether the token can begin a check, and no other statement.
  var canBeginCheck: Bool {
    canBeginStatement() && !at(.when) && !at(.on) && StatementWord(at: 0, in: self) == nil
  }

  /// Whether the token can begin a check or a statement.
  func canBeginStatement(ahead count: Int = 0) -> Bool {
    let openings: [TokenKind] = [.not, .when, .on, .warn, .each, .leftParenthesis]
    return isName(ahead: count) || openings.contains(kind(ahead: count))
  }
}
