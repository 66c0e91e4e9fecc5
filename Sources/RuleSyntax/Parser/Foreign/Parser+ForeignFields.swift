// Fields as other notations write them.

extension Parser {
  /// Rules that people write after a field's name, and that are no types.
  static let ruleWords = rulesWithoutArguments.union([
    "min", "max", "min_length", "max_length", "min_value", "max_value", "regex", "between",
    "length", "one_of", "confirmed",
  ])

  /// Those of them that are given nothing.
  static let rulesWithoutArguments: Set = [
    "required", "optional", "nullable", "email", "unique", "mandatory", "accepted", "url",
    "telephone", "phone", "filled",
  ]

  var isRuleWord: Bool { at(.name) && Parser.ruleWords.contains(text(current)) }

  /// Whether a rule is here where a type may be, perhaps as an attribute: `required`, `maxlength=20`.
  var beginsAttribute: Bool {
    isRuleWord
      || at(.name) && kind(ahead: 1) == .equals && !ForeignTypes.isType(text(current))
        && [.string, .integer].contains(kind(ahead: 2))
  }

  /// Reports a word in front of a label, `label "Name"` or `label="Name"`, and passes it.
  mutating func passForeignLabel() -> Bool {
    if at(.leftParenthesis), kind(ahead: 1) == .string, kind(ahead: 2) == .rightParenthesis {
      // `field name("Your name")`
      let place = SourceRange(start: previous.range.end, end: token(ahead: 2).range.end)
      let label = text(ahead: 1)
      reportExpected(
        "a label in quotes",
        fixes: [.init("write it without parentheses", replace: place, by: " \(label)")]
      )
      advance(by: 3)
      return true
    }
    if passDefaultValue() { return true }
    let words = ["label", "title", "caption"]
    let annotations = ["placeholder", "description", "hint", "help", "tooltip"]
    let isAnnotation = annotations.contains { at(word: $0) }
    guard isAnnotation || words.contains(where: { at(word: $0) }) else { return false }
    let value = kind(ahead: 1) == .equals || kind(ahead: 1) == .colon ? 2 : 1
    guard kind(ahead: value) == .string else { return false }
    if isAnnotation {
      let written = "@\(text(current))(\(text(ahead: value)))"
      let fix = Diagnostic.Fix.meant(written, at: span(to: value))
      reportExpected("a label, annotations or '{'", fixes: [fix])
      advance(by: value + 1)
      return true
    }
    let rest = SourceRange(start: current.range.start, end: token(ahead: value).range.start)
    reportExpected(
      "a label in quotes",
      notes: ["a label comes right after the name or type, without a word between"],
      fixes: [removal(of: current.range, in: rest, isCertain: at(word: "label"))]
    )
    advance(by: value)
    return true
  }

  /// Reports `default "draft"` or `initial: 3` after a name or type, and passes it; whether it is that.
  private mutating func passDefaultValue() -> Bool {
    let words = ["default", "initial", "defaultvalue", "initialvalue"]
    guard at(.name), words.contains(ForeignReader.plain(text(current))) else { return false }
    let value = kind(ahead: 1) == .equals || kind(ahead: 1) == .colon ? 2 : 1
    guard kind(ahead: value).isLiteral else { return false }
    let written = "@default(\(text(ahead: value)))"
    reportExpected(
      "a label, annotations or '{'",
      notes: ["the value that a field begins with is an annotation"],
      fixes: [.meant(written, at: span(to: value))]
    )
    advance(by: value + 1)
    return true
  }

  /// Reports a word that is an annotation, `field password secret`, and passes it; whether it is one.
  mutating func reportAnnotationWord() -> Bool {
    let words = ["secret", "hidden", "readonly", "disabled", "multiline", "autofocus", "private"]
    guard words.contains(text(current)), [.leftBrace, .separator, .string].contains(kind(ahead: 1))
    else { return false }
    let fix = Diagnostic.Fix.meant("@\(text(current))", at: current.range)
    pass(1, expecting: "a label, annotations or '{'", fix: fix)
    return true
  }

