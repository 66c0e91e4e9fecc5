// Questions as sentences and other languages ask them: `name matches /x+/`, `age between 18 and 65`.

extension Parser {
  /// Reports `empty name` or `not empty name`, and reads it as `name is empty`; nil for anything else.
  mutating func stateBeforeName(_ state: Path) -> Expression? {
    let meanings = ["empty": "empty", "blank": "empty", "filled": "filled", "present": "filled"]
    guard let meant = meanings[source.text(in: state.range)], isName(),
      isDeclared(Name(text(current)))
    else { return nil }
    let isNegated = token(ahead: -2).kind == .not
    let start = isNegated ? token(ahead: -2).range : state.range
    let place = start.union(current.range)
    let written = "\(text(current)) is \(isNegated ? "not " : "")\(meant)"
    report(
      .expected("'is' or a comparison", found: describe(current)),
      insteadOfAllIn: place,
      at: state.range,
      fixes: [.meant(written, at: place)]
    )
    guard let path = path() else { return nil }
    let call = Call(name: Name(meant, range: state.range), range: state.range)
    return .asks(.path(path), isNegated: false, call, range: place)
  }

  /// Reports `{age}` in a condition, and passes it; the field's name, or nil for anything else.
  mutating func nameInBraces() -> Operand? {
    guard at(.leftBrace), isName(ahead: 1), kind(ahead: 2) == .rightBrace else { return nil }
    let signs: [TokenKind] = [.is, .in, .not, .equals]
    guard kind(ahead: 3).comparison != nil || signs.contains(kind(ahead: 3)) else { return nil }
    let name = Name(text(ahead: 1), range: token(ahead: 1).range)
    pass(
      3,
      expecting: "a condition",
      notes: ["a condition names a field without braces"],
      fix: .write(name.text, at: span(to: 2))
    )
    return .path(Path(components: [.name(name)], range: name.range))
  }

  /// What the words of a question are here.
  private enum AskedValue {
    /// A rule that takes a text, or a pattern.
    case text
    /// `like "x%"`
    case wildcards
    /// Two values with `and` between them.
    case bounds
    case nothing
  }

  /// Words that may follow a value in a question, the rule that they mean, and what it is given.
  ///
  /// The checker translates names that other notations have for rules.
  private static let questions: [(words: [String], rule: String, value: AskedValue)] = [
    (["includes"], "includes", .text), (["include"], "includes", .text),
    (["contains"], "contains", .text), (["contain"], "contains", .text),
    (["has"], "includes", .text), (["matches"], "matches", .text), (["match"], "matches", .text),
    (["matching"], "matches", .text), (["regexp"], "matches", .text),
    (["like"], "like", .wildcards), (["ilike"], "like", .wildcards),
    (["starts", "with"], "starts_with", .text), (["begins", "with"], "starts_with", .text),
    (["startswith"], "starts_with", .text), (["starts_with"], "starts_with", .text),
    (["ends", "with"], "ends_with", .text), (["endswith"], "ends_with", .text),
    (["ends_with"], "ends_with", .text), (["between"], "between", .bounds),
    (["BETWEEN"], "between", .bounds), (["LIKE"], "like", .wildcards),
    (["exists"], "filled", .nothing), (["exist"], "filled", .nothing),
  ]

  static let questionNote =
    "a condition asks with 'is', 'in' or a comparison: 'a is email', 'a in (1, 2)', 'a == 1'"

  /// Reports `channels includes "web"` and the like, which is read as `channels is includes("web")`.
  ///
  /// - Returns: nil for anything else.
  mutating func foreignQuestion(of asked: Operand) -> Expression? {
    if let expression = contraction(of: asked) { return expression }
    if case .path(let path) = asked, reportQuantifier(path) {
      // What follows the condition is read as if it were complete.
      let call = Call(name: Name("filled", range: path.range), range: path.range)
      return .asks(asked, isNegated: false, call, range: path.range)
    }
    let negation = negation(ahead: 0)
    guard let (call, count) = meantQuestion(ahead: negation ?? 0) else { return nil }
    return ask(call, of: asked, isNegated: negation != nil, passing: count)
  }

  /// What follows `not` or `does not`; nil where neither is.
  private func negation(ahead first: Int) -> Int? {
    let start = ["does", "do"].contains { at(word: $0, ahead: first) } ? first + 1 : first
    return kind(ahead: start) == .not ? start + 1 : nil
  }

  /// The call that the words of a question mean, and where they end; nil for anything else.
  func meantQuestion(ahead first: Int) -> (call: Call, count: Int)? {
    let found = Parser.questions.first { entry in
      entry.words.indices.allSatisfy { at(word: entry.words[$0], ahead: first + $0) }
    }
    guard let found else { return nil }
    let count = first + found.words.count
    let word = token(ahead: first).range
    return question(found.rule, found.value, at: word, givenFrom: count).map {
      ($0.call, count + $0.length)
    }
  }

