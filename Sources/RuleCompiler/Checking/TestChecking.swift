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
    var clauses = TestClauses()
    for clause in declaration.clauses {
      switch clause {
      case .given(let object, _): addGiven(object, to: &clauses, form: form)
      case .now(let literal, let range):
        if clauses.now != nil { reportTwice("now", at: range) }
        clauses.now = checkClock(literal)
      case .answer(let name, let answer, let after, let range):
        addAnswer(name, answer, after: after, at: range, to: &clauses)
      case .expect(let verdict, let expectations, let range):
        if clauses.expected != nil { reportTwice("expect", at: range) }
        clauses.expected = verdict
        for expectation in expectations {
          addExpectation(expectation, to: &clauses, form: form)
        }
      }
    }
    guard let expected = clauses.expected else {
      report(TypeProblem.missingClause("expect"), at: declaration.title.range)
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
      place: place(declaration.title.range)
    )
  }

  private mutating func reportTwice(_ clause: String, at range: SourceRange) {
    report(TypeProblem.clauseTwice(clause), at: range)
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
        notes: candidates.isEmpty ? [] : ["it is written 'test \"…\" for name { … }'"]
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
    to clauses: inout TestClauses
  ) {
    guard case .external(let external) = unit.names[name.text] else {
      if unit.hidesNames { return }
      reportUnknown(NameProblem.unknownExternal(name.text), name) { $0.unit.names(of: .external) }
      return
    }
    unit.usedImports.insert(externals[external].unit)
    let delay = after.flatMap { checkDuration($0, at: range) }
    clauses.answers.append((ExternalIndex(external), answer, delay))
  }

  private mutating func addExpectation(
    _ expectation: Expectation,
    to clauses: inout TestClauses,
    form: Int
  ) {
    let rule = expectation.rule
    let isKnown =
      TestClauses.ownRules.contains(rule.text) || self.rule(named: rule.text) != nil
    if !isKnown, !unit.hidesNames {
      reportUnknown(NameProblem.unknownRule(rule.text), rule) {
        $0.ruleNames() + TestClauses.ownRules
      }
    }
    var path = FieldPath()
    if let written = expectation.path {
      guard checkDataPath(written, in: form) != nil else { return }
      path.components = written.components.map { component in
        switch component {
        case .name(let name): .name(name.text)
        case .index(let index, _): .index(index)
        }
      }
    }
    let place = place(expectation.range)
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
