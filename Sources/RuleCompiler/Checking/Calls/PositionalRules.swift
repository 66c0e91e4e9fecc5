import RuleEngine
import RuleSyntax

extension Checker {
  /// Turns `equal_next` or `equal_previous` into `equal` with the neighbour as its argument.
  mutating func checkPositional(_ rule: BuiltInRule, _ call: Call) -> CheckedExpression? {
    let name = call.name.text
    guard let form = scope.form, let field = scope.field, scope.block.kind == .field,
      scope.purpose != .condition, case .value(let type, _) = scope.subject
    else {
      report(NameProblem.noNeighbour(rule: name, .noPosition), at: call.range)
      return nil
    }
    let place = forms[form].table.fields[field]
    let obstacle: NeighbourObstacle
    switch rule == .equalNext ? place.next : place.previous {
    case .field(let neighbour): return checkEqual(to: neighbour, of: form, type, call)
    case .group: obstacle = .isGroup
    case .condition: obstacle = .isCondition
    case .end: obstacle = rule == .equalNext ? .isLast : .isFirst
    }
    report(
      NameProblem.noNeighbour(rule: name, obstacle),
      at: call.range,
      notes: ["'equal(name)' compares with any field by its name"]
    )
    return nil
  }

  private mutating func checkEqual(
    to neighbour: Int,
    of form: Int,
    _ type: FieldType,
    _ call: Call
  ) -> CheckedExpression? {
    let other = forms[form].table.fields[neighbour]
    guard let otherType = other.type else { return nil }
    guard type.isComparable(with: otherType) else {
      report(
        TypeProblem.notComparable(type.words, otherType.words),
        at: call.range,
        labels: [Diagnostic.Label(other.name.range, "the neighbour")]
      )
      return nil
    }
    let reference = reference(to: neighbour, of: form)
    reads.append(reference)
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
