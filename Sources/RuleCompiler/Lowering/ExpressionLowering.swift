import RuleEngine

extension ProgramBuilder {
  /// Emits code that evaluates the expression and leaves its answer as the current one.
  mutating func emit(_ expression: CheckedExpression) {
    switch expression {
    case .call(let call):
      switch call.target {
      case .builtIn(let rule): emitCall(of: rule, call)
      case .rule(let rule): emitCall(of: rule, call)
      case .external(let external): emitCall(of: external, call)
      }
    case .not(let inner, let place):
      emit(inner)
      emitNot(at: place)
    case .and(let operands, let place):
      emitCombination(isChecked ? .beginAll : .beginAnd, of: operands, at: place) { $0.emit($1) }
    case .or(let operands, let place):
      emitCombination(isChecked ? .beginAny : .beginOr, of: operands, at: place) { $0.emit($1) }
    case .part(let inner, let message):
      emit(inner)
      code.emit(.message(lower(message)))
    case .each(let statements, let items, let place): emitEach(items, statements, at: place)
    case .member(let name, let statements, _): emitMember(name, statements)
    case .condition(let condition, _):
      isChecked = true
      emit(condition)
      isChecked = false
    case .compare(let left, let comparison, let right, let place):
      let call = partInfo(isChecked ? DefaultMessages.check : DefaultMessages.when, at: place)
      emitComparison(lower(left), comparison, lower(right), call: call)
    case .membership(let operand, let values, let isNegated, let place):
      let subject = lower(operand)
      emitCombination(isChecked ? .beginAny : .beginOr, of: values, at: isNegated ? nil : place) {
        builder,
        value in
        builder.emitComparison(subject, .equal, builder.lower(value))
      }
      if isNegated { emitNot(at: place) }
    case .asks(let operand, let question, let isNegated, let place):
      code.emit(.pushSubject(lower(operand)))
      emit(question)
      code.emit(.popSubject)
      if isNegated { emitNot(at: place) }
    }
  }

  private mutating func emitComparison(
    _ left: Operand,
    _ comparison: Comparison,
    _ right: Operand,
    call: CallIndex? = nil
  ) {
    let question: Test.Question =
      isChecked ? .compareFilled(comparison) : .compare(comparison)
    code.emit(.test(Test(question, list([left, right]))), call: call)
  }

  /// Emits code for `and` or `or` over operands of any kind.
  ///
  /// Without a place, the combination is internal, and not attributed to the source.
  private mutating func emitCombination<Part>(
    _ begin: Instruction,
    of operands: [Part],
    at place: Place?,
    emit: (inout ProgramBuilder, Part) -> Void
  ) {
    let end = code.makeLabel()
    let name = begin == .beginOr || begin == .beginAny ? "or" : "and"
    code.emit(begin, call: place.map { partInfo(name, at: $0) })
    for operand in operands {
      emit(&self, operand)
      code.emit(.combine(end: end))
    }
    code.bind(end)
    code.emit(.end)
  }

  private mutating func emitNot(at place: Place) {
    code.emit(.not, call: partInfo("not", at: place))
  }

  /// Emits `each` as a single answer.
  private mutating func emitEach(
    _ items: ItemPlaces,
    _ statements: [CheckedStatement],
    at place: Place
  ) {
    let end = code.makeLabel()
    let start = code.makeLabelHere()
    let word = items.areKeys ? "keys" : "each"
    code.emit(.beginEach(items, end: end), call: partInfo(word, at: place))
    emitConjunction(of: statements)
    code.emit(.nextEach(start))
    code.bind(end)
  }

  private mutating func emitMember(_ name: String, _ statements: [CheckedStatement]) {
    let end = code.makeLabel()
    let operand = lower(.value(.text(name)))
    code.emit(.pushMember(operand, end: end))
    emitConjunction(of: statements)
    code.emit(.popMember)
    code.bind(end)
  }
}
