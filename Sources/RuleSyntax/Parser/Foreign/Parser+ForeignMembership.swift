// Lists and ranges of values as other notations test them.

extension Parser {
  /// Reports `a in "x", "y"`, which lacks its parentheses; nil for what is no list.
  mutating func bareMembership(of value: Operand, isNegated: Bool, from start: SourceRange)
    -> Expression?
  {
    if let question = rangeQuestion(of: value, isNegated: isNegated, from: start) {
      return question
    }
    var reader = ForeignReader(self, at: 0)
    var values: [Argument] = []
    repeat {
      if reader.kind == .comma { reader.pass() }
      if let next = reader.value() { values.append(next) }
    } while reader.kind == .comma && reader.count < ForeignReader.longestLine
    guard !values.isEmpty else {
      reportExpected(
        "'(' or a list after 'in'",
        notes: ["write values in parentheses, with commas"]
      )
      return nil
    }
    let place = span(to: reader.count - 1)
    reportExpected(
      "'(' or a list after 'in'",
      notes: ["write values in parentheses, with commas"],
      fixes: [.meant("(\(source.text(in: place)))", at: place)]
    )
    advance(by: reader.count)
    return .membership(value, isNegated: isNegated, values.map(\.value), range: range(from: start))
  }

  /// Reports `age in 18..65` and `age in (18...65)`, which are read as `age is between(18, 65)`; nil
  /// for anything else.
  mutating func rangeQuestion(of value: Operand, isNegated: Bool, from start: SourceRange)
    -> Expression?
  {
    let first = at(.leftParenthesis) ? 1 : 0
    guard isNumber(ahead: first),
      kind(ahead: first + 1) == .ellipsis, isNumber(ahead: first + 2),
      first == 0 || kind(ahead: 4) == .rightParenthesis
    else { return nil }
    let count = first == 0 ? 3 : 5
    let bounds = numbers(ahead: first, first + 2)
    let place = span(isNegated ? -2 : -1, to: count - 1)
    let written = "between(\(text(ahead: first)), \(text(ahead: first + 2)))"
    report(
      .expected("a list of values after 'in'", found: "a range"),
      insteadOfAllIn: place,
      at: span(to: count - 1),
      fixes: [.meant("is \(isNegated ? "not " : "")\(written)", at: place)]
    )
    let call = Call(name: Name("between", range: place), arguments: bounds, range: place)
    advance(by: count)
    return .asks(value, isNegated: isNegated, call, range: range(from: start))
  }

  /// Reports `(18...65).contains(age)`, whose first number was passed, and reads it as
  /// `age is between(18, 65)`; nil for anything else.
  ///
  /// The last parenthesis is left, and closes the first one.
  mutating func rangeThatContains(from start: SourceRange) -> Expression? {
    guard at(.ellipsis), isNumber(ahead: -1), kind(ahead: -2) == .leftParenthesis,
      isNumber(ahead: 1), kind(ahead: 2) == .rightParenthesis, kind(ahead: 3) == .dot,
      ["contains", "includes"].contains(text(ahead: 4)),
      kind(ahead: 5) == .leftParenthesis, isName(ahead: 6), kind(ahead: 7) == .rightParenthesis
    else { return nil }
    let place = span(-2, to: 7)
    let name = text(ahead: 6)
    let bounds = numbers(ahead: -1, 1)
    let written = "\(name) is between(\(text(ahead: -1)), \(text(ahead: 1)))"
    report(
      .expected("a condition", found: "a range"),
      insteadOfAllIn: place,
      at: span(-2, to: 2),
      fixes: [.meant(written, at: place)]
    )
    let path = Path(components: [.name(Name(name))], range: token(ahead: 6).range)
    let call = Call(name: Name("between", range: place), arguments: bounds, range: place)
    advance(by: 7)
    return .asks(.path(path), isNegated: false, call, range: range(from: start))
  }

  /// Reports `a is one of ("x", "y")` and `a is in ("x", "y")`, whose `is` was passed; nil for
  /// anything else.
  mutating func foreignMembership(of asked: Operand, isNegated: Bool, from start: SourceRange)
    -> Expression?
  {
    let words = at(.in) ? 1 : ["one", "any", "either"].contains(text(current)) ? 2 : 0
    guard words > 0, words == 1 || at(word: "of", ahead: 1) else { return nil }
    var reader = ForeignReader(self, at: words)
    guard var values = reader.values() else { return nil }
    // Without brackets, the list goes on after commas.
    while reader.kind == .comma || reader.kind == .or {
      reader.pass()
      guard let next = reader.value() else { return nil }
      values.append(next)
    }
    let list = values.map { source.written($0.value) }.joined(separator: ", ")
    let question = previous.kind == .not ? token(ahead: -2) : previous
    let place = question.range.union(token(ahead: reader.count - 1).range)
    let written = "\(isNegated ? "not in" : "in") (\(list))"
    report(
      expected("a comparison", at: question.range.union(token(ahead: words - 1).range)),
      insteadOfAllIn: place,
      fixes: [.meant(written, at: place)]
    )
    passForeign(reader.count)
    return .membership(
      asked,
      isNegated: isNegated,
      values.map(\.value),
      range: range(from: start)
    )
  }

  /// The test that `country == "US" or "CA"` means, at its second value, and where it is written.
  func comparedList(endingWith value: Operand) -> (written: String, range: SourceRange)? {
    // The first value, its sign, and the name before it.
    guard kind(ahead: -2) == .or, kind(ahead: -4) == .equalTo || kind(ahead: -4) == .equals,
      isLiteral(ahead: -3), isLiteral(ahead: -1), token(ahead: -1).range == value.range
    else { return nil }
    var start = -5
    while isName(ahead: start), kind(ahead: start - 1) == .dot { start -= 2 }
    guard isName(ahead: start) else { return nil }
    var values = [text(ahead: -3), text(ahead: -1)]
    var count = 0
    while kind(ahead: count) == .or, isLiteral(ahead: count + 1),
      kind(ahead: count + 2).comparison == nil, count < ForeignReader.longestLine
    {
      values.append(text(ahead: count + 1))
      count += 2
    }
    let name = source.text(in: span(start, to: -5))
    let written = "\(name) in (\(values.joined(separator: ", ")))"
    return (written, span(start, to: count - 1))
  }

  private func isLiteral(ahead count: Int) -> Bool {
    [.string, .integer, .number].contains(kind(ahead: count))
  }
}
