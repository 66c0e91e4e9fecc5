// What other notations say, in the words of this one.

// MARK: - Types

extension Parser {
  /// The word that the current one means before `of`: `list` for `array`, `map` for `dictionary`; nil
  /// for any other.
  mutating func reportedContainer() -> String? {
    guard isName(ahead: 1) else { return nil }
    if at(word: "list") || at(word: "map") { return text(current) }
    guard at(word: "of", ahead: 1), isName(ahead: 2) else { return nil }
    let word = text(current).lowercased()
    let isList = ["set", "sequence", "seq", "vector"].contains(word)
    let meant = isList ? "list" : ForeignTypes.meaning(of: word)
    guard let container = meant?.split(separator: " ").first.map(String.init),
      ["list", "map"].contains(container)
    else { return nil }
    reportType(container, at: current.range)
    return container
  }

  /// A type as other languages write it, after its name: `text[]`, `list<text>`, `z.string()`.
  ///
  /// - Returns: the type that was meant and reported; nil where nothing of that sort follows.
  mutating func foreignType(after name: Name) -> TypeReference? {
    if at(.leftBracket), kind(ahead: 1) == .rightBracket {
      let place = name.range.union(token(ahead: 1).range)
      let meant = "list of \(ForeignTypes.type(meantBy: name.text) ?? name.written)"
      reportType(meant, at: place)
      advance(by: 2)
      return ForeignTypes.reference(meant, at: place)
    }
    let suffixed: String?
    if at(.minus), isName(ahead: 1), previous.range.end == current.range.start {
      // `datetime-local`, `date-time`
      suffixed = ForeignTypes.type(meantBy: name.text + text(ahead: 1))
    } else {
      // `select multiple`
      let isMultiple = at(word: "multiple") && ForeignTypes.meaning(of: name.text) == "choice"
      suffixed = isMultiple ? "list of choice" : nil
    }
    if let meant = suffixed {
      let count = at(.minus) ? 2 : 1
      let place = name.range.union(token(ahead: count - 1).range)
      reportType(meant, at: place)
      advance(by: count)
      return ForeignTypes.reference(meant, at: place)
    }
    let isMap = kind(ahead: 2) == .comma
    let last = isMap ? 3 : 1
    guard at(.less), kind(ahead: 1) == .name, kind(ahead: last) == .name,
      kind(ahead: last + 1) == .greater
    else { return nil }
    let place = name.range.union(token(ahead: last + 1).range)
    let word = text(ahead: last)
    let inner = ForeignTypes.type(meantBy: word) ?? word
    // Every value here may be left out.
    let isOptional = ["optional", "nullable", "maybe"].contains(name.text.lowercased())
    let meant = isOptional && !isMap ? inner : "\(isMap ? "map" : "list") of \(inner)"
    reportType(meant, at: place)
    advance(by: last + 2)
    return ForeignTypes.reference(meant, at: place)
  }

  /// Reports `text | integer` or `text | null`, and passes it.
  ///
  /// - Parameter name: the first type; nil if `null` is the first.
  /// - Returns: the type that was meant; nil where nothing of that sort is.
  mutating func union(after name: Name?) -> TypeReference? {
    var names = name.map { [$0.text] } ?? []
    var count = name == nil ? 1 : 0
    let start = name?.range ?? current.range
    while atBar(ahead: count) || kind(ahead: count) == .or,
      isName(ahead: count + 1) || kind(ahead: count + 1) == .null,
      !Parser.ruleWords.contains(text(ahead: count + 1)), count < ForeignReader.longestLine
    {
      if kind(ahead: count + 1) != .null { names.append(text(ahead: count + 1)) }
      count += 2
    }
    guard count > 1, !names.isEmpty else { return nil }
    let place = start.union(token(ahead: count - 1).range)
    names = names.map { ForeignTypes.type(meantBy: $0) ?? $0 }
    if names.count == 1 {
      report(
        expected("a type", at: place),
        insteadOfAllIn: place,
        notes: [Parser.optionalNote],
        fixes: [.meant(names[0], at: place)]
      )
    } else {
      reportUnion(of: names, at: place, count)
    }
    advance(by: count)
    return ForeignTypes.reference(names.count == 1 ? names[0] : "any", at: place)
  }

