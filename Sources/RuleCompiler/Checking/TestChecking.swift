import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the tests of the file and of its imports.
  mutating func checkTests() -> [CheckedTest] {
    var tests: [CheckedTest] = []
    for position in units.indices where !units[position].isStandard {
      scope = Scope(unit: position)
      for case .test(let declaration) in unit.tree.declarations {
        if let test = checkTest(declaration) { tests.append(test) }
      }
    }
    return tests
  }

  private mutating func checkTest(_ declaration: TestDeclaration) -> CheckedTest? {
    guard let form = checkedForm(of: declaration) else { return nil }
    let title = declaration.title
    var test = CheckedTest(title: title.value, form: FormIndex(form), place: place(title.range))
    var given = GivenValues()
    var context = GivenValues()
    expectedUnknownNames = Checker.namesExpectedUnknown(by: declaration)
    defer { expectedUnknownNames = [] }
    var hasVerdict = false
    for clause in declaration.clauses {
      switch clause {
      case .given(let object, _): addGiven(object, to: &given, as: .members(form: form, group: 0))
      case .context(let object, _): addGiven(object, to: &context, as: .contexts(form: form))
      case .step(let name, let range):
        if test.step != nil { report(TypeProblem.clauseTwice("step"), at: range) }
        test.step = checkStep(name, of: form)
      case .now(let literal, let range):
        if test.now != nil { report(TypeProblem.clauseTwice("now"), at: range) }
        test.now = checkClock(literal)
      case .answer(let name, let answer, let after, let range):
        addAnswer(name, answer, after: after, at: range, to: &test)
      case .expect(let verdict, let expectations, let range):
        if hasVerdict {
          report(TypeProblem.clauseTwice("expect"), at: range)
        } else {
          // What was given so far, for suggestions.
          test.given = .form(given.values)
        }
        hasVerdict = true
        test.expected = verdict
        for expectation in expectations { addExpectation(expectation, to: &test) }
      }
    }
    test.given = .form(given.values)
    test.context = context.values
    if hasVerdict { return test }
    // The missing clause may be the one with the syntax error.
    if unit.hasSyntaxError(in: declaration.range) { return nil }
    report(TypeProblem.missingClause("expect"), at: title.range)
    return nil
  }

  /// The last names of the paths at which a test expects the violation `unknown`.
  private static func namesExpectedUnknown(by test: TestDeclaration) -> Set<String> {
    var names: Set<String> = []
    for case .expect(_, let expectations, _) in test.clauses {
      for expectation in expectations where expectation.rule.text == DefaultMessages.unknown {
        switch expectation.path?.components.last {
        case .name(let name)?: names.insert(name.text)
        case .key(let key)?: names.insert(key.value)
        case .index?, nil: continue
        }
      }
    }
    return names
  }

  private mutating func checkedForm(of test: TestDeclaration) -> Int? {
    guard let name = test.form else {
      let candidates = unit.formsForTests
      if let only = candidates.first, candidates.count == 1 {
        unit.usedImports.insert(forms[only].unit)
        return only
      }
      if unit.hidesNames { return nil }
      report(
        TypeProblem.whichForm(candidates.count),
        at: test.title.range,
        notes: candidates.isEmpty ? [] : ["write 'test \"…\" for name { … }'"]
      )
      return nil
    }
    if case .form(let index) = unit.names[name.text] {
      unit.usedImports.insert(forms[index].unit)
      return index
    }
    if !reportRule(name, whereExpected: .form), !unit.hidesNames {
      reportUnknown(NameProblem.unknownForm(name.text), name) { $0.unit.names(of: .form) }
    }
    return nil
  }

  private mutating func checkClock(_ literal: StringLiteral) -> DateTime? {
    if let dateTime = DateTime(literal.value) { return dateTime }
    if let date = CalendarDate(literal.value), let midnight = TimeOfDay(hour: 0, minute: 0) {
      return DateTime(date: date, time: midnight)
    }
    let problem = TypeProblem.malformedLiteral(
      literal.value,
      expected: "a date or a date with time"
    )
    report(problem, at: literal.range)
    return nil
  }

  private mutating func addAnswer(
    _ name: Name,
    _ answer: ExternalAnswer,
    after: String?,
    at range: SourceRange,
    to test: inout CheckedTest
  ) {
    guard case .external(let external) = unit.names[name.text] else {
      if unit.hidesNames { return }
      reportUnknown(NameProblem.unknownExternal(name.text), name) { $0.unit.names(of: .external) }
      return
    }
    unit.usedImports.insert(externals[external].unit)
    let delay = after.flatMap { checkDuration($0, at: range) }
    test.answers.append((ExternalIndex(external), answer, delay))
  }

  /// Names that reports use for violations that no rule of a file causes.
  static let ownRules = [
    DefaultMessages.mistyped, DefaultMessages.unknown, DefaultMessages.when, DefaultMessages.check,
    DefaultMessages.computed,
  ]

  /// The fix that adds the rule to a bare field: `expect invalid { email }`.
  private func meantExpectation(of field: Name, in test: CheckedTest) -> Diagnostic.Fix? {
    // A value that is given doesn't fail because it is missing.
    var isGiven = false
    if case .form(let values) = test.given, let value = values[field.text] {
      isGiven = value != .null && value != .text("")
    }
    let rule = firstRule(ofField: field.text, in: test.form) { !isGiven || $0.text != "required" }
    return rule.map { .meant("\(field.written): \($0.written)", at: field.range) }
  }

  /// The fix that names the rule of the field as the form does: `min` where it has `min_value`.
  private func meantRule(_ rule: Name, at path: Path, in form: FormIndex) -> Diagnostic.Fix? {
    let meanings = RuleSynonyms.rules(meantBy: rule.text)
    guard !meanings.isEmpty, case .name(let field)? = path.components.last else { return nil }
    let meant = firstRule(ofField: field.text, in: form) { meanings.contains($0.text) }
    return meant.map { .didYouMean($0.text, at: rule.range) }
  }

  /// The first rule called in the block of a form's field that satisfies the condition.
  private func firstRule(
    ofField name: String,
    in form: FormIndex,
    where isWanted: (Name) -> Bool
  ) -> Name? {
    for case .form(let declaration) in unit.tree.declarations
    where unit.names[declaration.name.text] == .form(form.position) {
      for case .field(let field) in declaration.items where field.name.text == name {
        for case .check(let check) in field.body ?? [] {
          if case .call(let call) = check.expression, isWanted(call.name) { return call.name }
        }
      }
    }
    return nil
  }

  private mutating func addExpectation(_ expectation: Expectation, to test: inout CheckedTest) {
    let rule = expectation.rule
    let isKnown = Checker.ownRules.contains(rule.text) || self.rule(named: rule.text) != nil
    if !isKnown, !unit.hidesNames { reportUnknownRule(of: expectation, in: test) }
    var path = FieldPath()
    if let written = expectation.path {
      let data = DataTarget.members(form: test.form.position, group: 0)
      guard let end = follow(written, into: data) else { return }
      path.components = end.path
    }
    test.expectations.append((path, rule.text, place(expectation.range)))
  }

  private mutating func reportUnknownRule(of expectation: Expectation, in test: CheckedTest) {
    let rule = expectation.rule
    let problem = NameProblem.unknownRule(rule.text)
    // What was meant is looked up in the whole form.
    guard unit.showsMore(.error) else { return report(problem, at: rule.range) }
    let fix =
      if let path = expectation.path {
        meantRule(rule, at: path, in: test.form)
      } else {
        meantExpectation(of: rule, in: test)
      }
    if let fix {
      report(problem, at: rule.range, fixes: [fix])
    } else {
      reportUnknown(problem, rule) { $0.ruleNames() + Checker.ownRules }
    }
  }
}
