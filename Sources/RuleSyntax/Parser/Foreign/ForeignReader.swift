/// What another notation says of a field, as far as it could be read.
struct ForeignRules {
  /// The type as it is written here; nil where none is named.
  var type: String?
  /// The values of a choice.
  var options: [OptionStatement] = []
  /// What is asked of the value, under the names that the other notation uses.
  var calls: [Call] = []
  /// The messages of calls, as they are written here, by the place of their call.
  var messages: [Int: String] = [:]
  /// Other statements, as they are written here.
  var statements: [String] = []
  /// A label and annotations, as they are written here.
  var header: [String] = []
  /// Whether all of it could be read.
  var isWhole = true
  /// Whether the other notation says that there need be no value.
  var isOptional = false

  /// Makes the text that a rule without arguments is given its message: `required("Enter it.")`.
  mutating func moveMessages() {
    for index in calls.indices
    where ForeignReader.requirements.contains(ForeignReader.plain(calls[index].name.text)) {
      guard case .string(let literal)? = calls[index].arguments?.first?.value else { continue }
      messages[index] = StringEscapes.quote(literal.value)
      calls[index].arguments = nil
    }
  }

  /// Libraries and languages in which a value must be there, unless they say otherwise.
  private static let requiring: Set = [
    "Zod", "Valibot", "VineJS", "TypeScript", "Swift", "Kotlin", "Python", "Django",
  ]

  /// Adds what a notation asks of each field without a word.
  mutating func addRequirement(of notation: String, at place: SourceRange) {
    guard ForeignRules.requiring.contains(notation), !isOptional, isWhole,
      !calls.contains(where: {
        ForeignReader.requirements.contains(ForeignReader.plain($0.name.text))
      })
    else { return }
    calls.insert(Call(name: Name("required", range: place), range: place), at: 0)
    messages = Dictionary(uniqueKeysWithValues: messages.map { ($0 + 1, $1) })
  }
}

/// Reads chains, settings and annotations of other libraries, and reports nothing.
///
/// It looks ahead of the parser's current token, and a bounded number of tokens.
package struct ForeignReader {
  let parser: Parser
  /// How many tokens ahead of the parser's it is.
  var count: Int
  var rules = ForeignRules()
  /// Whether a type was written in a way that there is not here.
  var isDecorated = false

  /// How many settings were read one after the other.
  var settingsCount = 0
  /// Whether a field was named as in `ref("password")`.
  var hasReference = false
  /// How many brackets around entries are open.
  var depth = 0
  /// The message of the link or setting that is read.
  var message: String?

  /// How many tokens a declaration of another notation may have, and how far back one is looked for.
  ///
  /// Whatever is looked for again in each line is looked for in so many tokens, so that the time for a
  /// file grows with its length.
  static let longest = 512
  /// How many tokens a line of another notation may have.
  static let longestLine = 128
  /// How many of its brackets may be in one another.
  static let deepest = 8

  init(_ parser: Parser, at count: Int) {
    self.parser = parser
    self.count = count
  }

  var kind: TokenKind { parser.kind(ahead: count) }
  var token: Token { parser.token(ahead: count) }

  /// The word or text here as a name.
  var name: Name { Name(parser.word(ahead: count), range: token.range) }

  /// The word without what tells its parts apart.
  package static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Passes what is left of the statement, which could not be read.
  mutating func skipRest() {
    if !parser.isTrailingComma(ahead: count), !parser.endsForeignStatement(ahead: count) {
      rules.isWhole = false
      skip {
        $0.parser.isTrailingComma(ahead: $0.count)
          || $0.parser.endsForeignStatement(ahead: $0.count)
      }
    }
    if kind == .comma { count += 1 }
  }

  mutating func pass() { count += 1 }

  /// Passes tokens, and brackets with all that is in them, up to where `isEnd` says.
  mutating func skip(until isEnd: (ForeignReader) -> Bool) {
    var open = 0
    while kind != .endOfFile, count < Self.longest, open > 0 || !isEnd(self) {
      if [.leftParenthesis, .leftBracket, .leftBrace].contains(kind) { open += 1 }
      if kind.closesBracket { open = max(0, open - 1) }
      count += 1
    }
  }
}

// MARK: - Chains

extension ForeignReader {
  /// Reads `z.string().min(3)`, `models.CharField(max_length=100)` or `Validators.required`.
  mutating func chain() {
    var isFirst = true
    repeat {
      if !isFirst { count += kind == .separator ? 2 : 1 }
      isFirst = false
      guard parser.isName(ahead: count) || kind == .not || kind == .in else {
        rules.isWhole = false
        return
      }
      link()
    } while count < Self.longest
      && (kind == .dot || kind == .separator && parser.kind(ahead: count + 1) == .dot)
  }

