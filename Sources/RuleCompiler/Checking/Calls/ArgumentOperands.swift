import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks one argument for a parameter of the given type; nil stands for an undeclared type.
  ///
  /// `rule` is the built-in rule that is called, if it is one.
  mutating func checkArgument(
    _ operand: OperandTree,
    as type: ParameterType?,
    of rule: BuiltInRule?,
    in scope: Scope
  ) -> CheckedOperand? {
    steps += 1
    switch type {
    case nil: return checkUntyped(operand, in: scope)?.operand
    case .sameAsSubject:
      return checkValue(operand, as: scope.subject.comparableTarget, in: scope)?.operand
    case .sameAsSubjectOrList: return checkCandidates(operand, in: scope)
    case .bound:
      return checkValue(operand, as: boundTarget(of: rule, in: scope), in: scope)?.operand
    case .boundOrRange:
      let target = boundTarget(of: rule, in: scope)
      return checkRange(operand, type: .boundOrRange, in: scope) { checker, bound in
        checker.checkValue(bound, as: target, in: scope)?.operand
      }
    case .text: return checkValue(operand, as: .typed(.text), in: scope)?.operand
    case .integer where rule != nil: return checkCount(operand, as: .integer, in: scope)
    case .integer: return checkValue(operand, as: .typed(.integer), in: scope)?.operand
    case .number: return checkStep(operand, of: rule, in: scope)
    case .boolean: return checkValue(operand, as: .typed(.boolean), in: scope)?.operand
    case .date: return checkValue(operand, as: .typed(.date), in: scope)?.operand
    case .time: return checkValue(operand, as: .typed(.time), in: scope)?.operand
    case .dateTime: return checkValue(operand, as: .typed(.dateTime), in: scope)?.operand
    case .duration, .byteCount: return checkMeasure(operand, as: type, in: scope)
    case .pattern: return checkPatternArgument(operand, of: rule, in: scope)
    case .characters: return checkCharacters(operand, in: scope)
    case .countOrRange:
      return checkRange(operand, type: .countOrRange, in: scope) { checker, bound in
        checker.checkCount(bound, as: .integer, in: scope)
      }
    case .lengthUnit: return checkUnit(operand, in: scope)
    case .field: return checkField(operand, in: scope)
    case .itemField: return checkItemField(operand, in: scope)
    }
  }

  private func boundTarget(of rule: BuiltInRule?, in scope: Scope) -> ValueTarget {
    scope.subject.boundTarget(isMoment: rule == .before || rule == .after)
  }

  /// Takes an operand for what it looks like.
  mutating func checkUntyped(_ operand: OperandTree, in scope: Scope) -> TypedOperand? {
    switch operand {
    case .pattern(let literal):
      return checkPattern(literal, in: scope.unit).map { TypedOperand($0, nil) }
    case .duration(let text, let range):
      return checkDuration(text, at: range, in: scope.unit)
        .map { TypedOperand(.duration($0), nil) }
    case .size(let text, let range):
      return checkSize(text, at: range, in: scope.unit).map { TypedOperand(.byteCount($0), nil) }
    case .closedRange:
      return checkRange(operand, type: .boundOrRange, in: scope) { checker, bound in
        checker.checkValue(bound, as: .untyped, in: scope)?.operand
      }.map { TypedOperand($0, nil) }
    case .string, .number, .boolean, .today, .now, .path, .offset:
      return checkValue(operand, as: .untyped, in: scope)
    }
  }

  private mutating func checkRange(
    _ operand: OperandTree,
    type: ParameterType,
    in scope: Scope,
    bound check: (inout Checker, OperandTree) -> CheckedOperand?
  ) -> CheckedOperand? {
    if case .path(let path) = operand,
      let parameter = checkParameter(path, as: type, alsoFrom: [.countOrRange], in: scope)
    {
      return parameter
    }
    guard case .closedRange(let lower, let upper, _) = operand else { return check(&self, operand) }
    let checkedLower = lower.map { check(&self, $0) }
    let checkedUpper = upper.map { check(&self, $0) }
    // A bound that is there but wrong was reported.
    if case .some(nil) = checkedLower { return nil }
    if case .some(nil) = checkedUpper { return nil }
    return .range(lower: checkedLower ?? nil, upper: checkedUpper ?? nil)
  }

  /// A whole number from 0: a literal, a field or a parameter.
  private mutating func checkCount(
    _ operand: OperandTree,
    as type: ParameterType,
    in scope: Scope
  ) -> CheckedOperand? {
    if case .number(let text, let range) = operand {
      guard let number = checkNumber(text, at: range, in: scope.unit) else { return nil }
      guard number.isInteger, number >= .zero, number.int64 != nil else {
        report(TypeProblem.notACount(text), at: range, in: scope.unit)
        return nil
      }
      return .number(number)
    }
    return checkValue(operand, as: .typed(.integer), in: scope)?.operand
  }

  private mutating func checkStep(
    _ operand: OperandTree,
    of rule: BuiltInRule?,
    in scope: Scope
  ) -> CheckedOperand? {
    guard let checked = checkValue(operand, as: .typed(.number), in: scope)?.operand
    else { return nil }
    if rule == .multipleOf, case .number(let step) = checked, step <= .zero {
      report(TypeProblem.notPositive(step.description), at: operand.range, in: scope.unit)
      return nil
    }
    return checked
  }

  private mutating func checkMeasure(
    _ operand: OperandTree,
    as type: ParameterType?,
    in scope: Scope
  ) -> CheckedOperand? {
    if case .duration(let text, let range) = operand, type == .duration {
      return checkDuration(text, at: range, in: scope.unit).map { .duration($0) }
    }
    if case .size(let text, let range) = operand, type == .byteCount {
      return checkSize(text, at: range, in: scope.unit).map { .byteCount($0) }
    }
    return checkParameterOnly(operand, as: type ?? .duration, in: scope)
  }

  private mutating func checkSize(
    _ text: String,
    at range: SourceRange,
    in unit: Int
  ) -> ByteCount? {
    if let size = ByteCount(ruleLiteral: Array(text.utf8).span) { return size }
    report(TypeProblem.malformedLiteral(text, expected: "a size"), at: range, in: unit)
    return nil
  }

  /// A parameter of the type, since no field can hold such a value.
  mutating func checkParameterOnly(
    _ operand: OperandTree,
    as type: ParameterType,
    in scope: Scope
  ) -> CheckedOperand? {
    guard case .path(let path) = operand, scope.form == nil || !isFieldPath(path, in: scope) else {
      let found = OperandWords.of(operand)
      let problem = TypeProblem.wrongType(expected: type.words, found: found)
      report(problem, at: operand.range, in: scope.unit)
      return nil
    }
    if let parameter = checkParameter(path, as: type, alsoFrom: [], in: scope) { return parameter }
    guard case .parameter(let index) = resolveReference(path, in: scope) else { return nil }
    let found = parameters(in: scope)?[index].type?.words ?? "a value"
    let problem = TypeProblem.wrongType(expected: type.words, found: found)
    report(problem, at: path.range, in: scope.unit)
    return nil
  }

  private func isFieldPath(_ path: Path, in scope: Scope) -> Bool {
    guard case .name(let name) = path.components.first else { return false }
    return isField(name.text, in: scope)
  }

  /// The parameter that a path names, if its type is the one expected or not declared.
  private mutating func checkParameter(
    _ path: Path,
    as type: ParameterType,
    alsoFrom others: [ParameterType],
    in scope: Scope
  ) -> CheckedOperand? {
    guard path.components.count == 1, case .name(let name) = path.components[0],
      scope.purpose != .defaultValue, let index = parameter(named: name.text, in: scope)
    else { return nil }
    let declared = parameters(in: scope)?[index].type
    guard declared == nil || declared == type || others.contains(where: { $0 == declared })
    else { return nil }
    markParameterUsed(index, in: scope)
    if declared == nil { noteUse(of: index, as: type, at: path.range, in: scope) }
    return .parameter(index)
  }

  private mutating func checkUnit(_ operand: OperandTree, in scope: Scope) -> CheckedOperand? {
    guard case .path(let path) = operand, path.components.count == 1,
      case .name(let name) = path.components[0]
    else {
      let found = OperandWords.of(operand)
      let problem = TypeProblem.wrongType(expected: "a unit", found: found)
      report(problem, at: operand.range, in: scope.unit, notes: [UnitName.note])
      return nil
    }
    if let unit = UnitName(rawValue: name.text) { return .unit(unit.unit) }
    let names = UnitName.allCases.map(\.rawValue)
    let fixes = didYouMean(name.text, at: name.range, among: names)
    report(
      NameProblem.unknownUnit(name.text),
      at: name.range,
      in: scope.unit,
      notes: [UnitName.note],
      fixes: fixes
    )
    return nil
  }

  private mutating func checkField(_ operand: OperandTree, in scope: Scope) -> CheckedOperand? {
    guard case .path(let path) = operand else {
      let found = OperandWords.of(operand)
      let problem = TypeProblem.wrongType(expected: "the name of a field", found: found)
      report(problem, at: operand.range, in: scope.unit)
      return nil
    }
    guard case .field(let reference, _, _) = resolveReference(path, in: scope) else { return nil }
    return .field(reference)
  }
}

/// The units of lengths, as rule files name them.
enum UnitName: String, CaseIterable {
  case characters, utf16, scalars, bytes

  static let note = "units are characters, utf16, scalars and bytes"

  var unit: TextUnit {
    switch self {
    case .characters: .graphemes
    case .utf16: .utf16
    case .scalars: .scalars
    case .bytes: .bytes
    }
  }
}

extension Subject {
  var comparableTarget: ValueTarget {
    switch self {
    case .value(let type, let options): .comparable(type, options: options)
    case .open: .open(isBound: false, isMoment: false)
    case .wholeForm: .untyped
    }
  }

  func boundTarget(isMoment: Bool) -> ValueTarget {
    switch self {
    case .value(let type, _): .bound(of: type, isMoment: isMoment)
    case .open: .open(isBound: true, isMoment: isMoment)
    case .wholeForm: .untyped
    }
  }
}
