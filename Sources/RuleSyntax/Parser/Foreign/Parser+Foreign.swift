// What other notations say, in the words of this one.

// MARK: - Types

extension Parser {
  /// Reports `array of text`; whether it is that.
  mutating func reportForeignList() -> Bool {
    let words = ["array", "set", "sequence", "seq", "vector"]
    guard at(word: "of", ahead: 1), isName(ahead: 2), words.contains(text(current).lowercased())
    else { return false }
    reportType("list", at: current.range)
    return true
  }

  /// A type as other languages write it, behind its name: `text[]`, `list<text>`, `z.string()`.
  ///
  /// - Returns: the type that was meant and reported; nil where nothing of that sort follows.
  mutating func foreignType(behind name: Name) -> TypeReference? {
    if at(.leftBracket), kind(ahead: 1) == .rightBracket {
      let place = name.range.union(token(ahead: 1).range)
      reportType("list of \(name.written)", at: place)
      advance()
      advance()
      return .list(of: .named(name), range: place)
    }
    if at(.minus), isName(ahead: 1), previous.range.end == current.range.start,
      let meant = ForeignTypes.meaning(of: name.text + text(next: 0))
    {
      // `datetime-local`
      let place = name.range.union(token(ahead: 1).range)
      reportType(meant, at: place)
      advance()
      advance()
      return ForeignTypes.reference(meant, at: place)
    }
    let isMap = kind(ahead: 2) == .comma
    let last = isMap ? 3 : 1
    guard at(.less), kind(ahead: 1) == .name, kind(ahead: last) == .name,
      kind(ahead: last + 1) == .greater
    else { return nil }
    let place = name.range.union(token(ahead: last + 1).range)
    let word = text(token(ahead: last))
    let inner = ForeignTypes.meaning(of: word) ?? word
    let meant = "\(isMap ? "map" : "list") of \(inner)"
    reportType(meant, at: place)
    for _ in 0..<(last + 2) { advance() }
    return ForeignTypes.reference(meant, at: place)
  }

  mutating func reportType(_ meant: String, at place: SourceRange) {
    report(
      .expected("a type", found: "'\(VisibleText.of(source.text(in: place)))'"),
      at: place,
      fixes: [.write(meant, at: place)]
    )
  }

  /// Whether a chain of calls follows a type's name, which is reported and passed.
  mutating func reportChain(behindType name: Name) -> Bool {
    guard at(.dot) else { return false }
    reportExpected(
      "the end of the type",
      notes: [
        "a type is one word, and rules stand in the block: 'field name: text { min_length(3); email }'"
      ]
    )
    skipToStatementEnd()
    return true
  }
}

// MARK: - Options

extension Parser {
  /// Whether all options are listed after one word: `options "s", "m"`, `option "s", "m"`.
  var isOptionList: Bool { optionList != nil }

  /// The options that are listed after one word, `options: ["s"]`, and how many tokens that takes.
  private var optionList: (options: [StringLiteral], count: Int)? {
    let isKnown = at(word: "option")
    let words = ["options", "values", "choices", "case", "cases"]
    guard isKnown || words.contains(where: { at(word: $0) }) else { return nil }
    var reader = ForeignReader(self, at: kind(ahead: 1) == .colon ? 2 : 1)
    guard [.string, .leftBracket].contains(reader.kind), let options = reader.options(),
      !isKnown || options.count > 1
    else { return nil }
    return (options, reader.count)
  }

  /// Reports options that are listed after one word, and passes them.
  ///
  /// - Returns: the first of them; nil where there is no such list.
  mutating func reportOptionList() -> OptionStatement? {
    guard let (options, count) = optionList else { return nil }
    let word = current
    let isKnown = at(word: "option")
    let written = source.written(options: options)
    let place = word.range.union(token(ahead: count - 1).range)
    report(
      isKnown
        ? .expected("the end of the statement", found: "','")
        : .unknownWord(VisibleText.of(text(word)), place: "in the block of a field or rule"),
      at: isKnown ? token(ahead: 2).range : nil,
      notes: ["each option is a statement of its own"],
      fixes: [
        .init("write '\(VisibleText.of(written))'", replace: place, by: written, isCertain: true)
      ]
    )
    for _ in 0..<count { advance() }
    return OptionStatement(value: options[0], annotations: [], range: place)
  }

  /// The value of an option without its quotes, which is reported.
  mutating func bareOptionValue() -> StringLiteral? {
    guard at(.name) || at(.integer) else { return nil }
    let literal = "\"\(text(current))\""
    reportExpected("the value of the option in quotes", fixes: [.write(literal, at: current.range)])
    return StringLiteral(text(current), range: advance().range)
  }
}

// MARK: - Checks

