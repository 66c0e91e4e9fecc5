/// What the lexer makes of a source text.
struct LexedText {
  /// All tokens in the order of the text, comments included, without the end of the file.
  var tokens: [Token] = []
  var findings: FindingList
  /// Where tokens begin that swallowed the rest of their line because nothing closes them.
  var unclosed: Set<Int> = []
}

extension LexedText {
  /// The tokens of `source`.
  ///
  /// One pass, after one that looks whether the bytes are text at all: what is not gets one
  /// finding and no tokens.
  init(_ source: SourceText, limits: SyntaxLimits) {
    findings = FindingList(limit: limits.diagnostics)
    switch TextCheck(source.bytes) {
    case .binary(let position, let reason):
      let place = SourceRange(start: UInt32(position), end: UInt32(position))
      findings.append(Finding(problem: LexicalProblem.notARuleFile(reason), range: place))
      return
    case .damaged(let first, let count):
      findings.append(LexedText.damage(at: first, count: count, of: source.bytes))
    case .text:
      break
    }
    var lexer = Lexer(source, findings: findings)
    lexer.run()
    tokens = lexer.tokens
    unclosed = lexer.unclosed
    findings = lexer.findings
  }

  private static func damage(at first: Int, count: Int, of bytes: [UInt8]) -> Finding {
    var notes = ["save the file as UTF-8"]
    if count > 1 { notes.append("further bytes of the file that are not UTF-8: \(count - 1)") }
    return Finding(
      problem: LexicalProblem.notUTF8(byte: bytes[first]),
      range: SourceRange(start: UInt32(first), end: UInt32(first + 1)),
      notes: notes
    )
  }
}
