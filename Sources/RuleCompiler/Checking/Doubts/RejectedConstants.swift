import RuleEngine
import RuleSyntax

/// Finds options, listed values and defaults that another check of the same field rejects.
///
/// ``ConstraintSearch`` knows the simple rules by their constraints. Here, all others are evaluated:
/// `one_of("a", "b"); regex(/[0-9]+/)`.
struct RejectedConstants {
  /// A field's values, each of which has one of the results.
  private enum Subject {
    /// The options of a choice, or the values that a check lists.
    case listed([Value], areOptions: Bool, by: CheckedCheck)
    /// `@default("x")`
    case initial(Annotation, FieldType)
  }

  /// What to report, and in which file.
  struct Finding {
    var problem: any Problem
    var range: SourceRange
    var unit: Int
    var notes: [String] = []
  }

  private var subjects: [(subject: Subject, unit: Int, results: Range<Int>)] = []

  mutating func add(
    _ field: CheckedField,
    _ declaration: FieldDeclaration,
    isExact: Bool,
    to trials: inout ConstantTrials
  ) {
    let checks = field.closedChecks
    addListed(of: field, checks, isExact: isExact, to: &trials)
    addDefault(of: field, declaration, checks, isExact: isExact, to: &trials)
  }

  // MARK: Listed values

  private mutating func addListed(
    of field: CheckedField,
    _ checks: [CheckedCheck],
    isExact: Bool,
    to trials: inout ConstantTrials
  ) {
    var values = field.type == .choice ? field.options.map { Value.text($0.value) } : []
    let areOptions = !values.isEmpty
    if !areOptions { values = checks.lazy.compactMap { $0.listedValues }.first ?? [] }
    guard !values.isEmpty else { return }
    for check in checks where !check.hasKnownConstraint {
      let results = trials.add(values, of: field, by: [check], isExact: isExact)
      let subject = Subject.listed(values, areOptions: areOptions, by: check)
      subjects.append((subject, field.place.source, results))
    }
  }

  // MARK: Defaults

  private mutating func addDefault(
    of field: CheckedField,
    _ declaration: FieldDeclaration,
    _ checks: [CheckedCheck],
    isExact: Bool,
    to trials: inout ConstantTrials
  ) {
    guard let annotation = declaration.annotations.first(where: { $0.name.text == "default" }),
      let given = field.annotations.first(where: { $0.name == "default" })?.arguments.first,
      !given.isNull, given != .text(""), !field.isSecret, !field.isComputed,
      field.type.innermost.form == nil
    else { return }
    let subject = Subject.initial(annotation, field.type)
    guard let value = field.type.startingValue(given) else {
      subjects.append((subject, field.place.source, 0..<0))
      return
    }
    // A box that must be checked begins unchecked.
    let results = trials.add(
      [value],
      of: field,
      by: field.type == .boolean ? [] : checks,
      isExact: isExact,
      isTyping: true
    )
    if !results.isEmpty { subjects.append((subject, field.place.source, results)) }
  }

  // MARK: Results

  func findings(_ rejections: [String?]) -> [Finding] {
    subjects.compactMap { subject, unit, results in
      let rules = rejections[results]
      switch subject {
      case .listed(let values, let areOptions, let check):
        return finding(on: values, rules, areOptions: areOptions, by: check, in: unit)
      case .initial(let annotation, let type):
        let problem = problem(ofDefaultOf: type, rules)
        return problem.map { Finding(problem: $0, range: annotation.range, unit: unit) }
      }
    }
  }

  /// Without a result, the value can't even be read.
  private func problem(
    ofDefaultOf type: FieldType,
    _ rules: ArraySlice<String?>
  ) -> DoubtProblem? {
    guard let rule = rules.isEmpty ? DefaultMessages.mistyped : rules.first ?? nil else {
      return nil
    }
    if rule == DefaultMessages.mistyped { return .defaultOfOtherType(type.words) }
    return type == .choice && rule == BuiltInRule.oneOf.rawValue
      ? .defaultOfOtherType("one of the options") : .defaultRejected(rule: rule)
  }

  private func finding(
    on values: [Value],
    _ rules: ArraySlice<String?>,
    areOptions: Bool,
    by check: CheckedCheck,
    in unit: Int
  ) -> Finding? {
    let rejected = zip(values, rules).compactMap { value, rule in
      rule.flatMap { check.hasKnownConstraint(of: $0) ? nil : (value, $0) }
    }
    guard let (value, rule) = rejected.first else { return nil }
    if rejected.count == values.count {
      return Finding(
        problem: ContradictionProblem.valuesRefused(rule: rule),
        range: check.place.range,
        unit: unit,
        notes: ["the values: \(Constraints.list(values))"]
      )
    }
    let problem = ContradictionProblem.optionRefused(value.words, rule: rule)
    return areOptions ? Finding(problem: problem, range: check.place.range, unit: unit) : nil
  }
}

extension CheckedCheck {
  /// The constants that the check lists, if it does nothing else.
  fileprivate var listedValues: [Value]? {
    guard case .call(let call) = expression, case .builtIn(let rule) = call.target,
      !call.ignoresCase
    else { return nil }
    let test = rule.lowered(call)
    let values = test.operands.compactMap { $0?.constant }
    return test.rule.constraint == .among && values.count == test.operands.count ? values : nil
  }

  /// Whether the check is a rule whose constraint ``ConstraintSearch`` knows.
  fileprivate var hasKnownConstraint: Bool {
    if case .call(let call) = expression { call.hasKnownConstraint } else { false }
  }

  /// Whether it calls the rule, whose constraint ``ConstraintSearch`` knows and has reported.
  fileprivate func hasKnownConstraint(of rule: String) -> Bool {
    expression.calls(inConditions: false).contains { $0.name == rule && $0.hasKnownConstraint }
  }
}

extension CheckedCall {
  fileprivate var hasKnownConstraint: Bool {
    guard case .builtIn(let rule) = target else { return false }
    return rule.lowered(self).rule.constraint != .none
  }
}

extension Checker {
  /// The constants that their own field may reject, in files without errors.
  func rejectedConstants(
    in file: CheckedFile,
    _ trials: inout ConstantTrials
  ) -> RejectedConstants {
    var search = RejectedConstants()
    for (form, checked) in zip(forms, file.forms)
    where !units[form.unit].isStandard && !units[form.unit].hasErrors {
      for (field, declaration) in zip(checked.fields, form.table.fieldDeclarations) {
        search.add(field, declaration, isExact: checked.isExact, to: &trials)
      }
    }
    return search
  }

  mutating func report(_ search: RejectedConstants, _ rejections: [String?]) {
    for finding in search.findings(rejections) {
      report(finding.problem, at: finding.range, in: finding.unit, notes: finding.notes)
    }
  }
}
