extension Parser {
  /// The condition between `when` and its block.
  mutating func condition() -> Expression? {
    logical(messages: .none) { $0.question() }
  }

  private mutating func question() -> Expression? {
    if beginsLogicalFunction { return logicalFunction(ofConditions: true) { $0.condition() } }
    if asksRule { return calledRule() }
    let start = current.range
    let isSide = previous.kind == .or || previous.kind == .and
    let named = nameInBraces()
    guard named != nil || beginsOperand(), !at(.pattern) else {
      if reportHalfCondition() { return nil }
      _ = pathOrReport("a condition")
      return nil
    }
    guard let left = named ?? sum() else { return nil }
    let sign = current.range
    if let question = patternQuestion(of: left) ?? remainderQuestion(of: left) {
      return question
    }
    if let comparison = comparisonOperator() {
      if at(.null), comparison == .equal || comparison == .notEqual {
        return asksForNull(left, isNegated: comparison == .notEqual, sign, from: start)
      }
      guard let value = operand() else { return nil }
      reportSecondComparison(after: value)
      return .comparison(left, comparison, value, range: range(from: start))
    }
    if at(.in) || at(.not) && kind(ahead: 1) == .in {
      return membership(of: left, from: start)
    }
    if at(.is) { return asks(left, from: start) }
    guard case .path(let path) = left else {
      if let question = rangeThatContains(from: start) ?? foreignQuestion(of: left) {
        return question
      }
      let list = comparedList(endingWith: left)
      report(
        .incompleteCondition(VisibleText.of(source.text(in: left.range))),
        at: left.range,
        notes: list != nil
          ? []
          : [
            isTruth(left)
              ? "a condition says what must hold, as in 'start <= end'"
              : isSide
                ? "repeat the field on each side, 'a == 1 or a == 2', or write 'a in (1, 2)'"
                : "compare a value, as with '==', or test whether it is 'in' a list"
          ],
        fixes: list.map { [.meant($0.written, at: $0.range)] } ?? []
      )
      return nil
    }
    if reportItemFunction(of: path) { return nil }
    if let question = methodQuestion(of: path, from: start) { return question }
    return incompleteQuestion(path, from: start)
  }

  /// Whether a rule of the form as a whole is called here.
  private var asksRule: Bool {
    isName() && kind(ahead: 1) == .leftParenthesis && aggregateFunction() == nil && !namesList()
      && !isComputed(fromParenthesis: 1)
  }

  /// Separate from `question`, so that this takes less of the stack.
  private mutating func calledRule() -> Expression? { call().map { .call($0) } }

  /// Whether there is a word for no value here, of this language's or of another's.
  private var isNothing: Bool {
    at(.null) || ["None", "nil", "NULL", "undefined"].contains { at(word: $0) }
  }

  private func isTruth(_ value: Operand) -> Bool {
    if case .boolean = value { true } else { false }
  }

  /// Whether the parentheses contain an operand rather than a condition.
  ///
  /// Reads as far as there are tokens of operands, at most once for each enclosing parenthesis.
  func isComputed(fromParenthesis start: Int) -> Bool {
    var depth = 0
    var ahead = start
    repeat {
      if aggregateFunction(ahead: ahead) != nil {
        // Its parentheses can contain a condition.
        ahead = endOfParentheses(from: ahead + 1)
        continue
      }
      switch kind(ahead: ahead) {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .plus, .times, .slash, .comma, .colon, .dot, .ellipsis, .leftBracket, .rightBracket:
        break
      case .in where kind(ahead: ahead + 1) == .colon: break
      default: guard beginsOperand(ahead: ahead) else { return false }
      }
      ahead += 1
    } while depth > 0
    let next = kind(ahead: ahead)
    return next.arithmetic != nil || next.comparison != nil || next == .equals || next == .in
      || next == .is || next == .not && kind(ahead: ahead + 1) == .in
      || meantQuestion(ahead: ahead) != nil || remainder(ahead: ahead) != nil
  }

  /// The comparison here, or the one meant by `=`.
  private mutating func comparisonOperator() -> ComparisonOperator? {
    if at(.equals) {
      report(.assignmentInCondition, fixes: [.write("==", at: current.range)])
      advance()
      return .equal
    }
    guard let comparison = kind.comparison, !isArrowBeforeBlock else { return nil }
    advance()
    return comparison
  }

