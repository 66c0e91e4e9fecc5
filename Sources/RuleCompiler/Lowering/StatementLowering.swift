import RuleEngine

/// How the answers of statements are used.
enum StatementUse {
  /// Each check is reported on its own; the subject has this type.
  case reports(of: FieldType)
  /// They form one answer; execution continues at `end` once it is decided.
  case conjunction(end: InstructionIndex)
}

extension ProgramBuilder {
  /// Emits statements with a combined answer: the body of a rule, or of `each` in an expression.
  mutating func emitConjunction(of statements: [CheckedStatement]) {
    let end = code.makeLabel()
    code.emit(.beginAnd)
    emit(statements, as: .conjunction(end: end))
    code.bind(end)
    code.emit(.end)
  }

  mutating func emit(_ statements: [CheckedStatement], as use: StatementUse) {
    let ordered = if case .reports = use { statements.withSizesBeforeItems } else { statements }
    for statement in ordered {
      switch statement {
      case .check(let check):
        switch use {
        case .reports(let type): emitCheck(check, of: type)
        case .conjunction(let end): emitConjunct(check, end: end)
        }
      case .when(let when): emit(when, as: use)
      case .moment(let moment, let statements):
        let after = code.makeLabel()
        code.emit(.moment(moment, end: after))
        emit(statements, as: use)
        code.bind(after)
      }
    }
  }

  /// A warning is reported where it is written, and does not affect the answer.
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

  /// An undecided condition contributes itself to a conjunction, in place of either branch.
  private mutating func emit(_ when: CheckedWhen<CheckedStatement>, as use: StatementUse) {
    let otherwiseStart = code.makeLabel()
    let unknown = code.makeLabel()
    let after = code.makeLabel()
    emit(when.condition)
    code.emit(
      .branch(otherwise: otherwiseStart, end: unknown),
      call: partInfo(DefaultMessages.when, at: when.place)
    )
    within(when) { builder in
      builder.emit(when.items, as: use)
      builder.code.emit(.jump(after))
      builder.code.bind(otherwiseStart)
      builder.emit(when.otherwise, as: use)
    }
    if case .conjunction(let end) = use {
      code.emit(.jump(after))
      code.bind(unknown)
      code.emit(.combine(end: end))
    } else {
      code.bind(unknown)
    }
    code.bind(after)
  }
}