  /// Reports so many tokens that name several types, of which a value has one.
  private mutating func reportUnion(of names: [String], at place: SourceRange, _ count: Int) {
    let known = ["text", "integer", "number", "boolean"]
    let kinds = names.map { StringEscapes.quote($0) }.joined(separator: ", ")
    var fixes: [Diagnostic.Fix] = []
    if names.allSatisfy(known.contains), Set(names).count == names.count {
      let hasBlock = kind(ahead: count) == .leftBrace
      let whole = hasBlock ? place.union(token(ahead: count).range) : place
      let written = "any { kind(\(kinds))" + (hasBlock ? ";" : " }")
      if hasBlock || endsStatement(ahead: count) { fixes = [.meant(written, at: whole)] }
    }
    report(
      .expected("one type", found: "'\(VisibleText.of(source.text(in: place)))'"),
      insteadOfAllIn: place,
      notes: ["a value of type 'any' may be of several kinds, which 'kind' limits"],
      fixes: fixes
    )
  }

  mutating func reportType(_ meant: String, at place: SourceRange) {
    report(expected("a type", at: place), at: place, fixes: [.write(meant, at: place)])
  }

  /// Whether a chain of calls follows a type's name, which is reported and passed.
  mutating func reportChain(afterType name: Name) -> Bool {
    guard at(.dot) else { return false }
    reportExpected(
      "the end of the type",
      notes: [
        "a type is one word, and rules go in the block: 'field name: text { min_length(3); email }'"
      ]
    )
    skipToStatementEnd()
    return true
  }
}

// MARK: - Checks

extension Parser {
  /// Reports what other notations put after a check; false where it is nothing of that sort.
  mutating func reportForeignLeftover() -> Bool {
    let endsCall = previous.kind == .name || previous.kind == .rightParenthesis
    if previous.kind == .string && at(.plus) || endsCall && kind(ahead: 1) == .plus,
      reportJoinedMessage()
    {
      return true
    }
    if endsCall, reportTemplateMessage() || reportLateWarning() { return true }
    if blocks.last?.kind == .items, at(.or), anyOfFields() != nil { return true }
    if blocks.last?.kind == .items, at(.string), previous.kind == .string,
      statementBegins(with: "field")
    {
      let hint = "@hint(\(text(current)))"
      reportExpected(
        "annotations or '{' after the label",
        notes: ["a field has one label; what is shown besides is an annotation"],
        fixes: [.meant(hint, at: current.range)]
      )
      passForeign(1)
      return true
    }
    if at(.string), statementBegins(with: "accepts") || statementBegins(with: "rejects") {
      report(.missingComma(isOnNextLine: false), at: endOfPrevious, fixes: [insertion(of: ",")])
      passForeign(1)
      return true
    }
    if at(.string), previous.kind == .name, token(ahead: -2).kind == .at {
      // `@placeholder "x"`
      let place = SourceRange(start: previous.range.end, end: current.range.end)
      let written = "(\(text(current)))"
      reportExpected(
        "the value of the annotation in parentheses",
        fixes: [.meant(written, at: place)]
      )
      passForeign(1)
      return true
    }
    if isName(), statementBegins(with: "normalize") {
      let place = SourceRange(start: previous.range.end, end: current.range.start)
      report(
        .missingComma(isOnNextLine: false),
        at: endOfPrevious,
        fixes: [.init("write ',' before it", replace: place, by: ", ")]
      )
      return true
    }
    if blocks.last?.kind == .statements, endsCall || previous.kind == .string,
      at(word: "if") || at(word: "unless") || at(.when)
    {
      return reportCondition(after: previous.range)
    }
    if blocks.last?.kind == .statements, endsCall || previous.kind == .string, at(word: "only"),
      at(word: "if", ahead: 1) || kind(ahead: 1) == .when
    {
      let end = previous.range
      advance()
      return reportCondition(after: end)
    }
    return [.statements, .items].contains(blocks.last?.kind) && reportMessageWords()
  }

