// Lines of other notations that declare a field or a check: one message for the whole line.

/// What a line of another notation is read as.
///
/// Indirect, so that it takes little of the stack where blocks are read.
indirect enum ForeignItem {
  case field(FieldDeclaration)
  case check(Check)
  /// Reported, and passed.
  case nothing

  var item: FormItem? { if case .field(let field) = self { .field(field) } else { nil } }

  var statement: Statement? { if case .check(let check) = self { .check(check) } else { nil } }
}

extension Parser {
  /// Reports a field as another notation declares it, and passes it; nil for anything else.
  mutating func foreignItem() -> ForeignItem? {
    switch kind {
    case .less: return markup()
    case .at: return annotatedField()
    case .string: return keyedField()
    case .when: return cases() ?? branchesWithoutBraces(in: .items)
    case .or: return anyOfFields()
    case .ellipsis where isName(ahead: 1) && endsStatement(ahead: 2):
      return reportInclusion() ? .nothing : nil
    case .name: break
    case _: return nil
    }
    if let item = branchesWithoutBraces(in: .items) ?? foreignStatement(in: .items) { return item }
    if let field = sentenceAboutField() { return field }
    if reportInclusion() || reportWrapper() { return .nothing }
    if reportRuleOfFields() || reportChecksAfterField() || reportFormSetting() { return .nothing }
    let word = text(current)
    if ["rulefor", "ruleforeach"].contains(ForeignReader.plain(word)) { return fluentField() }
    if word.hasPrefix("validates"), kind(ahead: 1) == .colon || kind(ahead: 1) == .name {
      return railsField()
    }
    return cases() ?? namedField()
  }

  /// Reports `include address` or `...address`, whose fields would be those of this form; whether it is that.
  private mutating func reportInclusion() -> Bool {
    let words = [
      "include", "includes", "use", "uses", "extend", "extends", "embed", "mixin", "inherit",
    ]
    guard at(.ellipsis) || words.contains(text(current)) && !mayBeOwnRule(text(current)),
      isName(ahead: 1), endsStatement(ahead: 2), kind(ahead: 2) != .leftBrace
    else { return false }
    let form = VisibleText.of(text(ahead: 1))
    replace(
      .expected("a field, a group or a check", found: describe(current)),
      passing: 2,
      at: current.range,
      notes: [
        "a form has its own fields: repeat them, or use the form as a type, "
          + "'field \(form): \(form)'"
      ]
    )
    return true
  }

