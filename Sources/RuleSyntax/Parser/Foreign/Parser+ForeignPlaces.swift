// What is written in another place, or without the signs that separate it.

// MARK: - Checks in one line

extension Parser {
  /// Rules that are given another field, or a value that may be that of one.
  private static let rulesOfFields: Set = [
    "after", "before", "equal", "different", "same", "min_length", "max_length", "min_value",
    "max_value", "length", "contains", "starts_with", "ends_with", "includes", "multiple_of",
    "confirmed_by", "same_as", "equals", "size",
  ]

  /// Rules that are given nothing.
  private static let rulesAlone = rulesWithoutArguments.union([
    "empty", "alpha", "alphanumeric", "numeric", "uuid", "ip",
  ])

  /// Whether a name is given to a rule without parentheses: `after start`.
  func isBareArgument(of name: Name) -> Bool {
    guard at(.name), Parser.rulesOfFields.contains(name.text),
      !Parser.ruleWords.contains(text(current)), previous.kind == .name,
      StatementWord(at: 0, in: self) == nil, !Parser.isMessageWord(text(current)),
      !["if", "unless", "at", "than", "to", "or", "and"].contains(text(current))
    else { return false }
    let next = kind(ahead: 1)
    return next == .string || next == .and || next == .or || next == .dot
      || next == .rightParenthesis || at(word: "at", ahead: 1) || endsStatement(ahead: 1)
  }

  /// Whether a text after the rule is its argument, and no message: `regex "[a-z]+"`.
  func takesText(_ name: Name) -> Bool {
    ["regex", "contains", "starts_with", "ends_with", "one_of", "none_of", "pattern"].contains(
      name.text
    )
  }

  /// Reports checks that nothing separates, `required email max_length(80)`, all of a line at once.
  mutating func reportChecksInOneLine() -> Bool {
    guard blocks.last?.kind == .statements, isName() || at(.not) else { return false }
    let isAlone = previous.kind == .name && Parser.rulesAlone.contains(text(previous))
    let endsCall = isAlone || previous.kind == .rightParenthesis
    guard endsCall || isRuleWord && endsStatement(ahead: 1) else { return false }
    var places: [SourceRange] = []
    var count = 0
    while count < ForeignReader.longestLine, isName(ahead: count) || kind(ahead: count) == .not {
      places.append(token(ahead: count).range)
      if kind(ahead: count) == .not { count += 1 }
      guard isName(ahead: count) else { return false }
      count += 1
      if kind(ahead: count) == .leftParenthesis { count = endOfParentheses(from: count) }
      if kind(ahead: count) == .string { count += 1 }
    }
    guard endsStatement(ahead: count), kind(ahead: count) != .leftBrace,
      StatementWord(at: 0, in: self) == nil
    else { return false }
    let gaps = places.map { SourceRange(start: startOfSpace(before: $0.start), end: $0.start) }
    let whole = SourceRange(start: previous.range.end, end: gaps[gaps.count - 1].end)
    report(
      .missingSeparator(found: describe(current)),
      fixes: [
        .init(
          places.count == 1 ? "write ';' before it" : "write ';' before each",
          replace: whole,
          by: rewritten(whole, replacing: gaps) { _ in "; " }
        )
      ],
      hiding: Array(places.dropFirst())
    )
    return true
  }

  /// What to do where a form would inherit another: `form employee extends person {`.
  var notesOnInheritance: [String] {
    let repeats = ["repeatable", "repeated", "repeating", "multiple", "list"]
    if repeats.contains(text(current)) || at(.leftBracket), at(word: "group", ahead: -2) {
      let name = VisibleText.of(text(previous))
      return ["the rows of a list are a form: 'form row { … }' and 'field \(name): list of row'"]
    }
    guard ["extends", "inherits", "implements"].contains(where: { at(word: $0) }) else { return [] }
    return [
      "forms don't inherit: repeat the fields, or use the form as a type, 'field person: person'"
    ]
  }

  /// The fix that removes what is between a condition or a name and its block: `then {`, `-> {`.
  var fixBeforeBrace: [Diagnostic.Fix] {
    let isArrow = at(.minus) && kind(ahead: 1) == .greater
    let count = isArrow ? 2 : 1
    let signs: [TokenKind] = [.colon, .comma, .equals, .dot, .greaterOrEqual]
    if previous.kind == .otherwise, isName(), kind(ahead: 1) != .leftBrace {
      return [.insert("when", before: current.range)]
    }
    guard kind(ahead: count) == .leftBrace, isArrow || isName() || signs.contains(kind) else {
      return []
    }
    let order = ["closed": "closed form", "exact": "exact form"]
    if let words = order[text(current)], at(word: "form", ahead: -2) {
      let written = "\(words) \(text(previous))"
      return [.write(written, at: token(ahead: -2).range.union(current.range), isCertain: false)]
    }
    let words = span(to: count - 1)
    let rest = SourceRange(start: words.start, end: token(ahead: count).range.start)
    return [removal(of: words, in: rest, by: words.start == previous.range.end ? " " : "")]
  }

