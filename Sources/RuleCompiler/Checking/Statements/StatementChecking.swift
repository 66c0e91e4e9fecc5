import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the statements that check a value; a field's settings are checked with the field.
  mutating func checkStatements(_ statements: [Statement]) -> [CheckedStatement] {
    statements.compactMap { checkStatement($0) }
  }

  private mutating func checkStatement(_ statement: Statement) -> CheckedStatement? {
    let block = scope.block
    var inner = scope
    switch statement {
    case .check(let check): return checkCheck(check).map { .check($0) }
    case .when(let when):
      let (condition, reads) = checkWhenCondition(when.condition)
      inner.block.isInWhen = true
      let branches = within(inner) { checker in
        [when.items, when.otherwise?.items ?? []].map { checker.checkStatements($0) }
      }
      guard let condition else { return nil }
      return .when(
        CheckedWhen(
          condition: condition,
          reads: reads,
          items: branches[0],
          otherwise: branches[1],
          place: place(when.condition.range)
        )
      )
    case .moment(let moment, let body, _):
      guard block.kind == .field, !block.isInMoment else {
        reportMisplaced(statement)
        return nil
      }
      inner.block.isInMoment = true
      let items = within(inner) { $0.checkStatements(body) }
      // Moments have the same names in the language and in the engine.
      return Moment(rawValue: moment.rawValue).map { .moment($0, items) }
    case .examples:
      if !block.isTop || (block.kind != .field && block.kind != .rule) {
        reportMisplaced(statement)
      }
      return nil
    case .binding(let binding):
      if block.isTop, block.kind == .rule {
        checkRuleBinding(binding)
      } else {
        report(
          TypeProblem.misplacedStatement("let", in: block.kind == .field ? "a field" : block.place),
          at: binding.range,
          notes: ["it belongs in a form, in a group, or at the start of a rule"]
        )
      }
      return nil
    case .normalize, .filter, .mask, .option:
      if !block.isTop || block.kind != .field { reportMisplaced(statement) }
      return nil
    }
  }

  private mutating func reportMisplaced(_ statement: Statement) {
    let keyword = statement.keyword
    let owner = if case .examples = statement { "a field or rule" } else { "a field" }
    report(
      TypeProblem.misplacedStatement(keyword.text, in: scope.block.place),
      at: keyword.range,
      notes: ["it belongs in the block of \(owner)"]
    )
  }

  /// Checks a check, with its targets and its message.
  mutating func checkCheck(_ check: Check) -> CheckedCheck? {
    // Reads and external calls also count for an enclosing check (`each`), so they are kept.
    let firstRead = reads.count
    let outerAsksExternal = inference.asksExternal
    inference.asksExternal = false
    let expression = checkExpression(check.expression)
    let asksExternal = inference.asksExternal
    steps += reads.count - firstRead
    inference.asksExternal = outerAsksExternal || asksExternal
    let expressionReads = Array(reads[firstRead...])
    let targets = checkTargets(check.targets)
    let message = checkMessage(check.message, about: expression?.calls(inConditions: false))
    let range = SourceRange(start: check.range.start, end: check.expression.range.end)
    return expression.map { expression in
      CheckedCheck(
        isWarning: check.isWarning,
        expression: expression,
        message: message,
        targets: targets,
        reads: expressionReads,
        asksExternal: asksExternal,
        place: place(range)
      )
    }
  }
}

extension Checker {
  /// Resolves the fields after `at`; naming a field there doesn't read it.
  private mutating func checkTargets(_ targets: [Path]) -> [FieldRef] {
    guard let first = targets.first else { return [] }
    guard scope.form != nil, scope.block.kind == .field else {
      report(
        TypeProblem.misplacedStatement("at", in: scope.block.place),
        at: first.range,
        notes: ["a check with 'at' belongs in a form, a group or a field"]
      )
      return []
    }
    let count = reads.count
    defer { reads.removeLast(reads.count - count) }
    return targets.compactMap { target in
      guard case .field(let field, _, _) = resolveReference(target) else { return nil }
      guard !field.isContext else {
        let note = "name a field: people who fill in the form can't change a context"
        let problem = NameProblem.contextInRecord(field.path.first ?? "")
        report(problem, at: target.range, notes: [note])
        return nil
      }
      if field.isOwn { return field }
      let name = field.path.joined(separator: ".")
      report(
        NameProblem.unknownField(name),
        at: target.range,
        notes: ["'at' names fields of the check's own form"]
      )
      return nil
    }
  }
}
