import RuleEngine

extension ProgramBuilder {
  /// Statements whose answers make up one: the body of a rule or of `each` in an expression.
  mutating func emitConjunction(of statements: [CheckedStatement]) {
    let end = code.makeLabel()
    code.emit(.beginAnd)
    emitConjuncts(statements, end: end)
    code.bind(end)
    code.emit(.end)
  }

  private mutating func emitConjuncts(_ statements: [CheckedStatement], end: InstructionIndex) {
    for statement in statements {
      switch statement {
      case .check(let check): emitConjunct(check, end: end)
      case .when(let when): emitConjunct(when, end: end)
      case .moment(let moment, let statements):
        let after = code.makeLabel()
        code.emit(.moment(moment, end: after))
        emitConjuncts(statements, end: end)
        code.bind(after)
      }
    }
  }

  /// A warning says what it has to say where it stands, and takes no part in the answer.
  private mutating func emitConjunct(_ check: CheckedCheck, end: InstructionIndex) {
    let start = code.next
    emit(check.expression)
    if check.isWarning {
      code.emit(.warn(checkInfo(of: check, start: start)))
      return
    }
    if let message = check.message { code.emit(.message(lower(message))) }
    code.emit(.combine(end: end))
  }

  /// An unknown condition takes part in the answer itself, in place of both branches.
  private mutating func emitConjunct(_ when: CheckedWhen<CheckedStatement>, end: InstructionIndex) {
    let otherwiseStart = code.makeLabel()
    let unknown = code.makeLabel()
    let after = code.makeLabel()
    emit(when.condition)
    code.emit(
      .branch(otherwise: otherwiseStart, end: unknown),
      call: partInfo("when", at: when.place)
    )
    within(when) { builder in
      builder.emitConjuncts(when.items, end: end)
      builder.code.emit(.jump(after))
      builder.code.bind(otherwiseStart)
      builder.emitConjuncts(when.otherwise, end: end)
      builder.code.emit(.jump(after))
    }
    code.bind(unknown)
    code.emit(.combine(end: end))
    code.bind(after)
  }
}
