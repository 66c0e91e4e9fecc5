// Functions, choices and implications of other languages in the places of values and conditions.

extension Parser {
  /// Reports a function as an argument, `refine(v => v > 3, "…")`; whether it is one, which is passed.
  mutating func reportFunction(of name: Name) -> Bool {
    let isInParentheses = kind(ahead: 1) == .leftParenthesis && isName(ahead: 2)
    let arrow = isInParentheses ? 4 : 2
    guard isName(ahead: isInParentheses ? 2 : 1), text(token(ahead: arrow)) == "=>" else {
      return false
    }
    let end = endOfParentheses(from: 0)
    guard kind(ahead: end - 1) == .rightParenthesis else { return false }
    let place = name.range.union(token(ahead: end - 1).range)
    var fixes: [Diagnostic.Fix] = []
    if let (rule, next) = rule(ofFunctionOf: isInParentheses ? 2 : 1, from: arrow + 1) {
      let message = kind(ahead: next) == .comma && kind(ahead: next + 1) == .string
      let text = message ? " " + source.written(.string(stringLiteral(token(ahead: next + 1)))) : ""
      if message ? kind(ahead: next + 2) == .rightParenthesis : next == end - 1 {
        let written = rule + text
        fixes = [.meant(written, at: place)]
      }
    }
    report(
      .expected("an argument", found: "a function"),
      insteadOfAllIn: place,
      notes: [
        "there are no functions: a condition is written 'check …', "
          + "and what only the program can tell is an 'external rule'"
      ],
      fixes: fixes
    )
    passForeign(end)
    return true
  }

  /// The rule that a function of one value means, `v => v.length > 3`, and where its body ends.
  private func rule(ofFunctionOf parameter: Int, from first: Int) -> (rule: String, next: Int)? {
    let value = text(token(ahead: parameter))
    let rules = ["startsWith": "starts_with", "endsWith": "ends_with", "includes": "contains"]
    if kind(ahead: first) == .pattern, kind(ahead: first + 1) == .dot,
      at(word: "test", ahead: first + 2), at(word: value, ahead: first + 4)
    {
      // `/x+/.test(v)`
      return ("contains(\(text(token(ahead: first))))", first + 6)
    }
    guard at(word: value, ahead: first) else { return nil }
    if kind(ahead: first + 1) == .dot, kind(ahead: first + 3) == .leftParenthesis {
      let rule = rules[text(token(ahead: first + 2))]
      guard let rule, kind(ahead: first + 4) == .string else { return nil }
      let argument = source.written(.string(stringLiteral(token(ahead: first + 4))))
      return ("\(rule)(\(argument))", first + 6)
    }
    let isLength =
      kind(ahead: first + 1) == .dot
      && ["length", "size"].contains(text(token(ahead: first + 2)))
    let sign = first + (isLength ? 3 : 1)
    let operand = token(ahead: sign + 1)
    guard let comparison = kind(ahead: sign).comparison else { return nil }
    if isLength {
      guard operand.kind == .integer, let count = Int(text(operand)) else { return nil }
      return Parser.lengthRule(comparison, count).map { ($0, sign + 2) }
    }
    guard [.integer, .number, .string].contains(operand.kind) else { return nil }
    let written =
      operand.kind == .string ? source.written(.string(stringLiteral(operand))) : text(operand)
    return ("\(Parser.rule(meantBy: comparison, isMoment: false))(\(written))", sign + 2)
  }

  /// Reports `a ? b : c` or `IF(a > 3, b, c)` as a value; whether it is one, which is passed.
  ///
  /// With values alone, `IF(a, b, c)` is a call like any other, whose name the checker doesn't know.
  mutating func reportChosenValue(from start: Token) -> Bool {
    let isCall = ["IF", "if", "iif", "IIF"].contains(text(start))
    let isWord = isCall && at(word: "if") && isName(ahead: 1)
    var count = 0
    var open = 0
    var isTernary = text(current) == "?"
    var hasCondition = false
    let words: [TokenKind] = [.is, .in, .not, .and, .or]
    while !endsStatement(ahead: count) || open > 0 && text(token(ahead: count)) == ";",
      count < ForeignReader.longestLine
    {
      let kind = kind(ahead: count)
      let sign = text(token(ahead: count))
      if sign == "?" { isTernary = true }
      if open == 1, sign == ";" || kind.comparison != nil || words.contains(kind) {
        hasCondition = true
      }
      if kind == .leftParenthesis { open += 1 }
      if kind == .rightParenthesis { open -= 1 }
      count += 1
    }
    guard isTernary || isWord || isCall && hasCondition else { return false }
    let place = start.range.union(token(ahead: max(0, count - 1)).range)
    report(
      .expected("a value", found: isTernary ? "a choice between two" : "'\(text(start))'"),
      insteadOfAllIn: place,
      notes: [
        "a value has no branches: compute one field in each branch of "
          + "'when … { … } otherwise { … }', and read both with 'first_filled(a, b)'"
      ]
    )
    passForeign(count)
    return true
  }

