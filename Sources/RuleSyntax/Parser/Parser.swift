/// The state of a parse: a cursor over the tokens, the open blocks, and the problems found.
struct Parser {
  /// Stored by reference, so that debug builds, which copy a parser often, use less of the stack.
  private let input: Input
  /// The position of the current token.
  private(set) var index = 0
  private(set) var diagnostics: DiagnosticList
  /// The number of open blocks, parentheses and the like.
  var depth = 0
  /// The number of parts in the current operand so far, including those of its functions.
  var operandParts = 0
  /// The open blocks, the innermost last.
  var blocks: [OpenBlock] = []
  /// The indentation of the line in which the current statement began.
  var statementIndentation = 0
  /// Where the current statement began, and where one ended that is no more than `keys { … }`.
  var statementStart = -1
  var keysEnd = -1
  /// A block whose closing brace is too far left to be its own.
  var suspectBlock: SourceRange?
  /// How many problems lists had: an element, a comma or the closing bracket.
  var brokenLists = 0
  /// The options that were written after the type of the current field.
  var optionsOfType: [Statement] = []
  /// The type that was written in the block of the current field, which has none before it.
  var typeOfBody: TypeReference?
  /// The options of enumerations, which other languages declare separately.
  var enumerations: [String: [Statement]] = [:]
  /// What fields have as types whose names other languages declare.
  var typeNames: [String: String] = [:]
  /// Fields and the like before the form that they belong into.
  var strayItems: [FormItem] = []
  /// How many names were made of each word for what has none.
  private var namesMade: [String: Int] = [:]
  /// The token of another language's type, which was reported with its counterpart.
  var translatedType: Int?
  /// Ranges that one message covers, so that nothing else in them is reported.
  private(set) var foreignPlaces: [SourceRange] = []
  /// Where the last of them ends.
  var endOfForeign: UInt32 = 0
  /// The token of the last problem: another problem there would be a consequence.
  private var reportedIndex = -1

  init(_ source: SourceText, _ lexed: Lexer, _ limits: SyntaxLimits) {
    input = Input(source, lexed, limits)
    diagnostics = DiagnosticList(limit: limits.diagnostics)
  }

  var source: SourceText { input.source }
  var limits: SyntaxLimits { input.limits }
  private var tokens: [Token] { input.tokens }
  private var unclosed: Set<Int> { input.unclosed }

  /// The constant inputs of a parse.
  private final class Input {
    let source: SourceText
    let limits: SyntaxLimits
    /// Without trivia, followed by a token for the end of the file.
    let tokens: [Token]
    /// Where unclosed tokens begin that extend to the end of their line.
    let unclosed: Set<Int>
    /// The names of the forms that the file declares.
    private(set) lazy var forms = names(after: "form")
    /// The names of the rules that the file declares.
    private(set) lazy var rules = names(after: "rule")
    /// Whether the file imports others.
    private(set) lazy var imports = tokens.indices.contains {
      tokens[$0].kind == .name && text(at: $0) == "import"
    }
    /// All names in the file.
    private(set) lazy var names = Set(
      tokens.lazy.filter { $0.kind == .name }.map { [source] in source.text(in: $0.range) }
    )

    init(_ source: SourceText, _ lexed: Lexer, _ limits: SyntaxLimits) {
      self.source = source
      self.limits = limits
      let end = Token(kind: .endOfFile, range: .at(UInt32(source.bytes.count)))
      tokens = lexed.tokens.filter { !$0.kind.isTrivia } + [end]
      unclosed = lexed.unclosed
    }

    private func names(after word: String) -> Set<String> {
      Set(
        tokens.indices.dropLast().lazy
          .filter { [self] in tokens[$0].kind == .name && text(at: $0) == word }
          .map { [self] in text(at: $0 + 1) }
      )
    }

    private func text(at place: Int) -> String { source.text(in: tokens[place].range) }
  }
}

// MARK: - The cursor

extension Parser {
  var current: Token { tokens[index] }
  var kind: TokenKind { tokens[index].kind }
  var isAtStart: Bool { index == 0 }

  /// The token before the current one; `Parser.outside` at the beginning of the file.
  var previous: Token { token(ahead: -1) }

  /// The place right after the token before the current one.
  var endOfPrevious: SourceRange { .at(previous.range.end) }

  func kind(ahead count: Int) -> TokenKind { token(ahead: count).kind }

  /// The token `count` positions ahead, or back if that is negative.
  ///
  /// Outside of the file, including before its beginning, the kind is `endOfFile`: a search that
  /// stops at this kind ends in both directions.
  func token(ahead count: Int) -> Token {
    let place = index + count
    return place < 0 ? Parser.outside : tokens[min(place, tokens.count - 1)]
  }

  /// What is before the first token.
  private static let outside = Token(kind: .endOfFile, range: .at(0))

