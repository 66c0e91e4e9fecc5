import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks an operand where a value stands, and converts literals to what stands there.
  mutating func checkValue(
    _ operand: OperandTree,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    switch operand {
    case .string(let literal): return checkText(literal, as: target, in: scope)
    case .number(let text, let range):
      return checkNumber(text, at: range, as: target, in: scope)
    case .boolean(let value, let range):
      return accept(.boolean(value), .boolean, written: operand, at: range, as: target, in: scope)
    case .today(let range):
      return accept(.today, .date, written: operand, at: range, as: target, in: scope)
    case .now(let range):
      return accept(.now, .dateTime, written: operand, at: range, as: target, in: scope)
    case .offset(let base, let sign, let duration, let range):
      return checkOffset(base, sign, duration, at: range, as: target, in: scope)
    case .path(let path): return checkReference(path, as: target, in: scope)
    case .closedRange(_, _, let range):
      report(
        TypeProblem.rangeNotHere,
        at: range,
        in: scope.unit,
        notes: ["a range is what 'length', 'size' and 'between' can be given"]
      )
      return nil
    case .pattern, .duration, .size:
      if case .untyped = target { return checkUntyped(operand, in: scope) }
      reportWrongType(operand, as: target, in: scope)
      return nil
    }
  }

  private mutating func checkNumber(
    _ text: String,
    at range: SourceRange,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    guard let number = checkNumber(text, at: range, in: scope.unit) else { return nil }
    let type: CheckedType = number.isInteger ? .integer : .number
    // Every bound of an integer makes sense, 0.5 too; but no integer ever equals it.
    if type == .number, target.isInteger {
      report(
        TypeProblem.wrongType(expected: "an integer", found: text),
        at: range,
        in: scope.unit
      )
      return nil
    }
    let written = OperandTree.number(text, range: range)
    return accept(.number(number), type, written: written, at: range, as: target, in: scope)
  }

  mutating func checkNumber(_ text: String, at range: SourceRange, in unit: Int) -> Number? {
    if let number = Number(text) { return number }
    report(TypeProblem.tooManyDigits, at: range, in: unit)
    return nil
  }

  /// Takes a literal of the given type where it can stand; in a rule it narrows what is judged.
  mutating func accept(
    _ operand: CheckedOperand,
    _ type: CheckedType,
    written: OperandTree,
    at range: SourceRange,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    switch target {
    case .untyped: return TypedOperand(operand, type)
    case .comparable(let expected, _), .typed(let expected):
      guard type.isComparable(with: expected), expected != .choice || type == .text else { break }
      return TypedOperand(operand, type)
    case .bound(let subject, let isMoment):
      guard type.canBound(subject), !isMoment || type.isMoment else { break }
      return TypedOperand(operand, type)
    case .open(let isBound, let isMoment):
      if isBound, !type.isMoment, isMoment || !type.isNumeric { break }
      narrow(to: type.comparableKinds(isBound: isBound), at: range, in: scope)
      return TypedOperand(operand, type)
    }
    reportWrongType(written, as: target, in: scope)
    return nil
  }

  private mutating func checkOffset(
    _ base: OperandTree,
    _ sign: OffsetSign,
    _ duration: String,
    at range: SourceRange,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    guard let moved = checkValue(base, as: target, in: scope),
      let amount = checkDuration(duration, at: range, in: scope.unit)
    else { return nil }
    if let type = moved.type, !type.isMoment {
      report(TypeProblem.offsetOfNoDate(found: type.words), at: base.range, in: scope.unit)
      return nil
    }
    if moved.type == .date,
      amount.components.seconds % 86_400 != 0 || amount.components.attoseconds != 0
    {
      report(
        TypeProblem.dateMovedByPartOfDay(duration),
        at: range,
        in: scope.unit,
        notes: ["a 'datetime' and 'now' have a time of the day"]
      )
      return nil
    }
    let operand = CheckedOperand.offset(
      moved.operand,
      sign == .plus ? amount : .zero - amount
    )
    if moved.type == .date || moved.type == .dateTime, operand.leavesCalendar {
      report(
        TypeProblem.outsideCalendar(duration),
        at: range,
        in: scope.unit,
        notes: ["dates have years from 1 to 9999"]
      )
      return nil
    }
    return TypedOperand(operand, moved.type)
  }

  mutating func checkDuration(_ text: String, at range: SourceRange, in unit: Int) -> Duration? {
    if let duration = Duration(ruleLiteral: Array(text.utf8).span) { return duration }
    report(TypeProblem.malformedLiteral(text, expected: "a duration"), at: range, in: unit)
    return nil
  }

  mutating func reportWrongType(
    _ operand: OperandTree,
    as target: ValueTarget,
    in scope: Scope
  ) {
    let expected = target.words
    var notes: [String] = []
    var fixes: [Diagnostic.Fix] = []
    switch operand {
    case .number(let text, let range) where expected == "a text" || expected == "a choice":
      fixes = [
        Diagnostic.Fix("put it in quotes", replace: range, by: "\"\(text)\"", isCertain: true)
      ]
    case .today where expected == "a date with time": notes = ["'now' has a time of the day"]
    case .now where expected == "a date": notes = ["'today' is a date"]
    case .string, .number, .boolean, .pattern, .duration, .size, .closedRange, .today, .now: break
    case .path, .offset: break
    }
    let problem = TypeProblem.wrongType(expected: expected, found: OperandWords.of(operand))
    report(problem, at: operand.range, in: scope.unit, notes: notes, fixes: fixes)
  }

  /// In a rule: takes away from what the rule can judge, and reports when nothing is left.
  mutating func narrow(to kinds: SubjectKinds, at range: SourceRange, in scope: Scope) {
    var demand = SubjectDemand()
    demand.kinds = kinds
    let text = VisibleText.of(units[scope.unit].source.text(in: range))
    narrow(by: demand, at: range, name: text, in: scope)
  }

  mutating func narrow(
    by demand: SubjectDemand,
    at range: SourceRange,
    name: String,
    in scope: Scope
  ) {
    let last = inference.demands.count - 1
    let before = inference.demands[last].kinds
    inference.demands[last].narrow(by: demand)
    guard inference.demands[last].kinds.isEmpty, !before.isEmpty else { return }
    report(
      TypeProblem.noSubjectLeft(name),
      at: range,
      in: scope.unit,
      notes: ["the checks before it leave \(before.words), this leaves \(demand.kinds.words)"]
    )
  }
}

extension ValueTarget {
  fileprivate var isInteger: Bool {
    switch self {
    case .comparable(let type, _), .typed(let type): type == .integer
    case .bound, .open, .untyped: false
    }
  }
}

extension CheckedType {
  /// What values can equal, or be bounded by, values of the type.
  func comparableKinds(isBound: Bool) -> SubjectKinds {
    switch self {
    case .text, .choice: isBound ? .ordered : .written
    case .integer, .number: isBound ? [.text, .number] : .number
    case .date, .time, .dateTime: isBound ? kinds.union(.text) : kinds
    case .boolean, .file, .form, .list, .any: kinds
    }
  }
}
