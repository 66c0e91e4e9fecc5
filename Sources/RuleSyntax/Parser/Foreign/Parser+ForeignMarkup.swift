// Elements of HTML and annotations of Java and Kotlin, which declare fields elsewhere.

// MARK: - HTML

extension Parser {
  /// Reports `<input type="email" required>` and passes its lines; nil for what is no element.
  mutating func markup(inField isInField: Bool = false) -> ForeignItem? {
    // With a space between them it is a comparison that lacks its first value.
    guard [.name, .not, .slash, .pattern].contains(kind(ahead: 1)),
      token(ahead: 1).range.start == current.range.end
    else { return nil }
    var count = 1
    var element = inputElement(from: current, through: &count)
    // What is around an input is of the same form.
    while element == nil, kind(ahead: count) == .separator, kind(ahead: count + 1) == .less {
      let first = token(ahead: count + 1)
      count += 2
      element = inputElement(from: first, through: &count)
    }
    var reader = ForeignReader(self, at: count)
    guard let element, let name = element.name, !isInField else {
      let problem = SyntaxProblem.foreignNotation("this", notation: "HTML")
      replace(problem, passing: count, notes: [Parser.fieldNote])
      return .nothing
    }
    reader.take(element)
    return declare(Token(kind: .name, range: name), with: &reader, in: "HTML")
  }

  /// The element for input in the line that goes on at `count`, which is passed.
  private func inputElement(from first: Token, through count: inout Int) -> MarkupElement? {
    while !endsForeignStatement(ahead: count) || isOpenTag(from: first, to: token(ahead: count)) {
      count += 1
      if kind(ahead: count) == .endOfFile { break }
    }
    let line = SourceRange(start: first.range.start, end: token(ahead: count - 1).range.end)
    return MarkupElement(in: line, of: source)
  }

  /// Whether an element begins after a token and does not end before another.
  private func isOpenTag(from first: Token, to last: Token) -> Bool {
    let bytes = source.bytes[Int(first.range.start)..<Int(last.range.start)]
    return bytes.count < 1_000 && !bytes.contains(UInt8(ascii: ">")) && last.kind == .separator
  }
}

// MARK: - Annotations

extension Parser {
  /// Whether an annotation of Java, Kotlin or Swift is here; those of rule files are in lower case.
  private var isForeignAnnotation: Bool {
    at(.at) && kind(ahead: 1) == .name && text(ahead: 1).first?.isUppercase == true
  }

  /// Reports `@NotBlank String name` or `@Size(max = 20) field name`; nil for anything else.
  mutating func annotatedField() -> ForeignItem? {
    guard isForeignAnnotation else { return nil }
    var reader = ForeignReader(self, at: 0)
    reader.annotations()
    guard let name = reader.declaredName() else {
      replace(
        .foreignNotation("the check", notation: "Java or TypeScript"),
        passing: max(2, reader.count),
        notes: ["checks go in the block of their field: 'field email { required; max_length(80) }'"]
      )
      return .nothing
    }
    return declare(name, with: &reader, in: "Java or TypeScript")
  }

