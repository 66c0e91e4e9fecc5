// Functions, choices and implications of other languages in the places of values and conditions.

extension Parser {
  /// The first parameter of a function that begins at the token, and where its body begins:
  /// `v => v > 3`, `(v, context) => v > 3`; nil for anything else.
  func arrowFunction(ahead first: Int) -> (parameter: String, body: Int)? {
    let isInParentheses = kind(ahead: first) == .leftParenthesis
    let arrow = isInParentheses ? endOfParentheses(from: first) : first + 1
    let parameter = isInParentheses ? first + 1 : first
    guard isName(ahead: parameter), text(ahead: arrow) == "=>" else { return nil }
    return (text(ahead: parameter), arrow + 1)
  }

  /// Reports a function as an argument, `refine(v => v > 3, "…")`; whether it is one, which is passed.
  mutating func reportFunction() -> Bool {
    guard let (parameter, body) = arrowFunction(ahead: 1) else { return false }
    let end = endOfParentheses(from: 0)
    guard kind(ahead: end - 1) == .rightParenthesis else { return false }
    var written: String?
    if let (rule, next) = rule(ofFunctionOf: parameter, from: body) {
      let hasMessage = kind(ahead: next) == .comma && kind(ahead: next + 1) == .string
      if hasMessage ? kind(ahead: next + 2) == .rightParenthesis : next == end - 1 {
        written = rule + (hasMessage ? " " + self.written(ahead: next + 1) : "")
      }
    }
    replace(
      .expected("an argument", found: "a function"),
      passing: end,
      from: -1,
      notes: [
        "there are no functions: a condition is written 'check …', "
          + "and what only the program can tell is an 'external rule'"
      ],
      by: written
    )
    return true
  }

  /// The rule that a function of one value means, `v => v.length > 3`, and where its body ends.
  private func rule(ofFunctionOf value: String, from first: Int) -> (rule: String, next: Int)? {
    let rules = ["startsWith": "starts_with", "endsWith": "ends_with", "includes": "contains"]
    if kind(ahead: first) == .pattern, kind(ahead: first + 1) == .dot,
      at(word: "test", ahead: first + 2), at(word: value, ahead: first + 4)
    {
      // `/x+/.test(v)`
      return ("contains(\(text(ahead: first)))", first + 6)
    }
    guard at(word: value, ahead: first) else { return nil }
    if kind(ahead: first + 1) == .dot, kind(ahead: first + 3) == .leftParenthesis {
      let rule = rules[text(ahead: first + 2)]
      guard let rule, kind(ahead: first + 4) == .string else { return nil }
      return ("\(rule)(\(written(ahead: first + 4)))", first + 6)
    }
    let isLength =
      kind(ahead: first + 1) == .dot && ["length", "size"].contains(text(ahead: first + 2))
    let sign = first + (isLength ? 3 : 1)
    let operand = token(ahead: sign + 1)
    guard let comparison = kind(ahead: sign).comparison else { return nil }
    if isLength {
      guard operand.kind == .integer, let count = Int(text(operand)) else { return nil }
      return Parser.lengthRule(comparison, count).map { ($0, sign + 2) }
    }
    guard [.integer, .number, .string].contains(operand.kind) else { return nil }
    let rule = Parser.rule(meantBy: comparison, isMoment: false)
    return ("\(rule)(\(written(ahead: sign + 1)))", sign + 2)
  }

  /// Reports `a ? b : c` or `IF(a > 3, b, c)` as a value; whether it is one, which is passed.
  ///
  /// With values alone, `IF(a, b, c)` is a call like any other, whose name the checker doesn't know.
  mutating func reportChosenValue(from start: Token) -> Bool {
    let isCall = ["IF", "if", "iif", "IIF"].contains(text(start))
    let isCase = start == current && beginsCases
    // `a ?: b` and `a ?? b`
    let isDefault = text(current) == "??" || text(current) == "?" && kind(ahead: 1) == .colon
    let value = source.text(in: start.range.union(previous.range))
    let isWord = isCall && at(word: "if") && isName(ahead: 1)
    var count = 0
    var open = 0
    var isTernary = isDefault || text(current) == "?"
    var hasCondition = false
    while !endsStatement(ahead: count) || open > 0 && text(ahead: count) == ";",
      count < ForeignReader.longestLine
    {
      let kind = kind(ahead: count)
      let sign = text(ahead: count)
      if sign == "?" { isTernary = true }
      if open == 1, sign == ";" || isSignOfCondition(ahead: count) {
        hasCondition = true
      }
      if kind == .leftParenthesis { open += 1 }
      if kind == .rightParenthesis { open -= 1 }
      count += 1
    }
    guard isTernary || isWord || isCase || isCall && hasCondition else { return false }
    if isCase, kind(ahead: count) == .leftBrace { count = endOfBraces(from: count) ?? count }
    let place = start.range.union(token(ahead: max(0, count - 1)).range)
    let rest = text(current) == "??" ? 1 : 2
    let isSound = isDefault && count > rest && !text(ahead: rest).hasPrefix("?")
    report(
      .expected("a value", found: isTernary ? "a choice between two" : "'\(text(start))'"),
      insteadOfAllIn: place,
      notes: isSound ? [] : [Parser.branchNote],
      fixes: isSound
        ? [.meant("first_filled(\(value), \(excerpt(rest, to: count - 1)))", at: place)] : []
    )
    passForeign(count)
    return true
  }

