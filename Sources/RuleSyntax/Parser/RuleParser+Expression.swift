extension RuleParser {
  /// The single check that `source` holds, with everything that is wrong with its syntax.
  ///
  /// Such a text stands where there is no file, as in `Rule("required and email")`.
  package static func parseExpression(
    _ source: SourceText,
    limits: SyntaxLimits = .init()
  ) -> (check: Check?, diagnostics: [Diagnostic]) {
    guard source.bytes.count <= limits.sourceBytes else {
      return (nil, parse(source, limits: limits).diagnostics)
    }
    let lexed = LexedText(source, limits: limits)
    var parser = Parser(source, lexed, limits)
    parser.skipSeparators()
    let check = parser.check()
    parser.skipSeparators()
    if check != nil, !parser.at(.endOfFile) { parser.reportExpected("the end of the expression") }
    return (check, lexed.findings.diagnostics(with: parser.findings, in: source))
  }
}