  /// Where the tokens before the one `count` places on are, the nearest first, and not too many.
  func places(before count: Int = 0) -> StrideThrough<Int> {
    stride(from: count - 1, through: max(-index, -ForeignReader.longest), by: -1)
  }

  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Advances; never beyond the end of the file.
  @discardableResult
  mutating func advance() -> Token {
    let token = tokens[index]
    if token.kind != .endOfFile { index += 1 }
    return token
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// The current token if it is of `kind`, which is then consumed.
  mutating func take(_ kind: TokenKind) -> Token? {
    at(kind) ? advance() : nil
  }

  /// Whether the token is the name `word`, which is a word of the language only in some places.
  func at(word: String, ahead count: Int = 0) -> Bool {
    let token = token(ahead: count)
    guard token.kind == .name else { return false }
    return source.bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(word.utf8)
  }

  /// Consumes the current token if it is the name `word`; returns whether it was.
  mutating func take(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  /// Whether the token can be a name.
  func isName(ahead count: Int = 0) -> Bool {
    let kind = kind(ahead: count)
    return kind == .name || kind == .quotedName
  }

  /// The word, with a number if something in the file already has that name.
  mutating func unusedName(_ word: String) -> String {
    var name: String
    repeat {
      let number = namesMade[word, default: 0] + 1
      namesMade[word] = number
      name = number == 1 ? word : "\(word)\(number)"
    } while input.names.contains(name)
    return name
  }

  var forms: Set<String> { input.forms }
  var imports: Bool { input.imports }

  /// Whether the file may know a rule with the name, its own or an imported one.
  func mayBeOwnRule(_ name: String) -> Bool { input.imports || input.rules.contains(name) }

  func text(_ token: Token) -> String { source.text(in: token.range) }

  /// The text of the token `count` positions ahead, or back if that is negative.
  func text(ahead count: Int) -> String { text(token(ahead: count)) }

  /// The range from `start` up to the end of the last token that was passed.
  func range(from start: SourceRange) -> SourceRange {
    SourceRange(start: start.start, end: max(start.start, previous.range.end))
  }
}

// MARK: - Diagnostics

extension Parser {
  /// Reports a problem, unless one was already reported at this token.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - range: its range; nil for the current token.
  ///   - labels: other ranges that it concerns.
  ///   - notes: further explanations.
  ///   - fixes: corrections.
  ///   - places: ranges in which nothing else is reported.
  mutating func report(
    _ problem: SyntaxProblem,
    at range: SourceRange? = nil,
    labels: [Diagnostic.Label] = [],
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = [],
    hiding places: [SourceRange] = []
  ) {
    guard reportedIndex != index else { return }
    reportedIndex = index
    if isExplainedByLexer(range) || isHidden(range ?? current.range) { return }
    let (source, place) = (source, range ?? current.range)
    diagnostics.append(
      Diagnostic(problem, at: place, in: source, labels: labels, notes: notes, fixes: fixes)
    )
    for place in places { hide(place) }
  }

  /// Reports a problem of a range as a whole, in place of the lexer's diagnostics in it.
  mutating func report(
    _ problem: SyntaxProblem,
    insteadOfAllIn whole: SourceRange,
    at range: SourceRange? = nil,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    guard reportedIndex != index else { return }
    reportedIndex = index
    let source = source
    let place = range ?? whole
    diagnostics.append(Diagnostic(problem, at: place, in: source, notes: notes, fixes: fixes))
    hide(whole)
  }

  /// Suppresses diagnostics in a range that another message covers.
  private mutating func hide(_ place: SourceRange) {
    // The lexer's diagnostics there are dropped, too.
    if foreignPlaces.count < limits.diagnostics { foreignPlaces.append(place) }
  }

  /// Whether another message covers the range.
  func isHidden(_ place: SourceRange) -> Bool {
    foreignPlaces.contains { $0 == place || place.isWithin($0) && place.start < $0.end }
  }

  /// Whether the lexer has reported the current token.
  private func isExplainedByLexer(_ range: SourceRange?) -> Bool {
    if range == nil, at(.unknown) { return true }
    // An unclosed token most likely includes what is missing just before its end.
    return !unclosed.isEmpty
      && (-1...2).contains { unclosed.contains(Int(token(ahead: $0).range.start)) }
  }

  /// Whether a token that extends to the end of its line, after the position, includes a closing
  /// brace.
  func isBraceSwallowed(since place: SourceRange) -> Bool {
    guard !unclosed.isEmpty else { return false }
    var position = index - 1
    while position >= 0, tokens[position].range.start >= place.end {
      let token = tokens[position]
      let isUnclosed = unclosed.contains(Int(token.range.start))
      if isUnclosed, text(token).contains("}" as Character) { return true }
      position -= 1
    }
    return false
  }

  /// Reports the current token as unexpected.
  mutating func reportExpected(
    _ what: String,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    report(.expected(what, found: describe(current)), notes: notes, fixes: fixes)
  }

  /// The token in the words of a message.
  func describe(_ token: Token) -> String {
    let written = VisibleText.of(text(token))
    if token.kind == .endOfFile { return "the end of the file" }
    if token.kind == .string { return "a text" }
    if token.kind == .pattern { return "a pattern" }
    if token.kind == .quotedName { return written }
    if token.kind == .separator, written != ";" { return "the end of the line" }
    return "'\(written)'"
  }

  /// Goes `levels` deeper; `false`, with a report that has the note, if that is too deep.
  ///
  /// The caller must subtract them from `depth` afterwards in either case.
  mutating func enter(levels: Int = 1, note: String? = nil) -> Bool {
    depth += levels
    guard depth > limits.nesting else { return true }
    let note =
      note
      ?? (levels == SyntaxLimits.operandLevels
        ? "parentheses, a function or a sign in an operand count as \(levels) levels"
        : levels == SyntaxLimits.objectLevels
          ? "an object counts as \(levels) levels"
          : levels > 1 ? "a block counts as \(levels) levels" : nil)
    report(.nestedTooDeeply(limit: limits.nesting), notes: note.map { [$0] } ?? [])
    return false
  }
}
