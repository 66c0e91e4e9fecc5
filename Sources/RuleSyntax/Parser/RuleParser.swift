/// Text to tree: the first two stages of the way from a rule file to a verdict.
///
/// Recursive descent over the token list, with one token of lookahead for the language itself and
/// a few more to tell what a mistake was meant to be. It never gives up: after a mistake it goes on
/// at the next place that is certain, the strongest being a declaration at the start of a line,
/// then a closing brace, then the end of a statement. Time and memory are linear in the source.
package enum RuleParser {
  /// The tree of `source`, with everything that is wrong with its syntax.
  package static func parse(_ source: SourceText, limits: SyntaxLimits = .init()) -> ParsedFile {
    guard source.bytes.count <= limits.sourceBytes else {
      return refusal(of: source, limits)
    }
    let lexed = LexedText(source, limits: limits)
    var parser = Parser(source, lexed, limits)
    let tree = parser.file()
    return ParsedFile(
      source: source,
      tree: tree,
      tokens: lexed.tokens,
      diagnostics: lexed.findings.diagnostics(with: parser.findings, in: source)
    )
  }

  private static func refusal(of source: SourceText, _ limits: SyntaxLimits) -> ParsedFile {
    // That it is no text at all says more than that there is too much of it.
    let problem: any Problem =
      source.bytes.prefix(4096).contains(0)
      ? LexicalProblem.notARuleFile(.nulByte)
      : LimitProblem.sourceTooLarge(bytes: source.bytes.count, limit: limits.sourceBytes)
    return ParsedFile(
      source: source,
      tree: FileTree(),
      tokens: [],
      diagnostics: [Diagnostic(problem, at: .none, in: source)]
    )
  }
}
