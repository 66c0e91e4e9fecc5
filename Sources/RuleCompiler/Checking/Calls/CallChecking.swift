import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a call: that the rule exists, judges what is to be judged, and gets what it takes.
  mutating func checkCall(_ call: Call, in scope: Scope) -> CheckedExpression? {
    guard let target = resolveRule(call.name, in: scope) else { return nil }
    switch target {
    case .builtIn(let rule): return checkBuiltIn(rule, call, in: scope)
    case .rule(let index): return checkRuleCall(index, call, in: scope)
    case .external(let index): return checkExternalCall(index, call, in: scope)
    }
  }

  private mutating func checkRuleCall(
    _ index: RuleIndex,
    _ call: Call,
    in scope: Scope
  ) -> CheckedExpression? {
    if rules[index.position].state == .unchecked { prepareRules([index.position]) }
    let rule = rules[index.position]
    // A rule that still waits is one that calls itself, which was reported.
    guard rule.state == .checked,
      admits(rule.demand, of: call, in: scope),
      !rule.asksExternal || admitsExternal(call, in: scope)
    else { return nil }
    let parameters = rule.parameters.map { FormalParameter($0) }
    return checkArguments(of: call, parameters, in: scope).map { .rule(index, $0) }
  }

  private mutating func checkExternalCall(
    _ index: ExternalIndex,
    _ call: Call,
    in scope: Scope
  ) -> CheckedExpression? {
    guard admits(SubjectDemand(), of: call, in: scope), admitsExternal(call, in: scope)
    else { return nil }
    let parameters = externals[index.position].parameters.map { FormalParameter($0) }
    return checkArguments(of: call, parameters, in: scope).map { .external(index, $0) }
  }

  private mutating func checkArguments(
    of call: Call,
    _ parameters: [FormalParameter],
    in scope: Scope
  ) -> CheckedCall? {
    guard let operands = match(call.arguments ?? [], of: call, with: parameters, in: scope.unit)
    else { return nil }
    var arguments: [CheckedArgument] = []
    for (parameter, given) in zip(parameters, operands) {
      if let operand = given.first {
        guard let checked = checkArgument(operand, as: parameter.type, of: nil, in: scope)
        else { continue }
        arguments.append(CheckedArgument(name: parameter.name, operands: [checked]))
      } else if let value = parameter.defaultValue {
        arguments.append(CheckedArgument(name: parameter.name, operands: [value]))
      }
    }
    guard arguments.count == parameters.count else { return nil }
    return CheckedCall(
      name: call.name.text,
      arguments: arguments,
      place: Place(source: scope.unit, range: call.range)
    )
  }

  /// Whether what is judged is what the rule can judge; in a rule, narrows what the rule judges.
  mutating func admits(_ demand: SubjectDemand, of call: Call, in scope: Scope) -> Bool {
    let name = call.name.text
    switch scope.subject {
    case .wholeForm:
      if demand.kinds.contains(.wholeForm) { return true }
      report(
        TypeProblem.valueRuleOfForm(name),
        at: call.range,
        in: scope.unit,
        notes: [
          scope.purpose == .condition
            ? "a condition asks it of a field: 'name is \(name)'"
            : "put it into the block of the field that it judges"
        ]
      )
      return false
    case .open, .value: break
    }
    if demand.kinds == .wholeForm {
      report(
        TypeProblem.wholeFormRule(name),
        at: call.range,
        in: scope.unit,
        notes: ["it stands in a form, beside the fields, or in a condition"]
      )
      return false
    }
    switch scope.subject {
    case .wholeForm: return false
    case .open:
      narrow(by: demand, at: call.range, name: name, in: scope)
      return true
    case .value(let type, _):
      guard let obstacle = demand.obstacle(in: type) else { return true }
      let judges =
        obstacle == type ? demand.kinds.words : "lists of \(demand.items.first?.kinds.words ?? "")"
      report(
        TypeProblem.wrongSubject(rule: name, judges: judges, subject: type.words),
        at: call.range,
        in: scope.unit,
        notes: SubjectHint.note(for: name, judging: demand.kinds, type: type).map { [$0] } ?? []
      )
      return false
    }
  }

  private mutating func admitsExternal(_ call: Call, in scope: Scope) -> Bool {
    let place: String
    switch scope.purpose {
    case .check, .defaultValue:
      inference.asksExternal = true
      return true
    case .filter: place = "a filter"
    case .condition: place = "a condition"
    }
    report(
      TypeProblem.externalRuleHere(call.name.text, in: place),
      at: call.range,
      in: scope.unit,
      notes: ["it is asked once all other checks of its field hold, and may take its time"]
    )
    return false
  }
}

/// What to write instead of a rule that does not judge a type.
enum SubjectHint {
  static func note(for rule: String, judging kinds: SubjectKinds, type: CheckedType) -> String? {
    switch type {
    case .integer, .number:
      let instead = [
        "min_length": "min_value", "max_length": "max_value", "length": "between",
        "equal_length": "between", "before": "max_value", "after": "min_value", "size": "between",
        "integer": "", "number": "",
      ]
      return instead[rule].map {
        $0.isEmpty ? "the type of the field says so already" : "for numbers there is '\($0)'"
      }
    case .list(let item):
      let instead = ["min_length": "size", "max_length": "size", "length": "size"]
      if let name = instead[rule] { return "for the number of items there is '\(name)'" }
      guard kinds.isSuperset(of: item.kinds) else { return nil }
      return "to judge the items, write 'each { \(rule) }'"
    case .text:
      if rule == "size" { return "for texts there is 'length'" }
      return rule == "max_size" ? "for texts there is 'max_length'" : nil
    case .boolean, .date, .time, .dateTime:
      return BuiltInRule(rawValue: rule).map(\.isTextSyntax) == true
        ? "the type of the field says so already" : nil
    case .form: return "the checks of a form stand in the form itself"
    case .file:
      return rule == "size" || rule == "max_length" ? "for files there is 'max_size'" : nil
    case .choice, .any: return nil
    }
  }
}

extension BuiltInRule {
  /// Whether it asks if a text is written as a value of some type.
  var isTextSyntax: Bool {
    [.integer, .number, .boolean, .date, .time, .datetime].contains(self)
  }
}
