// Statements of other languages: loops, guards, assertions and names for values.

extension Parser {
  /// Reports a statement of another language as a whole, and passes it; nil for anything else.
  mutating func foreignStatement(in block: BlockKind) -> ForeignItem? {
    guard at(.name) else { return nil }
    let word = text(current)
    let words = [
      "guard", "assert", "ensure", "require", "refine", "superrefine", "must", "invariant",
      "verify",
    ]
    if word == "check", kind(ahead: 1) == .leftParenthesis {
      let end = endOfParentheses(from: 1)
      if kind(ahead: end - 2) == .string, kind(ahead: end - 3) == .comma, let item = assertion() {
        return item
      }
    }
    if words.contains(word.lowercased()), let item = assertion() { return item }
    if block == .items,
      ["require", "requires", "either", "need", "needs"].contains(word.lowercased()),
      let item = requiredFields()
    {
      return item
    }
    return ["for", "foreach", "forEach"].contains(word) ? loop(in: block) : nil
  }

  /// Reports `guard a >= 18 else { "No." }`, `assert a >= 18, "No."` and `refine(a == b, "No.")`.
  private mutating func assertion() -> ForeignItem? {
    let hasParentheses = kind(ahead: 1) == .leftParenthesis
    let function = arrowFunction(ahead: hasParentheses ? 2 : 1)
    // In the block of a field, a function is given its value.
    if function != nil, blocks.last?.kind == .statements { return nil }
    let first = function?.body ?? (hasParentheses ? 2 : 1)
    var open = 0
    var end = first
    var isCondition = false
    while open > 0
      || !endsStatement(ahead: end) && kind(ahead: end) != .comma && !at(word: "else", ahead: end)
        && kind(ahead: end) != .string,
      ![.separator, .endOfFile].contains(kind(ahead: end)), end < ForeignReader.longestLine
    {
      let kind = kind(ahead: end)
      if kind == .leftParenthesis { open += 1 }
      if kind == .rightParenthesis { open -= 1 }
      if open < 0 { break }
      isCondition = isCondition || kind.comparison != nil || kind == .is || kind == .in
      end += 1
      // A text that is compared is no message.
      if kind.comparison != nil, self.kind(ahead: end) == .string { end += 1 }
    }
    guard isCondition else { return nil }
    let condition = translatedCondition(from: first, to: end, of: function?.parameter)
    var last = end
    var message = ""
    var targets = ""
    while !endsForeignStatement(ahead: last), last < ForeignReader.longest {
      if at(word: "at", ahead: last), isName(ahead: last + 1) {
        let first = last
        last = endOfForeignStatement(from: first)
        targets = " " + excerpt(first, to: last - 1)
        break
      }
      let next = kind(ahead: last) == .leftBrace ? endOfBraces(from: last) ?? last + 1 : last + 1
      for place in last..<next where kind(ahead: place) == .string {
        // `path: ["confirm"]` in the settings of the check.
        if kind(ahead: place - 1) == .leftBracket {
          targets = " at " + Name(word(ahead: place)).written
        } else if message.isEmpty {
          message = " " + written(ahead: place)
        }
      }
      last = next
    }
    replaceForeign(last, by: "check \(condition)\(message)\(targets)", what: "the condition")
    return .nothing
  }

  /// Reports `require a or b "…"`, which asks that one of the fields is filled; nil for anything else.
  private mutating func requiredFields() -> ForeignItem? {
    var names: [String] = []
    var joint: TokenKind?
    var count = 1
    while isName(ahead: count), count < ForeignReader.longestLine {
      names.append(text(ahead: count))
      count += 1
      let next = kind(ahead: count)
      guard next == .or || next == .and, joint == nil || joint == next else { break }
      joint = next
      count += 1
    }
    guard let joint, names.count > 1, endsStatement(ahead: count) || kind(ahead: count) == .string,
      kind(ahead: count) != .leftBrace
    else { return nil }
    let rule = joint == .or ? "any_filled" : "all_filled"
    replaceForeign(count, by: "\(rule)(\(names.joined(separator: ", ")))", what: "the check")
    passMessage()
    return .nothing
  }

