import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a call of a built-in rule.
  mutating func checkBuiltIn(_ rule: BuiltInRule, _ call: Call) -> CheckedExpression? {
    guard admits(SubjectDemand(kinds: rule.signature.subjects), of: call),
      let parameters = BuiltInRule.parameters[rule],
      let operands = match(call.arguments ?? [], of: call, with: parameters)
    else { return nil }
    if rule == .equalNext || rule == .equalPrevious { return checkPositional(rule, call) }
    guard let checked = checkArguments(operands, of: call, to: .builtIn(rule), for: parameters),
      checkFurther(rule, call, operands), checkItemFields(of: rule, checked, call),
      checkCase(of: checked, call)
    else { return nil }
    return .call(checked)
  }

  /// Checks constraints that the types of single arguments cannot express.
  private mutating func checkFurther(
    _ rule: BuiltInRule,
    _ call: Call,
    _ operands: [[OperandTree]]
  ) -> Bool {
    if rule == .between, case .closedRange(_, _, let range) = operands[0].first {
      guard let second = operands[1].first else { return true }
      let both = range.union(second.range)
      report(TypeProblem.rangeNotHere, at: both, notes: [Self.betweenNote])
      return false
    }
    if rule == .between, operands[1].isEmpty, !isRangeParameter(operands[0].first) {
      report(TypeProblem.missingUpperBound, at: call.range, notes: [Self.betweenNote])
      return false
    }
    for (parameter, given) in zip(rule.signature.parameters, operands) where parameter.isPositive {
      guard case .number(let text, let range)? = given.first, let number = Number(text),
        number <= .zero
      else { continue }
      report(TypeProblem.notPositive(text), at: range)
      return false
    }
    if rule == .exclusive, case .value(.list(let item), let options) = scope.subject,
      case .string(let literal) = operands[0].first
    {
      guard item == .choice || item == .text else {
        reportWrongType(.string(literal), expected: item.words, as: item.parameterType)
        return false
      }
      return options.isEmpty || checkOption(literal, among: options)
    }
    if rule == .kind { return checkKinds(operands[0]) }
    return true
  }

  /// Whether all operands name kinds of values.
  private mutating func checkKinds(_ operands: [OperandTree]) -> Bool {
    if case .open = scope.subject { inference.demands[inference.demands.count - 1].open() }
    let names = ChoiceOptions(words: SubjectKinds.namesOfData)
    let unknown = operands.filter { operand in
      if case .string(let literal) = operand { return !checkOption(literal, among: names) }
      reportWrongType(operand, expected: "a kind in quotes")
      return true
    }
    return unknown.isEmpty
  }

  private static let betweenNote = "write 'between(1, 10)' or 'between(1...10)'"

  private func isRangeParameter(_ operand: OperandTree?) -> Bool {
    guard case .path(let path) = operand, case .name(let name) = path.components.first,
      let index = parameters.index(named: name.text)
    else { return false }
    return parameters[index].type == .countOrRange || parameters[index].type == nil
  }

  /// Rewrites `equal_next` or `equal_previous` as `equal` with the neighbor as its argument.
  mutating func checkPositional(_ rule: BuiltInRule, _ call: Call) -> CheckedExpression? {
    let name = call.name.text
    guard let form = scope.form, let field = scope.field, scope.block.kind == .field,
      scope.purpose != .condition, case .value(let type, _) = scope.subject
    else {
      report(NameProblem.noNeighbor(rule: name, nil), at: call.range)
      return nil
    }
    let place = forms[form].table.fields[field]
    let isNext = rule == .equalNext
    let (neighbor, otherNeighbor) =
      isNext ? (place.next, place.previous) : (place.previous, place.next)
    let opposite = isNext ? "equal_previous" : "equal_next"
    if case .field(let field) = neighbor {
      let fields = forms[form].table.fields
      if place.isSecret, !fields[field].isSecret, case .field(let other) = otherNeighbor,
        fields[other].isSecret
      {
        report(
          DoubtProblem.secretNeighbor(rule: name, fields[field].name.text),
          at: call.range,
          labels: [.init(fields[field].name.range, "this one is not secret")],
          fixes: [.meant(opposite, at: call.name.range)]
        )
      }
      return checkEqual(to: field, of: form, type, call)
    }
    var fixes: [Diagnostic.Fix] = []
    if case .field = otherNeighbor, loads(opposite) {
      fixes = [.meant(opposite, at: call.name.range)]
    }
    report(
      NameProblem.noNeighbor(rule: name, neighbor),
      at: call.range,
      notes: ["'equal(name)' compares with any field by its name"],
      fixes: fixes
    )
    return nil
  }

  private mutating func checkEqual(
    to neighbor: Int,
    of form: Int,
    _ type: FieldType,
    _ call: Call
  ) -> CheckedExpression? {
    let other = forms[form].table.fields[neighbor]
    guard let otherType = other.type else { return nil }
    guard type.isComparable(with: otherType) else {
      report(
        TypeProblem.notComparable(type.words, otherType.words),
        at: call.range,
        labels: [Diagnostic.Label(other.name.range, "the neighbor")]
      )
      return nil
    }
    let reference = reference(to: neighbor, of: form)
    reads.append(.field(reference))
    let argument = CheckedArgument(name: "other", operands: [.field(reference)])
    return .call(
      CheckedCall(
        target: .builtIn(.equal),
        name: call.name.text,
        arguments: [argument],
        place: place(call.range)
      )
    )
  }
}
