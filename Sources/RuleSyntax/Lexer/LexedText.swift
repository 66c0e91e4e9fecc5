/// What the lexer makes of a source text.
struct LexedText {
  /// All tokens in the order of the text, comments included, without the end of the file.
  var tokens: [Token] = []
  var diagnostics: DiagnosticList
  /// Where tokens begin that swallowed the rest of their line because nothing closes them.
  var unclosed: Set<Int> = []

  /// The tokens of `source`.
  ///
  /// One pass, after one that looks whether the bytes are text at all: what is not gets one
  /// diagnostic and no tokens.
  init(_ source: SourceText, limits: SyntaxLimits) {
    diagnostics = DiagnosticList(limit: limits.diagnostics)
    guard checkEncoding(of: source) else { return }
    var lexer = Lexer(source, diagnostics: diagnostics)
    lexer.run()
    tokens = lexer.tokens
    unclosed = lexer.unclosed
    diagnostics = lexer.diagnostics
  }

  /// Reports what is wrong with the encoding; whether the bytes are a text for all that.
  private mutating func checkEncoding(of source: SourceText) -> Bool {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return refuse(source, .utf16, at: 0)
    }
    if let nul = bytes.firstIndex(of: 0) { return refuse(source, .nulByte, at: nul) }
    guard let (first, count) = LexedText.malformedBytes(in: bytes) else { return true }
    // A text in another encoding has some accented letters; what is a quarter bad is no text.
    if count * 4 > bytes.count { return refuse(source, .notText, at: first) }
    var notes = ["save the file as UTF-8"]
    if count > 1 { notes.append("further bytes of the file that are not UTF-8: \(count - 1)") }
    let place = SourceRange(start: UInt32(first), end: UInt32(first + 1))
    diagnostics.report(.notUTF8(byte: bytes[first]), at: place, in: source, notes: notes)
    return true
  }

  private mutating func refuse(
    _ source: SourceText,
    _ reason: SyntaxProblem.NonText,
    at position: Int
  ) -> Bool {
    diagnostics.report(.notARuleFile(reason), at: .at(UInt32(position)), in: source)
    return false
  }

  /// The first byte that is not UTF-8, and how many there are.
  private static func malformedBytes(in bytes: [UInt8]) -> (first: Int, count: Int)? {
    var first: Int?
    var count = 0
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      let sequence = UTF8Sequence(at: position, of: bytes)
      if sequence.scalar == nil {
        first = first ?? position
        count += 1
      }
      position += sequence.length
    }
    return first.map { ($0, count) }
  }
}
