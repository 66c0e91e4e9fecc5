import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks an operand used as a value, and converts literals to the type of the target.
  mutating func checkValue(_ operand: OperandTree, as target: ValueTarget) -> TypedOperand? {
    switch operand {
    case .string(let literal): return checkText(literal, as: target)
    case .number(let text, let range):
      guard let number = checkNumber(text, at: range) else { return nil }
      // Any number can bound an integer, even 0.5; but no integer equals a fraction.
      if !number.isInteger, target.isInteger {
        report(TypeProblem.wrongType(expected: "an integer", found: text), at: range)
        return nil
      }
      let type: FieldType = number.isInteger ? .integer : .number
      return accept(.value(.number(number)), type, operand, as: target)
    case .boolean(let value, _):
      return accept(.value(.boolean(value)), .boolean, operand, as: target)
    case .today: return accept(.today, .date, operand, as: target)
    case .now: return accept(.now, .dateTime, operand, as: target)
    case .binary:
      return operand.movingDuration == nil
        ? checkComputed(operand, as: target) : checkMoved(operand, as: target)
    case .aggregate(let aggregate): return checkAggregate(aggregate, as: target)
    case .negated, .function: return checkComputed(operand, as: target)
    case .parenthesized(let inner, _): return checkValue(inner, as: target)
    case .path(let path): return checkReference(path, as: target)
    case .closedRange(_, _, let range):
      report(
        TypeProblem.rangeNotHere,
        at: range,
        notes: ["only 'length', 'size' and 'between' accept a range"]
      )
      return nil
    case .pattern, .duration, .size:
      if case .untyped = target { return checkUntyped(operand) }
      reportWrongType(operand, as: target)
      return nil
    }
  }

  mutating func checkNumber(_ text: String, at range: SourceRange) -> Number? {
    if let number = Number(text) { return number }
    report(TypeProblem.tooManyDigits, at: range)
    return nil
  }

  /// Accepts an operand of the type where it fits the target; inside a rule, narrows the subject.
  mutating func accept(
    _ operand: CheckedOperand,
    _ type: FieldType,
    _ written: OperandTree,
    as target: ValueTarget
  ) -> TypedOperand? {
    switch target {
    case .untyped: return TypedOperand(operand, type)
    case .comparable(let expected, _):
      guard type.isComparable(with: expected), expected != .choice || type == .text else { break }
      return TypedOperand(operand, type)
    case .typed(let expected):
      guard type.canStand(for: expected), expected != .choice || type == .text else { break }
      return TypedOperand(operand, type)
    case .bound(let subject, let isMoment):
      guard type.canBound(subject), !isMoment || type.isMoment else { break }
      return TypedOperand(operand, type)
    case .open(let isBound, let isMoment):
      if isBound, !type.isMoment, isMoment || !type.isNumeric { break }
      narrow(to: type.comparableKinds(isBound: isBound), at: written.range)
      return TypedOperand(operand, type)
    }
    reportWrongType(written, as: target)
    return nil
  }

  /// Checks a date or time moved by a chain of durations, without recursion.
  private mutating func checkMoved(
    _ operand: OperandTree,
    as target: ValueTarget
  ) -> TypedOperand? {
    var moves: [(sign: ArithmeticOperator, duration: String, range: SourceRange)] = []
    var base = operand
    while case .binary(let inner, let sign, _, let range) = base, let duration = base.movingDuration
    {
      moves.append((sign, duration, range))
      base = inner
    }
    guard var moved = checkValue(base, as: target) else { return nil }
    for (sign, duration, range) in moves.reversed() {
      guard let amount = checkShift(duration, at: range) else { return nil }
      if let type = moved.type, !type.isMoment {
        report(TypeProblem.offsetOfNoDate(found: type.words), at: base.range)
        return nil
      }
      let shift = sign == .add ? amount : amount.negated
      guard let next = move(moved, by: shift, writtenAs: duration, at: range) else { return nil }
      moved = next
    }
    return moved
  }

  private mutating func move(
    _ moment: TypedOperand,
    by shift: MomentShift,
    writtenAs duration: String,
    at range: SourceRange
  ) -> TypedOperand? {
    if moment.type == .time, case .months = shift {
      let notes = ["'min' means minutes, 'mo' means months"]
      report(TypeProblem.timeMovedByMonths(duration), at: range, notes: notes)
      return nil
    }
    if moment.type == .month, case .duration = shift {
      let notes = ["'mo' means months, 'y' means years"]
      report(TypeProblem.monthMovedByDuration(duration), at: range, notes: notes)
      return nil
    }
    if moment.type == .date, case .duration(let time) = shift,
      time.components.seconds % 86_400 != 0 || time.components.attoseconds != 0
    {
      let notes = ["a 'datetime' and 'now' have a time of day"]
      report(TypeProblem.dateMovedByPartOfDay(duration), at: range, notes: notes)
      return nil
    }
    let operand = CheckedOperand.offset(moment.operand, shift)
    if let type = moment.type, type != .time, operand.leavesCalendar {
      let notes = ["years of dates are from 1 to 9999"]
      report(TypeProblem.outsideCalendar(duration), at: range, notes: notes)
      return nil
    }
    return TypedOperand(operand, moment.type)
  }

  mutating func checkDuration(_ text: String, at range: SourceRange) -> Duration? {
    if let duration = Duration(ruleLiteral: Array(text.utf8).span) { return duration }
    let isMonths = MomentShift(ruleLiteral: text) != nil
    let notes =
      isMonths ? ["months and years can only be added to dates, or subtracted from them"] : []
    report(TypeProblem.malformedLiteral(text, expected: "a duration"), at: range, notes: notes)
    return nil
  }

  private mutating func checkShift(_ text: String, at range: SourceRange) -> MomentShift? {
    if let shift = MomentShift(ruleLiteral: text) { return shift }
    report(
      TypeProblem.malformedLiteral(text, expected: "a duration"),
      at: range,
      notes: text.contains(".")
        ? ["months and years must be whole numbers: write '18mo' for a year and a half"] : []
    )
    return nil
  }

  mutating func reportWrongType(_ operand: OperandTree, as target: ValueTarget) {
    let type = target.type?.parameterType
    var notes: [String] = []
    var fixes: [Diagnostic.Fix] = []
    switch operand {
    case .number(let text, let range) where type == .text:
      fixes = [
        // A choice may have no such option.
        Diagnostic.Fix(
          "put it in quotes",
          replace: range,
          by: "\"\(text)\"",
          isCertain: target.type == .text
        )
      ]
    case .today where type == .dateTime: notes = ["'now' has a time of day"]
    case .now where type == .date: notes = ["'today' is a date"]
    case .duration(let text, _) where type == .date:
      notes = ["a duration moves a date, as in 'today - \(text)'"]
    case .duration(let text, _) where type == .dateTime:
      notes = ["a duration moves a date, as in 'now - \(text)'"]
    case .string, .number, .boolean, .pattern, .duration, .size, .closedRange, .today, .now: break
    case .path, .binary, .negated, .parenthesized, .function, .aggregate: break
    }
    reportWrongType(operand, expected: target.words, as: type, notes: notes, fixes: fixes)
  }

  /// Inside a rule: removes kinds from the subject, and reports if none are left.
  mutating func narrow(to kinds: SubjectKinds, at range: SourceRange) {
    let text = VisibleText.of(unit.source.text(in: range))
    narrow(by: SubjectDemand(kinds: kinds), at: range, name: text)
  }

  mutating func narrow(by demand: SubjectDemand, at range: SourceRange, name: String) {
    let last = inference.demands.count - 1
    let before = inference.demands[last].kinds
    inference.demands[last].narrow(by: demand)
    guard inference.demands[last].kinds.isEmpty, !before.isEmpty else { return }
    report(
      TypeProblem.noSubjectLeft(name),
      at: range,
      notes: ["the checks before it allow \(before.words), this one allows \(demand.kinds.words)"]
    )
  }
}

extension FieldType {
  /// The kinds of values that can be equal to, or bounded by, values of the type.
  func comparableKinds(isBound: Bool) -> SubjectKinds {
    switch self {
    case .text, .choice: isBound ? .ordered : .written
    case .integer, .number: isBound ? [.text, .number] : .number
    case .date: isBound ? [.text, .date, .month] : [.date, .month]
    case .month: isBound ? [.text, .date, .month] : [.date, .month]
    case .time, .dateTime: isBound ? kinds.union(.text) : kinds
    case .boolean, .file, .form, .list, .map, .any: kinds
    }
  }
}
