package import RuleEngine
package import RuleSyntax

extension Checker {
  /// Checks the condition of a `when`, and collects what it reads.
  mutating func checkWhenCondition(
    _ condition: Expression
  ) -> (condition: CheckedExpression?, reads: [CheckedRead]) {
    let firstRead = reads.count
    let checked = checkCondition(condition)
    steps += reads.count - firstRead
    // A wrong condition was reported; dropping its reads avoids follow-up reports.
    return (checked, checked == nil ? [] : Array(reads[firstRead...]))
  }

  /// Checks the condition of a `when` or a `check`.
  mutating func checkCondition(_ condition: Expression) -> CheckedExpression? {
    var inner = scope
    inner.purpose = .condition
    // Calls apply to the whole form unless they name a value.
    inner.subject = .wholeForm
    return within(inner) { $0.checkExpression(condition) }
  }

  /// The value before `is`.
  private struct Asked {
    var operand: CheckedOperand
    /// nil if unknown, as for a parameter without a type.
    var type: FieldType?
    var options = ChoiceOptions.none
    var parameter: ParameterIndex?
  }

  private mutating func checkAsked(_ path: Path, throughLists: Bool = false) -> Asked? {
    switch resolveReference(path, throughLists: throughLists) {
    case nil: return nil
    case .field(let field, let type, let options):
      return Asked(operand: .field(field), type: type, options: options)
    case .bound(let operand, let type): return Asked(operand: operand, type: type)
    case .text(let literal):
      return checkValue(literal, as: .untyped).map { Asked(operand: $0.operand, type: $0.type) }
    case .item(let level, let field, let type, let options):
      return Asked(operand: .item(level, field), type: type, options: options)
    case .entry(let operand, let type, let options):
      return Asked(operand: operand, type: type, options: options)
    case .previousItem(let field, let type, let options):
      return Asked(operand: .previousItem(field), type: type, options: options)
    case .itemValues(let steps, let type):
      let isList = if case .list = type { true } else { false }
      return Asked(operand: .itemValues(steps), type: isList ? type : .list(of: type))
    case .parameter(let index):
      let parameter = parameters[index]
      if let declared = parameter.type, declared.valueType == nil {
        report(TypeProblem.wrongType(expected: "a value", found: declared.words), at: path.range)
        return nil
      }
      return Asked(
        operand: .parameter(index),
        type: parameter.expectedType?.valueType,
        parameter: index
      )
    }
  }

  private mutating func checkAsked(_ operand: OperandTree) -> Asked? {
    switch operand {
    case .path(let path): return checkAsked(path)
    case .pattern, .duration, .size:
      // They are arguments of rules, and no values that a record has.
      report(TypeProblem.wrongType(expected: "a value", found: operand.words), at: operand.range)
      return nil
    case _: break
    }
    return checkValue(operand, as: .untyped).map { Asked(operand: $0.operand, type: $0.type) }
  }

  mutating func checkComparison(
    _ left: OperandTree,
    _ comparison: ComparisonOperator,
    _ right: OperandTree,
    at place: Place
  ) -> CheckedExpression? {
    // A literal gets the type of the operand that it is compared with.
    let isMirrored = left.isLiteral && !right.isLiteral
    let (first, second) = isMirrored ? (right, left) : (left, right)
    guard let asked = checkAsked(first) else { return nil }
    if reportCalendarNames([second], of: first) { return nil }
    if !takesTextsAsGiven(asked.type) {
      doubtEmptyText(second, comparedWith: first, comparison, at: place.range)
    }
    let operation = Comparison(comparison)
    if operation.needsOrder, let type = asked.type, !type.canBound(type) {
      report(TypeProblem.noOrder(comparison.rawValue, found: type.words), at: first.range)
      return nil
    }
    guard let value = checkCompared(second, with: asked, ordered: operation.needsOrder)
    else { return nil }
    if operation.needsOrder, asked.type == .text, case .path(let path) = first {
      doubtOrder(of: asked.operand, path, comparison, comparedWith: value.type)
    }
    let other = value.operand
    return isMirrored
      ? .compare(other, operation, asked.operand, place: place)
      : .compare(asked.operand, operation, other, place: place)
  }

