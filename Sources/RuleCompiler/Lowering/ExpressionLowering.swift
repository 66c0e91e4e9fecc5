import RuleEngine

extension ProgramBuilder {
  /// Code that makes the expression's answer the answer.
  mutating func emit(_ expression: CheckedExpression) {
    switch expression {
    case .builtIn(let rule, let call): emitCall(of: rule, call)
    case .rule(let rule, let call): emitCall(ofRule: rule, call)
    case .external(let external, let call): emitCall(ofExternal: external, call)
    case .not(let inner):
      emit(inner)
      code.emit(.not)
    case .and(let operands):
      emitCombination(.beginAnd, of: operands) { $0.emit($1) }
    case .or(let operands):
      emitCombination(.beginOr, of: operands) { $0.emit($1) }
    case .part(let inner, let message):
      emit(inner)
      code.emit(.message(lower(message)))
    case .each(let statements): emitEach(statements)
    }
  }

  /// Code for `and` and `or` over operands of any kind.
  mutating func emitCombination<Part>(
    _ begin: Instruction,
    of operands: [Part],
    emit: (inout ProgramBuilder, Part) -> Void
  ) {
    let end = code.makeLabel()
    code.emit(begin)
    for operand in operands {
      emit(&self, operand)
      code.emit(.combine(end: end))
    }
    code.bind(end)
    code.emit(.end)
  }

  /// `each` as one answer.
  private mutating func emitEach(_ statements: [CheckedStatement]) {
    let end = code.makeLabel()
    let start = code.makeLabelHere()
    code.emit(.beginEach(end: end))
    emitConjunction(of: statements)
    code.emit(.nextEach(start))
    code.bind(end)
  }
}