  /// Reports `let total := a` and `let total == a`, and passes the sign; whether it is one.
  mutating func passForeignAssignment() -> Bool {
    let isColon = at(.colon) && kind(ahead: 1) == .equals
    let isJoined = isColon && current.range.end == token(ahead: 1).range.start
    let isWord = ["be", "is"].contains(text(current)) && beginsOperand(ahead: 1)
    guard isJoined || at(.equalTo) || isWord else { return false }
    let count = isJoined ? 2 : 1
    pass(count, expecting: "'=' and a value", fix: .write("=", at: span(to: count - 1)))
    return true
  }
}

// MARK: - Names

extension Parser {
  /// Reports `field First Name`, whose name is two words, and passes the second; whether it is that.
  mutating func reportSplitName() -> Bool {
    let word = text(current)
    guard previous.kind == .name, at(word: "field", ahead: -2), endsStatement(ahead: 1),
      !ForeignTypes.isType(word), !mayBeForm(Name(word)), !isRuleWord,
      Suggestion.closest(to: word, among: ForeignTypes.names) == nil
    else { return false }
    let place = previous.range.union(current.range)
    report(
      expected("a name", at: place),
      at: place,
      notes: ["a name is one word, and a label in quotes may follow it"],
      fixes: [.meant("\(text(previous))_\(word)", at: place)]
    )
    advance()
    return true
  }

  /// Reports `test for sign_up {`, which lacks its title, and makes one; nil for anything else.
  mutating func missingTitle() -> StringLiteral? {
    let isForm = at(word: "for") && isName(ahead: 1) && kind(ahead: 2) == .leftBrace
    guard isForm || at(.leftBrace) else { return nil }
    let title = "describe it here"
    let place = SourceRange.at(current.range.start)
    let fix = Diagnostic.Fix("write a title before it", replace: place, by: "\"\(title)\" ")
    reportExpected("the title of the test in quotes", fixes: [fix])
    return StringLiteral(title, range: place)
  }

  /// Reports `expect: valid`, and passes the sign; a list of failures without a verdict is left.
  mutating func passSignBeforeVerdict() {
    if at(.leftBrace) {
      let verdict = text(ahead: 1)
      if ExpectedVerdict(rawValue: verdict) != nil, kind(ahead: 2) == .rightBrace {
        // `expect { valid }`
        let place = span(to: 2)
        report(expected("a verdict", at: place), at: place, fixes: [.write(verdict, at: place)])
        return
      }
      reportExpected(
        "a verdict",
        notes: ["the fields that fail are listed after it: 'expect invalid { email: required }'"],
        fixes: [.insert("invalid", before: current.range)]
      )
      return
    }
    guard at(.colon) || at(.equals), isName(ahead: 1) else { return }
    let rest = SourceRange(start: previous.range.end, end: current.range.end)
    pass(1, expecting: "a verdict", fix: removal(of: current.range, in: rest))
  }
}

// MARK: - Arguments

extension Parser {
  /// Reports an argument that nothing separates from what is before it, and passes it; false where
  /// most likely a comma is missing.
  ///
  /// `min_value(1 000)`, `regex(r"x+")`, `after(start "Choose a later day.")`
  mutating func reportForeignArgument() -> Bool {
    reportGroupedDigits() || reportPrefixedText() || reportMessageInParentheses()
  }

  /// Reports `between(3 and 10)`, and passes the word; whether it is that.
  mutating func passJointOfBounds() -> Bool {
    guard at(.and) || at(word: "to"), isNumber(ahead: -1), isNumber(ahead: 1),
      kind(ahead: 2) == .rightParenthesis
    else { return false }
    let place = SourceRange(start: previous.range.end, end: current.range.end)
    pass(1, expecting: "','", fix: .write(",", at: place, isCertain: false))
    return true
  }

  /// Reports `length(min=2)`, and passes the sign; whether it is that.
  mutating func passAssignedArgument() -> Bool {
    guard at(.equals), previous.kind == .name,
      [.leftParenthesis, .comma].contains(token(ahead: -2).kind)
    else { return false }
    let place = SourceRange(start: previous.range.end, end: token(ahead: 1).range.start)
    pass(1, expecting: "':'", fix: .init("write ':'", replace: place, by: ": "))
    return true
  }

