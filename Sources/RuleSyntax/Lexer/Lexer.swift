/// Makes tokens of bytes, driven by the class of each token's first byte.
///
/// What is no token is reported and becomes the token that was most likely meant, so that the
/// parser goes on as if it had been written; failing that, an `unknown` token.
struct Lexer {
  let bytes: [UInt8]
  var position: Int
  private(set) var tokens: [Token] = []
  var findings: FindingList
  /// Where tokens begin that nothing closes.
  private(set) var unclosed: Set<Int> = []
  /// Whether no `/*` ahead is closed in a line below its own.
  var isPastBlockComments = false
  /// The separator that is being read, if any, and whether a `;` makes it one in any case.
  private var openRun: (index: Int, isCertain: Bool)?
  /// The last token that is no trivia.
  private(set) var previousKind = TokenKind.separator

  init(_ source: SourceText, findings: FindingList) {
    bytes = source.bytes
    position = source.textStart
    self.findings = findings
    tokens.reserveCapacity(bytes.count / 6 + 16)
  }

  mutating func run() {
    let classes = ByteClass.table
    while position < bytes.count {
      let byte = bytes[position]
      switch classes[Int(byte)] {
      case .space: position += 1
      case .lineFeed, .carriageReturn: endLine()
      case .semicolon: separate(length: 1, isCertain: true)
      case .hash: comment(beginningAt: position)
      case .letter: word()
      case .digit: number()
      case .doubleQuote: string()
      case .singleQuote: singleQuoted()
      case .slash: slash()
      case .backQuote: quotedName()
      case .punctuation: append(TokenKind.ofSingleByte(byte) ?? .unknown, length: 1)
      case .operatorStart: comparison()
      case .dot: dots()
      case .nonASCII: nonASCII()
      case .unexpected: unexpectedCharacter()
      }
    }
    closeRun(before: .endOfFile)
  }
}

// MARK: - Places and bytes

extension Lexer {
  /// The byte after `index`; 0, which no text holds, at the end.
  func byteAfter(_ index: Int) -> UInt8 { byte(at: index + 1) }

  /// The byte at `index`; 0, which no text holds, beyond the end.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: UInt32(start), end: UInt32(end))
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the line ends at `index`, or the file.
  func isLineEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    let byteClass = ByteClass.table[Int(byte)]
    return byteClass == .letter || byteClass == .digit
  }

  mutating func report(
    _ problem: LexicalProblem,
    at range: SourceRange,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    findings.append(Finding(problem: problem, range: range, notes: notes, fixes: fixes))
  }
}

// MARK: - Tokens

extension Lexer {
  /// Appends the token that ends `length` bytes on, and moves there.
  mutating func append(_ kind: TokenKind, length: Int) {
    append(kind, from: position, to: position + length)
  }

  /// Appends a token and moves to its end.
  mutating func append(_ kind: TokenKind, from start: Int, to end: Int) {
    closeRun(before: kind)
    tokens.append(Token(kind, range(start, end)))
    previousKind = kind
    position = end
  }

  /// Appends a token that ends with its line because nothing closes it, and says so.
  mutating func appendUnclosed(
    _ kind: TokenKind,
    from start: Int,
    _ problem: LexicalProblem,
    notes: [String] = []
  ) {
    report(problem, at: range(start, position), notes: notes)
    unclosed.insert(start)
    append(kind, from: start, to: position)
  }

  /// A comment from `start` up to the end of the line, or to an end within it.
  mutating func comment(beginningAt start: Int, endingAt end: Int = .max) {
    position = start
    while position < end, !isLineEnd(position) {
      if bytes[position] >= 0x80 { checkedTextCharacter() } else { position += 1 }
    }
    tokens.append(Token(.comment, range(start, position)))
  }

  /// The line end that is here, and the next line as a comment, or its part up to `end`.
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
      tokens.append(Token(.separator, range(position, position + length)))
    }
    position += length
  }

  /// Decides about the line ends before a token: whether they separate it from the one before.
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