  private mutating func membership(of value: Operand, from start: SourceRange) -> Expression? {
    let isNegated = take(.not) != nil
    advance()
    if isName() {
      guard let list = path() else { return nil }
      return .inclusion(value, in: list, isNegated: isNegated, range: range(from: start))
    }
    if at(.leftBracket), beginsOperand(ahead: 1) {
      let values = valuesInBrackets()
      return .membership(value, isNegated: isNegated, values, range: range(from: start))
    }
    guard at(.leftParenthesis) else {
      return bareMembership(of: value, isNegated: isNegated, from: start)
    }
    if kind(ahead: 1) == .rightParenthesis {
      advance()
      reportExpected("a value")
      return nil
    }
    if let question = rangeQuestion(of: value, isNegated: isNegated, from: start) {
      return question
    }
    let values = list(.rightParenthesis) { $0.operand() }
    return .membership(value, isNegated: isNegated, values, range: range(from: start))
  }

  private mutating func asks(_ asked: Operand, from start: SourceRange) -> Expression? {
    let question = advance().range
    let isNegated = take(.not) != nil
    if let comparison = foreignComparison(isNegated: isNegated, from: question) {
      guard let value = operand() else { return nil }
      return .comparison(asked, comparison, value, range: range(from: start))
    }
    if isNothing { return asksForNull(asked, isNegated: isNegated, question, from: start) }
    if at(.pattern) { return patternQuestion(of: asked, isNegated: isNegated, from: start) }
    if let list = foreignMembership(of: asked, isNegated: isNegated, from: start) { return list }
    if beginsOperand(), !isName() {
      let comparison: ComparisonOperator = isNegated ? .notEqual : .equal
      report(
        .valueAfterIs,
        fixes: [.write(comparison.rawValue, at: range(from: question), isCertain: false)]
      )
      guard let value = operand() else { return nil }
      return .comparison(asked, comparison, value, range: range(from: start))
    }
    guard let call = call() else { return nil }
    return .asks(asked, isNegated: isNegated, call, range: range(from: start))
  }

  /// Reports `== null` or `is null`, which is read as `is empty`; its operator is at `question`.
  private mutating func asksForNull(
    _ left: Operand,
    isNegated: Bool,
    _ question: SourceRange,
    from start: SourceRange
  ) -> Expression? {
    let null = current.range
    let written = isNegated ? "is not empty" : "is empty"
    report(
      .expected("a value", found: describe(current)),
      notes: ["a missing value is empty"],
      fixes: [.write(written, at: question.union(null))]
    )
    advance()
    let call = Call(name: Name("empty", range: null), range: null)
    return .asks(left, isNegated: isNegated, call, range: range(from: start))
  }

  /// A path without a test.
  private mutating func incompleteQuestion(_ path: Path, from start: SourceRange) -> Expression? {
    let written = VisibleText.of(source.text(in: path.range))
    let notes = [
      "such as '\(written) == true', '\(written) == \"…\"', '\(written) in (\"…\", \"…\")' "
        + "or '\(written) is filled'"
    ]
    let isNegated = at(.not) && meantQuestion(ahead: 1) != nil
    guard isName() || isNegated, !at(word: "otherwise") else {
      var property = emptinessProperty(of: path)
      if isBoolean(written, before: 0) {
        let question = "\(written) == true"
        property = .init("write '\(question)'", replace: path.range, by: question)
      } else if property == nil, declaration(ofField: written) != nil {
        property = .meant("\(written) is filled", at: path.range)
      }
      // The lexer has reported the unknown operator.
      if !at(.unknown) {
        report(
          .incompleteCondition(written),
          at: path.range,
          notes: property == nil ? notes : [],
          fixes: property.map { [$0] } ?? []
        )
      }
      // The text after the condition is parsed as if it were complete.
      let call = Call(name: Name("filled", range: path.range), range: path.range)
      return .asks(.path(path), isNegated: false, call, range: path.range)
    }
    if let question = stateBeforeName(path) ?? foreignQuestion(of: .path(path)) { return question }
    if let comparison = foreignComparison(isNegated: false, from: current.range) {
      guard let value = operand() else { return nil }
      return .comparison(.path(path), comparison, value, range: range(from: start))
    }
    guard mayBeQuestion else {
      reportExpected("'is' or a comparison", notes: [Parser.questionNote])
      return nil
    }
    report(
      .expected("'is' or a comparison", found: describe(current)),
      fixes: [.insert("is", before: current.range)]
    )
    guard let call = call() else { return nil }
    return .asks(.path(path), isNegated: false, call, range: range(from: start))
  }
}