  private mutating func reportGroupedDigits() -> Bool {
    var count = 0
    while kind(ahead: count) == .integer, text(ahead: count).utf8.count == 3 { count += 1 }
    guard previous.kind == .integer, count > 0, text(previous).utf8.count <= 3 else { return false }
    let place = previous.range.union(token(ahead: count - 1).range)
    let digits = source.text(in: place).filter(\.isNumber)
    report(.malformedNumber(.groupedDigits), at: place, fixes: [.write(digits, at: place)])
    advance(by: count)
    return true
  }

  private mutating func reportPrefixedText() -> Bool {
    let prefix = previous
    guard at(.string), prefix.kind == .name, prefix.range.end == current.range.start,
      ["r", "f", "b", "u", "s", "R", "F", "L"].contains(text(prefix))
    else { return false }
    let name = token(ahead: -3)
    var fix = removal(of: prefix.range)
    let words = ["regex", "pattern", "matches", "match", "regexp"]
    if words.contains(text(name).lowercased()), kind(ahead: 1) == .rightParenthesis {
      let place = name.range.union(token(ahead: 1).range)
      // What a backslash is in quotes is not known.
      let inner = text(current).dropFirst().dropLast().replacing("/", with: "\\/")
      fix = .meant("regex(/\(inner)/)", at: place)
    }
    report(
      .expected("a value", found: "'\(text(prefix))' before a text"),
      insteadOfAllIn: prefix.range.union(current.range),
      at: prefix.range,
      fixes: [fix]
    )
    advance()
    return true
  }

  private mutating func reportMessageInParentheses() -> Bool {
    guard at(.string), kind(ahead: 1) == .rightParenthesis, previous.kind != .string,
      previous.kind != .leftParenthesis
    else { return false }
    let place = SourceRange(start: previous.range.end, end: token(ahead: 1).range.end)
    report(
      .messageInsideExpression,
      notes: ["a message follows its check, after the parenthesis"],
      fixes: [.meant(") \(text(current))", at: place)]
    )
    advance()
    return true
  }

  /// Reports `18..120` where a rule must be, and passes it; whether it is one.
  mutating func reportBareRange() -> Bool {
    guard isNumber(), kind(ahead: 1) == .ellipsis, isNumber(ahead: 2) else { return false }
    let isNumber = ["integer", "number"].contains(typeOfBlock)
    replace(
      expected("a rule", at: span(to: 2)),
      passing: 3,
      notes: ["'between(3, 10)' limits a number, and 'length(3...10)' the length of a text"],
      by: isNumber ? "between(\(text(current)), \(text(ahead: 2)))" : nil
    )
    return true
  }
}

// MARK: - Items outside of a form

extension Parser {
  /// The fields and the like that were before the form, which is read with them.
  mutating func takeStrayItems() -> [FormItem] {
    defer { strayItems = [] }
    return strayItems
  }

  /// Reports a field or the like that is outside of a form, once for all in a row.
  mutating func reportStrayItem(_ word: StatementWord) {
    var starts: [SourceRange] = []
    var count = 0
    var end = 0
    while count < ForeignReader.longest, StatementWord(at: count, in: self)?.beginsItem == true {
      starts.append(token(ahead: count).range)
      end = endOfWholeStatement(from: count)
      count = end
      if kind(ahead: count) == .separator { count += 1 }
    }
    let place = span(to: max(0, end - 1))
    report(
      .misplacedStatement(word.rawValue, place: "outside a form"),
      fixes: strayFix(place, before: count),
      hiding: Array(starts.dropFirst())
    )
  }

  /// The fix that puts items into the form that follows, or into one of their own.
  private func strayFix(_ place: SourceRange, before count: Int) -> [Diagnostic.Fix] {
    let items = source.text(in: place).replacing("\n", with: "\n  ")
    if kind(ahead: count) == .endOfFile, forms.isEmpty, strayItems.isEmpty {
      return [
        .init("put it into 'form main { … }'", replace: place, by: "form main {\n  \(items)\n}")
      ]
    }
    guard at(word: "form", ahead: count), isName(ahead: count + 1),
      kind(ahead: count + 2) == .leftBrace
    else { return [] }
    let brace = token(ahead: count + 2).range
    let name = text(ahead: count + 1)
    let header = source.text(in: token(ahead: count).range.union(brace))
    let endsLine = indentation(of: token(ahead: count + 3)) != nil
    return [
      .init(
        "move it into the form '\(VisibleText.of(name))'",
        replace: SourceRange(start: place.start, end: brace.end),
        by: "\(header)\n  \(items)\(endsLine ? "" : "\n ")"
      )
    ]
  }
}
