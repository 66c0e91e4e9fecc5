import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a call: that the rule exists, judges what is to be judged, and gets what it takes.
  mutating func checkCall(_ call: Call) -> CheckedExpression? {
    if call.isForeign, correctNotation(of: call) { return nil }
    guard let target = resolveRule(of: call) else { return nil }
    switch target {
    case .builtIn(let rule): return checkBuiltIn(rule, call)
    case .rule(let index): return checkRuleCall(index, call)
    case .external(let index):
      guard admits(SubjectDemand(), of: call), admitsExternal(call) else { return nil }
      let parameters = externals[index.position].parameters
      return checkArguments(of: call, to: target, for: parameters).map { .call($0) }
    }
  }

  private mutating func checkRuleCall(_ index: RuleIndex, _ call: Call) -> CheckedExpression? {
    if rules[index.position].state == .unchecked { prepareRules([index.position]) }
    let rule = rules[index.position]
    // A rule that still waits is one that calls itself.
    if rule.state == .waiting, !endlessRules.contains(index.position),
      rule.declaration.parameters.isEmpty
    {
      guard admits(SubjectDemand(), of: call) else { return nil }
      return checkArguments(of: call, to: .rule(index), for: ParameterTable()).map { .call($0) }
    }
    guard rule.state == .checked, admits(rule.checked.demand, of: call),
      !rule.asksExternal || admitsExternal(call)
    else { return nil }
    return checkArguments(of: call, to: .rule(index), for: rule.parameters).map { .call($0) }
  }

  /// Whether what is judged is what the rule can judge; in a rule, narrows what the rule judges.
  mutating func admits(_ demand: SubjectDemand, of call: Call) -> Bool {
    let name = call.name.text
    switch scope.subject {
    case .wholeForm:
      if demand.kinds.contains(.wholeForm) { return true }
      let note =
        scope.purpose == .condition
        ? "a condition asks it of a field: 'name is \(name)'"
        : "put it into the block of the field that it checks"
      report(TypeProblem.valueRuleOfForm(name), at: call.range, notes: [note])
      return false
    case .open where demand.kinds == .wholeForm, .value where demand.kinds == .wholeForm:
      let note = "it belongs in a form, next to the fields, or in a condition"
      report(TypeProblem.wholeFormRule(name), at: call.range, notes: [note])
      return false
    case .open:
      narrow(by: demand, at: call.range, name: name)
      return true
    case .value(let type, _):
      guard let obstacle = demand.obstacle(in: type) else { return true }
      let judges =
        obstacle == type ? demand.kinds.words : "lists of \(demand.items.first?.kinds.words ?? "")"
      let isExternal = RuleSynonyms.meaning(of: name, judging: type.kinds) == .external
      let hint =
        isExternal
        ? Checker.externalNote : SubjectHint.note(for: name, judging: demand.kinds, type: type)
      var fixes = isExternal ? externalFix(for: call) : []
      if case .list(let item) = type, scope.purpose == .check,
        demand.kinds.isSuperset(of: item.kinds)
      {
        let written = "each { \(unit.source.text(in: call.range)) }"
        let text = "write '\(VisibleText.of(written))' to check the items"
        fixes = [.init(text, replace: call.range, by: written)]
      }
      report(
        TypeProblem.wrongSubject(rule: name, judges: judges, subject: type.words),
        at: call.range,
        notes: hint.map { [$0] } ?? [],
        fixes: fixes
      )
      return false
    }
  }

  private mutating func admitsExternal(_ call: Call) -> Bool {
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
      notes: ["it is asked once all other checks of its field hold, and may take its time"]
    )
    return false
  }
}

/// What to write instead of a rule that does not judge a type.
enum SubjectHint {
  /// Rules that are meant as `size` on a list or a map.
  private static let sizeRules = Dictionary(
    uniqueKeysWithValues: ["length", "min_length", "max_length", "min_size", "max_size"]
      .map { ($0, "size") }
  )

  static func note(for rule: String, judging kinds: SubjectKinds, type: FieldType) -> String? {
    switch type {
    case .integer, .number:
      let instead = [
        "min_length": "min_value", "max_length": "max_value", "length": "between",
        "equal_length": "between", "before": "max_value", "after": "min_value", "size": "between",
        "integer": "", "number": "",
      ]
      return instead[rule].map {
        $0.isEmpty ? "the field's type already implies it" : "for numbers, use \'\($0)'"
      }
    case .list(let item):
      let instead = sizeRules
      if let name = instead[rule] { return "for the number of items, use \'\(name)'" }
      guard kinds.isSuperset(of: item.kinds) else { return nil }
      return "to check the items, write 'each { \(rule) }'"
    case .text:
      if rule == "size" { return "for texts, use \'length'" }
      if rule == "min_size" { return "for texts, use \'min_length'" }
      return rule == "max_size" ? "for texts, use \'max_length'" : nil
    case .boolean, .date, .month, .time, .dateTime:
      return BuiltInRule(rawValue: rule).map(\.isTextSyntax) == true
        ? "the field's type already implies it" : nil
    case .form: return "put the checks of a form into the form itself"
    case .file:
      if rule == "min_length" { return "for files, use \'min_size'" }
      return rule == "size" || rule == "max_length" ? "for files, use \'max_size'" : nil
    case .map(let value):
      let instead = sizeRules
      if let name = instead[rule] { return "for the number of entries, use \'\(name)'" }
      guard kinds.isSuperset(of: value.kinds) else { return nil }
      return "to check the values, write 'each { \(rule) }'; the keys, 'keys { \(rule) }'"
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
