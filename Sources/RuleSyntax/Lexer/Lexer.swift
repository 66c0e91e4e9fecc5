/// Converts bytes to tokens, driven by each token's first byte.
///
/// One pass, after one that checks whether the bytes are text at all: other bytes get one
/// diagnostic and no tokens.
///
/// Invalid input is reported and becomes the token that was most likely meant, so that the parser
/// continues as if it had been written; otherwise, it becomes an `unknown` token.
struct Lexer {
  private let source: SourceText
  let bytes: [UInt8]
  var position: Int
  /// All tokens in text order, including comments, without the end of the file.
  private(set) var tokens: [Token] = []
  private(set) var diagnostics: DiagnosticList
  /// Where unclosed tokens begin that extend to the end of their line.
  private(set) var unclosed: Set<Int> = []
  /// Where the first unclosed `/*` begins; no later `/*` is closed on a line below its own.
  var openBlockComment: Int?
  /// The separator that is being read, if any, and whether it contains a `;`.
  private var openRun: (index: Int, isCertain: Bool)?
  /// Whether there is a line end or `;` between the last token and the position.
  var isAfterLineEnd: Bool { openRun != nil }
  /// The last token other than trivia.
  private(set) var previousKind = TokenKind.separator

  /// The tokens of `source`.
  init(_ source: SourceText, limits: SyntaxLimits) {
    self.source = source
    bytes = source.bytes
    position = source.textStart
    diagnostics = DiagnosticList(limit: limits.diagnostics)
    if checkEncoding() { run() }
  }

  private mutating func run() {
    tokens.reserveCapacity(bytes.count / 6 + 16)
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D: endLine()
      case UInt8(ascii: ";"): separate(length: 1, isCertain: true)
      case UInt8(ascii: "#"): comment(beginningAt: position)
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: "'"): singleQuoted()
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "`"): quotedName()
      case UInt8(ascii: "-") where beginsDashedComment: dashedComment()
      case UInt8(ascii: "."): dots()
      case 0x80...0xFF: nonASCII()
      case let byte where byte.beginsName: word()
      case let byte where byte.isDigit: number()
      case let byte:
        if let kind = TokenKind(punctuation: byte) { append(kind, length: 1) } else { symbol() }
      }
    }
    closeRun(before: .endOfFile)
  }
}

// MARK: - Places and bytes

extension Lexer {
  /// The byte after `index`; 0, which no text contains, at the end.
  func byteAfter(_ index: Int) -> UInt8 { byte(at: index + 1) }

  /// The byte at `index`; 0, which no text contains, beyond the end.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: UInt32(start), end: UInt32(end))
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the line, or the file, ends at `index`.
  func isLineEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  mutating func report(
    _ problem: SyntaxProblem,
    at range: SourceRange,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    let source = source
    diagnostics.append(Diagnostic(problem, at: range, in: source, notes: notes, fixes: fixes))
  }
}

// MARK: - Tokens

extension Lexer {
  /// Appends the token that ends after `length` bytes, and moves there.
  mutating func append(_ kind: TokenKind, length: Int) {
    append(kind, from: position, to: position + length)
  }

  /// Appends a token and moves to its end.
  mutating func append(_ kind: TokenKind, from start: Int, to end: Int) {
    closeRun(before: kind)
    tokens.append(Token(kind: kind, range: range(start, end)))
    previousKind = kind
    position = end
  }

  /// Appends an unclosed token that ends with its line, and reports it.
  mutating func appendUnclosed(
    _ kind: TokenKind,
    from start: Int,
    fixes: [Diagnostic.Fix] = [],
    _ problem: SyntaxProblem,
    note: String
  ) {
    report(problem, at: range(start, position), notes: [note], fixes: fixes)
    unclosed.insert(start)
    append(kind, from: start, to: position)
  }

  /// A comment from `start` to the end of the line, or to an end within it.
  mutating func comment(beginningAt start: Int, endingAt end: Int = .max) {
    position = start
    while position < end, !isLineEnd(position) {
      if bytes[position] >= 0x80 { checkedTextCharacter() } else { position += 1 }
    }
    tokens.append(Token(kind: .comment, range: range(start, position)))
  }

  /// The line end here, and the next line, or its part up to `end`, as a comment.
  mutating func commentLine(endingAt end: Int) {
    endLine()
    if !isLineEnd(position) { comment(beginningAt: position, endingAt: end) }
  }

  private mutating func endLine() {
    let isPair = bytes[position] == 0x0D && byteAfter(position) == 0x0A
    separate(length: isPair ? 2 : 1, isCertain: false)
  }

  private mutating func separate(length: Int, isCertain: Bool) {
    if let run = openRun {
      openRun = (run.index, run.isCertain || isCertain)
    } else {
      openRun = (tokens.count, isCertain)
      tokens.append(Token(kind: .separator, range: range(position, position + length)))
    }
    position += length
  }

  /// Decides whether the line ends before a token separate it from the previous one.
  private mutating func closeRun(before kind: TokenKind) {
    guard let run = openRun else { return }
    openRun = nil
    if !run.isCertain, previousKind.continuesAfter || kind.continuesBefore {
      tokens[run.index].kind = .lineEnd
    } else {
      previousKind = .separator
    }
  }
}

// MARK: - Bytes

extension UInt8 {
  /// Whether a name without backquotes can begin with it.
  var beginsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: self == UInt8(ascii: "_")
    }
  }

  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// Whether a name without backquotes can contain it.
  var isInName: Bool { beginsName || isDigit }
}
