import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the tests of the file and of its imports.
  mutating func checkTests() -> [CheckedTest] {
    var tests: [CheckedTest] = []
    for unit in units.indices where !units[unit].isStandard {
      for case .test(let declaration) in units[unit].tree.declarations {
        if let test = checkTest(declaration, in: unit) { tests.append(test) }
      }
    }
    return tests
  }

  private mutating func checkTest(_ declaration: TestDeclaration, in unit: Int) -> CheckedTest? {
    guard let form = checkedForm(of: declaration, in: unit) else { return nil }
    var clauses = TestClauses()
    for clause in declaration.clauses {
      switch clause {
      case .given(let object, _): addGiven(object, to: &clauses, form: form, in: unit)
      case .now(let literal, let range):
        if clauses.now != nil { reportTwice("now", at: range, in: unit) }
        clauses.now = checkClock(literal, in: unit)
      case .answer(let name, let answer, let after, let range):
        addAnswer(name, answer, after: after, at: range, to: &clauses, in: unit)
      case .expect(let verdict, let expectations, let range):
        if clauses.expected != nil { reportTwice("expect", at: range, in: unit) }
        clauses.expected = verdict
        for expectation in expectations {
          addExpectation(expectation, to: &clauses, form: form, in: unit)
        }
      }
    }
    guard let expected = clauses.expected else {
      report(TypeProblem.missingClause("expect"), at: declaration.title.range, in: unit)
      return nil
    }
    return CheckedTest(
      title: declaration.title.value,
      form: FormIndex(form),
      given: .form(clauses.given.values),
      now: clauses.now,
      answers: clauses.answers,
      expected: expected,
      expectations: clauses.expectations,
      place: Place(source: unit, range: declaration.title.range)
    )
  }

  private mutating func reportTwice(_ clause: String, at range: SourceRange, in unit: Int) {
    report(TypeProblem.clauseTwice(clause), at: range, in: unit)
  }

  private mutating func checkedForm(of test: TestDeclaration, in unit: Int) -> Int? {
    guard let name = test.form else {
      let candidates = units[unit].formsForTests
      if let only = candidates.first, candidates.count == 1 {
        units[unit].usedImports.insert(forms[only].unit)
        return only
      }
      if units[unit].hidesNames { return nil }
      report(
        TypeProblem.whichForm(candidates.count),
        at: test.title.range,
        in: unit,
        notes: candidates.isEmpty ? [] : ["it is written 'test \"…\" for name { … }'"]
      )
      return nil
    }
    if case .form(let index) = units[unit].names[name.text] {
      units[unit].usedImports.insert(forms[index].unit)
      return index
    }
    if rule(named: name.text, in: unit) != nil {
      let problem = NameProblem.wrongSort(name.text, is: .rule, expected: .form)
      report(problem, at: name.range, in: unit)
    } else if !units[unit].hidesNames {
      let names = units[unit].names.lazy.compactMap { name, symbol -> String? in
        if case .form = symbol { name } else { nil }
      }
      let fixes = didYouMean(name.text, at: name.range, among: names)
      report(NameProblem.unknownForm(name.text), at: name.range, in: unit, fixes: fixes)
    }
    return nil
  }

  private mutating func checkClock(_ literal: StringLiteral, in unit: Int) -> DateTime? {
    if let dateTime = DateTime(literal.value) { return dateTime }
    if let date = CalendarDate(literal.value), let midnight = TimeOfDay(hour: 0, minute: 0) {
      return DateTime(date: date, time: midnight)
    }
    let problem = TypeProblem.malformedLiteral(
      literal.value,
      expected: "a date or a date with time"
    )
    report(problem, at: literal.range, in: unit)
    return nil
  }

  private mutating func addAnswer(
    _ name: Name,
    _ answer: ExternalAnswer,
    after: String?,
    at range: SourceRange,
    to clauses: inout TestClauses,
    in unit: Int
  ) {
    guard case .external(let external) = units[unit].names[name.text] else {
      if units[unit].hidesNames { return }
      let externalNames = units[unit].names.lazy.compactMap { name, symbol -> String? in
        if case .external = symbol { name } else { nil }
      }
      let fixes = didYouMean(name.text, at: name.range, among: externalNames)
      report(NameProblem.unknownExternal(name.text), at: name.range, in: unit, fixes: fixes)
      return
    }
    units[unit].usedImports.insert(externals[external].unit)
    let delay = after.flatMap { checkDuration($0, at: range, in: unit) }
    clauses.answers.append((ExternalIndex(external), answer, delay))
  }

  private mutating func addExpectation(
    _ expectation: Expectation,
    to clauses: inout TestClauses,
    form: Int,
    in unit: Int
  ) {
    let rule = expectation.rule
    let isKnown =
      TestClauses.ownRules.contains(rule.text) || self.rule(named: rule.text, in: unit) != nil
    if !isKnown, !units[unit].hidesNames {
      let names = canSuggest ? ruleNames(in: unit) + TestClauses.ownRules : []
      let fixes = didYouMean(rule.text, at: rule.range, among: names)
      report(NameProblem.unknownRule(rule.text), at: rule.range, in: unit, fixes: fixes)
    }
    var path = FieldPath()
    if let written = expectation.path {
      guard checkDataPath(written, in: form, unit: unit) != nil else { return }
      path.components = written.components.map { component in
        switch component {
        case .name(let name): .name(name.text)
        case .index(let index, _): .index(index)
        }
      }
    }
    let place = Place(source: unit, range: expectation.range)
    clauses.expectations.append((path, rule.text, place))
  }
}

/// The clauses of a test as they are gathered.
struct TestClauses {
  /// What reports call violations that no rule of a file stands for.
  static let ownRules = ["type", "when"]

  var given = GivenValues()
  var now: DateTime?
  var answers: [(external: ExternalIndex, answer: ExternalAnswer, after: Duration?)] = []
  var expected: ExpectedVerdict?
  var expectations: [(path: FieldPath, rule: String, place: Place)] = []
}