  /// A link of a chain, or a rule alone.
  mutating func link() {
    defer { attachMessage() }
    let name = self.name
    let word = Self.plain(name.text)
    count += 1
    let isCall = kind == .leftParenthesis
    if isCall, Parser.isMessageWord(word), parser.kind(ahead: count + 1) == .string,
      parser.kind(ahead: count + 2) == .rightParenthesis, !rules.calls.isEmpty
    {
      rules.messages[rules.calls.count - 1] = parser.written(ahead: count + 1)
      count += 3
      return
    }
    if ["array", "list", "foreach", "record"].contains(word), isCall,
      parser.isName(ahead: count + 1)
    {
      return list(isMap: word == "record")
    }
    if isCall, word == "literal" {
      // `z.literal(true)`, `z.literal("x")`
      let values = arguments(ofType: false)
      if case .boolean(true, _)? = values.first?.value {
        rules.type = "boolean"
        append("accepted", at: name.range)
      } else {
        append("equal", values, at: name.range)
      }
      return
    }
    if isCall, word == "default", parser.kind(ahead: count + 1).isLiteral,
      parser.kind(ahead: count + 2) == .rightParenthesis
    {
      rules.header.append("@default(\(parser.written(ahead: count + 1)))")
      rules.isOptional = true
      count += 3
      return
    }
    if Self.optionalWords.contains(word) { rules.isOptional = true }
    if Self.silent.contains(word) {
      if isCall { skipBrackets() }
      return
    }
    if isCall, word == "field" {
      // Settings of the field, as in `Field(gt=0)`.
      _ = arguments(ofType: true)
      return
    }
    if isCall, ["object", "shape"].contains(word) {
      rules.isWhole = false
      return skipBrackets()
    }
    if let (type, check) = Self.type(word), isCall || rules.type == nil && check == nil {
      rules.type = type
      if let check {
        append(check, at: name.range)
        let isMessage = isCall && parser.kind(ahead: count + 1) == .string
        if isMessage, parser.kind(ahead: count + 2) == .rightParenthesis {
          message = parser.written(ahead: count + 1)
        }
      }
      if isCall { _ = arguments(ofType: true) }
      return
    }
    let place = rules.calls.count
    var given = isCall ? arguments(ofType: false) : nil
    if let arguments = given, arguments.count == 2, case .pattern = arguments[0].value,
      case .string(let literal) = arguments[1].value
    {
      // `regex(/[0-9]+/, "Enter digits.")`
      message = StringEscapes.quote(literal.value)
      given?.removeLast()
    }
    // Settings in the parentheses say all, as in `Size(min = 3)`.
    if let given, given.isEmpty, rules.calls.count > place { return }
    let range = SourceRange(start: name.range.start, end: parser.token(ahead: count - 1).range.end)
    let call = Call(name: name, arguments: given.flatMap { $0.isEmpty ? nil : $0 }, range: range)
    append(call, at: place)
  }

  mutating func append(_ call: Call, at place: Int? = nil) {
    var call = call
    call.isForeign = true
    rules.calls.insert(call, at: place ?? rules.calls.count)
  }

  /// Adds a rule that is said at the place.
  mutating func append(_ rule: String, _ arguments: [Argument]? = nil, at place: SourceRange) {
    append(Call(name: Name(rule, range: place), arguments: arguments, range: place))
  }

  /// Reads `array(z.string())` or `record(z.string(), z.number())`.
  mutating func list(isMap: Bool) {
    count += 1
    var inner = ForeignReader(parser, at: count)
    inner.depth = depth + 1
    guard inner.depth < Self.deepest else {
      rules.isWhole = false
      return
    }
    inner.chain()
    if isMap, inner.kind == .comma, inner.rules.calls.isEmpty {
      inner.rules.type = nil
      inner.pass()
      inner.chain()
    }
    count = inner.count
    rules.type = "\(isMap ? "map" : "list") of \(inner.rules.type ?? "text")"
    if !inner.rules.isWhole || !inner.rules.calls.isEmpty { rules.isWhole = false }
    if kind == .rightParenthesis { count += 1 } else { rules.isWhole = false }
  }

  /// The contents of a block after what was read, which is passed: `text.min(3) { required }`.
  mutating func takeBlock() -> [String]? {
    guard kind == .leftBrace, let end = parser.endOfBraces(from: count),
      parser.endsForeignStatement(ahead: end)
    else { return nil }
    var (first, last) = (count + 1, end - 2)
    count = end
    while first <= last, parser.kind(ahead: first) == .separator { first += 1 }
    while first <= last, parser.kind(ahead: last) == .separator { last -= 1 }
    return first <= last ? [parser.excerpt(first, to: last)] : []
  }

  mutating func skipBrackets() {
    count += 1
    skip { $0.kind.closesBracket }
    if kind.closesBracket { count += 1 }
  }

  /// Arguments in parentheses; those with names are settings of the field.
  mutating func arguments(ofType isType: Bool) -> [Argument] {
    count += 1
    var arguments: [Argument] = []
    while kind != .rightParenthesis, kind != .endOfFile, count < Self.longest {
      if kind == .comma || kind == .separator {
        count += 1
      } else if isSetting {
        entry()
      } else if kind == .leftBrace {
        entries()
      } else if kind == .ellipsis {
        count += 1
        append("required", at: token.range)
      } else if kind == .leftBracket, rules.type == "choice", takeOptions() {
        continue
      } else if let values = values() {
        // What is given to a type, such as a length, is no rule.
        if !isType { arguments += values }
      } else {
        rules.isWhole = false
        skip { $0.kind == .comma || $0.kind == .rightParenthesis }
      }
    }
    if kind == .rightParenthesis { count += 1 } else { rules.isWhole = false }
    return arguments
  }
}
