// Settings and rules in texts, as JSON, JavaScript, Laravel and Rails write them.

extension ForeignReader {
  /// Whether a name or text with `:`, `=` or `=>` is here.
  var isSetting: Bool {
    guard parser.isName(ahead: count) || kind == .string || kind == .in else { return false }
    let next = parser.kind(ahead: count + 1)
    return next == .colon || next == .equals || parser.text(ahead: count + 1) == "=>"
  }

  /// Reads `{ type: "string", minLength: 3 }`, `['required', 'max:255']` or `[Validators.required]`.
  mutating func entries() {
    guard let closing = kind.closing else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      rules.isWhole = false
      return skipBrackets()
    }
    count += 1
    while kind != closing, kind != .endOfFile, count < Self.longest {
      let start = count
      if kind == .comma || kind == .separator { count += 1 } else { entry() }
      if count == start {
        rules.isWhole = false
        skip { $0.kind == .comma || $0.kind.closesBracket }
        if count == start { return }
      }
    }
    if kind == closing { count += 1 } else { rules.isWhole = false }
    attachMessage()
  }

  /// Gives the last call the message that was read after it, or within its parentheses.
  mutating func attachMessage() {
    guard let message, !rules.calls.isEmpty else { return }
    rules.messages[rules.calls.count - 1] = message
    self.message = nil
  }

  /// One of these, or what follows a field's name.
  mutating func entry() {
    if isSetting { return setting() }
    if kind == .string { return text() }
    if kind == .leftBracket || kind == .leftBrace { return entries() }
    if parser.isName(ahead: count) { return chain() }
    rules.isWhole = false
  }

  mutating func setting() {
    let key = name
    let word = Self.plain(key.text)
    count += 2
    if Self.optionalWords.contains(word) { rules.isOptional = true }
    if kind == .string, word == "label" || word == "verbosename" {
      rules.header.insert(parser.written(ahead: count), at: 0)
    } else if kind == .string, word == "helptext" {
      rules.header.append("@hint(\(parser.written(ahead: count)))")
    }
    if Self.silent.contains(word) || ["label", "title", "name", "id"].contains(word) {
      return skip { $0.kind == .comma || $0.kind.closesBracket || $0.kind == .separator }
    }
    if word == "type" || word == "format", kind == .string || parser.isName(ahead: count) {
      let value = name
      count += 1
      return typeOrFormat(value)
    }
    if Parser.isMessageWord(word), kind == .string {
      message = parser.written(ahead: count)
      count += 1
      return
    }
    if let (type, check) = Self.type(word), check == nil, kind == .true || kind == .leftBrace {
      rules.type = type
    }
    if kind == .leftBrace { return nested(in: key) }
    if kind == .leftBracket, ["enum", "choices", "options"].contains(word), takeOptions() {
      return
    }
    let truth = ["true": true, "false": false, "null": false, "none": false, "nil": false]
    if let isAsked = truth[parser.text(token).lowercased()] {
      count += 1
      if !isAsked, word == "required" { rules.isOptional = true }
      if isAsked { append(key.text, at: key.range) }
      return
    }
    guard let values = values() else {
      // `minLength: minLength(3)`
      if parser.isName(ahead: count), Self.plain(name.text) == word { return chain() }
      rules.isWhole = false
      return skip { $0.kind == .comma || $0.kind.closesBracket || $0.kind == .separator }
    }
    let range = SourceRange(start: key.range.start, end: parser.token(ahead: count - 1).range.end)
    let isBound = word.hasPrefix("min") || word.hasPrefix("max")
    append(
      Call(name: key, arguments: isBound ? values.map { Self.number($0) } : values, range: range)
    )
  }

  /// `{ value: 3, message: "…" }` as the value of a setting, or settings of its own.
  private mutating func nested(in key: Name) {
    var inner = ForeignReader(parser, at: count)
    inner.depth = depth
    inner.entries()
    let calls = inner.rules.calls
    let isValue = calls.count <= 1 && calls.allSatisfy { $0.name.text == "value" }
    guard isValue, inner.message != nil || !calls.isEmpty, inner.rules.isWhole else {
      let first = rules.calls.count
      entries()
      if Self.plain(key.text) == "length" { nameLengths(from: first) }
      return
    }
    append(Call(name: key, arguments: calls.first?.arguments, range: key.range))
    rules.messages[rules.calls.count - 1] = inner.message ?? inner.rules.messages[0]
    count = inner.count
  }

  /// Names the bounds in `length: { minimum: 3 }`, which alone would be those of a number.
  private mutating func nameLengths(from first: Int) {
    let lengths = ["minimum": "min_length", "maximum": "max_length"]
    for index in first..<rules.calls.count {
      let name = rules.calls[index].name
      guard let rule = lengths[Self.plain(name.text)] else { continue }
      rules.calls[index].name = Name(rule, range: name.range)
    }
  }

  /// A number in quotes, as an attribute has it, without these; any other value as it is.
  static func number(_ argument: Argument) -> Argument {
    guard case .string(let literal) = argument.value, !literal.value.isEmpty,
      literal.value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return argument }
    let place = SourceRange(start: literal.range.start + 1, end: literal.range.end - 1)
    return Argument(value: .number(literal.value, range: place), range: place)
  }

  mutating func typeOrFormat(_ value: Name) {
    let word = Self.plain(value.text)
    if let (type, check) = Self.type(word) {
      rules.type = type
      if let check { append(check, at: value.range) }
    } else {
      append(value.text, at: value.range)
    }
  }

  /// The rules in a text, `'required|max:255'`; an empty text says nothing.
  mutating func text() {
    let token = token
    count += 1
    let start = token.range.start + 1
    rules(in: SourceRange(start: start, end: max(start, token.range.end - 1)))
  }

  /// The rules in a part of the text, such as `required|max:255`.
  mutating func rules(in content: SourceRange) {
    guard content.start < content.end else { return }
    var start = content.start
    for piece in parser.source.text(in: content).split(
      separator: "|",
      omittingEmptySubsequences: false
    ) {
      let end = start + UInt32(piece.utf8.count)
      rule(in: SourceRange(start: start, end: end))
      start = end + 1
    }
  }

  /// `max:255`, of a text.
  mutating func rule(in range: SourceRange) {
    let parts = parser.source.text(in: range).split(separator: ":", maxSplits: 1)
    guard let word = parts.first, word.utf8.allSatisfy(\.isInName) else {
      rules.isWhole = false
      return
    }
    var start = range.start + UInt32(word.utf8.count)
    let name = Name(String(word), range: SourceRange(start: range.start, end: start))
    let plain = Self.plain(name.text)
    if Self.silent.contains(plain) { return }
    if parts.count == 1, let known = Self.type(plain), known.check == nil {
      rules.type = known.type
      return
    }
    var values: [Argument] = []
    for part in parts.dropFirst().first?.split(separator: ",") ?? [] {
      let place = SourceRange(start: start + 1, end: start + 1 + UInt32(part.utf8.count))
      start = place.end
      values.append(Argument(value: operand(String(part), of: plain, at: place), range: place))
    }
    append(Call(name: name, arguments: parts.count == 1 ? nil : values, range: range))
  }

  /// A value that is written without quotes.
  func operand(_ text: String, of word: String, at place: SourceRange) -> Operand {
    if text == "today" { return .today(range: place) }
    if Name(text).isPlain, Self.comparing.contains(word) {
      return .path(Path(components: [.name(Name(text, range: place))], range: place))
    }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    if !digits.isEmpty, digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) {
      return .number(text, range: place)
    }
    return .string(StringLiteral(text, range: place))
  }
}
