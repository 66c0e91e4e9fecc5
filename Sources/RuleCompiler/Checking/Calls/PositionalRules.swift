import RuleEngine
import RuleSyntax

extension Checker {
  /// Turns `equal_next` or `equal_previous` into `equal` with the neighbour as its argument.
  mutating func checkPositional(
    _ rule: BuiltInRule,
    _ call: Call,
    in scope: Scope
  ) -> CheckedExpression? {
    let name = call.name.text
    guard let form = scope.form, let field = scope.field, !scope.isInEach,
      scope.purpose != .condition,
      case .value(let type, _) = scope.subject
    else {
      let problem = NameProblem.noNeighbour(rule: name, .noPosition)
      report(problem, at: call.range, in: scope.unit)
      return nil
    }
    let step = rule == .equalNext ? 1 : -1
    switch neighbour(of: field, in: form, step: step) {
    case .failure(let refusal):
      let problem = NameProblem.noNeighbour(rule: name, refusal.obstacle)
      report(
        problem,
        at: call.range,
        in: scope.unit,
        notes: ["'equal(name)' compares with any field by its name"]
      )
      return nil
    case .success(let neighbour):
      let other = forms[form].table.fields[neighbour]
      guard let otherType = other.type else { return nil }
      guard type.isComparable(with: otherType) else {
        report(
          TypeProblem.notComparable(type.words, otherType.words),
          at: call.range,
          in: scope.unit,
          labels: [Diagnostic.Label(other.name.range, "the neighbour")]
        )
        return nil
      }
      let reference = reference(to: neighbour, of: form)
      reads.append(reference)
      let argument = CheckedArgument(name: "other", operands: [.field(reference)])
      let place = Place(source: scope.unit, range: call.range)
      return .builtIn(.equal, CheckedCall(name: name, arguments: [argument], place: place))
    }
  }

  private struct Refusal: Error {
    var obstacle: NeighbourObstacle
  }

  private func neighbour(
    of field: Int,
    in form: Int,
    step: Int
  ) -> Result<Int, Refusal> {
    let field = forms[form].table.fields[field]
    switch step > 0 ? field.next : field.previous {
    case .field(let index): return .success(index)
    case .group: return .failure(Refusal(obstacle: .isGroup))
    case .condition: return .failure(Refusal(obstacle: .isCondition))
    case .end: return .failure(Refusal(obstacle: step > 0 ? .isLast : .isFirst))
    }
  }
}