  /// What follows a field without a block and belongs in one.
  ///
  /// `field name: text required`, `field name, required`, `field name | required`, `field a, b, c`
  mutating func foreignBody(ofType type: TypeReference?) -> [Statement]? {
    if reportRequiredSign() { return [] }
    if at(.name), kind(ahead: 1) == .equals, let checks = attributes() { return checks }
    if at(.comma), isName(ahead: 1), type == nil, !Parser.ruleWords.contains(text(ahead: 1)) {
      return reportNamesOfFields()
    }
    let isList =
      (at(.comma) || atBar()) && isName(ahead: 1) && StatementWord(at: 1, in: self) == nil
    guard isList || isRuleWord || at(.not) || at(.name) && StatementWord(at: 0, in: self) == nil
    else { return nil }
    let found = current
    let place = current.range.start
    var statements: [Statement] = []
    var words: [String] = []
    var isSound = true
    while !endsStatement(ahead: 0) {
      if at(.comma) || atBar() { advance() }
      if at(.not) && kind(ahead: 1) == .null || at(word: "NOT") && at(word: "NULL", ahead: 1) {
        // `not null`, as in SQL.
        advance(by: 2)
        words.append("required")
        continue
      }
      if ["optional", "nullable", "null"].contains(text(current)) {
        advance()
        continue
      }
      guard isName(), var call = call() else {
        isSound = false
        break
      }
      if call.lacksArguments { isSound = false }
      call.isForeign = true
      let message = take(.string).map { " " + text($0) } ?? ""
      words.append(source.written(call) + message)
      statements.append(.check(Check(call)))
    }
    if !isSound { skipToStatementEnd() }
    let written = words.isEmpty ? "" : " { \(words.joined(separator: "; ")) }"
    let start = startOfSpace(before: place)
    let range = SourceRange(start: start, end: previous.range.end)
    let shown = VisibleText.of(String(written.dropFirst()))
    report(
      .expected("'{' or the end of the field", found: describe(found)),
      insteadOfAllIn: range,
      at: found.range,
      notes: words.isEmpty
        ? [Parser.optionalNote]
        : ["rules go in the field's block, one per line or separated by ';'"],
      fixes: isSound && !at(.leftBrace)
        ? [.init(words.isEmpty ? "remove it" : "write '\(shown)'", replace: range, by: written)]
        : []
    )
    return statements
  }

  /// Whether a `|` is at so many tokens ahead, which joins rules or types.
  func atBar(ahead count: Int = 0) -> Bool { text(ahead: count) == "|" }

  /// Reports `maxlength="20" required` after a field; nil for anything else.
  private mutating func attributes() -> [Statement]? {
    var reader = ForeignReader(self, at: 0)
    reader.settings(isAttributes: true)
    let count = reader.count
    guard reader.rules.isWhole, count > 0, endsStatement(ahead: count),
      kind(ahead: count) != .leftBrace, !reader.rules.calls.isEmpty
    else { return nil }
    replace(
      .expected("'{' or the end of the field", found: describe(current)),
      passing: count,
      notes: ["rules go in the field's block"],
      by: "{ \(written(reader.rules).joined(separator: "; ")) }"
    )
    return reader.rules.calls.map { .check(Check($0)) }
  }

  /// Reports `field name*`, `field name: text!` or `field name! { … }`; whether it is one of these.
  private mutating func reportRequiredSign() -> Bool {
    let sign = text(current)
    guard ["*", "!"].contains(sign), endsStatement(ahead: 1) else { return false }
    let place = current.range
    let fix: Diagnostic.Fix
    if kind(ahead: 1) != .leftBrace {
      fix = .init("write '{ required }'", replace: place, by: " { required }")
    } else if at(word: "required", ahead: 2) {
      fix = removal(of: place)
    } else {
      let opening = place.union(token(ahead: 1).range)
      fix = .init("write 'required' in the block", replace: opening, by: " { required;")
    }
    report(
      .expected("'{' or the end of the field", found: describe(current)),
      insteadOfAllIn: place,
      notes: ["a field that must be filled in says so in its block"],
      fixes: [fix]
    )
    passForeign(1)
    return true
  }