  /// Reports `for tag in tags { … }`, which is `each { … }` in the block of the list.
  private mutating func loop(in block: BlockKind) -> ForeignItem? {
    guard let brace = endOfLoopHeader(from: 1), brace > 1, let end = endOfBraces(from: brace) else {
      return nil
    }
    let header = span(to: brace - 1)
    report(
      .unknownWord(VisibleText.of(text(current)), place: block.words),
      insteadOfAllIn: span(to: end - 1),
      at: header,
      notes: block == .items ? [noteOnItems(ofList: text(ahead: brace - 1))] : [],
      fixes: block == .items ? [] : [.write("each", at: header, isCertain: false)]
    )
    passForeign(end)
    return .nothing
  }

  /// Where the checks of the items of a list go.
  private func noteOnItems(ofList name: String) -> String {
    if let field = declaration(ofField: name), at(word: "list", ahead: field + 2) {
      let item = text(ahead: field + 4)
      if !ForeignTypes.isType(item) {
        return "checks of the items go in their form: 'form \(VisibleText.of(item)) { … }'"
      }
    }
    return "checks of items go in the block of the list: 'field tags: list of text { each { … } }'"
  }

  /// Where the brace is after the names of a loop, `item in tags {`; nil for anything else.
  func endOfLoopHeader(from first: Int) -> Int? {
    var count = first
    let signs: [TokenKind] = [
      .leftParenthesis, .rightParenthesis, .in, .comma, .dot, .minus, .greater, .colon,
    ]
    while isName(ahead: count) || signs.contains(kind(ahead: count)), count < first + 12 {
      count += 1
    }
    return kind(ahead: count) == .leftBrace && count > first ? count : nil
  }

  /// Reports `var total = price * count` and `total = price * count`, which name a value; nil for
  /// anything else.
  mutating func foreignBinding() -> StatementOpening? {
    let words = ["var", "val", "const", "def", "set", "define", "local", "computed"]
    let hasWord = words.contains { at(word: $0) } && isName(ahead: 1)
    let sign = hasWord ? 2 : 1
    guard kind(ahead: sign) == .equals, beginsOperand(ahead: sign + 1), !isChain(ahead: sign + 1)
    else { return nil }
    if hasWord {
      report(
        .unknownWord(VisibleText.of(text(current)), place: "in a form or group"),
        fixes: [.write("let", at: current.range, isCertain: false)]
      )
      return .word(.let)
    }
    // A rule that is written like an attribute has one value.
    guard kind(ahead: 3).arithmetic != nil || kind(ahead: 3) == .leftParenthesis else { return nil }
    report(
      .expected("'let'", found: describe(current)),
      fixes: [.insert("let", before: current.range)]
    )
    return .valueName
  }

  /// Reports `warning: min_length(12)` and `warn: min_length(12)`; whether it is a warning.
  mutating func passForeignWarning() -> Bool {
    let words = ["warning", "advise", "advice", "hint", "info", "soft"]
    let isWarn = at(.warn)
    guard isWarn || words.contains(where: { at(word: $0) }) else { return false }
    let hasColon = kind(ahead: 1) == .colon
    guard hasColon || !isWarn, isName(ahead: hasColon ? 2 : 1) else { return false }
    let place = span(to: hasColon ? 1 : 0)
    report(
      .expected("'warn'", found: "'\(text(current))\(hasColon ? ":" : "")'"),
      at: place,
      fixes: [.write("warn", at: place, isCertain: isWarn)]
    )
    advance()
    if hasColon { advance() }
    return true
  }