  /// Reports `min_length(14) warn "Longer is safer."`; whether it is that.
  private mutating func reportLateWarning() -> Bool {
    let count = kind(ahead: 1) == .string ? 2 : 1
    guard at(.warn), blocks.last?.kind == .statements, endsStatement(ahead: count),
      let start = statementStartRange
    else { return false }
    let check = source.text(in: start.union(previous.range))
    let message = count == 2 ? " " + text(ahead: 1) : ""
    let place = span(to: count - 1)
    report(
      .expected("the end of the statement", found: "'warn'"),
      insteadOfAllIn: place,
      at: current.range,
      notes: ["'warn' comes before its check"],
      fixes: [.meant("warn \(check)\(message)", at: start.union(place))]
    )
    passForeign(count)
    return true
  }

  /// Reports `required if country == "GB"`.
  private mutating func reportCondition(after endOfCheck: SourceRange) -> Bool {
    guard let start = statementStartRange, !endsStatement(ahead: 1) else { return false }
    let check = source.text(in: start.union(endOfCheck))
    var count = 1
    while !endsStatement(ahead: count + 1), !isMessage(ahead: count + 1) { count += 1 }
    // A `when` with a block is a statement of its own.
    if at(.when), kind(ahead: count + 1) == .leftBrace { return false }
    let other = (1...count).first { at(word: "else", ahead: $0) || kind(ahead: $0) == .otherwise }
    let end = other ?? count + 1
    let condition = translatedCondition(from: 1, to: end)
    let asked = at(word: "unless") ? negated(condition, from: 1, to: end) : condition
    let place = span(1, to: count)
    // A text after the condition is the check's message.
    let message = kind(ahead: count + 1) == .string ? " " + text(ahead: count + 1) : ""
    if !message.isEmpty { count += 1 }
    var written = "when \(asked) { \(check)"
    if let other, other < count {
      written += " } otherwise { \(excerpt(other + 1, to: count)) }"
    } else {
      written += "\(message) }"
    }
    // `in x, y` may be texts or fields.
    let isList = (1..<end).contains { isName(ahead: $0) && kind(ahead: $0 + 1) == .comma }
    let isWhole = endsStatement(ahead: count + 1) && (!isList || asked.contains("("))
    report(
      .expected("the end of the statement", found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      notes: [
        "a condition goes around the checks that depend on it: 'when … { \(VisibleText.of(check)) }'"
      ],
      fixes: isWhole ? [.meant(written, at: start.union(token(ahead: count).range))] : []
    )
    return true
  }

  /// Whether the token is a text that nothing in front of it takes.
  private func isMessage(ahead count: Int) -> Bool {
    let before = kind(ahead: count - 1)
    return kind(ahead: count) == .string && before.comparison == nil
      && ![.leftParenthesis, .comma, .leftBracket, .equals, .in, .is, .or].contains(before)
      && !(before == .not && kind(ahead: count - 2) == .is)
  }

  /// Whether the innermost block's current statement begins with the word.
  func statementBegins(with word: String) -> Bool {
    statementStartRange.map { source.text(in: $0) } == word
  }

  /// The place of the first token of the innermost block's current statement.
  var statementStartRange: SourceRange? {
    guard let start = blocks.last?.statementIndex, start >= 0 else { return nil }
    return token(ahead: start - index).range
  }

  /// The rule that a comparison means where a rule is expected: `>= 3`, `== "x"`.
  var ruleMeantByComparison: (notes: [String], fixes: [Diagnostic.Fix]) {
    guard let comparison = kind.comparison else {
      if at(.in), isNumber(ahead: 1), kind(ahead: 2) == .ellipsis, isNumber(ahead: 3) {
        guard ["integer", "number"].contains(typeOfBlock) else { return ([], []) }
        let written = "between(\(text(ahead: 1)), \(text(ahead: 3)))"
        return ([], [.meant(written, at: span(to: 3))])
      }
      if at(.in) {
        var reader = ForeignReader(self, at: kind(ahead: 1) == .colon ? 2 : 1)
        guard let values = reader.values() else { return ([], []) }
        let written = source.written(Call(name: Name("one_of"), arguments: values, range: .none))
        let place = span(to: reader.count - 1)
        return ([], [.meant(written, at: place)])
      }
      let note = "write a rule alone: 'email'; a condition asks it of a field: 'contact is email'"
      guard at(.is) else { return ([], chainedComparison) }
      let rest = SourceRange(start: current.range.start, end: token(ahead: 1).range.start)
      let isAlone = isName(ahead: 1) || kind(ahead: 1) == .not
      return ([note], isAlone ? [.init("remove 'is'", replace: rest, by: "")] : [])
    }
    let operand = token(ahead: 1)
    let moments = ["date", "month", "time", "datetime"]
    let isMoment =
      operand.kind == .today || operand.kind == .now || typeOfBlock.map(moments.contains) == true
    let rule = Parser.rule(meantBy: comparison, isMoment: isMoment)
    let notes = ["a check names a rule, such as '\(rule)(…)'; conditions compare"]
    let literals: [TokenKind] = [.integer, .number, .string, .today, .now]
    let hasOrder = isMoment || ["integer", "number"].contains(typeOfBlock)
    let isValue =
      literals.contains(operand.kind)
      || operand.kind == .name && (hasOrder || comparison == .equal || comparison == .notEqual)
    guard isValue, endsStatement(ahead: 2) || kind(ahead: 2) == .string else { return (notes, []) }
    let written = "\(rule)(\(text(operand)))"
    let place = current.range.union(operand.range)
    return (notes, [.meant(written, at: place)])
  }

  /// The rule that asks of a value what a comparison with another asks.
  static func rule(meantBy comparison: ComparisonOperator, isMoment: Bool) -> String {
    switch comparison {
    case .equal: "equal"
    case .notEqual: "different"
    case .less: isMoment ? "before" : "not min_value"
    case .lessOrEqual: isMoment ? "not after" : "max_value"
    case .greater: isMoment ? "after" : "not max_value"
    case .greaterOrEqual: isMoment ? "not before" : "min_value"
    }
  }

  /// The rule that asks of a text what a comparison of its length asks.
  static func lengthRule(_ comparison: ComparisonOperator, _ count: Int) -> String? {
    switch comparison {
    case .equal: count == 0 ? "empty" : "length(\(count))"
    case .notEqual: count == 0 ? "required" : "not length(\(count))"
    case .less: count == 1 ? "empty" : count > 1 ? "max_length(\(count - 1))" : nil
    case .lessOrEqual: count == 0 ? "empty" : "max_length(\(count))"
    case .greater: count == 0 ? "required" : count < Int.max ? "min_length(\(count + 1))" : nil
    case .greaterOrEqual:
      count > 1 ? "min_length(\(count))" : count == 1 ? "required" : nil
    }
  }

  /// The rule that `18 <= age <= 65` means where a rule is expected.
  private var chainedComparison: [Diagnostic.Fix] {
    guard isNumber(), kind(ahead: 1) == .lessOrEqual, isName(ahead: 2),
      kind(ahead: 3) == .lessOrEqual, isNumber(ahead: 4),
      endsStatement(ahead: 5) || kind(ahead: 5) == .string
    else { return [] }
    return [.meant("between(\(text(current)), \(text(ahead: 4)))", at: span(to: 4))]
  }

  /// The rule that `length > 3` means.
  func ruleMeant(byComparing value: Expression) -> (note: String, fix: Diagnostic.Fix)? {
    guard case .call(let call) = value, let comparison = kind.comparison else { return nil }
    let type = isAboutParts ? nil : typeOfBlock
    let isList = type == "list" || type == "map"
    if let fix = functionMeant(by: call, isList: isList) { return (Parser.functionNote, fix) }
    let operand = token(ahead: 1)
    if type == "file", call.name.text == "size", operand.kind == .size,
      let rule = [.lessOrEqual: "max_size", .greaterOrEqual: "min_size"][comparison]
    {
      let written = "\(rule)(\(text(operand)))"
      return (Parser.sizeNote, .meant(written, at: call.range.union(operand.range)))
    }
    guard call.arguments == nil,
      ["length", "len", "size", "count"].contains(call.name.text.lowercased()),
      operand.kind == .integer, endsStatement(ahead: 2) || kind(ahead: 2) == .string,
      let count = Int(text(operand)), 0..<1_000_000 ~= count,
      let written = isList
        ? Parser.sizeRule(comparison, count)
        : ["text", "any", "choice", nil].contains(type)
          ? Parser.lengthRule(comparison, count) : nil
    else { return nil }
    let note =
      isList
      ? "a check names a rule; the number of items has the rule 'size'"
      : "a check names a rule; the length of a text has the rules 'min_length' and 'max_length'"
    return (note, .meant(written, at: call.range.union(operand.range)))
  }

  /// The function of the field's value that is meant by `age >= 16` or `sum(item) == 10`.
  private func functionMeant(by call: Call, isList: Bool) -> Diagnostic.Fix? {
    let name = call.name.text
    guard !isAboutParts, let field = fieldOfBlock, declaration(ofField: name) == nil else {
      return nil
    }
    let type = typeOfBlock
    let written: String
    switch call.arguments {
    case nil where type == "date" && ["age", "year", "month", "weekday"].contains(name):
      written = "\(name)(\(field))"
    case nil where ["length", "size", "count"].contains(name) && kind(ahead: 1) != .integer:
      guard isList || type == "text" else { return nil }
      written = "\(isList ? "count" : "length")(\(field))"
    case .some(let arguments) where ["sum", "min", "max"].contains(name) && type == "list":
      guard arguments.count == 1,
        [field, "item"].contains(source.text(in: arguments[0].range)), arguments[0].label == nil
      else { return nil }
      written = "\(name)(item of \(field))"
    case _: return nil
    }
    return .meant("check \(written)", at: call.range)
  }

  private static let sizeNote =
    "a check names a rule; the size of a file has the rules 'min_size' and 'max_size'"
  private static let functionNote =
    "a check names a rule; a comparison of what is computed comes after 'check'"

  /// The rule that asks of a list what a comparison of the number of its items asks.
  private static func sizeRule(_ comparison: ComparisonOperator, _ count: Int) -> String? {
    switch comparison {
    case .equal: count == 0 ? "empty" : "size(\(count))"
    case .notEqual: count == 0 ? "required" : "not size(\(count))"
    case .less: count == 1 ? "empty" : count > 1 ? "size(...\(count - 1))" : nil
    case .lessOrEqual: count == 0 ? "empty" : "size(...\(count))"
    case .greater: count == 0 ? "required" : "size(\(count + 1)...)"
    case .greaterOrEqual:
      count > 1 ? "size(\(count)...)" : count == 1 ? "required" : nil
    }
  }

  /// Reports `between 1 and 10`; whether there was one, which is passed then.
  mutating func reportBareBounds(of name: Name) -> [Argument]? {
    let joins = kind(ahead: 1) == .and || kind(ahead: 1) == .minus || at(word: "to", ahead: 1)
    guard joins, isNumber(), isNumber(ahead: 2),
      endsStatement(ahead: 3) || kind(ahead: 3) == .string
    else { return nil }
    let written = "\(name.written)(\(text(current)), \(text(ahead: 2)))"
    report(
      .argumentsWithoutParentheses(rule: VisibleText.of(name.text)),
      at: span(to: 2),
      fixes: [.meant(written, at: name.range.union(token(ahead: 2).range))]
    )
    defer { advance(by: 3) }
    return numbers(ahead: 0, 2)
  }
}

// MARK: - Files

extension Parser {
  /// What other languages call declarations.
  private static let foreignDeclarations: [String: DeclarationWord] = [
    "class": .form, "struct": .form, "interface": .form, "type": .form, "schema": .form,
    "model": .form, "record": .form, "entity": .form, "table": .form, "object": .form, "def": .rule,
    "func": .rule, "fun": .rule, "function": .rule, "validator": .rule, "define": .rule,
    "include": .import, "use": .import, "require": .import, "describe": .test, "it": .test,
    "example": .test,
  ]

  /// The declaration that the word of another language means here.
  var foreignDeclaration: DeclarationWord? {
    guard at(.name), isName(ahead: 1) || kind(ahead: 1) == .string else { return nil }
    return Parser.foreignDeclarations[text(current).lowercased()]
  }

  static let schemaNote = "'formrules import --from json-schema' makes rules of a JSON Schema"

  /// Why the text is no rule file but one of another notation; nil where it does not look like that.
  var foreignNotation: String? {
    guard isAtStart else { return nil }
    if at(.leftBrace) || at(.leftBracket) { return "this looks like JSON; " + Parser.schemaNote }
    return at(.minus) && kind(ahead: 1) == .minus ? "this looks like YAML" : nil
  }
}
