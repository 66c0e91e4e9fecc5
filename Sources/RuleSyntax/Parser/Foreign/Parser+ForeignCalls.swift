// Calls of rules as other notations write them.

extension Parser {
  /// A call whose notation is reported; it ends at the token before the current one.
  func foreignCall(_ name: Name, _ arguments: [Argument]?, through end: SourceRange? = nil) -> Call
  {
    let range = end.map { name.range.union($0) } ?? range(from: name.range)
    var call = Call(name: name, arguments: arguments, range: range)
    call.isForeign = true
    return call
  }

  /// The fix that writes such a call as the language does.
  func fix(of call: Call, isCertain: Bool = false) -> Diagnostic.Fix {
    .meant(source.written(call), at: call.range, isCertain: isCertain)
  }

  /// A rule written like a setting: `required: true`, `min_length: 6`, `between:1,5`.
  mutating func callWithColon(_ name: Name) -> Call? {
    let place = advance().range
    let problem = SyntaxProblem.argumentAfterColon(rule: VisibleText.of(name.text))
    var reader = ForeignReader(self, at: 0)
    if at(.leftBracket), let values = reader.values() {
      // `rangelength: [2, 50]`
      advance(by: reader.count)
      let call = foreignCall(name, values)
      report(problem, at: place, fixes: [fix(of: call)])
      return call
    }
    guard beginsOperand() || at(.ellipsis), let first = operand() else {
      report(problem, at: place)
      return nil
    }
    let arguments = settingArguments(beginningWith: first)
    var call = foreignCall(name, arguments)
    if kind.comparison != nil || at(.is) || at(.equals) {
      // A condition, as in `required_if: country == "GB"`.
      let isPlain = kind.comparison != nil && text(current) != "===" || at(.is)
      while !endsStatement(ahead: 0) { advance() }
      call.lacksArguments = true
      let condition = source.text(in: first.range.union(previous.range))
      let rule = Parser.conditionalRule(name.text)?.rule ?? name.text
      let written = "when \(condition) { \(rule) }"
      report(
        problem,
        at: place,
        notes: [Parser.conditionNote],
        fixes: isPlain ? [.meant(written, at: name.range.union(previous.range))] : []
      )
      return isPlain ? nil : call
    }
    if let written = conditionalRequirement(call) {
      let fix = Diagnostic.Fix.meant(written, at: call.range)
      report(problem, at: place, notes: [Parser.conditionNote], fixes: [fix])
      return nil
    }
    if case .boolean(let isAsked, _) = first {
      call.arguments = nil
      report(
        problem,
        at: place,
        notes: isAsked ? [] : [Parser.omissionNote],
        fixes: isAsked ? [fix(of: call)] : []
      )
    } else {
      report(problem, at: place, fixes: [fix(of: call)])
    }
    return call
  }

  private static let omissionNote = "leave out a check that shouldn't apply"

  static let conditionNote =
    "an argument is a value; a condition goes around what depends on it: "
    + "'when country == \"GB\" { required }'"

  /// What follows the first value of a setting after commas: `between:1,5`.
  private mutating func settingArguments(beginningWith first: Operand) -> [Argument] {
    var arguments = [Argument(value: first, range: first.range)]
    while at(.comma), beginsOperand(ahead: 1), kind(ahead: 1) != .leftParenthesis,
      [.comma, .and, .or, .string].contains(kind(ahead: 2)) || endsStatement(ahead: 2)
    {
      advance()
      guard let next = operand() else { break }
      arguments.append(Argument(value: next, range: next.range))
    }
    return arguments
  }

  /// A rule written like an attribute: `maxlength=20`; nil for anything else.
  mutating func callWithEquals(_ expression: Expression) -> Call? {
    guard at(.equals), case .call(let call) = expression, call.arguments == nil,
      beginsOperand(ahead: 1), kind(ahead: 1) != .leftParenthesis,
      endsStatement(ahead: 2) || kind(ahead: 2) == .string
    else { return nil }
    let sign = advance()
    guard let value = operand() else { return nil }
    let isBound = ["min", "max"].contains { call.name.text.lowercased().hasPrefix($0) }
    var argument = Argument(value: value, range: value.range)
    // `minlength="3"`
    if isBound { argument = ForeignReader.number(argument) }
    var written = foreignCall(call.name, [argument])
    if case .boolean(true, _) = value { written.arguments = nil }
    var fixes = [fix(of: written)]
    if case .boolean(false, _) = value { fixes = [] }
    report(
      .comparisonOutsideCondition(text(sign)),
      at: sign.range,
      notes: fixes.isEmpty ? [Parser.omissionNote] : ["put the arguments of a rule in parentheses"],
      fixes: fixes
    )
    return written
  }

