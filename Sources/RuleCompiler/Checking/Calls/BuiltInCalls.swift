import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a call of a rule that the engine itself knows.
  mutating func checkBuiltIn(
    _ rule: BuiltInRule,
    _ call: Call,
    in scope: Scope
  ) -> CheckedExpression? {
    let signature = rule.signature
    var demand = SubjectDemand()
    demand.kinds = signature.subjects
    guard admits(demand, of: call, in: scope) else { return nil }
    let parameters = signature.parameters.map { FormalParameter($0) }
    guard let operands = match(call.arguments ?? [], of: call, with: parameters, in: scope.unit)
    else { return nil }
    if rule == .equalNext || rule == .equalPrevious {
      return checkPositional(rule, call, in: scope)
    }
    var arguments: [CheckedArgument] = []
    var isSound = true
    for (parameter, given) in zip(parameters, operands) {
      let checked = given.compactMap { operand in
        checkArgument(operand, as: parameter.type, of: rule, in: scope)
      }
      if checked.count < given.count {
        isSound = false
      } else if parameter.isVariadic, rule != .weightedSum {
        // The same weight may stand at several places; all other lists are sets.
        reportRepeats(zip(checked, given).map { ($0, $1.range) }, in: scope.unit)
      }
      arguments.append(CheckedArgument(name: parameter.name, operands: checked))
    }
    guard isSound, checkFurther(rule, call, operands, in: scope) else { return nil }
    let place = Place(source: scope.unit, range: call.range)
    return .builtIn(rule, CheckedCall(name: call.name.text, arguments: arguments, place: place))
  }

  /// What the types of single arguments do not say.
  private mutating func checkFurther(
    _ rule: BuiltInRule,
    _ call: Call,
    _ operands: [[OperandTree]],
    in scope: Scope
  ) -> Bool {
    if rule == .between, case .closedRange(_, _, let range) = operands[0].first {
      guard let second = operands[1].first else { return true }
      let place = range.union(second.range)
      report(TypeProblem.rangeNotHere, at: place, in: scope.unit, notes: [Self.betweenNote])
      return false
    }
    if rule == .between, operands[1].isEmpty, !isRangeParameter(operands[0].first, in: scope) {
      let problem = TypeProblem.missingUpperBound
      report(problem, at: call.range, in: scope.unit, notes: [Self.betweenNote])
      return false
    }
    if rule == .weightedSum, case .number(let text, let range) = operands[1].first,
      Number(text) == .zero
    {
      report(TypeProblem.notPositive(text), at: range, in: scope.unit)
      return false
    }
    if rule == .exclusive, case .value(.list(let item), let options) = scope.subject,
      case .string(let literal) = operands[0].first
    {
      guard item == .choice || item == .text else {
        let problem = TypeProblem.wrongType(expected: item.words, found: "a text")
        report(problem, at: literal.range, in: scope.unit)
        return false
      }
      return options.isEmpty || checkOption(literal, among: options, in: scope.unit)
    }
    if rule == .kind { return checkKinds(operands[0], in: scope) }
    return true
  }

  /// Whether all operands are names of kinds of values.
  private mutating func checkKinds(_ operands: [OperandTree], in scope: Scope) -> Bool {
    var areKnown = true
    for operand in operands {
      if case .string(let literal) = operand {
        let names = ChoiceOptions(words: ValueKinds.names)
        if !checkOption(literal, among: names, in: scope.unit) { areKnown = false }
      } else {
        let problem = TypeProblem.wrongType(
          expected: "a kind in quotes",
          found: OperandWords.of(operand)
        )
        report(problem, at: operand.range, in: scope.unit)
        areKnown = false
      }
    }
    return areKnown
  }

  private static let betweenNote = "it is written 'between(1, 10)' or 'between(1...10)'"

  private func isRangeParameter(_ operand: OperandTree?, in scope: Scope) -> Bool {
    guard case .path(let path) = operand, case .name(let name) = path.components.first,
      let index = parameter(named: name.text, in: scope),
      let parameter = parameters(in: scope)?[index]
    else { return false }
    return parameter.type == .countOrRange || parameter.type == nil
  }
}