  /// Reports `steps { … }` and `fields { … }` around parts of a form, and passes them; whether it is one.
  private mutating func reportWrapper() -> Bool {
    let meanings = ["steps": "step", "pages": "step", "fields": "field", "groups": "group"]
    guard kind(ahead: 1) == .leftBrace, let word = meanings[text(current)],
      let end = endOfBraces(from: 1), end > 3
    else { return false }
    var inserted: [SourceRange] = []
    var open = 0
    for count in 2..<end - 1 {
      if kind(ahead: count) == .rightBrace { open -= 1 }
      if open == 0, kind(ahead: count - 1) == .separator || count == 2, isName(ahead: count),
        StatementWord(at: count, in: self) == nil
      {
        inserted.append(.at(token(ahead: count).range.start))
      }
      if kind(ahead: count) == .leftBrace { open += 1 }
    }
    let first = kind(ahead: 2) == .separator ? 3 : 2
    let last = kind(ahead: end - 2) == .separator ? end - 3 : end - 2
    guard first <= last else { return false }
    let items = span(first, to: last)
    let written = rewritten(items, replacing: inserted) { _ in "\(word) " }
    let place = span(to: end - 1)
    report(
      .expected("a field, a group or a check", found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      notes: ["each is declared by itself: '\(word) name { … }'"],
      fixes: [
        .init(
          "write '\(word)' before each, without '\(text(current))'",
          replace: place,
          by: written
        )
      ]
    )
    passForeign(end)
    return true
  }

  /// Reports `RuleFor(x => x.Name).NotEmpty().MaximumLength(20)` and `rule_for(name) { not_empty }`.
  private mutating func fluentField() -> ForeignItem? {
    guard kind(ahead: 1) == .leftParenthesis, !mayBeOwnRule(text(current)) else { return nil }
    var count = 2
    if let body = arrowFunction(ahead: 2)?.body {
      guard kind(ahead: body + 1) == .dot, isName(ahead: body + 2) else { return nil }
      count = endOfPath(ahead: body + 2)
    }
    guard isName(ahead: count) || kind(ahead: count) == .string,
      kind(ahead: count + 1) == .rightParenthesis
    else { return nil }
    var reader = ForeignReader(self, at: count + 2)
    if kind(ahead: count + 2) == .dot || kind(ahead: count + 2) == .separator {
      reader = ForeignReader(self, at: count + (kind(ahead: count + 2) == .dot ? 3 : 4))
      reader.chain()
    } else if kind(ahead: count + 2) == .leftBrace {
      reader.entries()
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
    if isPresence { reader.append("required", at: current.range) }
    return declare(token(ahead: colon + 1), with: &reader, in: "Rails")
  }

  /// Reports `'email' => 'required|email'`, `"email": { "type": "string" }` or `"age": integer { … }`.
  private mutating func keyedField() -> ForeignItem? {
    let isArrow = text(ahead: 1) == "=>"
    guard isArrow || kind(ahead: 1) == .colon else { return nil }
    var reader = ForeignReader(self, at: 2)
    if word(ahead: 0) == "properties" && reader.kind == .leftBrace
      || word(ahead: 0) == "type" && word(ahead: 2) == "object"
    {
      let problem = SyntaxProblem.foreignNotation("the form", notation: "JSON Schema")
      replace(problem, passing: endOfWholeStatement(from: 2), notes: [Parser.schemaNote])
      return .nothing
    }
    if let type = ForeignTypes.type(meantBy: word(ahead: 2)) {
      reader.rules.type = type
      reader.pass()
    } else if [.leftBrace, .leftBracket, .string].contains(reader.kind) {
      guard kind(ahead: 3) != .separator else { return nil }
      reader.entry()
    } else {
      return nil
    }
    return declare(current, with: &reader, in: isArrow ? "Laravel" : "JSON")
  }

  /// A field by its name, after `field` or alone: `email: z.string()`, `name = models.CharField()`,
  /// `name?: string`, `email: { type: "string" }`, `name VARCHAR(20) NOT NULL`.
  private mutating func namedField() -> ForeignItem? {
    let hasWord = at(word: "field") && isName(ahead: 1)
    let isDeclared = ["var", "val"].contains { at(word: $0) } && isName(ahead: 1)
    let first = hasWord || isDeclared ? 1 : 0
    let isOptional = text(ahead: first + 1) == "?"
    let sign = first + (isOptional || kind(ahead: first + 1) == .not ? 2 : 1)
    if hasWord, kind(ahead: 2) == .dot, kind(ahead: 3) == .times { return fieldOfItems() }
    if kind(ahead: sign) == .colon, let group = group(at: first, sign: sign) { return group }
    if kind(ahead: sign) == .name, let field = sqlField(first) { return field }
    if first == 0, kind(ahead: sign) == .name { return nil }
    if hasWord, kind(ahead: 2) == .leftBracket || kind(ahead: 2) == .leftParenthesis,
      isName(ahead: 3)
    {
      // `field name [required, email]`
      return declare(1, in: "another language", from: 2) { $0.entries() }
    }
    if hasWord, isChain(ahead: 2) {
      // `field name string().min(3)`
      return declare(1, in: "code", from: 2) { $0.chain() }
    }
    guard kind(ahead: sign) == .colon || kind(ahead: sign) == .equals else { return nil }
    let value = sign + 1
    let next = kind(ahead: value)
    if next == .string, kind(ahead: sign + 2) == .or, kind(ahead: sign + 3) == .string {
      let notation = hasWord ? "another language" : "TypeScript"
      return declare(first, in: notation, from: value) { $0.union() }
    }
    let lists = ["choice", "one", "any", "enum", "either"]
    let isChoice = lists.contains(text(ahead: value)) && at(word: "of", ahead: value + 1)
    if hasWord, isChoice || next == .leftBracket && kind(ahead: value + 1) == .string {
      // `field size: one of "s", "m"`
      var reader = ForeignReader(self, at: isChoice ? value + 2 : value)
      guard reader.takeOptions() else { return nil }
      return declare(token(ahead: first), with: &reader, in: "another language")
    }
    if next == .string, text(ahead: value).contains("|") {
      var reader = ForeignReader(self, at: value)
      reader.text()
      return reader.rules.isWhole ? declare(token(ahead: first), with: &reader, in: "Laravel") : nil
    }
    if hasWord, next == .leftBracket, let field = fieldWithKeyType(sign: sign) { return field }
    if next == .leftBrace || next == .leftBracket {
      // Not a list of a type, `[text]`.
      let isSetting = [.colon, .comma, .rightBrace].contains(kind(ahead: sign + 3))
      let hasSetting = isName(ahead: sign + 2) || kind(ahead: sign + 2) == .string
      guard kind(ahead: sign) == .colon, isSetting && hasSetting else { return nil }
      let notation = next == .leftBracket ? "Angular" : "JSON"
      return declare(first, in: notation, from: value) { $0.entries() }
    }
    if hasWord, let field = rangedField(sign: sign) { return field }
    guard isName(ahead: value) || kind(ahead: value) == .in else { return nil }
    if hasWord, kind(ahead: sign) == .colon, let count = barRules(ahead: value) {
      // `field email: required|email`
      let place = span(value, to: count - 1)
      return declare(first, in: "Laravel", from: count) { $0.rules(in: place) }
    }
    if isChain(ahead: value) {
      let library = Parser.libraries[text(ahead: value).lowercased()]
      return declare(first, in: library ?? "code", from: value) { $0.chain() }
    }
    let isMarked = isOptional || kind(ahead: first + 1) == .not
    if hasWord, !isMarked, text(ahead: sign + 2) != "|" {
      return kind(ahead: sign) == .colon ? typedField(sign: sign) : nil
    }
    return annotatedName(token(ahead: first), isOptional: isOptional, sign: sign)
  }

  /// Reports `field tags.* { … }`, which checks the items of a list.
  private mutating func fieldOfItems() -> ForeignItem {
    replace(
      expected("the name of the field", at: span(1, to: 3)),
      passing: endOfWholeStatement(from: 4),
      at: span(1, to: 3),
      notes: [
        "checks of items go in the block of the list: 'field tags: list of text { each { … } }'"
      ]
    )
    return .nothing
  }

  /// Reports `or("name", "phone")`; nil for anything else.
  mutating func anyOfFields() -> ForeignItem? {
    var reader = ForeignReader(self, at: 1)
    guard reader.kind == .leftParenthesis, reader.values() != nil else { return nil }
    let names = (2..<(reader.count - 1)).filter { kind(ahead: $0) != .comma }.map {
      Name(word(ahead: $0)).written
    }
    let written = "any_filled(\(names.joined(separator: ", ")))"
    replaceForeign(reader.count, by: written, what: "the check", in: "Joi")
    return .nothing
  }

  /// Declares a field with what is read from a token on.
  private mutating func declare(
    _ name: Int,
    in notation: String,
    from count: Int,
    _ read: (inout ForeignReader) -> Void
  ) -> ForeignItem {
    var reader = ForeignReader(self, at: count)
    read(&reader)
    return declare(token(ahead: name), with: &reader, in: notation)
  }

  /// Whether a chain of names that ends in a call begins at the token.
  func isChain(ahead first: Int) -> Bool {
    if ForeignTypes.isType(ForeignReader.plain(text(ahead: first))) {
      // `string().min(3)`
      let end = endOfCall(ahead: first)
      if let end, kind(ahead: end) == .dot, isName(ahead: end + 1) { return true }
    }
    guard kind(ahead: first + 1) == .dot else { return false }
    guard isName(ahead: first) else { return false }
    return kind(ahead: endOfPath(ahead: first) + 1) == .leftParenthesis
  }

  /// What follows the call without arguments, or with one value, that begins at the token.
  private func endOfCall(ahead first: Int) -> Int? {
    guard isName(ahead: first), kind(ahead: first + 1) == .leftParenthesis else { return nil }
    if kind(ahead: first + 2) == .rightParenthesis { return first + 3 }
    return kind(ahead: first + 3) == .rightParenthesis ? first + 4 : nil
  }

  /// The libraries that people move from, by how a chain of theirs begins.
  static let libraries = [
    "z": "Zod", "joi": "Joi", "yup": "Yup", "v": "Valibot", "models": "Django", "forms": "Django",
    "serializers": "Django", "validators": "Angular", "vine": "VineJS",
  ]

  /// Reports the field of a name and passes it.
  mutating func declare(_ name: Token, with reader: inout ForeignReader, in notation: String)
    -> ForeignItem
  {
    if let block = reader.takeBlock() { reader.rules.statements += block }
    reader.skipRest()
    var (rules, count) = (reader.rules, reader.count)
    let text = name.kind == .string ? stringLiteral(name).value : text(name)
    let field = Name(text, range: name.range)
    rules.addRequirement(of: notation, at: name.range)
    let isTaken = isDeclared(field)
    let place = span(to: count - 1)
    replace(
      .foreignNotation("the field", notation: notation),
      passing: count,
      notes: isTaken
        ? ["put the rules in the block of the field '\(VisibleText.of(text))'"]
        : rules.isWhole ? [] : [Parser.fieldNote],
      by: rules.isWhole && !isTaken ? declaration(of: field, rules) : nil
    )
    return isTaken ? .nothing : .field(self.field(field, rules, at: place))
  }

  static let fieldNote = "a field is declared like 'field email { required; max_length(80) }'"

  /// A field as it is written here, but for the names of rules.
  func declaration(of name: Name, _ rules: ForeignRules) -> String {
    let checks = written(rules)
    var declaration = "field \(name.written)"
    if let type = rules.type, type != "text" { declaration += ": \(type)" }
    declaration += rules.header.map { " " + $0 }.joined()
    if !checks.isEmpty { declaration += " { \(checks.joined(separator: "; ")) }" }
    return declaration
  }

  /// The field that the rules are about, with those of them that are sure.
  func field(_ name: Name, _ rules: ForeignRules, at place: SourceRange) -> FieldDeclaration {
    let options = rules.options.map { Statement.option($0) }
    let calls = rules.isWhole ? rules.calls : []
    return FieldDeclaration(
      name: name,
      type: rules.type.map { ForeignTypes.reference($0, at: place) },
      body: options + calls.map { .check(Check($0)) },
      range: place
    )
  }

  /// The statements of a field as they are written here, but for the names of rules.
  func written(_ rules: ForeignRules) -> [String] {
    rules.options.map { source.written($0) }
      + rules.calls.indices.map { index in
        let message = rules.messages[index].map { " " + $0 } ?? ""
        return source.written(rules.calls[index]) + message
      } + rules.statements
  }

  /// Whether a field of the name is declared closely before.
  func isDeclared(_ name: Name) -> Bool {
    for count in places() {
      if isDeclaration(ahead: count) { return false }
      if at(word: "field", ahead: count), text(ahead: count + 1) == name.written {
        return true
      }
    }
    return false
  }
}