  /// A rule written like an item of a list: `min_length[3]`.
  mutating func callWithBrackets(_ name: Name) -> Call? {
    var reader = ForeignReader(self, at: 0)
    guard let values = reader.values() else { return Call(name: name, range: name.range) }
    let place = span(to: reader.count - 1)
    advance(by: reader.count)
    let call = foreignCall(name, values)
    let problem = SyntaxProblem.argumentsWithoutParentheses(rule: VisibleText.of(name.text))
    report(problem, at: place, fixes: [fix(of: call)])
    return call
  }

  /// Reports and passes words that only sentences need: `must be email`, `either email or telephone`.
  mutating func passFillers() {
    let words = ["must", "should", "shall", "be", "return", "either", "ensure", "validate"]
    var count = 0
    while kind(ahead: count) == .name, kind(ahead: count + 1) == .name,
      words.contains(text(ahead: count))
    { count += 1 }
    guard count > 0 else { return }
    let written = span(to: count - 1)
    report(expected("a rule", at: written), at: written, fixes: [removal(upTo: count)])
    advance(by: count)
  }

  /// A chain of calls, `min_length(3).email().message("…")`, which is reported and read as one with `and`.
  mutating func chain(beginningWith first: Call) -> Expression? {
    guard isName(ahead: 1) || kind(ahead: 1) == .when else { return .call(first) }
    if first.arguments == nil, reportComparedPath(from: first.range) { return nil }
    let place = SourceRange(start: first.range.start, end: first.range.start)
    let dot = current.range
    var calls = [first]
    var messages: [Int: String] = [:]
    var condition: String?
    while at(.dot), isName(ahead: 1) || kind(ahead: 1) == .when {
      advance()
      if Parser.isMessageWord(text(current)), kind(ahead: 1) == .leftParenthesis,
        kind(ahead: 2) == .string, kind(ahead: 3) == .rightParenthesis
      {
        messages[calls.count - 1] = " " + text(ahead: 2)
        advance(by: 4)
        continue
      }
      if let asked = conditionOfLink {
        condition = asked
        advance(by: endOfParentheses(from: 1))
        continue
      }
      let name = passName()
      let brokenLists = self.brokenLists
      let arguments = at(.leftParenthesis) ? arguments() : nil
      var call = Call(name: name, arguments: arguments, range: range(from: name.range))
      call.lacksArguments = brokenLists != self.brokenLists
      calls.append(call)
    }
    let whole = range(from: place)
    let isSound = !calls.contains(where: \.lacksArguments)
    for index in calls.indices where calls[index].arguments?.isEmpty == true {
      calls[index].arguments = nil
    }
    // A message within an expression would be that of all.
    var written = calls.indices.map { source.written(calls[$0]) + (messages[$0] ?? "") }.joined(
      separator: messages.isEmpty && condition == nil ? " and " : "; "
    )
    if let condition { written = "when \(condition) { \(written) }" }
    report(
      .expected("the end of the statement", found: "'.'"),
      insteadOfAllIn: condition == nil ? dot : whole,
      at: dot,
      notes: [
        condition != nil
          ? Parser.conditionNote
          : calls.count > 1
            ? "join rules with 'and', or write each on a line of its own"
            : "a message comes right after its check: 'required \"Enter your name.\"'"
      ],
      fixes: isSound ? [.meant(written, at: whole)] : []
    )
    for index in calls.indices { calls[index].isForeign = true }
    let parts = calls.map { Expression.call($0) }
    return parts.count == 1 ? parts[0] : .and(parts, range: whole)
  }

  /// The condition of `.When(is_company)` or `.unless(x => x.is_company)`; nil for anything else.
  private var conditionOfLink: String? {
    let word = text(current).lowercased()
    guard ["when", "unless"].contains(word), kind(ahead: 1) == .leftParenthesis else { return nil }
    let end = endOfParentheses(from: 1)
    guard kind(ahead: end - 1) == .rightParenthesis else { return nil }
    let function = arrowFunction(ahead: 2)
    let first = function?.body ?? 2
    guard end - 1 > first else { return nil }
    let condition = translatedCondition(from: first, to: end - 1, of: function?.parameter)
    return word == "when" ? condition : negated(condition, from: first, to: end - 1)
  }

  /// Reports a path that is compared where a check must be, `address.city == "x"`; whether it is one.
  private mutating func reportComparedPath(from start: SourceRange) -> Bool {
    let sign = token(ahead: endOfPath(ahead: -1) + 1)
    let words: [TokenKind] = [.is, .in, .not, .equals]
    guard sign.kind.comparison != nil || words.contains(sign.kind) else { return false }
    report(
      .comparisonOutsideCondition(text(sign)),
      at: sign.range,
      fixes: [checkFix(before: start, named: text(previous))]
    )
    return true
  }

