import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a parameter or field where a value stands.
  mutating func checkReference(
    _ path: Path,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    guard let reference = resolveReference(path, in: scope) else { return nil }
    return checkReference(reference, of: path, as: target, in: scope)
  }

  /// Checks what may be a value comparable with the subject, or a field with a list of such values.
  mutating func checkCandidates(_ operand: OperandTree, in scope: Scope) -> CheckedOperand? {
    let target = scope.subject.comparableTarget
    guard case .path(let path) = operand else {
      return checkValue(operand, as: target, in: scope)?.operand
    }
    guard var reference = resolveReference(path, in: scope) else { return nil }
    // A list stands for its items.
    if case .field(let field, .list(let item), let options) = reference {
      reference = .field(field, type: item, options: options)
    }
    return checkReference(reference, of: path, as: target, in: scope)?.operand
  }

  private mutating func checkReference(
    _ reference: Reference,
    of path: Path,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    switch reference {
    case .parameter(let index):
      guard let parameter = parameters(in: scope)?[index] else { return nil }
      guard let declared = parameter.type else {
        if let type = target.parameterType {
          noteUse(of: index, as: type, at: path.range, in: scope)
        }
        return TypedOperand(.parameter(index), parameter.inferredType?.valueType)
      }
      if case .untyped = target { return TypedOperand(.parameter(index), declared.valueType) }
      guard let type = declared.valueType else {
        let problem = TypeProblem.wrongType(expected: target.words, found: declared.words)
        report(problem, at: path.range, in: scope.unit)
        return nil
      }
      guard agrees(type, with: target, at: path.range, in: scope) else { return nil }
      return TypedOperand(.parameter(index), type)
    case .field(let field, let type, _):
      if readsOwnField(field, in: scope) {
        let name = field.path.last ?? ""
        report(NameProblem.checkReadsOwnField(name), at: path.range, in: scope.unit)
        return nil
      }
      guard agrees(type, with: target, at: path.range, in: scope) else { return nil }
      return TypedOperand(.field(field), type)
    }
  }

  private func readsOwnField(_ reference: FieldRef, in scope: Scope) -> Bool {
    switch scope.purpose {
    case .check, .filter:
      return reference.inner.isEmpty && reference.field.position == scope.field
    case .condition, .defaultValue: return false
    }
  }

  /// Whether values of the type can stand where the target is; reports when they cannot.
  private mutating func agrees(
    _ type: CheckedType,
    with target: ValueTarget,
    at range: SourceRange,
    in scope: Scope
  ) -> Bool {
    switch target {
    case .untyped: return true
    case .comparable(let subject, _):
      if type.isComparable(with: subject) { return true }
      report(TypeProblem.notComparable(subject.words, type.words), at: range, in: scope.unit)
      return false
    case .bound(let subject, let isMoment):
      if type.canBound(subject), !isMoment || !type.isNumeric { return true }
      report(TypeProblem.notComparable(subject.words, type.words), at: range, in: scope.unit)
      return false
    case .typed(let expected):
      if type == expected || (type == .integer && expected == .number) { return true }
      if type == .choice, expected == .text { return true }
      let problem = TypeProblem.wrongType(expected: expected.words, found: type.words)
      report(problem, at: range, in: scope.unit)
      return false
    case .open(let isBound, let isMoment):
      if isBound, type == .boolean || (isMoment && type.isNumeric) {
        let problem = TypeProblem.wrongType(expected: target.words, found: type.words)
        report(problem, at: range, in: scope.unit)
        return false
      }
      narrow(to: type.comparableKinds(isBound: isBound), at: range, in: scope)
      return true
    }
  }

  /// Infers the type of an undeclared parameter from a place where it stands.
  mutating func noteUse(
    of index: ParameterIndex,
    as type: ParameterType,
    at range: SourceRange,
    in scope: Scope
  ) {
    guard let rule = scope.ruleIndex else { return }
    let parameter = rules[rule].parameters[index]
    guard let known = parameter.inferredType, known != type else {
      rules[rule].parameters[index].inferredType = type
      return
    }
    if let joined = known.joined(with: type) {
      rules[rule].parameters[index].inferredType = joined
    } else {
      report(
        TypeProblem.parameterOfTwoTypes(parameter.name.text, known.words, type.words),
        at: range,
        in: scope.unit
      )
    }
  }
}

extension ParameterType {
  /// The narrower of two types that one parameter is used as; nil when they have nothing in common.
  fileprivate func joined(with other: ParameterType) -> ParameterType? {
    if self == other { return self }
    if followsSubject { return other }
    if other.followsSubject { return self }
    let counts: [ParameterType] = [.integer, .number, .countOrRange]
    if counts.contains(self), counts.contains(other) { return .integer }
    return nil
  }
}