  /// Reports `field a, b, c`, and passes the names.
  private mutating func reportNamesOfFields() -> [Statement]? {
    var count = 0
    var names: [String] = []
    while kind(ahead: count) == .comma, isName(ahead: count + 1) {
      names.append(text(ahead: count + 1))
      count += 2
    }
    guard endsStatement(ahead: count), kind(ahead: count) != .leftBrace else { return nil }
    let written = names.map { "; field \($0)" }.joined()
    let shown = VisibleText.of(written.dropFirst(2))
    reportExpected(
      "the end of the field",
      notes: ["each field is declared on its own"],
      fixes: [.init("write '\(shown)'", replace: span(to: count - 1), by: written)]
    )
    advance(by: count)
    return []
  }

  /// Reports the default of a context, `context role = "clerk"`, and passes it.
  mutating func passForeignDefault() {
    guard at(.equals) else { return }
    let sign = advance().range
    guard let value = operand() else { return }
    report(
      .expected("the end of the context", found: "'='"),
      at: sign,
      notes: ["a context has no value of its own: the caller gives it one"],
      fixes: [
        removal(
          of: sign.union(value.range),
          in: SourceRange(start: startOfSpace(before: sign.start), end: value.range.end)
        )
      ]
    )
  }

  /// Whether a block that holds fields, groups or steps opens at the token, perhaps after a label.
  func opensItems(ahead count: Int) -> Bool {
    let opening = kind(ahead: count) == .string ? count + 1 : count
    guard kind(ahead: opening) == .leftBrace else { return false }
    let first = kind(ahead: opening + 1) == .separator ? opening + 2 : opening + 1
    return StatementWord(at: first, in: self)?.beginsItem == true && isName(ahead: first + 1)
  }

  /// Reports a field whose block holds fields, which is a group; whether it is one.
  ///
  /// The word `field` is the current token.
  mutating func reportFieldsInField() -> Bool {
    guard isName(ahead: 1) else { return false }
    var count = 2
    var type: SourceRange?
    if kind(ahead: 2) == .colon {
      let hasWord = isName(ahead: 3)
      type = span(2, to: hasWord ? 3 : 2)
      count = hasWord ? 4 : 3
    }
    guard opensItems(ahead: count) else { return false }
    let end = type ?? token(ahead: 1).range
    report(
      .misplacedStatement("field", place: "in the block of a field"),
      notes: ["fields that belong together are a 'group', or a form that is the field's type"],
      fixes: [.meant("group \(text(ahead: 1))", at: current.range.union(end))]
    )
    return true
  }
}

// MARK: - Types

extension Parser {
  /// Reports and passes words in front of a type that say nothing here: `optional text`.
  mutating func passTypeModifiers() {
    let words = ["optional", "nullable", "required", "unsigned"]
    while words.contains(where: { at(word: $0) }), isName(ahead: 1), !isNotation(ahead: 1) {
      let note =
        at(word: "required")
        ? "what must be filled in says so in its block: '{ required }'"
        : Parser.optionalNote
      reportExpected("a type", notes: [note], fixes: [removal(upTo: 1)])
      advance()
    }
  }

  /// The fix of `field a as email` or `field a of integer`; none for anything else.
  var fixOfTypeWord: [Diagnostic.Fix] {
    guard ["as", "of", "is", "a", "an"].contains(text(current)), isName(ahead: 1) else { return [] }
    let word = text(ahead: 1)
    let place = SourceRange(
      start: startOfSpace(before: current.range.start),
      end: token(ahead: 1).range.end
    )
    if Parser.ruleWords.contains(word) {
      return [.init("write '{ \(word) }'", replace: place, by: " { \(word) }")]
    }
    let type = ForeignTypes.type(meantBy: word)
    return type.map { [.init("write ': \($0)'", replace: place, by: ": \($0)")] } ?? []
  }

  /// Reports `[text]`; the list that it means.
  mutating func listInBrackets() -> TypeReference? {
    guard at(.leftBracket), isName(ahead: 1), kind(ahead: 2) == .rightBracket else { return nil }
    let place = span(to: 2)
    advance()
    let meant = ForeignTypes.list(of: passName().text)
    advance()
    reportType(meant, at: place)
    return ForeignTypes.reference(meant, at: place)
  }
}
