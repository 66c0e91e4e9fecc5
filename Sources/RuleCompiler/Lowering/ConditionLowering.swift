import RuleEngine

extension ProgramBuilder {
  /// Code that makes whether the condition holds the answer.
  mutating func emit(_ condition: CheckedCondition) {
    switch condition {
    case .compare(let left, let comparison, let right):
      code.emit(.compare(lower(left), comparison, lower(right)))
    case .membership(let operand, let values, let isNegated):
      let subject = lower(operand)
      emitCombination(.beginOr, of: values) { builder, value in
        builder.code.emit(.compare(subject, .equal, builder.lower(value)))
      }
      if isNegated { code.emit(.not) }
    case .asks(let operand, let expression, let isNegated):
      code.emit(.pushSubject(lower(operand)))
      emit(expression)
      code.emit(.popSubject)
      if isNegated { code.emit(.not) }
    case .ask(let expression): emit(expression)
    case .not(let inner):
      emit(inner)
      code.emit(.not)
    case .and(let operands):
      emitCombination(.beginAnd, of: operands) { $0.emit($1) }
    case .or(let operands):
      emitCombination(.beginOr, of: operands) { $0.emit($1) }
    }
  }
}