  /// Reports a check as another notation writes it in the block of a field; nil for anything else.
  mutating func foreignCheck() -> ForeignItem? {
    var reader = ForeignReader(self, at: 0)
    switch kind {
    case .at where isForeignAnnotation:
      reader.annotations()
      return replace(with: &reader, in: "Java or TypeScript")
    case .dot where isName(ahead: 1):
      reader.pass()
      reader.chain()
      return replace(with: &reader, in: "code")
    case .leftBracket where isName(ahead: 1) || kind(ahead: 1) == .string:
      reader.entries()
      return replace(with: &reader, in: "another language")
    case .string where kind(ahead: 1) == .colon:
      reader.settings()
      return replace(with: &reader, in: "JSON")
    case .string where text(current).contains("|"):
      reader.text()
      return reader.rules.isWhole ? replace(with: &reader, in: "Laravel") : nil
    case .less: return markup(inField: true)
    case .when: return cases() ?? conditionInCall() ?? branchesWithoutBraces(in: .statements)
    case .not: return optionality() ?? sentence()
    case .null: return optionality()
    case .name, .in: break
    case _: return nil
    }
    if let count = barRules(ahead: 0, needsColon: true) {
      let last = token(ahead: count - 1).range
      reader.rules(in: current.range.union(last))
      reader.count = count
      return replace(with: &reader, in: "Laravel")
    }
    if let setting = optionality() { return setting }
    if let item = sentence() ?? branchesWithoutBraces(in: .statements) ?? foreignStatement(
      in: .statements
    ) ?? conditionalCheck() ?? displayCondition() ?? subjectCheck() {
      return item
    }
    if at(word: "for") || at(word: "For"), kind(ahead: 1) == .each, kind(ahead: 2) == .leftBrace {
      report(.expected("a rule", found: "'for'"), fixes: [removal(upTo: 1)])
      advance()
      return nil
    }
    if let words = cases() ?? reportBlockWord() ?? messagesByRule() { return words }
    if kind(ahead: 1) == .dot, let library = Parser.libraries[text(current).lowercased()] {
      reader.chain()
      return replace(with: &reader, in: library)
    }
    if at(word: "step"), kind(ahead: 1) == .leftParenthesis {
      reader.link()
      return replace(with: &reader, in: "HTML")
    }
    if kind(ahead: 1) == .leftParenthesis, isChain(ahead: 0) {
      reader.chain()
      return replace(with: &reader, in: "code")
    }
    guard kind(ahead: 1) == .colon || kind(ahead: 1) == .equals else { return nil }
    let isType = ["type", "format"].contains { at(word: $0) }
    let isHTML = kind(ahead: 1) == .equals
    reader.settings(isAttributes: isHTML)
    let isNested = kind(ahead: 2) == .leftBrace
    guard reader.rules.isWhole, isType || isNested || reader.settingsCount > 1 else { return nil }
    return replace(with: &reader, in: isHTML ? "HTML" : "JSON")
  }

  /// How many tokens `nullable|string|max:20` or `in:x,y` has; nil for anything else.
  func barRules(ahead first: Int, needsColon: Bool = false) -> Int? {
    var count = first
    var hasBar = false
    var hasColon = false
    while !endsForeignStatement(ahead: count), count < first + ForeignReader.longestLine {
      let part = token(ahead: count)
      let isAdjacent = count == first || token(ahead: count - 1).range.end == part.range.start
      guard isAdjacent else { return nil }
      switch part.kind {
      case .or: hasBar = true
      case .colon: hasColon = true
      case .and where text(part) == "|": hasBar = true
      case .name, .in, .comma, .integer, .number, .minus, .dot, .today: break
      case _: return nil
      }
      count += 1
    }
    if !needsColon { return hasBar ? count : nil }
    let isMembership = at(.in) || at(word: "not_in")
    return hasColon && (hasBar || isMembership && kind(ahead: 1) == .colon) ? count : nil
  }

  private static let blockWords = [
    "foreach": "each", "every": "each", "items": "each", "values": "each", "all": "each",
    "key": "keys", "propertynames": "keys", "additionalproperties": "each",
  ]

  /// Reports `foreach { email }` or `values { email }`, which is `each`; nil for anything else.
  private mutating func reportBlockWord() -> ForeignItem? {
    guard kind(ahead: 1) == .leftBrace,
      let meant = Parser.blockWords[ForeignReader.plain(text(current))]
    else { return nil }
    report(
      .expected("a rule", found: "'\(VisibleText.of(text(current)))'"),
      fixes: [.didYouMean(meant, at: current.range)]
    )
    advance()
    let start = current.range
    let body = statements(after: "'\(meant)'")
    let place = range(from: start)
    let expression: Expression =
      meant == "each" ? .each(body, range: place) : .keys(body, range: place)
    return .check(Check(expression: expression, range: place))
  }

  /// The name and the opening brace of the field whose block begins with the current statement, if
  /// nothing is between them.
  private var nameOfPlainField: (name: SourceRange, opening: SourceRange)? {
    var count = -1
    while kind(ahead: count) == .separator { count -= 1 }
    guard kind(ahead: count) == .leftBrace, isName(ahead: count - 1),
      at(word: "field", ahead: count - 2)
    else { return nil }
    return (token(ahead: count - 1).range, token(ahead: count).range)
  }

