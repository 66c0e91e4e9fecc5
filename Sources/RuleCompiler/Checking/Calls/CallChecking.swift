import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a call: the rule must exist, accept the subject, and get the right arguments.
  mutating func checkCall(_ call: Call) -> CheckedExpression? {
    if call.isForeign, correctNotation(of: call) { return nil }
    guard let target = resolveRule(of: call) else { return nil }
    switch target {
    case .builtIn(let rule):
      if reportAge(rule, call) || reportValueOfForms(rule, call) { return nil }
      return checkBuiltIn(rule, call)
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
    // A rule that is still waiting here calls itself.
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

  /// Reports `min_value(18)` of a date, which was meant for an age; whether it is that.
  private mutating func reportAge(_ rule: BuiltInRule, _ call: Call) -> Bool {
    guard case .value(.date, _) = scope.subject, let arguments = call.arguments else {
      return false
    }
    let ages = arguments.compactMap { argument -> Int? in
      guard case .number(let text, _) = argument.value, let age = Int(text) else { return nil }
      return 1...150 ~= age ? age : nil
    }
    guard let first = ages.first, ages.count == arguments.count else { return false }
    let written: String
    switch rule {
    case .minValue: written = "not after(today - \(first)y)"
    case .maxValue: written = "after(today - \(first + 1)y)"
    case .between where ages.count == 2:
      written = "after(today - \(ages[1] + 1)y) and not after(today - \(first)y)"
    case _: return false
    }
    report(
      TypeProblem.wrongType(expected: "a date", found: "a number"),
      at: arguments[0].range,
      notes: ["an age in years is asked of a date by comparing it with today"],
      fixes: [.meant(written, at: call.range)]
    )
    return true
  }

  /// Whether the rule can check the subject; inside a rule, narrows that rule's own demand.
  mutating func admits(_ demand: SubjectDemand, of call: Call) -> Bool {
    let name = call.name.text
    switch scope.subject {
    case .wholeForm:
      if demand.kinds.contains(.wholeForm) { return true }
      reportValueRule(call)
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
      reportWrongSubject(of: call, demand, type, obstacle: obstacle)
      return false
    }
  }

  /// Reports a rule about values that is called where no value is.
  private mutating func reportValueRule(_ call: Call) {
    let note =
      scope.purpose == .condition
      ? "a condition asks it of a field: 'name is \(call.name.text)'"
      : Checker.blockNote
    let fixes = questionFix(of: call) + countFix(of: call)
    report(
      TypeProblem.valueRuleOfForm(call.name.text),
      at: call.range,
      notes: fixes.isEmpty ? [note] : [],
      fixes: fixes
    )
  }

  /// Reports a rule that doesn't apply to values of the type.
  private mutating func reportWrongSubject(
    of call: Call,
    _ demand: SubjectDemand,
    _ type: FieldType,
    obstacle: FieldType
  ) {
    let name = call.name.text
    let judges =
      obstacle == type ? demand.kinds.words : "lists of \(demand.items.first?.kinds.words ?? "")"
    let problem = TypeProblem.wrongSubject(rule: name, judges: judges, subject: type.words)
    // Advice takes a look at the rest of the field.
    guard unit.showsMore(.error) else { return report(problem, at: call.range) }
    let isExternal = RuleSynonyms.meaning(of: name, judging: type.kinds) == .external
    var hint =
      isExternal
      ? Checker.externalNote : SubjectHint.note(for: name, judging: demand.kinds, type: type)
    var fixes = isExternal ? externalFix(for: call) : []
    if case .list(let item) = type, demand.kinds.isSuperset(of: item.kinds) {
      let written = "each { \(unit.source.text(in: call.range)) }"
      let text = "write '\(VisibleText.of(written))' to check the items"
      if scope.purpose == .check {
        // The number of items is limited more often than each of them.
        if limitsSize(besides: call) {
          hint = "'each' checks each of the items"
        } else if let template = SubjectHint.call(insteadOf: name, type) {
          fixes = fix(of: call, as: template)
          if !fixes.isEmpty {
            hint = "'size' limits the number of items, 'each' checks each of them"
          }
        }
        fixes.append(.init(text, replace: call.range, by: written))
      } else if hint == nil {
        hint = "\(text), in the block of the list"
      }
    }
    if fixes.isEmpty, type == .integer || type == .number, SubjectHint.ofLengths.contains(name) {
      fixes = type == .integer ? digitsFix(of: call) : []
      if type == .integer, name == "length" || name == "equal_length" {
        hint = SubjectHint.noteOnDigits(digits(of: call) ?? 4)
      }
    } else if fixes.isEmpty, let template = SubjectHint.call(insteadOf: name, type) {
      fixes = fix(of: call, as: template)
    }
    report(problem, at: call.range, notes: hint.map { [$0] } ?? [], fixes: fixes)
  }

  /// Whether another check of the field limits the number of its items.
  private func limitsSize(besides call: Call) -> Bool {
    guard let form = scope.form, let field = scope.field else { return false }
    return (forms[form].table.fieldDeclarations[field].body ?? []).contains { statement in
      guard case .check(let check) = statement, case .call(let other) = check.expression else {
        return false
      }
      return other.range != call.range
        && ["size", "min_size", "max_size"].contains(other.name.text)
    }
  }

  /// The fix of `exclusive(sale, gift)`, which names fields: at most one of them may be filled.
  private func countFix(of call: Call) -> [Diagnostic.Fix] {
    let names = (call.arguments ?? []).map { unit.source.written($0.value).filter { $0 != "\"" } }
    guard scope.purpose == .check, call.name.text == BuiltInRule.exclusive.rawValue,
      names.count > 1, names.allSatisfy({ isField($0) })
    else { return [] }
    let fields = names.map { Name($0).written }.joined(separator: ", ")
    return [.meant("check count_filled(\(fields)) <= 1", at: call.range)]
  }

  /// The fix that asks the same of a field, `email(contact)` in a condition: `contact is email`.
  private func questionFix(of call: Call) -> [Diagnostic.Fix] {
    guard scope.purpose == .condition, let first = call.arguments?.first,
      case .path(let path) = first.value, case .name(let field)? = path.components.first,
      isField(field.text)
    else { return [] }
    var question = call
    question.arguments = call.arguments.map { Array($0.dropFirst()) }
    if question.arguments?.isEmpty == true { question.arguments = nil }
    // Of a condition, what is required is whether it is there.
    if call.name.text == "required" { question.name.text = "filled" }
    let written = "\(unit.source.text(in: path.range)) is \(unit.source.written(question))"
    return [.meant(written, at: call.range)]
  }

  /// The fix that calls what judges the type of the value, where that loads.
  private mutating func fix(of call: Call, as template: String) -> [Diagnostic.Fix] {
    let arguments = (call.arguments ?? []).map { unit.source.written($0) }
    guard arguments.count == 1 else { return [] }
    let written = RuleSynonyms.call(template, with: arguments)
    guard loads(written) else { return [] }
    return [.meant(written, at: call.range)]
  }

  /// The fix that limits the number of an integer's digits: `max_length(3)` is `max_value(999)`.
  private func digitsFix(of call: Call) -> [Diagnostic.Fix] {
    // A fixed number of digits is that of a code, which may begin with a zero.
    guard !["length", "equal_length"].contains(call.name.text), let count = digits(of: call) else {
      return []
    }
    let most = String(repeating: "9", count: count)
    let least = count == 1 ? "0" : "1" + String(repeating: "0", count: count - 1)
    let (written, words) =
      call.name.text == "min_length"
      ? ("min_value(\(least))", "at least \(count)") : ("max_value(\(most))", "at most \(count)")
    let digits = count == 1 ? "digit" : "digits"
    return [
      .init("write '\(written)' for \(words) \(digits)", replace: call.range, by: written)
    ]
  }

  /// The only argument of a call, if it can be a number of digits.
  private func digits(of call: Call) -> Int? {
    guard let arguments = call.arguments, arguments.count == 1,
      case .number(let text, _) = arguments[0].value, let count = Int(text), 1...9 ~= count
    else { return nil }
    return count
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
      notes: [
        "it is asked once all other checks of the field hold, and the answer can take a while"
      ]
    )
    return false
  }
}
