/// Text to tree: the first two stages from a rule file to a verdict.
///
/// Recursive descent over the token list, with one token of lookahead for the language itself and a
/// few more to recognize what a mistake was meant to be. It never gives up: after an error, it
/// continues at the next reliable position, which is preferably a declaration at the start of a
/// line, then a closing brace, then the end of a statement. Time and memory are linear in the
/// source.
package enum RuleParser {
  /// The tree of `source`, with all syntax errors.
  package static func parse(_ source: SourceText, limits: SyntaxLimits = .init()) -> ParsedFile {
    guard source.bytes.count <= limits.sourceBytes else {
      return refusal(of: source, limits)
    }
    let lexed = Lexer(source, limits: limits)
    var parser = Parser(source, lexed, limits)
    let tree = parser.file()
    return ParsedFile(
      source: source,
      tree: tree,
      tokens: lexed.tokens,
      diagnostics: lexed.diagnostics.without(parser.foreignPlaces)
        .merged(with: parser.diagnostics, in: source)
    )
  }

  /// The single check in `source`, with all syntax errors.
  ///
  /// Such a text is used without a file, as in `Rule("required and email")`.
  package static func parseExpression(
    _ source: SourceText,
    limits: SyntaxLimits = .init()
  ) -> (check: Check?, diagnostics: [Diagnostic]) {
    guard source.bytes.count <= limits.sourceBytes else {
      return (nil, refusal(of: source, limits).diagnostics)
    }
    let lexed = Lexer(source, limits: limits)
    var parser = Parser(source, lexed, limits)
    parser.skipSeparators()
    let check = parser.check()
    parser.skipSeparators()
    if check != nil, !parser.at(.endOfFile) { parser.reportExpected("the end of the expression") }
    return (
      check,
      lexed.diagnostics.without(parser.foreignPlaces)
        .merged(with: parser.diagnostics, in: source)
    )
  }

  /// A file whose only form has one field with the single check in `source`.
  ///
  /// The form and the field are both called `value`.
  package static func parse(check source: SourceText, ofType type: TypeReference?) -> ParsedFile {
    let (check, diagnostics) = parseExpression(source)
    let name = Name("value")
    let field = FieldDeclaration(name: name, type: type, body: check.map { [.check($0)] } ?? [])
    let form = FormDeclaration(name: name, items: [.field(field)])
    let tree = FileTree(declarations: [.form(form)])
    return ParsedFile(source: source, tree: tree, tokens: [], diagnostics: diagnostics)
  }

  private static func refusal(of source: SourceText, _ limits: SyntaxLimits) -> ParsedFile {
    // That it isn't text matters more than its size.
    let problem: SyntaxProblem =
      source.bytes.prefix(4096).contains(0)
      ? .notARuleFile(.nulByte)
      : .sourceTooLarge(bytes: source.bytes.count, limit: limits.sourceBytes)
    return ParsedFile(
      source: source,
      tree: FileTree(),
      tokens: [],
      diagnostics: [Diagnostic(problem, at: .none, in: source)]
    )
  }
}

/// The parser's result for a source text: a tree, however many errors the text has.
package struct ParsedFile: Sendable {
  package var source: SourceText
  /// The part that could be parsed; the complete text if there are no errors.
  package var tree: FileTree
  /// All tokens in text order, including comments.
  package var tokens: [Token]
  /// Ordered by position.
  package var diagnostics: [Diagnostic]

  /// Whether the tree lacks parts of the text.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
