/// The tokens of a text that its canonical form omits.
///
/// These are commas before a closing bracket, and empty brackets that mean the same as none: the
/// parameters of a rule, the settings of an external rule, and the expectations of a test.
struct DroppedTokens {
  /// Their positions in the token list.
  private(set) var indices: Set<Int> = []
  /// The ends of the names that parameters can follow.
  private var namesWithoutParameters: Set<UInt32> = []
  /// The ends of what an empty block can follow.
  private var endsWithoutBlock: Set<UInt32> = []

  init(of parsed: ParsedFile) {
    for declaration in parsed.tree.declarations { collect(declaration) }
    var previous: (index: Int, token: Token)?
    var beforePrevious: Token?
    for (index, token) in parsed.tokens.enumerated() {
      if token.kind.isTrivia || token.kind == .separator { continue }
      if let previous, isDropped(previous.token, after: beforePrevious, before: token) {
        indices.insert(previous.index)
        if previous.token.kind != .comma { indices.insert(index) }
      }
      beforePrevious = previous?.token
      previous = (index, token)
    }
  }

  private func isDropped(_ token: Token, after previous: Token?, before next: Token) -> Bool {
    if token.kind == .comma { return next.kind.closesBracket }
    if token.kind == .leftParenthesis, next.kind == .rightParenthesis, let previous {
      return namesWithoutParameters.contains(previous.range.end)
    }
    return token.kind == .leftBrace && next.kind == .rightBrace
      && endsWithoutBlock.contains(next.range.end)
  }

  private mutating func collect(_ declaration: Declaration) {
    switch declaration {
    case .rule(let rule):
      if rule.parameters.isEmpty { namesWithoutParameters.insert(rule.name.range.end) }
    case .external(let rule):
      if rule.parameters.isEmpty { namesWithoutParameters.insert(rule.name.range.end) }
      if rule.settings.isEmpty { endsWithoutBlock.insert(rule.range.end) }
    case .test(let test):
      for case .expect(_, let expectations, let range) in test.clauses where expectations.isEmpty {
        endsWithoutBlock.insert(range.end)
      }
    case .importFile, .form:
      break
    }
  }
}
