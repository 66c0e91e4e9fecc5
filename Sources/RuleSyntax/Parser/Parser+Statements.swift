extension Parser {
  /// The block of a field, a rule, a branch, a moment or `each`.
  mutating func statements(after owner: String) -> [Statement] {
    block(.statements, after: owner) { $0.statement() }
  }

  /// One statement; `nil` if it was reported instead.
  mutating func statement() -> Statement? {
    passListSign()
    statementStart = index
    if let foreign = foreignCheck() { return foreign.statement }
    switch statementOpening(in: .statements) {
    case .when: return when { $0.statements(after: $1) }.map { .when($0) }
    case .on: return moment()
    case .message, .check: return check().map { .check($0) }
    case .word(let word): return statement(beginningWith: word)
    case .fieldName, .valueName: return statement(beginningWith: .field)
    case .declaration(let word): misplacedDeclaration(word, "in a block")
    case .otherwise: danglingOtherwise { _ = $0.statements(after: "'otherwise'") }
    case .annotation: misplacedAnnotation()
    }
    return nil
  }

  /// One of the statements without a block; separate from those with one, so that these take less
  /// of the stack.
  private mutating func statement(beginningWith word: StatementWord) -> Statement? {
    switch word {
    case .normalize: return normalize()
    case .filter: return filter()
    case .mask: return mask()
    case .option: return option().map { .option($0) }
    case .check: return check(isCondition: true).map { .check($0) }
    case .accepts: return examples(.accepts).map { .examples($0) }
    case .rejects: return examples(.rejects).map { .examples($0) }
    case .let:
      let start = advance().range
      guard var binding = binding(from: start) else { return nil }
      if case .condition(let condition) = binding.value {
        report(
          .conditionAsValue,
          at: condition.range,
          notes: ["only a form can name a condition, and pass it to a rule as an argument"]
        )
        binding.value = nil
      }
      return .binding(binding)
    case .field, .context, .group, .step:
      report(
        .misplacedStatement(text(current), place: "in the block of a field or rule"),
        notes: ["fields and groups belong in forms and groups"]
      )
      _ = item()
      return nil
    }
  }

  private mutating func moment() -> Statement? {
    let start = advance().range
    let moment: MomentName? = word("a moment", "after 'on'")
    if isName() { advance() }
    let body = statements(after: "the moment")
    return moment.map { .moment($0, body, range: range(from: start)) }
  }

  private mutating func normalize() -> Statement? {
    let start = advance().range
    var steps: [Call] = []
    let isInParentheses = passSettingSign("a step")
    repeat {
      guard let step = call() else { return nil }
      steps.append(step)
    } while take(.comma) != nil
    if isInParentheses { _ = take(.rightParenthesis) }
    return .normalize(steps, range: range(from: start))
  }

  private mutating func filter() -> Statement? {
    let start = advance().range
    if at(.colon) { _ = passSettingSign("a rule") }
    return expression().map { .filter($0, range: range(from: start)) }
  }

  private mutating func mask() -> Statement? {
    let start = advance().range
    let isInParentheses = passSettingSign("a format in quotes")
    let format = text("a format in quotes such as \"[0000] [0000]\"")
    if isInParentheses { _ = take(.rightParenthesis) }
    return format.map { .mask($0, range: range(from: start)) }
  }

  private mutating func option() -> OptionStatement? {
    if let unknown = optionsOfList() { return unknown }
    if let first = reportOptionList() { return first }
    let start = advance().range
    if let option = optionInParentheses(from: start) { return option }
    passAttributeName()
    guard let value = bareOptionValue() ?? text("the value of the option in quotes") else {
      return nil
    }
    if at(.equals) || at(.colon) || text(current) == "=>", kind(ahead: 1) == .string {
      let sign = SourceRange(start: previous.range.end, end: current.range.end)
      report(
        .expected("the label of the option", found: describe(current)),
        insteadOfAllIn: current.range,
        at: current.range,
        fixes: [.remove(sign)]
      )
      advance()
    }
    passAttributeName()
    let label = take(.string)
    var annotations: [Annotation] = []
    while at(.at) {
      guard let annotation = annotation() else { return nil }
      annotations.append(annotation)
    }
    return OptionStatement(
      value: value,
      label: label.map { stringLiteral($0) },
      annotations: annotations,
      range: range(from: start)
    )
  }

  /// Reports `option("s", "Small")`; nil for an option without parentheses.
  private mutating func optionInParentheses(from start: SourceRange) -> OptionStatement? {
    let hasLabel = kind(ahead: 2) == .comma
    let last = hasLabel ? 3 : 1
    guard at(.leftParenthesis), kind(ahead: 1) == .string, kind(ahead: last) == .string,
      kind(ahead: last + 1) == .rightParenthesis
    else { return nil }
    let value = stringLiteral(token(ahead: 1))
    let label = hasLabel ? stringLiteral(token(ahead: 3)) : nil
    let written = ([value, label].compactMap(\.self)).map { " " + source.written(.string($0)) }
      .joined()
    let place = current.range.union(token(ahead: last + 1).range)
    reportExpected(
      "the value of the option in quotes",
      fixes: [.init("write 'option\(VisibleText.of(written))'", replace: place, by: written)]
    )
    advance(by: last + 2)
    return OptionStatement(value: value, label: label, annotations: [], range: range(from: start))
  }

  private mutating func examples(_ verdict: ExamplesStatement.Verdict) -> ExamplesStatement? {
    let start = advance().range
    let note = "without arguments, leave the parentheses out"
    let brokenLists = self.brokenLists
    let arguments =
      at(.leftParenthesis) ? nonEmptyList("an argument", note: note) { $0.argument() } : nil
    let lacksArguments = brokenLists != self.brokenLists
    var values: [Literal] = []
    repeat {
      guard let value = literal() else { return nil }
      values.append(value)
    } while take(.comma) != nil
    var statement = ExamplesStatement(
      verdict: verdict,
      arguments: arguments,
      values: values,
      range: range(from: start)
    )
    statement.lacksArguments = lacksArguments
    return statement
  }
}
