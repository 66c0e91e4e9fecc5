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
      inner.conditionBytes += when.condition.range.byteCount
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
    let owner = if case .examples = statement { "a field or rule" } else { "a field" }
    report(
      TypeProblem.misplacedStatement(statement.keyword, in: scope.block.place),
      at: statement.range,
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
    let targets = checkTargets(of: check)
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
  private mutating func checkTargets(of check: Check) -> [CheckTarget] {
    let targets = check.targets
    guard let first = targets.first else { return [] }
    guard scope.form != nil, scope.block.kind == .field else {
      report(
        TypeProblem.misplacedStatement("at", in: scope.block.place),
        at: first.range,
        notes: ["a check with 'at' belongs in a form, a group or a field"]
      )
      return []
    }
    // Each of the fields has a copy of the check, and of the conditions around it.
    copiedBytes += targets.count * (check.expression.range.byteCount + scope.conditionBytes)
    guard copiedBytes <= CheckingLimits.copiedBytes else {
      report(SizeProblem.copiesTooLarge, at: first.range)
      return []
    }
    let count = reads.count
    defer { reads.removeLast(reads.count - count) }
    return targets.compactMap { path in
      guard let reference = resolveReference(path) else { return nil }
      guard let target = reference.target else {
        let names = path.components.compactMap { component in
          if case .name(let name) = component { name.text } else { nil }
        }
        let name = names.joined(separator: ".")
        report(NameProblem.unknownField(name), at: path.range, notes: [Self.targetNote])
        return nil
      }
      guard !target.field.isContext else {
        let note = "name a field: people who fill in the form can't change a context"
        let problem = NameProblem.contextInRecord(target.field.path.first ?? "")
        report(problem, at: path.range, notes: [note])
        return nil
      }
      if target.field.isOwn { return target }
      let name = target.path.description
      report(NameProblem.unknownField(name), at: path.range, notes: [Self.targetNote])
      return nil
    }
  }

  private static let targetNote = "'at' names fields of the check's own form"
}

extension Reference {
  /// What `at` can name: a field, or an entry of a map; nil for anything else.
  fileprivate var target: CheckTarget? {
    switch self {
    case .field(let field, _, _): CheckTarget(field: field)
    case .entry(let operand, _, _): operand.target
    case .parameter, .bound, .text, .item, .previousItem, .itemValues: nil
    }
  }
}

extension CheckedOperand {
  fileprivate var target: CheckTarget? {
    if case .field(let field) = self { return CheckTarget(field: field) }
    guard case .entry(let map, let key, let inner) = self, var target = map.target else {
      return nil
    }
    target.entry.append(.key(key))
    target.entry += (inner?.path ?? []).map { .name($0) }
    return target
  }
}