  private mutating func checkCompared(
    _ operand: OperandTree,
    with asked: Asked,
    ordered: Bool
  ) -> TypedOperand? {
    guard let type = asked.type else {
      guard let value = checkValue(operand, as: .untyped) else { return nil }
      if let parameter = asked.parameter, let type = value.type?.parameterType {
        noteUse(of: parameter, as: type, at: operand.range)
      }
      return value
    }
    if !ordered, type == .text || type == .choice, reportBareText(operand, among: asked.options) {
      return nil
    }
    let target: ValueTarget =
      ordered ? .bound(of: type, isMoment: false) : .comparable(type, options: asked.options)
    return checkValue(operand, as: target)
  }

  mutating func checkMembership(
    _ left: OperandTree,
    isNegated: Bool,
    _ operands: [OperandTree],
    at place: Place
  ) -> CheckedExpression? {
    guard let asked = checkAsked(left), !reportCalendarNames(operands, of: left) else { return nil }
    let values = operands.compactMap {
      checkCompared($0, with: asked, ordered: false)?.operand
    }
    guard values.count == operands.count else { return nil }
    reportRepeats(zip(values, operands).map { ($0, $1.range) })
    return .membership(asked.operand, values, isNegated: isNegated, place: place)
  }

  /// Checks whether a value is in a list.
  mutating func checkInclusion(
    _ left: OperandTree,
    in path: Path,
    isNegated: Bool,
    at place: Place
  ) -> CheckedExpression? {
    guard let list = checkAsked(path, throughLists: mayLeadThroughLists(path)) else { return nil }
    if case .itemValues = list.operand, case .list(let type)? = list.type {
      return checkInclusion(left, inItems: path, of: type, isNegated: isNegated, at: place)
    }
    let target: ValueTarget
    switch list.type {
    case .list(let item): target = .comparable(item, options: list.options)
    case .any, nil: target = .untyped
    case .some(let type):
      let fixes = fixes(of: left, in: path, of: type, isNegated: isNegated, at: place)
      report(
        TypeProblem.wrongType(expected: "a list", found: type.words),
        at: path.range,
        notes: fixes.isEmpty ? ["write single values in parentheses: 'in (…)'"] : [],
        fixes: fixes
      )
      return nil
    }
    guard let value = checkValue(left, as: target)?.operand else { return nil }
    let isIncluded = CheckedExpression.compare(value, .among, list.operand, place: place)
    return isNegated ? .not(isIncluded, place: place) : isIncluded
  }

  /// What `"no" in m` may mean where `m` is no list: a part of the text, or the whole value.
  private func fixes(
    of value: OperandTree,
    in path: Path,
    of type: FieldType,
    isNegated: Bool,
    at place: Place
  ) -> [Diagnostic.Fix] {
    guard case .string = value, type == .text || type == .choice else { return [] }
    let (part, whole) = (unit.source.text(in: value.range), unit.source.text(in: path.range))
    let search = "\(whole) is \(isNegated ? "not " : "")contains(\(part))"
    let equation = "\(whole) \(isNegated ? "!=" : "==") \(part)"
    return (type == .text ? [search, equation] : [equation]).map { .meant($0, at: place.range) }
  }

  /// Whether a path consists of plain names and doesn't begin in an item or the previous item.
  private func mayLeadThroughLists(_ path: Path) -> Bool {
    guard case .name(let first) = path.components.first else { return false }
    let hasNamesOnly = path.components.allSatisfy { component in
      if case .name = component { true } else { false }
    }
    return hasNamesOnly && itemLevel(of: first.text) == nil && !namesPrevious(first)
  }

  /// Checks whether a value is among those at a path through lists, with `one_of`.
  ///
  /// Unlike the rule itself, an empty value is never among them.
  private mutating func checkInclusion(
    _ left: OperandTree,
    inItems path: Path,
    of type: FieldType,
    isNegated: Bool,
    at place: Place
  ) -> CheckedExpression? {
    guard let value = checkValue(left, as: .comparable(type, options: .none)) else { return nil }
    func asks(_ name: String, _ arguments: [Argument]?, in checker: inout Checker)
      -> CheckedExpression?
    {
      var inner = checker.scope
      inner.subject = .value(value.type ?? type, options: .none)
      let range = left.range.union(path.range)
      let call = Call(name: Name(name, range: range), arguments: arguments, range: range)
      return checker.within(inner) { $0.checkCall(call) }
        .map { .asks(value.operand, $0, isNegated: false, place: place) }
    }
    let argument = Argument(value: .path(path), range: path.range)
    guard let isIncluded = asks("one_of", [argument], in: &self) else { return nil }
    guard isNegated else { return isIncluded }
    let isOut = CheckedExpression.not(isIncluded, place: place)
    if case .value = value.operand { return isOut }
    return asks("empty", nil, in: &self).map { .or([isOut, $0], place: place) }
  }