  /// Reports `required name, email`, which asks fields from outside of their blocks; whether it is.
  mutating func reportRuleOfFields() -> Bool {
    let isParenthesized = kind(ahead: 1) == .leftParenthesis
    let rest: [TokenKind] = [.colon, .leftBracket, .leftParenthesis]
    guard isRuleWord, kind(ahead: 1) != .equals, !mayBeOwnRule(text(current)) else { return false }
    var count = 1
    while rest.contains(kind(ahead: count)) { count += 1 }
    let first = token(ahead: count)
    guard isName(ahead: count) || first.kind == .string, !at(word: "field", ahead: count),
      isDeclared(Name(word(ahead: count)))
    else { return false }
    let note = noteOnRule(ofFieldAt: count, isParenthesized)
    count = endOfForeignStatement(from: count)
    guard kind(ahead: count - 1) != .string || !isParenthesized else { return false }
    replace(
      .misplacedStatement(text(current), place: "in a form or group"),
      passing: count,
      at: current.range,
      notes: [note]
    )
    return true
  }

  /// Where a rule belongs that is written with the field that it checks, `min_length(a, 3)`.
  private func noteOnRule(ofFieldAt first: Int, _ isParenthesized: Bool) -> String {
    let rule = text(current)
    let field = VisibleText.of(word(ahead: first))
    let next = kind(ahead: first + 1)
    let end = isParenthesized && first == 2 ? endOfParentheses(from: 1) : 0
    let rest = end > first + 3 ? excerpt(first + 2, to: end - 2) : ""
    let needsNoArgument = Parser.rulesWithoutArguments.contains(rule)
    let isForeign = ["optional", "nullable", "mandatory", "phone", "min", "max", "confirmed"]
      .contains(rule)
    if needsNoArgument, !isForeign, next != .dot {
      return "put it in the block of each field: 'field \(field) { \(rule) }'"
    }
    if !rest.isEmpty, rule == "unique" ? next == .dot : next == .comma && !needsNoArgument,
      rule != "one_of", !isForeign
    {
      let call = VisibleText.of("\(rule)(\(rest))", limit: VisibleText.longestLine)
      return "put it in the block of the field: 'field \(field) { \(call) }'"
    }
    return "it checks one value: put it in the block of that field"
  }

  /// Reports checks after a field without a block, where they belong; whether they are.
  mutating func reportChecksAfterField() -> Bool {
    guard isRuleWord, !mayBeOwnRule(text(current)), previous.kind == .separator else {
      return false
    }
    var start = -2
    while !endsStatement(ahead: start), start > -ForeignReader.longestLine { start -= 1 }
    guard at(word: "field", ahead: start + 1), isName(ahead: start + 2) else { return false }
    var count = 0
    var lines: [String] = []
    while Parser.ruleWords.contains(text(ahead: count)), !isName(ahead: count + 1),
      lines.count < 16
    {
      let first = count
      while !endsStatement(ahead: count) { count += 1 }
      guard kind(ahead: count) != .leftBrace else { return false }
      lines.append(source.text(in: span(first, to: count - 1)))
      if kind(ahead: count) == .separator { count += 1 }
    }
    guard !lines.isEmpty else { return false }
    if kind(ahead: count - 1) == .separator { count -= 1 }
    let statements = lines.joined(separator: "; ")
    var block = " { \(statements) }"
    if let indentation = indentation(of: current) {
      let space = String(repeating: " ", count: indentation)
      block = " {\(lines.map { "\n\(space)  \($0)" }.joined())\n\(space)}"
    }
    let place = span(to: count - 1)
    let name = VisibleText.of(text(ahead: start + 2))
    report(
      .misplacedStatement(text(current), place: "in a form or group"),
      insteadOfAllIn: place,
      at: current.range,
      notes: ["checks go in the block of their field"],
      fixes: [
        .init(
          "write 'field \(name) { \(VisibleText.of(statements)) }'",
          replace: SourceRange(start: token(ahead: -2).range.end, end: place.end),
          by: block
        )
      ]
    )
    passForeign(count)
    return true
  }

  /// Reports tokens that one message is about, with what they mean here, and passes them.
  mutating func replaceForeign(
    _ count: Int,
    by written: String,
    what: String,
    in notation: String = "another language"
  ) { replace(.foreignNotation(what, notation: notation), passing: count, by: written) }
}
