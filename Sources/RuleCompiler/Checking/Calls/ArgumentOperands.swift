import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks one argument for a parameter of the given type; nil means an undeclared type.
  ///
  /// `rule` is the callee if it is a built-in rule.
  mutating func checkArgument(
    _ operand: OperandTree,
    as type: ParameterType?,
    of rule: BuiltInRule?
  ) -> CheckedOperand? {
    steps += 1
    if case .parenthesized(let inner, _) = operand {
      return checkArgument(inner, as: type, of: rule)
    }
    switch type {
    case nil: return checkUntyped(operand)?.operand
    case .sameAsSubject: return checkValue(operand, as: scope.subject.comparableTarget)?.operand
    case .sameAsSubjectOrList:
      return checkCandidates(operand, for: scope.subject.comparableTarget, of: rule)
    case .sameAsItemOrList:
      return checkCandidates(operand, for: scope.subject.itemTarget, of: rule)
    case .boundOrRange?, .countOrRange?: return checkRange(operand, as: type, of: rule)
    case .bound: return checkBound(operand, as: .boundOrRange, of: rule)
    case .integer where rule != nil: return checkCount(operand)
    case .text?, .integer?, .number?, .boolean?, .date?, .month?, .time?, .dateTime?:
      return type?.valueType.flatMap { checkValue(operand, as: .typed($0))?.operand }
    case .duration:
      guard case .duration(let text, let range) = operand else { break }
      return checkDuration(text, at: range).map { .duration($0) }
    case .byteCount:
      guard case .size(let text, let range) = operand else { break }
      return checkSize(text, at: range).map { .byteCount($0) }
    case .pattern: return checkPatternArgument(operand, of: rule)
    case .characters: return checkCharacters(operand)
    case .lengthUnit: return checkUnit(operand)
    case .field: return checkField(operand)
    case .itemField: return checkItemField(operand)
    case .flag:
      guard case .boolean(let value, _) = operand else {
        reportWrongType(operand, expected: "true or false")
        return nil
      }
      return .value(.boolean(value))
    }
    return type.flatMap { checkParameterOnly(operand, as: $0) }
  }

  /// Checks an operand whose type is taken from how it is written.
  mutating func checkUntyped(_ operand: OperandTree) -> TypedOperand? {
    switch operand {
    case .pattern(let literal): checkPattern(literal).map { TypedOperand($0, nil) }
    case .duration(let text, let range):
      checkDuration(text, at: range).map { TypedOperand(.duration($0), nil) }
    case .size(let text, let range):
      checkSize(text, at: range).map { TypedOperand(.byteCount($0), nil) }
    case .closedRange: checkRange(operand, as: nil, of: nil).map { TypedOperand($0, nil) }
    case .parenthesized(let inner, _): checkUntyped(inner)
    case .string, .number, .boolean, .today, .now, .path, .binary, .negated, .function, .aggregate:
      checkValue(operand, as: .untyped)
    }
  }

  /// Checks a range, a parameter that may be one, or a single value that is both bounds.
  private mutating func checkRange(
    _ operand: OperandTree,
    as type: ParameterType?,
    of rule: BuiltInRule?
  ) -> CheckedOperand? {
    if let type, case .path(let path) = operand,
      let parameter = checkParameter(path, as: type, alsoFrom: .countOrRange)
    {
      return parameter
    }
    guard case .closedRange(let lower, let upper, _) = operand else {
      return checkBound(operand, as: type, of: rule)
    }
    let checkedLower = lower.map { checkBound($0, as: type, of: rule) }
    let checkedUpper = upper.map { checkBound($0, as: type, of: rule) }
    // A bound that is present but wrong was already reported.
    if case .some(nil) = checkedLower { return nil }
    if case .some(nil) = checkedUpper { return nil }
    return .range(lower: checkedLower ?? nil, upper: checkedUpper ?? nil)
  }

  /// Checks one bound of a range.
  private mutating func checkBound(
    _ operand: OperandTree,
    as type: ParameterType?,
    of rule: BuiltInRule?
  ) -> CheckedOperand? {
    if type == .countOrRange { return checkCount(operand) }
    let target: ValueTarget =
      type == nil
      ? .untyped : scope.subject.boundTarget(isMoment: rule == .before || rule == .after)
    return checkValue(operand, as: target)?.operand
  }

  /// A whole number that is not negative: a literal, a field or a parameter.
  private mutating func checkCount(_ operand: OperandTree) -> CheckedOperand? {
    if case .binary(.number(let lower, _), .subtract, .number(let upper, _), let range) = operand {
      // `length(3-10)`
      let written = "\(lower)...\(upper)"
      report(
        TypeProblem.notACount("\(lower)-\(upper)"),
        at: range,
        notes: ["a range is written '\(written)'"],
        fixes: [.write(written, at: range, isCertain: false)]
      )
      return nil
    }
    guard case .number(let text, let range) = operand else {
      let count = checkValue(operand, as: .typed(.integer))?.operand
      guard case .value(.number(let number)) = count, number < .zero else { return count }
      report(TypeProblem.notACount(number.description), at: operand.range)
      return nil
    }
    guard let number = checkNumber(text, at: range) else { return nil }
    guard number.isInteger, number >= .zero, number.int64 != nil else {
      report(TypeProblem.notACount(text), at: range)
      return nil
    }
    return .value(.number(number))
  }

  private mutating func checkSize(_ text: String, at range: SourceRange) -> ByteCount? {
    if let size = ByteCount(ruleLiteral: Array(text.utf8).span) { return size }
    report(TypeProblem.malformedLiteral(text, expected: "a size"), at: range)
    return nil
  }

  /// Accepts only a parameter of the type, since no field can hold such a value.
  mutating func checkParameterOnly(
    _ operand: OperandTree,
    as type: ParameterType
  ) -> CheckedOperand? {
    guard case .path(let path) = operand, case .name(let name)? = path.components.first,
      !isField(name.text)
    else {
      reportWrongType(operand, expected: type.words, as: type)
      return nil
    }
    if let parameter = checkParameter(path, as: type) { return parameter }
    guard case .parameter(let index) = resolveReference(path) else { return nil }
    let found = parameters[index].type?.words ?? "a value"
    report(TypeProblem.wrongType(expected: type.words, found: found), at: path.range)
    return nil
  }

  /// The parameter that a path names, if its type is the expected one or undeclared.
  private mutating func checkParameter(
    _ path: Path,
    as type: ParameterType,
    alsoFrom other: ParameterType? = nil
  ) -> CheckedOperand? {
    guard path.components.count == 1, case .name(let name) = path.components[0],
      scope.purpose != .defaultValue, let index = parameters.index(named: name.text)
    else { return nil }
    let declared = parameters[index].type
    guard declared == nil || declared == type || declared == other else { return nil }
    parameters[index].isUsed = true
    if declared == nil { noteUse(of: index, as: type, at: path.range) }
    return .parameter(index)
  }

  private mutating func checkUnit(_ operand: OperandTree) -> CheckedOperand? {
    let note = "the units are characters, utf16, scalars and bytes"
    guard case .path(let path) = operand, path.components.count == 1,
      case .name(let name) = path.components[0]
    else {
      reportWrongType(operand, expected: "a unit", notes: [note])
      return nil
    }
    if let unit = TextUnit(rawValue: name.text) { return .unit(unit) }
    reportUnknown(NameProblem.unknownUnit(name.text), name, notes: [note]) { _ in
      TextUnit.allCases.map(\.rawValue)
    }
    return nil
  }

  private mutating func checkField(_ operand: OperandTree) -> CheckedOperand? {
    guard case .path(let path) = operand else {
      var fixes: [Diagnostic.Fix] = []
      if case .string(let literal) = operand, let name = fieldName(meantBy: literal) {
        fixes = [.meant(Name(name).written, at: literal.range)]
      }
      reportWrongType(operand, expected: "the name of a field", fixes: fixes)
      return nil
    }
    switch resolveReference(path) {
    case .field(let reference, _, _): return .field(reference)
    case .item(let level, let field, _, _): return .item(level, field)
    case .entry(let operand, _, _): return operand
    case .bound(let operand, _): return operand
    case .text(let literal): return checkValue(literal, as: .untyped)?.operand
    case .previousItem(let field, _, _): return .previousItem(field)
    case .parameter, .itemValues, nil: return nil
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

  /// The target for values that can equal the items of the list being checked.
  var itemTarget: ValueTarget {
    switch self {
    case .value(.list(let item), let options): .comparable(item, options: options)
    case .value(.any, _): .comparable(.any, options: .none)
    case .value, .open, .wholeForm: .untyped
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