  mutating func checkAsks(
    _ operand: OperandTree,
    isNegated: Bool,
    _ call: Call,
    at place: Place
  ) -> CheckedExpression? {
    if operand.isLiteral {
      let problem = TypeProblem.wrongType(
        expected: "a field or a computed value",
        found: operand.words
      )
      report(problem, at: operand.range, fixes: fieldFix(of: operand))
      return nil
    }
    guard let asked = checkAsked(operand) else { return nil }
    var inner = scope
    inner.subject = asked.type.map { .value($0, options: asked.options) } ?? .open
    inference.demands.append(SubjectDemand())
    let question = within(inner) { $0.checkCall(call) }
    let kinds = inference.demands.removeLast().kinds
    if asked.type == .boolean, asked.parameter == nil, case .call(let checked)? = question {
      warnOfBoolean(operand.range, isNegated: isNegated, checked, call)
    }
    if asked.type == nil, let parameter = asked.parameter,
      SubjectKinds.written.isSuperset(of: kinds)
    {
      noteUse(of: parameter, as: .text, at: operand.range)
    }
    return question.map { .asks(asked.operand, $0, isNegated: isNegated, place: place) }
  }

  /// What a field's name in quotes is meant to be.
  private func fieldFix(of operand: OperandTree) -> [Diagnostic.Fix] {
    guard case .string(let literal) = operand, isField(literal.value) else { return [] }
    return [.meant(Name(literal.value).written, at: literal.range)]
  }
}

extension Checker {
  private var isInExactForm: Bool {
    scope.form.map { forms[$0].declaration.isExact } ?? false
  }

  /// Whether a blank text is a value where it is compared with one of the type.
  private func takesTextsAsGiven(_ type: FieldType?) -> Bool { type == .any || isInExactForm }

  /// Warns about `is filled` on a Boolean, which is filled even when it is false.
  ///
  /// Exact forms are exempt: they describe data between programs, where a key's presence is a
  /// separate question.
  private mutating func warnOfBoolean(
    _ place: SourceRange,
    isNegated: Bool,
    _ question: CheckedCall,
    _ call: Call
  ) {
    guard case .builtIn(let rule) = question.target, call.range != place,
      !isInExactForm
    else { return }
    let asksForValue: Bool
    switch rule {
    case .filled, .required, .present: asksForValue = !isNegated
    case .empty: asksForValue = isNegated
    case _: return
    }
    guard asksForValue else { return }
    let name = VisibleText.of(unit.source.text(in: place))
    let range = place.union(call.range)
    let advice = "\(name) == true"
    report(
      UsageProblem.filledBoolean(name),
      at: range,
      notes: ["'\(name) in (true, false)' tests whether it was answered at all"],
      fixes: [.init("write '\(advice)'", replace: range, by: advice, isCertain: false)]
    )
  }
}

extension Comparison {
  /// The comparison that an operator denotes.
  package init(_ comparison: ComparisonOperator) {
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
    case .equal, .notEqual, .among: false
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    }
  }
}

extension ComparisonOperator {
  /// The operator that denotes a comparison; nil for one that is written otherwise.
  init?(_ comparison: Comparison) {
    guard let found = Self.allCases.first(where: { Comparison($0) == comparison }) else {
      return nil
    }
    self = found
  }
}

extension CheckedOperand {
  /// Whether the operand reads a field of the form.
  var readsField: Bool {
    switch self {
    case .field, .item, .computedValue, .itemValues: true
    case .range(let lower, let upper): lower?.readsField ?? false || upper?.readsField ?? false
    case .offset(let base, _): base.readsField
    case .computed(_, let operands): operands.contains(where: \.readsField)
    case .entry: true
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .parameter: false
    case .itemField, .previousItem, .key, .today, .now: false
    }
  }
}
