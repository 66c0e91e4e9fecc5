// Lists and ranges of values as other notations test them.

extension Parser {
  /// Reports `a in "x", "y"`, which lacks its parentheses; nil for what is no list.
  mutating func bareMembership(of value: Operand, isNegated: Bool, from start: SourceRange)
    -> Expression?
  {
    if case .path(let path) = value, isNumber(), kind(ahead: 1) == .ellipsis, isNumber(ahead: 2) {
      return rangeQuestion(of: path, isNegated: isNegated, from: start)
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

  /// Reports `age in 18..65`, which is read as `age is between(18, 65)`.
  private mutating func rangeQuestion(of path: Path, isNegated: Bool, from start: SourceRange)
    -> Expression
  {
    let bounds = numbers(ahead: 0, 2)
    let place = span(isNegated ? -2 : -1, to: 2)
    let written = "between(\(text(current)), \(text(next: 1)))"
    report(
      .expected("'(' or a list after 'in'", found: describe(current)),
      insteadOfAllIn: place,
      at: span(to: 2),
      fixes: [.meant("is \(isNegated ? "not " : "")\(written)", at: place)]
    )
    let call = Call(name: Name("between", range: place), arguments: bounds, range: place)
    advance(by: 3)
    return .asks(path, isNegated: isNegated, call, range: range(from: start))
  }

  /// Reports `a is one of ("x", "y")` and `a is in ("x", "y")`, whose `is` was passed; nil for
  /// anything else.
  mutating func foreignMembership(of path: Path, isNegated: Bool, from start: SourceRange)
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
      .path(path),
      isNegated: isNegated,
      values.map(\.value),
      range: range(from: start)
    )
  }
}
