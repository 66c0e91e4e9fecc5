import RuleEngine

extension ProgramBuilder {
  /// Code that makes whether the condition holds the answer.
  mutating func emit(_ condition: CheckedCondition) {
    switch condition {
    case .compare(let left, let comparison, let right, let place):
      emitComparison(lower(left), comparison, lower(right), call: partInfo("when", at: place))
    case .membership(let operand, let values, let isNegated, let place):
      let subject = lower(operand)
      emitCombination(.beginOr, of: values, at: isNegated ? nil : place) { builder, value in
        builder.emitComparison(subject, .equal, builder.lower(value))
      }
      if isNegated { emitNot(at: place) }
    case .asks(let operand, let expression, let isNegated, let place):
      code.emit(.pushSubject(lower(operand)))
      emit(expression)
      code.emit(.popSubject)
      if isNegated { emitNot(at: place) }
    case .ask(let expression): emit(expression)
    case .not(let inner, let place):
      emit(inner)
      emitNot(at: place)
    case .and(let operands, let place):
      emitCombination(.beginAnd, of: operands, at: place) { $0.emit($1) }
    case .or(let operands, let place):
      emitCombination(.beginOr, of: operands, at: place) { $0.emit($1) }
    }
  }

  private mutating func emitComparison(
    _ left: Operand,
    _ comparison: Comparison,
    _ right: Operand,
    call: CallIndex? = nil
  ) {
    code.emit(.test(Test(.compare(comparison), list([left, right]))), call: call)
  }
}