  /// Whether a value begins here that is chosen by a condition: `a > 3 ? b : c`, `case when a > 3`,
  /// `case a { "x": 4 }` or `when a > 3 { b }`.
  var beginsChosenValue: Bool {
    if beginsCases { return true }
    var isCondition = false
    var count = 0
    while !endsStatement(ahead: count), count < ForeignReader.longestLine {
      if isSignOfCondition(ahead: count) { isCondition = true }
      if text(ahead: count) == "?" { return isCondition }
      count += 1
    }
    return false
  }

  private var beginsCases: Bool {
    if at(.when) { return true }
    guard ["case", "switch", "match"].contains(text(current)) else { return false }
    // Without a value or a block it is the name of a field.
    return kind(ahead: 1) == .when || isName(ahead: 1)
      || kind(ahead: 1) == .leftParenthesis && kind(ahead: endOfStatement()) == .leftBrace
  }

  static let branchNote =
    "a value has no branches: name one in each branch, as in 'when … { let a = … } otherwise "
    + "{ let b = … }', and read both with 'first_filled(a, b)'"

  /// Reports `lines.map(l => l.price).sum()` as a value, and passes it; whether it is one.
  mutating func reportFunctionInValue() -> Bool {
    guard kind(ahead: 1) == .dot else { return false }
    var count = 0
    var isFunction = false
    while !endsForeignStatement(ahead: count), count < ForeignReader.longestLine {
      if text(ahead: count) == "=>" { isFunction = true }
      // `lines.map { $0.price }`
      let isClosure =
        kind(ahead: count) == .leftBrace && Parser.closures.contains(text(ahead: count - 1))
      if isClosure { isFunction = true }
      count = isClosure ? endOfBraces(from: count) ?? count + 1 : count + 1
    }
    guard isFunction else { return false }
    var written: String?
    let functions = ["sum", "min", "max"]
    if isName(), at(word: "map", ahead: 2), text(ahead: 5) == "=>", kind(ahead: 7) == .dot,
      isName(ahead: 8), kind(ahead: 10) == .dot, functions.contains(text(ahead: 11)),
      count == 14
    {
      written = "\(text(ahead: 11))(\(text(ahead: 8)) of \(text(current)))"
    }
    replace(
      .expected("a value", found: "a function"),
      passing: count,
      notes: [
        "to compute a value of a list, use 'sum(price of lines)', 'min', 'max' or 'count', "
          + "perhaps with 'where'"
      ],
      by: written
    )
    return true
  }

  /// The functions of other languages that take a closure.
  private static let closures: Set = [
    "map", "filter", "reduce", "sumOf", "sumBy", "compactMap", "count", "maxOf", "minOf",
  ]

  /// Reports `null` or a comparison where a condition must begin after `and` or `or`; whether it is one.
  mutating func reportHalfCondition() -> Bool {
    guard previous.kind == .or || previous.kind == .and else { return false }
    if at(.null) {
      let place = previous.range.union(current.range)
      let rest = SourceRange(start: startOfSpace(before: place.start), end: place.end)
      report(
        .expected("a condition", found: "'null'"),
        notes: ["a missing value is empty"],
        fixes: [removal(of: place, in: rest)]
      )
      advance()
      return true
    }
    guard kind.comparison != nil, isName(ahead: -4), kind(ahead: -3).comparison != nil else {
      return false
    }
    reportExpected(
      "a condition",
      notes: ["each side names what it compares"],
      fixes: [.insert(VisibleText.of(text(ahead: -4)), before: current.range)]
    )
    return true
  }

  /// Reports `check if a is filled then b is filled` or `check a > 3 implies b > 2`; whether it is that.
  mutating func reportImplication() -> Bool {
    // With parentheses it may be a rule of that name.
    let isIf = at(word: "if") && isName(ahead: 1)
    var joint: Int?
    var end = isIf ? 1 : 0
    while !endsStatement(ahead: end), end < ForeignReader.longestLine {
      if isIf ? at(word: "then", ahead: end) : isImplication(ahead: end) {
        // Whether `a implies b implies c` is meant to group to the left is not known.
        if !isIf, joint != nil { return false }
        joint = end
      }
      if kind(ahead: end) == .string, kind(ahead: end - 1).comparison == nil { break }
      end += 1
    }
    let first = isIf ? 1 : 0
    guard isIf || joint != nil else { return false }
    var fix: Diagnostic.Fix? = isIf ? removal(upTo: 1) : nil
    if let joint, joint > first, end > joint + 1 {
      let premise = translatedCondition(from: first, to: joint)
      let conclusion = translatedCondition(from: joint + 1, to: end)
      let place = span(to: end - 1)
      let written = "not (\(premise)) or \(conclusion)"
      fix = .meant(written, at: place)
    }
    report(
      .expected("a condition", found: isIf ? "'if'" : describe(token(ahead: joint ?? 0))),
      insteadOfAllIn: span(to: end - 1),
      at: token(ahead: isIf ? 0 : joint ?? 0).range,
      notes: ["checks that apply in one case only go into 'when … { … }'"],
      fixes: fix.map { [$0] } ?? []
    )
    passForeign(end)
    passMessage()
    return true
  }

  /// Whether `implies` is between two conditions, where no name can be, or `=>` between two comparisons.
  private func isImplication(ahead count: Int) -> Bool {
    guard count > 0, beginsOperand(ahead: count + 1) || kind(ahead: count + 1) == .not else {
      return false
    }
    if text(ahead: count) == "=>" {
      let before = kind(ahead: count - 2)
      let after = kind(ahead: count + 2)
      return (before.comparison != nil || before == .is)
        && (after.comparison != nil || after == .is)
    }
    let before = kind(ahead: count - 1)
    return at(word: "implies", ahead: count)
      && (before == .name || before.isLiteral || before == .rightParenthesis)
  }
}
