// Lines of other notations that declare a field or a check: one message for the whole line.

/// What a line of another notation is read as.
///
/// Indirect, so that it takes little of the stack where blocks are read.
indirect enum ForeignItem {
  case field(FieldDeclaration)
  case check(Check)
  /// Reported, and passed.
  case nothing

  var item: FormItem? {
    if case .field(let field) = self { .field(field) } else { nil }
  }

  var statement: Statement? {
    if case .check(let check) = self { .check(check) } else { nil }
  }
}

extension Parser {
  /// Reports a field as another notation declares it, and passes it; nil for anything else.
  mutating func foreignItem() -> ForeignItem? {
    switch kind {
    case .less: return markup()
    case .at: return annotatedField()
    case .string: return keyedField()
    case .when: return cases() ?? branchesWithoutBraces(in: .items)
    case .name: break
    case _: return nil
    }
    if let item = branchesWithoutBraces(in: .items) ?? foreignStatement(in: .items) { return item }
    if let field = sentenceAboutField() { return field }
    if reportRuleOfFields() || reportChecksBelowField() || reportFormSetting() { return .nothing }
    let word = text(current)
    if word == "RuleFor" || word == "RuleForEach" { return fluentField() }
    if word.hasPrefix("validates"), kind(ahead: 1) == .colon || kind(ahead: 1) == .name {
      return railsField()
    }
    return cases() ?? namedField()
  }

  /// Reports `RuleFor(x => x.Name).NotEmpty().MaximumLength(20)`.
  private mutating func fluentField() -> ForeignItem? {
    guard kind(ahead: 1) == .leftParenthesis, isName(ahead: 2),
      text(token(ahead: 3)) == "=>", isName(ahead: 4), kind(ahead: 5) == .dot, isName(ahead: 6)
    else { return nil }
    var count = 6
    while kind(ahead: count + 1) == .dot, isName(ahead: count + 2) { count += 2 }
    guard kind(ahead: count + 1) == .rightParenthesis else { return nil }
    var reader = ForeignReader(self, at: count + 2)
    if kind(ahead: count + 2) == .dot || kind(ahead: count + 2) == .separator {
      reader = ForeignReader(self, at: count + (kind(ahead: count + 2) == .dot ? 3 : 4))
      reader.chain()
    }
    return declare(token(ahead: count), with: &reader, in: "FluentValidation")
  }

  /// Reports `validates :email, presence: true, length: { maximum: 20 }`.
  private mutating func railsField() -> ForeignItem? {
    let colon = kind(ahead: 1) == .colon ? 1 : 2
    guard kind(ahead: colon) == .colon, isName(ahead: colon + 1) else { return nil }
    let isPresence = text(current) == "validates_presence_of"
    var reader = ForeignReader(self, at: colon + 2)
    while kind(ahead: reader.count) == .comma {
      reader.pass()
      reader.entry()
    }
    if isPresence { reader.require(at: current.range) }
    return declare(token(ahead: colon + 1), with: &reader, in: "Rails")
  }

  /// Reports `'email' => 'required|email'` or `"email": { "type": "string" }`.
  private mutating func keyedField() -> ForeignItem? {
    let isArrow = text(token(ahead: 1)) == "=>"
    guard isArrow || kind(ahead: 1) == .colon,
      [.leftBrace, .leftBracket, .string].contains(kind(ahead: 2)), kind(ahead: 3) != .separator
    else { return nil }
    var reader = ForeignReader(self, at: 2)
    reader.entry()
    return declare(current, with: &reader, in: isArrow ? "Laravel" : "JSON")
  }

