import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks an expression; nil if any part is wrong, though all parts are checked.
  mutating func checkExpression(_ expression: Expression) -> CheckedExpression? {
    steps += 1
    let place = place(expression.range)
    switch expression {
    case .call(let call): return checkCall(call)
    case .not(let inner, _):
      return checkExpression(inner).map { .not($0, place: place) }
    case .and(let operands, _):
      return checkOperands(operands).map { .and($0, place: place) }
    case .or(let operands, _):
      return checkOperands(operands).map { .or($0, place: place) }
    case .parenthesized(let inner, nil, _): return checkExpression(inner)
    case .parenthesized(let inner, .some(let literal), _): return checkPart(inner, literal)
    case .each(let body, let items, let range):
      return checkEach(body, of: items, at: range)
    case .keys(let body, let range): return checkKeys(body, at: range)
    case .member(let name, let body, let range):
      return checkMember(name.value, body, at: range)
    case .condition(let condition, _):
      return checkCondition(condition).map { .condition($0, place: place) }
    case .comparison(let left, let comparison, let right, _):
      return checkComparison(left, comparison, right, at: place)
    case .membership(let left, let isNegated, let operands, _):
      return checkMembership(left, isNegated: isNegated, operands, at: place)
    case .inclusion(let left, let list, let isNegated, _):
      return checkInclusion(left, in: list, isNegated: isNegated, at: place)
    case .asks(let asked, let isNegated, let call, _):
      return checkAsks(asked, isNegated: isNegated, call, at: place)
    }
  }

  private mutating func checkPart(
    _ expression: Expression,
    _ literal: StringLiteral
  ) -> CheckedExpression? {
    let part = checkExpression(expression)
    let message = checkMessage(literal, about: part?.calls(inConditions: false))
    guard let part, let message else { return nil }
    return .part(part, message: message)
  }

  private mutating func checkOperands(_ operands: [Expression]) -> [CheckedExpression]? {
    let checked = operands.compactMap { checkExpression($0) }
    return checked.count == operands.count ? checked : nil
  }

  private mutating func checkEach(
    _ body: [Statement],
    of items: ItemRange?,
    at range: SourceRange
  ) -> CheckedExpression? {
    let places = ItemPlaces(items)
    if let items, places.isEmpty { report(ContradictionProblem.emptyRange, at: items.range) }
    var inner = scope
    inner.block = Block(kind: .each)
    inner.namesKey = items == nil
    let keyword = SourceRange(start: range.start, end: min(range.start + 4, range.end))
    switch scope.subject {
    case .wholeForm:
      report(TypeProblem.valueRuleOfForm("each"), at: keyword, notes: [Checker.blockNote])
      return nil
    case .value(.list(let item), let options):
      inner.subject = .value(item, options: options)
      inner.namesKey = false
    case .value(.map(let value), let options):
      if let items {
        let problem = TypeProblem.wrongSubject(
          rule: "each[…]",
          judges: "lists",
          subject: FieldType.map(of: value).words
        )
        report(problem, at: items.range, notes: ["the values of a map have no order"])
        return nil
      }
      inner.subject = .value(value, options: options)
    case .value(.any, _): inner.subject = .value(.any, options: .none)
    case .value(let type, _):
      let problem = TypeProblem.wrongSubject(
        rule: "each",
        judges: "lists and maps",
        subject: type.words
      )
      report(problem, at: keyword)
      return nil
    case .open: break
    }
    inner.eachItem = inner.subject
    inference.demands.append(SubjectDemand())
    let statements = within(inner) { $0.checkStatements(body) }
    let items = inference.demands.removeLast()
    if case .open = scope.subject {
      let kinds: SubjectKinds = [.list, .map, .anyObject]
      narrow(by: SubjectDemand(kinds: kinds, items: [items]), at: keyword, name: "each")
    }
    return .each(statements, items: places, place: place(range))
  }

  /// Checks the statements for each key of a map; a key is a text.
  private mutating func checkKeys(
    _ body: [Statement],
    at range: SourceRange
  ) -> CheckedExpression? {
    let keyword = SourceRange(start: range.start, end: min(range.start + 4, range.end))
    switch scope.subject {
    case .wholeForm:
      report(TypeProblem.valueRuleOfForm("keys"), at: keyword, notes: [Checker.blockNote])
      return nil
    case .value(.map, _), .value(.any, _): break
    case .value(let type, _):
      let problem = TypeProblem.wrongSubject(rule: "keys", judges: "maps", subject: type.words)
      report(problem, at: keyword)
      return nil
    case .open: narrow(by: SubjectDemand(kinds: [.map, .anyObject]), at: keyword, name: "keys")
    }
    var inner = scope
    inner.namesKey = false
    inner.block = Block(kind: .keys)
    inner.subject = .value(.text, options: .none)
    let statements = within(inner) { $0.checkStatements(body) }
    return .each(statements, items: .keys, place: place(range))
  }

  /// Checks the statements for a member, whose value may be of any kind.
  private mutating func checkMember(
    _ name: String,
    _ body: [Statement],
    at range: SourceRange
  ) -> CheckedExpression? {
    let keyword = SourceRange(start: range.start, end: min(range.start + 6, range.end))
    switch scope.subject {
    case .wholeForm:
      report(TypeProblem.valueRuleOfForm("member"), at: keyword, notes: [Checker.blockNote])
      return nil
    case .value(.any, _): break
    case .value(let type, _):
      let judged = "objects of the type 'any'"
      let problem = TypeProblem.wrongSubject(rule: "member", judges: judged, subject: type.words)
      report(problem, at: keyword)
      return nil
    case .open: narrow(by: SubjectDemand(kinds: .anyObject), at: keyword, name: "member")
    }
    var inner = scope
    inner.block = Block(kind: .member)
    inner.subject = .value(.any, options: .none)
    let statements = within(inner) { $0.checkStatements(body) }
    return .member(name, statements, place: place(range))
  }
}

extension ItemPlaces {
  /// The item positions written in the rule file; all if none are written.
  fileprivate init(_ items: ItemRange?) {
    guard let items else {
      self = .all
      return
    }
    // The parser rejects indices from `Path.itemLimit` on, so adding one cannot overflow.
    self.init(first: UInt32(items.first), end: items.last.map { UInt32($0 + 1) })
  }
}