  /// The call that a question means, and how many tokens its values have.
  private func question(
    _ rule: String,
    _ value: AskedValue,
    at word: SourceRange,
    givenFrom count: Int
  ) -> (call: Call, length: Int)? {
    let first = token(ahead: count)
    let name = Name(rule, range: word)
    switch value {
    case .nothing: return (Call(name: name, range: word), 0)
    case .text where first.kind == .string:
      let argument = Argument(value: .string(stringLiteral(first)), range: first.range)
      return (foreignCall(name, [argument], through: first.range), 1)
    case .text where first.kind == .pattern:
      let rule = rule == "matches" ? "regex" : "contains"
      return (patternCall(first, of: Name(rule, range: word)), 1)
    case .wildcards where first.kind == .string:
      return wildcards(stringLiteral(first), at: word).map { ($0, 1) }
    case .bounds:
      guard let (lower, joint) = bound(ahead: count),
        text(ahead: joint).lowercased() == "and", let (upper, end) = bound(ahead: joint + 1)
      else { return nil }
      let range = word.union(upper.range)
      return (Call(name: name, arguments: [lower, upper], range: range), end - count)
    case .text, .wildcards: return nil
    }
  }

  /// A value that bounds another, perhaps that of a field, and what follows it.
  private func bound(ahead first: Int) -> (Argument, next: Int)? {
    if isName(ahead: first) {
      let last = endOfPath(ahead: first)
      let path = Path(
        components: [.name(Name(text(ahead: first)))],
        range: span(first, to: last)
      )
      return (Argument(value: .path(path), range: path.range), last + 1)
    }
    var reader = ForeignReader(self, at: first)
    return reader.value().map { ($0, reader.count) }
  }

  /// The rule that `like "x%"` means; nil for other places of wildcards.
  private func wildcards(_ literal: StringLiteral, at word: SourceRange) -> Call? {
    let text = literal.value
    let starts = text.hasPrefix("%")
    let ends = text.hasSuffix("%") && text.utf8.count > 1
    let inner = text.dropFirst(starts ? 1 : 0).dropLast(ends ? 1 : 0)
    guard !inner.isEmpty, !inner.contains(where: { $0 == "%" || $0 == "_" }) else { return nil }
    let rule = starts && ends ? "contains" : starts ? "ends_with" : ends ? "starts_with" : "equal"
    // Written by its value, and not as it is in the file.
    let argument = Argument(
      value: .string(StringLiteral(String(inner), range: .at(literal.range.start + 1))),
      range: .at(literal.range.start + 1)
    )
    return Call(
      name: Name(rule, range: word),
      arguments: [argument],
      range: word.union(literal.range)
    )
  }

  private func patternCall(_ pattern: Token, of name: Name) -> Call {
    let argument = Argument(value: .pattern(patternLiteral(pattern)), range: pattern.range)
    return Call(name: name, arguments: [argument], range: name.range.union(pattern.range))
  }

  /// Reports the question at the current token as `asked is call`, and passes it.
  private mutating func ask(_ call: Call, of asked: Operand, isNegated: Bool, passing count: Int)
    -> Expression
  {
    let place = asked.range.union(token(ahead: count - 1).range)
    let question = isNegated ? "is not" : "is"
    let written = "\(source.text(in: asked.range)) \(question) \(source.written(call))"
    report(
      .expected("'is' or a comparison", found: describe(current)),
      insteadOfAllIn: place,
      at: current.range,
      fixes: [.meant(written, at: place)]
    )
    advance(by: count)
    return .asks(asked, isNegated: isNegated, call, range: place)
  }

  /// Reports `all lines.price > 3`, and passes it; whether it is that.
  private mutating func reportQuantifier(_ path: Path) -> Bool {
    let words = ["all", "any", "every", "some", "each", "none", "no"]
    guard words.contains(source.text(in: path.range)), isName() else { return false }
    report(
      .incompleteCondition(source.text(in: path.range)),
      at: path.range,
      notes: [Parser.itemNote]
    )
    while !endsStatement(ahead: 0), !at(.string) { advance() }
    return true
  }

  private static let itemNote =
    "check each item in the block of the list, 'each { … }', or count the items that fit: "
    + "'count(lines where price > 3) > 0'"

  /// Reports `lines.all { it.price > 0 }` and `lines.every(l => l.price > 0)`, whose path was passed;
  /// whether it is that.
  mutating func reportItemFunction(of path: Path) -> Bool {
    let words: Set = [
      "all", "any", "every", "some", "none", "filter", "map", "contains", "count", "find",
      "allsatisfy", "anymatch", "allmatch", "nonematch", "where", "foreach", "first",
    ]
    let isClosure = at(.leftBrace) && (isItem(ahead: 1) || kind(ahead: 1) == .unknown)
    guard path.components.count > 1, case .name(let function)? = path.components.last,
      words.contains(ForeignReader.plain(function.text)),
      isClosure
        || at(.leftParenthesis)
          && (arrowFunction(ahead: 1) != nil || isName(ahead: 1) && kind(ahead: 2) == .comma)
    else { return false }
    var end = isClosure ? endOfBraces(from: 0) ?? 1 : endOfParentheses(from: 0)
    while !endsForeignStatement(ahead: end), kind(ahead: end) != .string,
      end < ForeignReader.longestLine
    { end += 1 }
    report(
      .incompleteCondition(source.text(in: path.range)),
      insteadOfAllIn: path.range.union(token(ahead: end - 1).range),
      at: path.range,
      notes: [Parser.itemNote]
    )
    passForeign(end)
    passMessage()
    if at(word: "at"), isName(ahead: 1) { passForeign(endOfStatement()) }
    return true
  }

