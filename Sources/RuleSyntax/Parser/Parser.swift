/// The state of a parse: a cursor over the tokens, the open blocks, and what was found wrong.
struct Parser {
  /// Behind a reference, so that debug builds, which copy a parser often, take less of the stack.
  private let input: Input
  /// The place of the current token.
  private(set) var index = 0
  private(set) var diagnostics: DiagnosticList
  /// How many blocks, parentheses and the like are open.
  var depth = 0
  /// How many parts the operand that is read has so far, those of its functions included.
  var operandParts = 0
  /// The blocks that are open, the innermost last.
  var blocks: [OpenBlock] = []
  /// The indentation of the line in which the current statement began.
  var statementIndentation = 0
  /// Where the current statement began, and where one ended that is no more than `keys { … }`.
  var statementStart = -1
  var keysEnd = -1
  /// A block whose closing brace stands too far left to be its own.
  var suspectBlock: SourceRange?
  /// How often a list was not as it should be: an element, a comma or the closing bracket.
  var brokenLists = 0
  /// The options that were written behind the type of the field that is read.
  var optionsOfType: [Statement] = []
  /// The options of enumerations, which another language declares by themselves.
  var enumerations: [String: [Statement]] = [:]
  /// Fields and the like before the form that they belong into.
  var strayItems: [FormItem] = []
  /// How many names were made of each word for what has none.
  private var namesMade: [String: Int] = [:]
  /// The token of a type of another language, which was reported with what it is here.
  var translatedType: Int?
  /// What one message is about each, so that nothing in it is reported by itself.
  private(set) var foreignPlaces: [SourceRange] = []
  /// Where the last of them ends.
  var endOfForeign: UInt32 = 0
  /// The token at which the last problem was reported: a second one there would be a consequence.
  private var reportedIndex = -1

  init(_ source: SourceText, _ lexed: Lexer, _ limits: SyntaxLimits) {
    input = Input(source, lexed, limits)
    diagnostics = DiagnosticList(limit: limits.diagnostics)
  }

  var source: SourceText { input.source }
  var limits: SyntaxLimits { input.limits }
  private var tokens: [Token] { input.tokens }
  private var unclosed: Set<Int> { input.unclosed }

  /// What a parse reads and never changes.
  private final class Input {
    let source: SourceText
    let limits: SyntaxLimits
    /// Without trivia, and closed by a token for the end of the file.
    let tokens: [Token]
    /// Where tokens begin that swallowed the rest of their line.
    let unclosed: Set<Int>
    /// The names of the forms that the file declares.
    private(set) lazy var forms = names(after: "form")
    /// The names of the rules that the file declares.
    private(set) lazy var rules = names(after: "rule")
    /// Whether the file sees what other files declare.
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

  /// The token `count` places on, or back where that is negative.
  ///
  /// What is outside of the file is of the kind `endOfFile`, before its beginning, too: a search that
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

  /// Moves on; the end of the file is never passed.
  @discardableResult
  mutating func advance() -> Token {
    let token = tokens[index]
    if token.kind != .endOfFile { index += 1 }
    return token
  }

  /// The current token if it is of `kind`, which is then passed.
  mutating func take(_ kind: TokenKind) -> Token? {
    at(kind) ? advance() : nil
  }

  /// Whether the token is the name `word`, which is a word of the language only in some places.
  func at(word: String, ahead count: Int = 0) -> Bool {
    let token = token(ahead: count)
    guard token.kind == .name else { return false }
    return source.bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(word.utf8)
  }

  /// Passes the current token if it is the name `word`; whether it was.
  mutating func take(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  /// Whether the token may be a name.
  func isName(ahead count: Int = 0) -> Bool {
    let kind = kind(ahead: count)
    return kind == .name || kind == .quotedName
  }

  /// The word, with a number if something in the file is called so.
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

  /// Whether the file may see a rule of its own or of an import of the name.
  func mayBeOwnRule(_ name: String) -> Bool { input.imports || input.rules.contains(name) }

  func text(_ token: Token) -> String { source.text(in: token.range) }

  /// The text of the token after the one `count` places on.
  func text(next count: Int) -> String { text(token(ahead: count + 1)) }

  /// The range from `start` up to the end of the last token that was passed.
  func range(from start: SourceRange) -> SourceRange {
    SourceRange(start: start.start, end: max(start.start, previous.range.end))
  }
}

// MARK: - Diagnostics

extension Parser {
  /// Reports a problem, unless one was reported at this token already.
  ///
  /// - Parameters:
  ///   - problem: what is wrong.
  ///   - range: where; nil for the current token.
  ///   - labels: other places that it concerns.
  ///   - notes: what is said besides.
  ///   - fixes: what to write instead.
  ///   - places: where nothing else is reported, since this message is about it.
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

  /// Reports what is wrong in a place as a whole, instead of all that the lexer found in it.
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

  /// Leaves out what is reported in a place, since another message is about it.
  private mutating func hide(_ place: SourceRange) {
    // Of the lexer's diagnostics no more are kept either.
    if foreignPlaces.count < limits.diagnostics { foreignPlaces.append(place) }
  }

  /// Whether another message is about what is in the place.
  func isHidden(_ place: SourceRange) -> Bool {
    foreignPlaces.contains { $0 == place || place.isWithin($0) && place.start < $0.end }
  }

  /// Whether the lexer has said what is wrong at the current token.
  private func isExplainedByLexer(_ range: SourceRange?) -> Bool {
    if range == nil, at(.unknown) { return true }
    // What swallowed the end of a line most likely swallowed what is missed just before it.
    return !unclosed.isEmpty
      && (-1...2).contains { unclosed.contains(Int(token(ahead: $0).range.start)) }
  }

  /// Whether a token that swallowed the rest of its line, after the place, took a closing brace along.
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

  /// Reports that something else was expected than the current token.
  mutating func reportExpected(
    _ what: String,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    report(.expected(what, found: describe(current)), notes: notes, fixes: fixes)
  }

  /// The token as a message names it.
  func describe(_ token: Token) -> String {
    let written = VisibleText.of(text(token))
    if token.kind == .endOfFile { return "the end of the file" }
    if token.kind == .string { return "a text" }
    if token.kind == .pattern { return "a pattern" }
    if token.kind == .quotedName { return written }
    if token.kind == .separator, written != ";" { return "the end of the line" }
    return "'\(written)'"
  }

  /// Goes `levels` deeper; `false` and a finding, with the note, when that is too deep.
  ///
  /// Who calls it must take them from `depth` afterwards, whatever it answers.
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