  /// A field by its name, after `field` or alone: `email: z.string()`, `name = models.CharField()`,
  /// `name?: string`, `email: { type: "string" }`, `name VARCHAR(20) NOT NULL`.
  private mutating func namedField() -> ForeignItem? {
    let hasWord = at(word: "field") && isName(ahead: 1)
    let isDeclared = ["var", "val"].contains { at(word: $0) } && isName(ahead: 1)
    let first = hasWord || isDeclared ? 1 : 0
    let isOptional = text(token(ahead: first + 1)) == "?"
    let sign = first + (isOptional || kind(ahead: first + 1) == .not ? 2 : 1)
    if kind(ahead: sign) == .name, let field = sqlField(first) { return field }
    if first == 0, kind(ahead: sign) == .name { return nil }
    if hasWord, kind(ahead: 2) == .leftBracket || kind(ahead: 2) == .leftParenthesis,
      isName(ahead: 3)
    {
      // `field name [required, email]`
      var reader = ForeignReader(self, at: 2)
      reader.entries()
      return declare(token(ahead: 1), with: &reader, in: "another language")
    }
    if hasWord, isChain(ahead: 2) {
      // `field name string().min(3)`
      var reader = ForeignReader(self, at: 2)
      reader.chain()
      return declare(token(ahead: 1), with: &reader, in: "code")
    }
    guard kind(ahead: sign) == .colon || kind(ahead: sign) == .equals else { return nil }
    let next = kind(ahead: sign + 1)
    if next == .string, kind(ahead: sign + 2) == .or, kind(ahead: sign + 3) == .string {
      var reader = ForeignReader(self, at: sign + 1)
      reader.union()
      return declare(
        token(ahead: first),
        with: &reader,
        in: hasWord ? "another language" : "TypeScript"
      )
    }
    let lists = ["choice", "one", "any", "enum", "either"]
    if hasWord, lists.contains(text(token(ahead: sign + 1))), at(word: "of", ahead: sign + 2) {
      // `field size: one of "s", "m"`
      var reader = ForeignReader(self, at: sign + 3)
      guard reader.takeOptions() else { return nil }
      return declare(token(ahead: first), with: &reader, in: "another language")
    }
    if next == .string, text(token(ahead: sign + 1)).contains("|") {
      var reader = ForeignReader(self, at: sign + 1)
      reader.text()
      return reader.rules.isWhole
        ? declare(token(ahead: first), with: &reader, in: "Laravel") : nil
    }
    if next == .leftBracket, hasWord, kind(ahead: sign + 2) == .string {
      var reader = ForeignReader(self, at: sign + 1)
      guard reader.takeOptions() else { return nil }
      return declare(token(ahead: first), with: &reader, in: "another language")
    }
    if next == .leftBrace || next == .leftBracket {
      // Not a list of a type, `[text]`.
      let isSetting = [.colon, .comma, .rightBrace].contains(kind(ahead: sign + 3))
      let hasSetting = isName(ahead: sign + 2) || kind(ahead: sign + 2) == .string
      guard kind(ahead: sign) == .colon, isSetting && hasSetting, !opensOptions(ahead: sign + 1)
      else { return nil }
      var reader = ForeignReader(self, at: sign + 1)
      reader.entries()
      let isList = next == .leftBracket
      return declare(token(ahead: first), with: &reader, in: isList ? "Angular" : "JSON")
    }
    if hasWord, let field = rangedField(sign: sign) { return field }
    guard isName(ahead: sign + 1) || kind(ahead: sign + 1) == .in else { return nil }
    if hasWord, kind(ahead: sign) == .colon, let count = barRules(ahead: sign + 1) {
      // `field email: required|email`
      var reader = ForeignReader(self, at: count)
      let place = span(sign + 1, to: count - 1)
      reader.rules(in: place)
      return declare(token(ahead: first), with: &reader, in: "Laravel")
    }
    if isChain(ahead: sign + 1) {
      let library = text(token(ahead: sign + 1))
      var reader = ForeignReader(self, at: sign + 1)
      reader.chain()
      return declare(
        token(ahead: first),
        with: &reader,
        in: Parser.libraries[library.lowercased()] ?? "code"
      )
    }
    let isMarked = isOptional || kind(ahead: first + 1) == .not
    if hasWord, !isMarked, text(token(ahead: sign + 2)) != "|" {
      return kind(ahead: sign) == .colon ? typedField(sign: sign) : nil
    }
    return annotatedName(token(ahead: first), isOptional: isOptional, sign: sign)
  }

  /// Whether a chain of names that ends in a call begins at the token.
  func isChain(ahead first: Int) -> Bool {
    if ForeignTypes.isType(ForeignReader.plain(text(token(ahead: first)))) {
      // `string().min(3)`
      let end = endOfCall(ahead: first)
      if let end, kind(ahead: end) == .dot, isName(ahead: end + 1) { return true }
    }
    guard kind(ahead: first + 1) == .dot else { return false }
    var count = first
    while isName(ahead: count), kind(ahead: count + 1) == .dot { count += 2 }
    return isName(ahead: count) && kind(ahead: count + 1) == .leftParenthesis
  }

