extension Parser {
  /// Arguments in parentheses, which must be the current token.
  mutating func arguments() -> [Argument] {
    list(.rightParenthesis) { $0.argument() }
  }

  mutating func argument() -> Argument? {
    let start = current.range
    var label: Name?
    if isName() || at(.in), kind(ahead: 1) == .colon {
      label = passName()
      advance()
    } else if kind.isReservedWord, kind(ahead: 1) == .colon {
      label = reservedName()
      advance()
    }
    guard let value = operand() else { return nil }
    if reportConditionAsArgument() { return nil }
    return Argument(label: label, value: value, range: range(from: start))
  }

  /// A value, a computation, or a range.
  mutating func operand() -> Operand? {
    let start = current.range
    // A pattern can't be computed with, and a '/' after one begins another.
    if at(.pattern) { return .pattern(patternLiteral(advance())) }
    if take(.ellipsis) != nil {
      guard let upper = sum() else { return nil }
      return .closedRange(lower: nil, upper: upper, range: range(from: start))
    }
    guard let lower = sum() else { return nil }
    guard take(.ellipsis) != nil else { return lower }
    guard beginsOperand() else {
      return .closedRange(lower: lower, upper: nil, range: range(from: start))
    }
    guard let upper = sum() else { return nil }
    return .closedRange(lower: lower, upper: upper, range: range(from: start))
  }

  /// Whether a value begins here, other than a range without a lower bound.
  func beginsOperand(ahead count: Int = 0) -> Bool {
    let openings: [TokenKind] = [
      .string, .integer, .number, .minus, .true, .false, .pattern, .duration, .size, .today, .now,
      .leftParenthesis,
    ]
    return isName(ahead: count) || openings.contains(kind(ahead: count))
  }

  /// A value other than a range: a side of a comparison.
  mutating func sum() -> Operand? {
    let outerParts = operandParts
    defer { if outerParts == 0 { operandParts = 0 } }
    if let moment = bareMoment() { return moment }
    return chain(isProduct: false) { $0.chain(isProduct: true) { $0.factor() } }
  }

  /// Operands joined by operators of one rank, which associate to the left.
  private mutating func chain(
    isProduct: Bool,
    of operand: (inout Parser) -> Operand?
  ) -> Operand? {
    let start = current.range
    guard var value = operand(&self) else { return nil }
    let outerDepth = depth
    defer { depth = outerDepth }
    while passLineEnd(beforeProduct: isProduct), let arithmetic = kind.arithmetic,
      arithmetic.isProduct == isProduct
    {
      let levels = arithmetic == .divide ? SyntaxLimits.operandLevels : 1
      let sign = text(current)
      let count = levels == 1 ? "a level" : "\(levels) levels"
      let note =
        "each '\(sign)' in a chain counts as \(count): name a part of the operand with 'let'"
      guard enter(levels: levels, note: note) else { return nil }
      advance()
      guard let right = operand(&self) else { return nil }
      value = .binary(value, arithmetic, right, range: range(from: start))
    }
    return value
  }

  private mutating func factor() -> Operand? {
    guard countOperandPart() else { return nil }
    let start = current.range
    let isNumber = at(.minus) && (kind(ahead: 1) == .integer || kind(ahead: 1) == .number)
    if at(.minus), !isNumber {
      defer { depth -= SyntaxLimits.operandLevels }
      guard enter(levels: SyntaxLimits.operandLevels) else { return nil }
      advance()
      return factor().map { .negated($0, range: range(from: start)) }
    }
    if at(.leftParenthesis) { return parenthesized() }
    if let duration = foreignDuration() { return duration }
    if let share = share() { return share }
    if let function = aggregateFunction(), !choosesOfValues() { return aggregate(function) }
    if isName(), kind(ahead: 1) == .leftParenthesis {
      defer { depth -= SyntaxLimits.operandLevels }
      guard enter(levels: SyntaxLimits.operandLevels) else { return nil }
      if aggregateFunction() == nil, namesList() {
        reportUnknownListFunction()
        return nil
      }
      let name = passName()
      let brokenLists = self.brokenLists
      let arguments = arguments()
      var call = Call(name: name, arguments: arguments, range: range(from: start))
      call.lacksArguments = brokenLists != self.brokenLists
      return .function(call)
    }
    return term()
  }

  /// An operand in parentheses; separate from `factor`, so that this takes less of the stack.
  private mutating func parenthesized() -> Operand? {
    defer { depth -= SyntaxLimits.operandLevels }
    guard enter(levels: SyntaxLimits.operandLevels) else { return nil }
    let opening = advance()
    guard let inner = sum() else { return nil }
    if reportComputedCondition(in: opening) { return nil }
    close(.rightParenthesis, openedBy: opening)
    return .parenthesized(inner, range: range(from: opening.range))
  }

  /// Reports `(a > 3) * 2`, whose condition's sign or word is here; whether it is that.
  private mutating func reportComputedCondition(in opening: Token) -> Bool {
    guard isSignOfCondition() else { return false }
    var open = 1
    var count = 0
    while open > 0, !endsStatement(ahead: count) {
      if kind(ahead: count) == .leftParenthesis { open += 1 }
      if kind(ahead: count) == .rightParenthesis { open -= 1 }
      count += 1
    }
    guard open == 0, kind(ahead: count).arithmetic != nil else { return false }
    report(
      .conditionAsValue,
      insteadOfAllIn: opening.range.union(token(ahead: count - 1).range),
      notes: [Parser.branchNote]
    )
    passForeign(endOfStatement(from: count))
    return true
  }