extension Parser {
  /// Reports what other notations put behind a check; false where it is nothing of that sort.
  mutating func reportForeignLeftover() -> Bool {
    let endsCall = previous.kind == .name || previous.kind == .rightParenthesis
    if previous.kind == .string && at(.plus) || endsCall && kind(ahead: 1) == .plus,
      reportJoinedMessage()
    {
      return true
    }
    if endsCall, reportTemplateMessage() { return true }
    if blocks.last?.kind == .statements, endsCall,
      at(word: "if") || at(word: "unless") || at(.when)
    {
      return reportCondition()
    }
    return [.statements, .items].contains(blocks.last?.kind) && reportMessageWords()
  }

  /// Reports `required if country == "GB"`.
  private mutating func reportCondition() -> Bool {
    guard let start = statementStartRange, !endsStatement(ahead: 1) else { return false }
    let check = source.text(in: start.union(previous.range))
    var count = 1
    var hasParts = false
    while !endsStatement(ahead: count + 1), !isMessage(ahead: count + 1) {
      count += 1
      if kind(ahead: count) == .and || kind(ahead: count) == .or { hasParts = true }
    }
    // A `when` with a block is a statement of its own.
    if at(.when), kind(ahead: count + 1) == .leftBrace { return false }
    let isNegated = at(word: "unless")
    let condition = translatedCondition(from: 1, to: count + 1)
    let place = token(ahead: 1).range.union(token(ahead: count).range)
    let negated = hasParts ? "not (\(condition))" : "not \(condition)"
    // A text behind the condition is the check's message.
    let message = kind(ahead: count + 1) == .string ? " " + text(token(ahead: count + 1)) : ""
    if !message.isEmpty { count += 1 }
    let written = "when \(isNegated ? negated : condition) { \(check)\(message) }"
    let isWhole = endsStatement(ahead: count + 1)
    report(
      .expected("the end of the statement", found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      notes: [
        "a condition goes around the checks that depend on it: 'when … { \(VisibleText.of(check)) }'"
      ],
      fixes: isWhole
        ? [
          .init(
            "write '\(VisibleText.of(written))'",
            replace: start.union(token(ahead: count).range),
            by: written
          )
        ] : []
    )
    return true
  }

  /// Whether the token is a text that nothing in front of it takes.
  private func isMessage(ahead count: Int) -> Bool {
    let before = kind(ahead: count - 1)
    return kind(ahead: count) == .string && before.comparison == nil
      && ![.leftParenthesis, .comma, .leftBracket, .equals].contains(before)
  }

  func endsStatement(ahead count: Int) -> Bool {
    [.separator, .rightBrace, .leftBrace, .endOfFile].contains(kind(ahead: count))
  }

  /// The place of the first token of the innermost block's current statement.
  private var statementStartRange: SourceRange? {
    guard let start = blocks.last?.statementIndex, start >= 0 else { return nil }
    return token(ahead: start - index).range
  }

  /// The rule that a comparison means where a rule must stand: `>= 3`, `== "x"`.
  var ruleMeantByComparison: (notes: [String], fixes: [Diagnostic.Fix]) {
    guard let comparison = kind.comparison else {
      if at(.in) {
        var reader = ForeignReader(self, at: kind(ahead: 1) == .colon ? 2 : 1)
        guard let values = reader.values() else { return ([], []) }
        let written = source.written(Call(name: Name("one_of"), arguments: values, range: .none))
        let place = current.range.union(token(ahead: reader.count - 1).range)
        return ([], [.init("write '\(VisibleText.of(written))'", replace: place, by: written)])
      }
      let note = "write a rule alone: 'email'; a condition asks it of a field: 'contact is email'"
      guard at(.is) else { return ([], chainedComparison) }
      let rest = SourceRange(start: current.range.start, end: token(ahead: 1).range.start)
      let isAlone = isName(ahead: 1) || kind(ahead: 1) == .not
      return ([note], isAlone ? [.init("remove 'is'", replace: rest, by: "")] : [])
    }
    let operand = token(ahead: 1)
    let isMoment = operand.kind == .today || operand.kind == .now
    let rule =
      switch comparison {
      case .equal: "equal"
      case .notEqual: "different"
      case .less: isMoment ? "before" : "not min_value"
      case .lessOrEqual: isMoment ? "not after" : "max_value"
      case .greater: isMoment ? "after" : "not max_value"
      case .greaterOrEqual: isMoment ? "not before" : "min_value"
      }
    let notes = ["a check names a rule, such as '\(rule)(…)'; conditions compare"]
    let literals: [TokenKind] = [.integer, .number, .string, .today, .now]
    guard literals.contains(operand.kind), endsStatement(ahead: 2) || kind(ahead: 2) == .string
    else {
      return (notes, [])
    }
    let written = "\(rule)(\(text(operand)))"
    let place = current.range.union(operand.range)
    return (notes, [.init("write '\(VisibleText.of(written))'", replace: place, by: written)])
  }

  /// The rule that `18 <= age <= 65` means where a rule must stand.
  private var chainedComparison: [Diagnostic.Fix] {
    let numbers: [TokenKind] = [.integer, .number]
    guard numbers.contains(kind), kind(ahead: 1) == .lessOrEqual, isName(ahead: 2),
      kind(ahead: 3) == .lessOrEqual, numbers.contains(kind(ahead: 4)),
      endsStatement(ahead: 5) || kind(ahead: 5) == .string
    else { return [] }
    let written = "between(\(text(current)), \(text(token(ahead: 4))))"
    let place = current.range.union(token(ahead: 4).range)
    return [.init("write '\(written)'", replace: place, by: written)]
  }

  /// The rule that `length > 3` means.
  func ruleMeant(byComparing value: Expression) -> (note: String, fix: Diagnostic.Fix)? {
    guard case .call(let call) = value, call.arguments == nil else { return nil }
    let operand = token(ahead: 1)
    guard operand.kind == .integer, endsStatement(ahead: 2) || kind(ahead: 2) == .string
    else { return nil }
    let place = call.range.union(operand.range)
    let words = ["length", "len", "size", "count"]
    guard let comparison = kind.comparison, words.contains(call.name.text.lowercased()),
      let count = Int(text(operand)), 2..<1_000_000 ~= count
    else { return nil }
    let written: String
    switch comparison {
    case .equal: written = "length(\(count))"
    case .notEqual: written = "not length(\(count))"
    case .less: written = "max_length(\(count - 1))"
    case .lessOrEqual: written = "max_length(\(count))"
    case .greater: written = "min_length(\(count + 1))"
    case .greaterOrEqual: written = "min_length(\(count))"
    }
    let note =
      "a check names a rule; the length of a text has the rules 'min_length' and 'max_length'"
    return (note, .init("write '\(written)'", replace: place, by: written))
  }

  /// Reports `between 1 and 10`; whether there was one, which is passed then.
  mutating func reportBareBounds(of name: Name) -> [Argument]? {
    let joins = kind(ahead: 1) == .and || kind(ahead: 1) == .minus || at(word: "to", ahead: 1)
    let numbers: [TokenKind] = [.integer, .number]
    guard joins, numbers.contains(kind), numbers.contains(kind(ahead: 2)),
      endsStatement(ahead: 3) || kind(ahead: 3) == .string
    else { return nil }
    let (lower, upper) = (current, token(ahead: 2))
    let written = "\(name.written)(\(text(lower)), \(text(upper)))"
    let place = name.range.union(upper.range)
    report(
      .argumentsWithoutParentheses(rule: VisibleText.of(name.text)),
      at: lower.range.union(upper.range),
      fixes: [.init("write '\(VisibleText.of(written))'", replace: place, by: written)]
    )
    for _ in 0..<3 { advance() }
    return [lower, upper].map { token in
      Argument(value: .number(text(token), range: token.range), range: token.range)
    }
  }

  /// The fix of a pattern that a `/` in it has ended: `/https?://.*/`.
  var patternSlashFix: Diagnostic.Fix? {
    guard previous.kind == .pattern, at(.pattern) || at(.slash),
      previous.range.end == current.range.start
    else { return nil }
    let place = SourceRange(start: previous.range.end - 1, end: current.range.start + 1)
    return .init("write '\\/' for a '/' in a pattern", replace: place, by: "\\/\\/")
  }
}

// MARK: - Files

extension Parser {
  /// What other languages call declarations.
  private static let foreignDeclarations: [String: DeclarationWord] = [
    "class": .form, "struct": .form, "interface": .form, "type": .form, "schema": .form,
    "model": .form, "record": .form, "entity": .form, "table": .form, "object": .form,
    "def": .rule, "func": .rule, "fun": .rule, "function": .rule, "validator": .rule,
    "define": .rule, "include": .import, "use": .import, "require": .import, "describe": .test,
    "it": .test, "example": .test,
  ]

  /// The declaration that the word of another language means here.
  var foreignDeclaration: DeclarationWord? {
    guard at(.name), isName(ahead: 1) || kind(ahead: 1) == .string else { return nil }
    return Parser.foreignDeclarations[text(current).lowercased()]
  }

  /// Why the text is no rule file but one of another notation; nil where it does not look like that.
  var foreignNotation: String? {
    guard isAtStart else { return nil }
    if at(.leftBrace) || at(.leftBracket) {
      return
        "this looks like JSON; 'formrules import --from json-schema' makes rules of a JSON Schema"
    }
    return at(.minus) && kind(ahead: 1) == .minus ? "this looks like YAML" : nil
  }
}