  /// What other notations call the message of a check.
  private static let messageWords: Set = [
    "message", "msg", "error", "errormessage", "withmessage", "with", "else", "otherwise",
    "because", "label",
  ]

  static func isMessageWord(_ word: String) -> Bool {
    messageWords.contains(ForeignReader.plain(word))
  }

  /// Reports what is between a check and its message; whether anything is.
  ///
  /// `required message: "…"`, `required -> "…"`, `required else "…"`
  mutating func reportMessageWords() -> Bool {
    let signs: [TokenKind] = [.colon, .equals, .minus, .greater, .greaterOrEqual, .comma]
    var count = 0
    while count < 3,
      signs.contains(kind(ahead: count)) || Parser.isMessageWord(text(ahead: count))
    { count += 1 }
    guard count > 0, kind(ahead: count) == .string else { return false }
    // A field has no message.
    if statementBegins(with: "field") { return false }
    let words = span(to: count - 1)
    let rest = SourceRange(start: words.start, end: token(ahead: count).range.start)
    let space = words.start == previous.range.end ? " " : ""
    report(
      .expected("the end of the statement", found: describe(current)),
      insteadOfAllIn: words,
      at: current.range,
      notes: ["a message comes right after its check, without a word between"],
      fixes: [removal(of: words, in: rest, by: space, isCertain: true)]
    )
    return true
  }

  /// The check after `each` that has no block: `each email`, `each: email`; nil for a block.
  mutating func checkWithoutBlock(after word: SourceRange) -> [Statement]? {
    let hasColon = at(.colon)
    if at(.leftParenthesis), isName(ahead: 1) {
      // `each(email)`
      let end = endOfParentheses(from: 0)
      guard kind(ahead: end - 1) == .rightParenthesis else { return nil }
      let place = span(to: end - 1)
      let written = " { \(source.text(in: place).dropFirst().dropLast()) }"
      let rest = SourceRange(start: word.end, end: place.end)
      report(
        .expected("'{' after 'each'", found: "'('"),
        insteadOfAllIn: place,
        at: current.range,
        fixes: [.init("write '\(VisibleText.of("each" + written))'", replace: rest, by: written)]
      )
      passForeign(end)
      return []
    }
    guard at(.name) || hasColon && kind(ahead: 1) == .name else { return nil }
    let found = current
    if let end = endOfLoopHeader(from: 0) {
      // `each item in tags { … }`
      report(
        .expected("'{' after 'each'", found: describe(found)),
        insteadOfAllIn: span(to: end - 1),
        notes: ["the checks in the block apply to each item, which has no name"],
        fixes: [removal(upTo: end)]
      )
      advance(by: end)
      return nil
    }
    if [.normalize, .filter, .mask].contains(StatementWord(at: 0, in: self)) {
      // `each normalize trim`
      report(
        .expected("'{' after 'each'", found: describe(found)),
        notes: ["'\(text(found))' in the block of a list applies to each item"],
        fixes: [removal(of: word, in: SourceRange(start: word.start, end: current.range.start))]
      )
      _ = statement()
      return []
    }
    if hasColon { advance() }
    return checkInBraces(after: "'each'", found, from: word.end, shownAfter: "each ")
  }

  /// Reports a check that lacks the braces around it, which replace what is before it from `start` on.
  private mutating func checkInBraces(
    after owner: String,
    _ found: Token,
    from start: UInt32,
    shownAfter word: String = ""
  ) -> [Statement] {
    let first = current.range
    guard let check = check() else { return [] }
    let written = "{ \(source.text(in: range(from: first))) }"
    let place = SourceRange(start: start, end: previous.range.end)
    report(
      .expected("'{' after \(owner)", found: describe(found)),
      insteadOfAllIn: found.range,
      at: found.range,
      fixes: [.init("write '\(VisibleText.of(word + written))'", replace: place, by: " \(written)")]
    )
    return [.check(check)]
  }

  /// Reports `rule name = email` and `rule name: email`; the check, or nil where a block follows.
  ///
  /// - Parameter type: what the rule was said to return, where `=` follows it.
  /// - Returns: the check as the rule's block.
  mutating func checkOfRule(after type: SourceRange? = nil) -> [Statement]? {
    let isArrow = text(current) == "=>"
    guard at(.equals) || at(.colon) || isArrow, kind(ahead: 1) != .separator else { return nil }
    let sign = advance()
    _ = take(.leftBrace)
    let start = startOfSpace(before: (type ?? sign.range).start)
    let check = checkInBraces(after: "the rule's name", sign, from: start)
    _ = take(.rightBrace)
    return check
  }
}