  /// Reports the checks that a reader has read from here on, and passes them.
  private mutating func replace(with reader: inout ForeignReader, in notation: String)
    -> ForeignItem
  {
    reader.skipRest()
    let (rules, count) = (reader.rules, reader.count)
    let place = span(to: count - 1)
    let checks = written(rules)
    let type = rules.type.flatMap { $0 == "text" ? nil : $0 }
    let isSound = rules.isWhole && type == nil
    var fixes: [Diagnostic.Fix] = []
    if isSound {
      fixes = [checks.isEmpty ? .remove(place) : .meant(checks.joined(separator: "; "), at: place)]
    } else if rules.isWhole, let type, let (name, opening) = nameOfPlainField {
      let written = ": \(type) {\(checks.map { " \($0);" }.joined())"
      let header = "field \(VisibleText.of(source.text(in: name))): \(type) {"
      let whole = SourceRange(start: name.end, end: place.end)
      fixes = [.init("write '\(header) … }'", replace: whole, by: written)]
      typeOfBody = ForeignTypes.reference(type, at: opening)
    }
    report(
      .foreignNotation("the check", notation: notation),
      insteadOfAllIn: place,
      notes: type.map { ["a field's type comes after its name: 'field name: \($0)'"] } ?? [],
      fixes: fixes
    )
    passForeign(count)
    guard isSound, let first = rules.calls.first, let last = rules.calls.last else {
      return .nothing
    }
    let expressions = rules.calls.map { Expression.call($0) }
    let range = first.range.union(last.range)
    let check = expressions.count == 1 ? expressions[0] : Expression.and(expressions, range: range)
    return .check(Check(expression: check, range: range))
  }
}

// MARK: - What is read of them

extension ForeignReader {
  /// The attributes of an element as rules, and its type.
  mutating func take(_ element: MarkupElement) {
    let source = parser.source
    // Their options are elsewhere.
    if element.tag == "select" { rules.isWhole = false }
    for attribute in element.attributes {
      let word = Self.plain(attribute.name.text)
      guard let place = attribute.value else {
        if word == "required" { append(attribute.name.text, at: attribute.name.range) }
        continue
      }
      let value = source.text(in: place)
      if word == "type", element.tag == "input", let (type, check) = Self.type(value) {
        rules.type = type
        if type == "choice" { rules.isWhole = false }
        if let check { append(check, at: place) }
      }
      if word == "required" { append(attribute.name.text, at: attribute.name.range) }
      guard ["min", "max", "minlength", "maxlength", "pattern"].contains(word) else { continue }
      let isNumber = !value.isEmpty && value.utf8.allSatisfy { $0.isDigit || $0 == 0x2E }
      let literal = StringLiteral(value, range: place)
      let operand = isNumber ? Operand.number(value, range: place) : .string(literal)
      let arguments = [Argument(value: operand, range: place)]
      let range = attribute.name.range.union(place)
      append(Call(name: attribute.name, arguments: arguments, range: range))
    }
  }

  /// `@NotBlank @Size(max = 20)`, each perhaps in a line of its own.
  mutating func annotations() {
    while kind == .at, parser.isName(ahead: count + 1), count < Self.longest {
      count += 1
      link()
      if kind == .separator, parser.kind(ahead: count + 1) == .at { count += 1 }
    }
  }

  /// The name of the field after its annotations: `private String name`, `field name`, `var a: Int`.
  mutating func declaredName() -> Token? {
    var end = count
    if kind == .separator, parser.isName(ahead: count + 1) { end += 1 }
    var words: [Token] = []
    while parser.isName(ahead: end), words.count < 8 {
      words.append(parser.token(ahead: end))
      end += 1
    }
    guard let name = words.last else { return nil }
    count = end
    for word in words.dropLast() {
      if let type = Self.type(parser.text(word))?.type { rules.type = type }
    }
    if kind == .colon, parser.isName(ahead: count + 1) {
      count += 1
      if !typeExpression() { rules.isWhole = false }
    }
    if kind == .equals {
      count += 1
      defaultValue()
    }
    return name
  }

  /// Settings with commas or spaces between them: `type: "string", minLength: 3`.
  mutating func settings(isAttributes: Bool = false) {
    while isSetting || isAttributes && parser.isName(ahead: count), count < Self.longest {
      settingsCount += 1
      if isSetting { setting() } else { chain() }
      guard kind == .comma else { continue }
      count += 1
      if !isSetting {
        rules.isWhole = false
        return
      }
    }
  }
}
