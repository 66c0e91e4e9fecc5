import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks what a `when` asks, and finds the fields that it reads.
  mutating func checkWhenCondition(
    _ condition: Condition,
    in scope: Scope
  ) -> (condition: CheckedCondition?, reads: [FieldRef]) {
    let firstRead = reads.count
    let checked = checkCondition(condition, in: scope)
    steps += reads.count - firstRead
    // What is wrong with a condition was reported; whatever it reads leads to no other report.
    return (checked, checked == nil ? [] : Array(reads[firstRead...]))
  }

  /// Checks a condition; nil when a part of it is wrong, though all parts are looked at.
  private mutating func checkCondition(_ condition: Condition, in scope: Scope) -> CheckedCondition?
  {
    var scope = scope
    scope.purpose = .condition
    steps += 1
    let place = Place(source: scope.unit, range: condition.range)
    switch condition {
    case .comparison(let path, let comparison, let operand, _):
      return checkComparison(path, comparison, operand, at: place, in: scope)
    case .membership(let path, let isNegated, let operands, _):
      return checkMembership(path, isNegated: isNegated, operands, at: place, in: scope)
    case .asks(let path, let isNegated, let call, _):
      return checkAsks(path, isNegated: isNegated, call, at: place, in: scope)
    case .call(let call):
      scope.subject = .wholeForm
      return checkCall(call, in: scope).map { .ask($0) }
    case .not(let inner, _):
      return checkCondition(inner, in: scope).map { .not($0, place: place) }
    case .and(let operands, _):
      return checkOperands(operands, in: scope).map { .and($0, place: place) }
    case .or(let operands, _):
      return checkOperands(operands, in: scope).map { .or($0, place: place) }
    case .parenthesized(let inner, _): return checkCondition(inner, in: scope)
    }
  }

  private mutating func checkOperands(
    _ operands: [Condition],
    in scope: Scope
  ) -> [CheckedCondition]? {
    let checked = operands.compactMap { checkCondition($0, in: scope) }
    return checked.count == operands.count ? checked : nil
  }

  /// The field or parameter that a question is about.
  private struct Asked {
    var operand: CheckedOperand
    /// nil for a parameter of undeclared type.
    var type: CheckedType?
    var options = ChoiceOptions.none
    var parameter: ParameterIndex?
  }

  private mutating func checkAsked(_ path: Path, in scope: Scope) -> Asked? {
    switch resolveReference(path, in: scope) {
    case nil: return nil
    case .field(let field, let type, let options):
      return Asked(operand: .field(field), type: type, options: options)
    case .parameter(let index):
      guard let parameter = parameters(in: scope)?[index] else { return nil }
      if let declared = parameter.type, declared.valueType == nil {
        let problem = TypeProblem.wrongType(expected: "a value", found: declared.words)
        report(problem, at: path.range, in: scope.unit)
        return nil
      }
      return Asked(
        operand: .parameter(index),
        type: parameter.expectedType?.valueType,
        parameter: index
      )
    }
  }

  private mutating func checkComparison(
    _ path: Path,
    _ comparison: ComparisonOperator,
    _ operand: OperandTree,
    at place: Place,
    in scope: Scope
  ) -> CheckedCondition? {
    guard let asked = checkAsked(path, in: scope) else { return nil }
    let operation = Comparison(comparison)
    if operation.needsOrder, let type = asked.type, !type.canBound(type) {
      let problem = TypeProblem.noOrder(comparison.rawValue, found: type.words)
      report(problem, at: path.range, in: scope.unit)
      return nil
    }
    guard let other = checkCompared(operand, with: asked, ordered: operation.needsOrder, in: scope)
    else { return nil }
    return .compare(asked.operand, operation, other, place: place)
  }

  private mutating func checkCompared(
    _ operand: OperandTree,
    with asked: Asked,
    ordered: Bool,
    in scope: Scope
  ) -> CheckedOperand? {
    guard let type = asked.type else {
      guard let value = checkValue(operand, as: .untyped, in: scope) else { return nil }
      if let parameter = asked.parameter, let type = value.type?.parameterType {
        noteUse(of: parameter, as: type, at: operand.range, in: scope)
      }
      return value.operand
    }
    let target: ValueTarget =
      ordered
      ? .bound(of: type, isMoment: false) : .comparable(type, options: asked.options)
    return checkValue(operand, as: target, in: scope)?.operand
  }

  private mutating func checkMembership(
    _ path: Path,
    isNegated: Bool,
    _ operands: [OperandTree],
    at place: Place,
    in scope: Scope
  ) -> CheckedCondition? {
    guard let asked = checkAsked(path, in: scope) else { return nil }
    let values = operands.compactMap { operand in
      checkCompared(operand, with: asked, ordered: false, in: scope)
    }
    guard values.count == operands.count else { return nil }
    reportRepeats(zip(values, operands).map { ($0, $1.range) }, in: scope.unit)
    return .membership(asked.operand, values, isNegated: isNegated, place: place)
  }

  private mutating func checkAsks(
    _ path: Path,
    isNegated: Bool,
    _ call: Call,
    at place: Place,
    in scope: Scope
  ) -> CheckedCondition? {
    guard let asked = checkAsked(path, in: scope) else { return nil }
    var inner = scope
    if let type = asked.type {
      inner.subject = .value(type, options: asked.options)
      return checkCall(call, in: inner)
        .map { .asks(asked.operand, $0, isNegated: isNegated, place: place) }
    }
    inner.subject = .open
    inference.demands.append(SubjectDemand())
    let question = checkCall(call, in: inner)
    let kinds = inference.demands.removeLast().kinds
    if let parameter = asked.parameter, SubjectKinds.written.isSuperset(of: kinds) {
      noteUse(of: parameter, as: .text, at: path.range, in: scope)
    }
    return question.map { .asks(asked.operand, $0, isNegated: isNegated, place: place) }
  }
}

extension Comparison {
  fileprivate init(_ comparison: ComparisonOperator) {
    self =
      switch comparison {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }

  fileprivate var needsOrder: Bool {
    switch self {
    case .equal, .notEqual: false
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    }
  }
}

extension CheckedOperand {
  /// Whether the operand reads a field of the form.
  var readsField: Bool {
    switch self {
    case .field: true
    case .range(let lower, let upper): lower?.readsField ?? false || upper?.readsField ?? false
    case .offset(let base, _): base.readsField
    case .text, .number, .boolean, .date, .time, .dateTime, .duration, .byteCount, .pattern: false
    case .characters, .unit, .parameter, .itemField, .today, .now: false
    }
  }
}
