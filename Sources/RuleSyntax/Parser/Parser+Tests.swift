extension Parser {
  mutating func testDeclaration() -> TestDeclaration? {
    let start = advance().range
    let title =
      missingTitle() ?? text("the title of the test in quotes", quotingName: true)
    let form = take(word: "for") ? name(of: .reference("a form")) : nil
    let clauses = block(.clauses, after: "the test's title") { $0.clause() }
    guard let title else { return nil }
    return TestDeclaration(
      title: title,
      form: form,
      clauses: clauses,
      range: range(from: start)
    )
  }

  private mutating func clause() -> TestClause? {
    let start = current.range
    if take(.now) != nil { return now(from: start) }
    guard let word: ClauseWord = word("a clause of the test", "in a test") else { return nil }
    advance()
    return switch word {
    case .given: object(after: "given").map { .given($0, range: range(from: start)) }
    case .context: object(after: "context").map { .context($0, range: range(from: start)) }
    case .step: name(of: .reference("a step")).map { .step($0, range: range(from: start)) }
    case .now: now(from: start)
    case .answer: answer(from: start)
    case .expect: expect(from: start)
    }
  }

  private mutating func object(after word: String) -> ObjectLiteral? {
    if isName(), kind(ahead: 1) == .equals || kind(ahead: 1) == .colon {
      return entriesWithoutBraces(after: word)
    }
    guard at(.leftBrace) else {
      let end = at(.leftParenthesis) ? endOfParentheses(from: 0) : 0
      let isList = kind(ahead: end - 1) == .rightParenthesis && kind(ahead: 1) != .leftBrace
      let place = current.range.union(token(ahead: max(0, end - 1)).range)
      let written = " { \(source.text(in: place).dropFirst().dropLast()) }"
      reportExpected(
        "'{' after '\(word)'",
        fixes: isList
          ? [
            .init(
              "write '\(VisibleText.of(written.dropFirst()))'",
              replace: SourceRange(start: previous.range.end, end: place.end),
              by: written
            )
          ] : []
      )
      return nil
    }
    return object()
  }

  private mutating func now(from start: SourceRange) -> TestClause? {
    text("a date in quotes such as \"2026-01-31\"")
      .map { .now($0, range: range(from: start)) }
  }

  private mutating func answer(from start: SourceRange) -> TestClause? {
    guard let rule = name(of: .reference("an external rule")) else { return nil }
    passColon(before: "the answer")
    guard let answer: ExternalAnswer = word("an answer", "as an answer") else { return nil }
    advance()
    var delay: String?
    if take(word: "after") {
      delay = duration()
      if delay == nil { return nil }
    }
    return .answer(rule, answer, after: delay, range: range(from: start))
  }

  private mutating func expect(from start: SourceRange) -> TestClause? {
    passSignBeforeVerdict()
    guard let verdict: ExpectedVerdict = word("a verdict", "as a verdict") else { return nil }
    advance()
    if let foreign = foreignExpectation() {
      return .expect(verdict, [foreign], range: range(from: start))
    }
    let expectations = at(.leftBrace) ? list(.rightBrace) { $0.expectation() } : []
    return .expect(verdict, expectations, range: range(from: start))
  }

  /// Reports `expect invalid: a` and `expect invalid at a`; nil for anything else.
  private mutating func foreignExpectation() -> Expectation? {
    var count = 0
    let words = ["at", "for", "on", "in", "with", "because", "field"]
    let signs: [TokenKind] = [.colon, .leftParenthesis, .leftBracket, .equals, .in, .on]
    while signs.contains(kind(ahead: count)) || words.contains(text(ahead: count)) {
      count += 1
    }
    if count == 1, at(.colon) || at(.equals), kind(ahead: 1) == .true, endsStatement(ahead: 2) {
      // `expect valid: true`
      let rest = SourceRange(start: previous.range.end, end: token(ahead: 1).range.end)
      reportExpected("the end of the statement", fixes: [.remove(rest)])
      passForeign(2)
      return nil
    }
    let name = token(ahead: count)
    guard isName(ahead: count) || count > 0 && name.kind == .string else { return nil }
    let field = name.kind == .string ? stringLiteral(name).value : text(name)
    count += 1
    let rules = self.rules(ofField: field)
    var rule = rules.count == 1 ? rules[0] : nil
    let isMember = kind(ahead: count) == .dot && rules.contains(text(ahead: count + 1))
    if isMember || kind(ahead: count) == .colon || kind(ahead: count) == .equals,
      isName(ahead: count + 1)
    {
      rule = text(ahead: count + 1)
      count += 2
    }
    while kind(ahead: count).closesBracket, kind(ahead: count) != .rightBrace { count += 1 }
    guard endsStatement(ahead: count), kind(ahead: count) != .leftBrace else { return nil }
    let place = current.range.union(token(ahead: count - 1).range)
    let written = rule.map { " { \(Name(field).written): \($0) }" }
    let examples =
      (rules.isEmpty ? ["email: required"] : rules.map { "\(Name(field).written): \($0)" })
      .map { "'{ \(VisibleText.of($0)) }'" }
    let whole = SourceRange(start: previous.range.end, end: place.end)
    report(
      .expected("the end of the statement", found: describe(current)),
      insteadOfAllIn: place,
      at: place,
      notes: [
        "list what is invalid in braces, with the rule: \(examples.joined(separator: " or "))"
      ],
      fixes: written.map {
        [.init("write '\(VisibleText.of($0.dropFirst()))'", replace: whole, by: $0)]
      }
        ?? []
    )
    passForeign(count)
    return (rule ?? rules.first).map {
      let path = Path(components: [.name(Name(field, range: name.range))], range: name.range)
      return Expectation(path: path, rule: Name($0, range: name.range), range: place)
    }
  }

  /// The first rules in the block of a field that is declared closely before.
  private func rules(ofField name: String) -> [String] {
    checks(ofField: name).prefix(3).map(\.rule)
  }

  /// The first checks in the block of a field that is declared closely before, by their rules.
  private func checks(ofField name: String) -> [(rule: String, message: String?)] {
    guard let field = declaration(ofField: name) else { return [] }
    var next = field + 1
    while !endsStatement(ahead: next), next < 0 { next += 1 }
    guard kind(ahead: next) == .leftBrace else { return [] }
    var checks: [(rule: String, message: String?)] = []
    while next < 0, kind(ahead: next) != .rightBrace, checks.count < 16 {
      let beginsStatement = [.leftBrace, .separator].contains(kind(ahead: next))
      next += 1
      let word = text(ahead: next)
      if beginsStatement, kind(ahead: next) == .name, word != "check", word != "normalize" {
        checks.append((word, nil))
      } else if kind(ahead: next) == .string,
        [.rightParenthesis, .name].contains(kind(ahead: next - 1)),
        let last = checks.indices.last
      {
        checks[last].message = stringLiteral(token(ahead: next)).value
      }
    }
    return checks
  }

  /// Entries of an object without its braces: `given e = "ann", f: 1`.
  private mutating func entriesWithoutBraces(after word: String) -> ObjectLiteral? {
    let start = current.range
    let problem = SyntaxProblem.expected("'{' after '\(word)'", found: describe(current))
    var entries: [ObjectLiteral.Entry] = []
    var written: [String] = []
    repeat {
      guard isName(), let path = path(), take(.equals) != nil || take(.colon) != nil else {
        report(problem, at: start)
        return nil
      }
      guard let value = literal() else { return nil }
      entries.append(.init(path: path, value: value))
      written.append("\(source.text(in: path.range)): \(source.text(in: value.range))")
    } while take(.comma) != nil
    let place = range(from: start)
    let object = "{ \(written.joined(separator: ", ")) }"
    report(problem, at: start, fixes: [.meant(object, at: place)])
    return ObjectLiteral(entries: entries, range: place)
  }

  private mutating func expectation() -> Expectation? {
    let start = current.range
    if isName(), [.comma, .separator, .rightBrace].contains(kind(ahead: 1)) {
      let rule = passName()
      return Expectation(path: nil, rule: rule, range: rule.range)
    }
    guard let path = pathOrReport("a field's name") else { return nil }
    passColon(before: "the rule")
    if at(.string) {
      let name = source.text(in: path.range)
      let message = stringLiteral(current).value
      let meant = checks(ofField: name).first { $0.message == message }
      let rules = meant.map { [$0.rule] } ?? rules(ofField: name)
      report(
        .expectedName(of: "a rule", found: "a text"),
        notes: ["a test names the rule that fails, not its message"],
        fixes: rules.map { .write($0, at: current.range, isCertain: false) }
      )
      advance()
      return nil
    }
    guard let rule = name(of: .reference("a rule")) else { return nil }
    return Expectation(path: path, rule: rule, range: range(from: start))
  }
}