  /// What follows the call without arguments, or with one value, that begins at the token.
  private func endOfCall(ahead first: Int) -> Int? {
    guard isName(ahead: first), kind(ahead: first + 1) == .leftParenthesis else { return nil }
    if kind(ahead: first + 2) == .rightParenthesis { return first + 3 }
    return kind(ahead: first + 3) == .rightParenthesis ? first + 4 : nil
  }

  /// Whether the bracket opens a list of bare values, as another notation lists options.
  private func opensOptions(ahead count: Int) -> Bool {
    kind(ahead: count) == .leftBracket && kind(ahead: count + 1) == .name
      && kind(ahead: count + 2) == .rightBracket
  }

  /// The libraries that people move from, by how a chain of theirs begins.
  static let libraries = [
    "z": "Zod", "joi": "Joi", "yup": "Yup", "v": "Valibot", "models": "Django", "forms": "Django",
    "serializers": "Django", "validators": "Angular", "vine": "VineJS",
  ]

  /// Reports the field of a name and passes it.
  mutating func declare(
    _ name: Token,
    with reader: inout ForeignReader,
    in notation: String
  ) -> ForeignItem {
    reader.skipRest()
    var (rules, count) = (reader.rules, reader.count)
    let place = SourceRange(start: current.range.start, end: token(ahead: count - 1).range.end)
    let text = name.kind == .string ? stringLiteral(name).value : text(name)
    let field = Name(text, range: name.range)
    rules.addRequirement(of: notation, at: name.range)
    let isTaken = isDeclared(field)
    let declaration = declaration(of: field, rules)
    report(
      .foreignNotation("the field", notation: notation),
      insteadOfAllIn: place,
      notes: isTaken
        ? ["put the rules into the block of the field '\(VisibleText.of(text))'"]
        : rules.isWhole
          ? [] : ["a field is declared like 'field email { required; max_length(80) }'"],
      fixes: rules.isWhole && !isTaken
        ? [.meant(declaration, at: place)] : []
    )
    passForeign(count)
    if isTaken { return .nothing }
    return .field(self.field(field, rules, at: place))
  }

  /// A field as it is written here, but for the names of rules.
  func declaration(of name: Name, _ rules: ForeignRules) -> String {
    let checks = written(rules)
    var declaration = "field \(name.written)"
    if let type = rules.type, type != "text" { declaration += ": \(type)" }
    if !checks.isEmpty { declaration += " { \(checks.joined(separator: "; ")) }" }
    return declaration
  }

  /// The field that the rules are about, with those of them that are sure.
  func field(_ name: Name, _ rules: ForeignRules, at place: SourceRange) -> FieldDeclaration {
    let options = rules.options.map { Statement.option(OptionStatement(foreign: $0)) }
    let calls = rules.isWhole ? rules.calls : []
    return FieldDeclaration(
      name: name,
      type: rules.type.map { ForeignTypes.reference($0, at: place) },
      body: options + calls.map { .check(Check(expression: .call($0), range: $0.range)) },
      range: place
    )
  }

  /// The statements of a field as they are written here, but for the names of rules.
  func written(_ rules: ForeignRules) -> [String] {
    rules.options.map { "option \(source.written(.string($0)))" }
      + rules.calls.indices.map { index in
        let message = rules.messages[index].map { " " + $0 } ?? ""
        return source.written(rules.calls[index]) + message
      } + rules.conditions.map { "check \($0)" }
  }

  /// The place of tokens so many places on, the last included.
  func span(_ first: Int = 0, to last: Int) -> SourceRange {
    token(ahead: first).range.union(token(ahead: last).range)
  }

  /// Passes tokens that one message is about, up to the end of their statement.
  mutating func passForeign(_ count: Int) {
    endOfForeign = token(ahead: max(0, count - 1)).range.end
    for _ in 0..<count { advance() }
  }

  /// Whether a field of the name is declared closely before.
  func isDeclared(_ name: Name) -> Bool {
    for count in places() {
      if isDeclaration(ahead: count) { return false }
      if at(word: "field", ahead: count), text(token(ahead: count + 1)) == name.written {
        return true
      }
    }
    return false
  }

  /// Whether a comma separates the line from the next one.
  func isTrailingComma(ahead count: Int) -> Bool {
    // A line end after a comma is no separator.
    kind(ahead: count) == .comma
      && (endsForeignStatement(ahead: count + 1) || indentation(of: token(ahead: count + 1)) != nil)
  }

  func endsForeignStatement(ahead count: Int) -> Bool {
    let kind = kind(ahead: count)
    return kind == .separator || kind == .rightBrace || kind == .endOfFile
  }
}
