import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the statements that judge; a field's settings are left to whoever checks the field.
  mutating func checkStatements(
    _ statements: [Statement],
    of block: Block,
    in scope: Scope
  ) -> [CheckedStatement] {
    statements.compactMap { checkStatement($0, of: block, in: scope) }
  }

  private mutating func checkStatement(
    _ statement: Statement,
    of block: Block,
    in scope: Scope
  ) -> CheckedStatement? {
    switch statement {
    case .check(let check): return checkCheck(check, in: scope).map { .check($0) }
    case .when(let when):
      let (condition, reads) = checkWhenCondition(when.condition, in: scope)
      var inner = block
      inner.isInWhen = true
      let items = checkStatements(when.items, of: inner, in: scope)
      let otherwise = checkStatements(when.otherwise ?? [], of: inner, in: scope)
      let place = Place(source: scope.unit, range: when.condition.range)
      return condition.map { condition in
        .when(
          CheckedWhen(condition, reads: reads, items: items, otherwise: otherwise, place: place)
        )
      }
    case .moment(let moment, let body, _):
      guard block.kind == .field, !block.isInMoment else {
        reportMisplaced(statement, in: block.isInMoment ? .moment : block.place, scope)
        return nil
      }
      var inner = block
      inner.isInMoment = true
      let items = checkStatements(body, of: inner, in: scope)
      return .moment(Moment(moment), items)
    case .examples:
      if !block.isTopOfField, !block.isTopOfRule {
        reportMisplaced(statement, in: block.place, scope)
      }
      return nil
    case .normalize, .filter, .mask, .option:
      if !block.isTopOfField { reportMisplaced(statement, in: block.place, scope) }
      return nil
    }
  }

  private mutating func reportMisplaced(_ statement: Statement, in place: NotIn, _ scope: Scope) {
    let keyword = statement.keyword
    report(
      TypeProblem.misplacedStatement(keyword.text, place),
      at: keyword.range,
      in: scope.unit,
      notes: [
        keyword.text == "accepts" || keyword.text == "rejects"
          ? "it stands in the block of a field or rule" : "it stands in the block of a field"
      ]
    )
  }

  /// Checks one check with its message.
  mutating func checkCheck(_ check: Check, in scope: Scope) -> CheckedCheck? {
    // What a check reads and asks, a check around it, with `each`, reads and asks too.
    let firstRead = reads.count
    let outerAsksExternal = inference.asksExternal
    inference.asksExternal = false
    let expression = checkExpression(check.expression, in: scope)
    let asksExternal = inference.asksExternal
    steps += reads.count - firstRead
    inference.asksExternal = outerAsksExternal || asksExternal
    let message = checkMessage(check.message, about: expression?.calls, in: scope)
    let range = SourceRange(start: check.range.start, end: check.expression.range.end)
    return expression.map { expression in
      var checked = CheckedCheck(
        isWarning: check.isWarning,
        expression,
        message: message,
        place: Place(source: scope.unit, range: range)
      )
      checked.reads = Array(reads[firstRead...])
      checked.asksExternal = asksExternal
      return checked
    }
  }
}

extension Moment {
  fileprivate init(_ moment: MomentName) {
    self =
      switch moment {
      case .change: .change
      case .blur: .blur
      case .submit: .submit
      }
  }
}