  /// Whether the name of an item in a function of another language is so many tokens on.
  private func isItem(ahead count: Int) -> Bool {
    ["it", "item"].contains(text(ahead: count))
      || isName(ahead: count) && kind(ahead: count + 1) == .minus
        && kind(ahead: count + 2) == .greater
  }

  /// Reports `a.contains("x")`, whose parenthesis is the current token; nil for anything else.
  mutating func methodQuestion(of path: Path, from start: SourceRange) -> Expression? {
    guard at(.leftParenthesis), path.components.count > 1,
      case .name(let rule)? = path.components.last
    else { return nil }
    var reader = ForeignReader(self, at: 0)
    guard let values = reader.values() else { return nil }
    let end = token(ahead: reader.count - 1).range
    let call = foreignCall(rule, values, through: end)
    let owner = SourceRange(start: path.range.start, end: rule.range.start - 1)
    let rest = Path(components: path.components.dropLast(), range: owner)
    let written = "\(source.text(in: owner)) is \(source.written(call))"
    report(
      .expected("'is' or a comparison", found: "'.\(VisibleText.of(rule.text))'"),
      at: rule.range,
      fixes: [.meant(written, at: path.range.union(end))]
    )
    advance(by: reader.count)
    return .asks(.path(rest), isNegated: false, call, range: range(from: start))
  }

  /// Reports `a isnt empty`; nil for anything else.
  private mutating func contraction(of asked: Operand) -> Expression? {
    let words = ["isnt", "isNot", "isnot", "is_not"]
    guard words.contains(where: { at(word: $0) }), isName(ahead: 1) else { return nil }
    reportExpected(
      "'is' or a comparison",
      fixes: [.write("is not", at: current.range, isCertain: false)]
    )
    advance()
    guard let call = call() else { return nil }
    return .asks(asked, isNegated: true, call, range: range(from: asked.range))
  }

  /// Whether the word after a value may be a rule that lacks its `is`.
  var mayBeQuestion: Bool {
    let next = kind(ahead: 1)
    return next == .leftParenthesis || next == .leftBrace || next == .and || next == .or
      || next == .rightParenthesis || endsStatement(ahead: 1) || isRuleWord
      || mayBeOwnRule(text(current)) || next == .string
  }
}

// MARK: - Patterns and lists

extension Parser {
  /// Whether an arrow is one too many before a block: `when a is filled => { … }`.
  var isArrowBeforeBlock: Bool { text(current) == "=>" && kind(ahead: 1) == .leftBrace }

  /// Reports `a == /x+/` and `a =~ /x+/`, which is read as `a is regex(/x+/)`; nil for anything else.
  mutating func patternQuestion(of value: Operand) -> Expression? {
    guard case .path = value, kind(ahead: 1) == .pattern,
      at(.equalTo) || at(.notEqualTo) || at(.equals)
    else { return nil }
    let isNegated = at(.notEqualTo)
    // `=~` looks for the pattern anywhere.
    let rule = text(current).hasSuffix("~") ? "contains" : "regex"
    let call = patternCall(token(ahead: 1), of: Name(rule, range: current.range))
    return ask(call, of: value, isNegated: isNegated, passing: 2)
  }

  /// Reports `a % 2 == 0`, which is read as `a is multiple_of(2)`; nil for anything else.
  mutating func remainderQuestion(of value: Operand) -> Expression? {
    guard let factor = remainder(ahead: 0) else { return nil }
    let place = token(ahead: 1).range
    let argument = Argument(value: .number(factor, range: place), range: place)
    let call = Call(name: Name("multiple_of", range: place), arguments: [argument], range: place)
    return ask(call, of: value, isNegated: false, passing: 4)
  }

  /// Reports `a is /x+/`, whose pattern is the current token.
  mutating func patternQuestion(of asked: Operand, isNegated: Bool, from start: SourceRange)
    -> Expression?
  {
    let pattern = current
    let written = "regex(\(text(pattern)))"
    report(
      .expected("a rule", found: "a pattern"),
      notes: ["'regex' matches the whole value, 'contains' a part of it"],
      fixes: [.meant(written, at: pattern.range)]
    )
    let call = patternCall(pattern, of: Name("regex", range: pattern.range))
    advance()
    return .asks(asked, isNegated: isNegated, call, range: range(from: start))
  }
}