  /// Reports `lines.map(l => l.price).sum()` as a value, and passes it; whether it is one.
  mutating func reportFunctionInValue() -> Bool {
    guard kind(ahead: 1) == .dot else { return false }
    var count = 0
    var hasArrow = false
    while !endsForeignStatement(ahead: count), count < ForeignReader.longestLine {
      if text(token(ahead: count)) == "=>" { hasArrow = true }
      count += 1
    }
    guard hasArrow else { return false }
    let place = span(to: count - 1)
    var fixes: [Diagnostic.Fix] = []
    let functions = ["sum", "min", "max"]
    if isName(), at(word: "map", ahead: 2), text(token(ahead: 5)) == "=>",
      kind(ahead: 7) == .dot, isName(ahead: 8), kind(ahead: 10) == .dot,
      functions.contains(text(token(ahead: 11))), count == 14
    {
      let written =
        "\(text(token(ahead: 11)))(\(text(token(ahead: 8))) of \(text(current)))"
      fixes = [.meant(written, at: place)]
    }
    report(
      .expected("a value", found: "a function"),
      insteadOfAllIn: place,
      notes: [
        "values of a list are put together by 'sum(price of lines)', 'min', 'max' and 'count', "
          + "perhaps with 'where'"
      ],
      fixes: fixes
    )
    passForeign(count)
    return true
  }

  /// Reports `null` or a comparison where a condition must begin after `and` or `or`; whether it is one.
  mutating func reportHalfCondition() -> Bool {
    guard previous.kind == .or || previous.kind == .and else { return false }
    if at(.null) {
      let place = previous.range.union(current.range)
      let rest = SourceRange(start: startOfSpace(before: place.start), end: place.end)
      report(
        .expected("a condition", found: "'null'"),
        notes: ["a value that is not there is empty"],
        fixes: [
          .init("remove '\(VisibleText.of(source.text(in: place)))'", replace: rest, by: "")
        ]
      )
      advance()
      return true
    }
    guard kind.comparison != nil, isName(ahead: -4), kind(ahead: -3).comparison != nil else {
      return false
    }
    let name = text(token(ahead: -4))
    reportExpected(
      "a condition",
      notes: ["each side names what it compares"],
      fixes: [
        .init(
          "write '\(VisibleText.of(name))' before it",
          replace: .at(current.range.start),
          by: "\(name) "
        )
      ]
    )
    return true
  }

  /// Reports `check if a is filled then b is filled`; whether it is that.
  mutating func reportImplication() -> Bool {
    // With parentheses it may be a rule of that name.
    guard at(word: "if"), isName(ahead: 1) else { return false }
    var then: Int?
    var end = 1
    while !endsStatement(ahead: end), end < ForeignReader.longestLine {
      if at(word: "then", ahead: end) { then = end }
      if kind(ahead: end) == .string, kind(ahead: end - 1).comparison == nil { break }
      end += 1
    }
    var fix = Diagnostic.Fix(
      "remove 'if'",
      replace: SourceRange(start: current.range.start, end: token(ahead: 1).range.start),
      by: ""
    )
    if let then, then > 1, end > then + 1 {
      let premise = translatedCondition(from: 1, to: then)
      let conclusion = translatedCondition(from: then + 1, to: end)
      let place = span(to: end - 1)
      let written = "not (\(premise)) or \(conclusion)"
      fix = .meant(written, at: place)
    }
    let place = span(to: end - 1)
    report(
      .expected("a condition", found: "'if'"),
      insteadOfAllIn: place,
      at: current.range,
      notes: ["checks that apply in one case only go into 'when … { … }'"],
      fixes: [fix]
    )
    passForeign(end)
    _ = take(.string)
    endOfForeign = previous.range.end
    return true
  }
}
