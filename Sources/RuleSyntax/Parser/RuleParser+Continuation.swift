extension RuleParser {
  /// Whether the text ends where nothing can: in an open bracket, or after a word that goes on.
  ///
  /// Asked by whoever takes a text line by line, before it takes the text for whole.
  package static func expectsMore(after source: SourceText, limits: SyntaxLimits = .init()) -> Bool
  {
    guard source.bytes.count <= limits.sourceBytes else { return false }
    var open = 0
    var last: TokenKind?
    for token in LexedText(source, limits: limits).tokens where !token.kind.isTrivia {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open += 1
      case _ where token.kind.closesBracket: open -= 1
      case _: break
      }
      if token.kind != .separator { last = token.kind }
    }
    return open > 0 || last?.continuesAfter ?? false
  }
}