  /// Counts a part of the current operand; reports when there are too many.
  private mutating func countOperandPart() -> Bool {
    operandParts += 1
    guard operandParts > limits.operandParts else { return true }
    if operandParts == limits.operandParts + 1 {
      report(
        .longOperand(limit: limits.operandParts),
        notes: ["compute parts of it with 'let', or in several checks"]
      )
    }
    return false
  }

  /// A date or time without quotes, which reads as numbers joined by `-` or `:`; parsed as that.
  mutating func bareMoment() -> Operand? {
    guard kind == .integer else { return nil }
    let joint = kind(ahead: 1)
    guard joint == .minus || joint == .colon else { return nil }
    var count = 1
    while count < 5, kind(ahead: count) == joint, kind(ahead: count + 1) == .integer { count += 2 }
    let place = SourceRange(start: current.range.start, end: token(ahead: count - 1).range.end)
    let written = source.text(in: place)
    let lengths = written.split { $0 == "-" || $0 == ":" }.map(\.utf8.count)
    let found: String
    var text = String(written)
    switch (joint, lengths) {
    case (.minus, [4, 2, 2]): found = "date"
    case (.colon, [2, 2]), (.colon, [2, 2, 2]): found = "time"
    case (.colon, [1, 2]), (.colon, [1, 2, 2]): (found, text) = ("time", "0" + text)
    default: return nil
    }
    report(
      .expected("a value", found: "a \(found) without quotes"),
      at: place,
      notes: ["a \(found) is a text in quotes"],
      fixes: [.init("write \"\(text)\"", replace: place, by: "\"\(text)\"", isCertain: true)]
    )
    advance(by: count)
    return .string(StringLiteral(text, range: place))
  }

  private mutating func term() -> Operand? {
    switch kind {
    case .string: return .string(stringLiteral(advance()))
    case .integer, .number, .minus:
      if let literal = spacedUnit() { return literal }
      return number().map { .number($0.text, range: $0.range) }
    case .true: return .boolean(true, range: advance().range)
    case .false: return .boolean(false, range: advance().range)
    case .duration:
      let token = advance()
      return .duration(Unit.corrected(text(token)), range: token.range)
    case .size:
      let token = advance()
      return .size(Unit.corrected(text(token)), range: token.range)
    case .today:
      reportEmptyParentheses()
      return .today(range: momentRange())
    case .now:
      reportEmptyParentheses()
      return .now(range: momentRange())
    case .name, .quotedName, .unknown: return path().map { .path($0) }
    case .at where isName(ahead: 1):
      reportExpected("a value", fixes: [.remove(current.range)])
      advance()
      return path().map { .path($0) }
    case .and, .or, .not, .in, .is, .null, .when, .otherwise, .on, .warn, .each:
      return reservedOperand()
    case .times where previous.kind == .times:
      reportPower()
      return nil
    case .pattern, .comment, .lineEnd, .separator, .leftParenthesis, .rightParenthesis,
      .leftBracket,
      .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .dot, .ellipsis, .plus, .times,
      .slash, .at,
      .equals, .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual, .endOfFile:
      reportExpected("a value")
      return nil
    }
  }

  /// Reports `today()`, which is written without parentheses.
  private mutating func reportEmptyParentheses() {
    guard kind(ahead: 1) == .leftParenthesis, kind(ahead: 2) == .rightParenthesis else { return }
    let word = text(current)
    let place = current.range.union(token(ahead: 2).range)
    report(
      .expected("'\(word)'", found: "'\(word)()'"),
      at: place,
      // Most dates are compared with a day.
      fixes: [.write(word, at: place, isCertain: word == "today")]
    )
  }

  /// Passes `today` or `now`, with empty parentheses that were reported.
  private mutating func momentRange() -> SourceRange {
    let word = advance().range
    if at(.leftParenthesis), kind(ahead: 1) == .rightParenthesis {
      advance(by: 2)
    }
    return word
  }

  /// A number with a unit after a space, which is reported and ignored.
  private mutating func spacedUnit() -> Operand? {
    guard kind(ahead: 1) == .name, !at(.minus), let unit = Unit.named(text(ahead: 1)),
      let unitKind = Unit.kind(of: unit)
    else { return nil }
    let written = text(current) + unit
    let place = SourceRange(start: current.range.start, end: token(ahead: 1).range.end)
    report(.spaceBeforeUnit(written), at: place, fixes: [.write(written, at: place)])
    advance(by: 2)
    return unitKind == .size ? .size(written, range: place) : .duration(written, range: place)
  }

  /// A reserved word in place of a value, most likely the name of a field.
  private mutating func reservedOperand() -> Operand? {
    let next = kind(ahead: 1)
    guard next == .comma || next == .rightParenthesis || next == .dot || next == .leftBrace else {
      reportExpected("a value")
      return nil
    }
    if at(.null) {
      reportExpected("a value", notes: ["to test whether a field is empty, write 'is empty'"])
      return nil
    }
    let name = reservedName()
    return .path(Path(components: [.name(name)], range: name.range))
  }
}
