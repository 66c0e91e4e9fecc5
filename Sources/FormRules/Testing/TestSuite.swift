package import RuleCompiler

/// The tests of a rule file and its imports, with the program that runs them.
///
/// The program is that of the file, with forms for its examples behind the file's own; see
/// ``ExampleForms``.
package struct TestSuite: Sendable {
  package let program: Program
  /// In the order of the texts, those of the file itself first.
  package let cases: [TestCase]
  /// The texts of the file and of its imports; those of standard rules follow in the program's list.
  package let sources: [SourceText]
  /// How many of the program's forms are those of the file and its imports.
  let formCount: Int

  /// The tests of a rule file; nil if it has errors.
  package init?(_ compilation: Compilation) {
    guard compilation.program != nil else { return nil }
    self.init(compilation.checked)
  }

  /// The tests of a checked file without errors.
  package init(_ file: CheckedFile) {
    var builder = TestSuiteBuilder(file)
    builder.addAll()
    program = Lowering.program(for: builder.forms.file)
    cases = builder.orderedCases
    sources = Array(file.sources.prefix(file.ownSourceCount))
    formCount = file.forms.count
  }
}

extension CheckedFile {
  /// The number of sources that are not of the standard library; they come first.
  var ownSourceCount: Int {
    rules.filter(\.isStandard).map(\.place.source).min() ?? sources.count
  }
}

/// A suite while it is made.
private struct TestSuiteBuilder {
  var forms: ExampleForms
  private let file: CheckedFile
  private var cases: [(place: Place, testCase: TestCase)] = []
  /// Answers of a host that accepts everything: an example is about what rule files can judge.
  private let acceptance: HostAnswers

  init(_ file: CheckedFile) {
    self.file = file
    forms = ExampleForms(file)
    var acceptance = HostAnswers()
    for position in file.externals.indices {
      acceptance.answer(ExternalIndex(position), with: .accepted)
    }
    self.acceptance = acceptance
  }

  var orderedCases: [TestCase] {
    cases.sorted { left, right in
      (left.place.source, left.place.range.start) < (right.place.source, right.place.range.start)
    }.map(\.testCase)
  }

  mutating func addAll() {
    for (position, rule) in file.rules.enumerated() where !rule.isStandard {
      for examples in rule.examples { add(examples, ofRule: RuleIndex(position)) }
    }
    for (form, checked) in file.forms.enumerated() {
      for field in checked.fields.indices where !checked.fields[field].examples.isEmpty {
        addExamples(of: FieldIndex(field), form: FormIndex(form))
      }
    }
    for test in file.tests { add(test) }
  }

  // MARK: Examples

  private mutating func add(_ examples: CheckedExamples, ofRule rule: RuleIndex) {
    let forms = forms.forms(forRule: rule, examples)
    for (form, (value, place)) in zip(forms, examples.values) {
      add(
        example: value,
        of: examples,
        at: place,
        title: title(of: examples, value: excerpt(at: place)),
        owner: file[rule].name,
        form: form,
        field: FieldIndex(0),
        path: [ExampleForms.field]
      )
    }
  }

  private mutating func addExamples(of index: FieldIndex, form: FormIndex) {
    let field = file[form][index]
    for examples in field.examples {
      for (value, place) in examples.values {
        let shown = field.isSecret ? Labels.hiddenValue : excerpt(at: place)
        add(
          example: value,
          of: examples,
          at: place,
          title: title(of: examples, value: shown),
          owner: "\(file[form].name).\(FieldPath(field.path.map { .name($0) }))",
          form: form,
          field: index,
          path: field.path
        )
      }
    }
  }

  private mutating func add(
    example value: Value,
    of examples: CheckedExamples,
    at place: Place,
    title: String,
    owner: String,
    form: FormIndex,
    field: FieldIndex,
    path: [String]
  ) {
    // Built from the innermost object outward.
    let given = path.dropFirst().reversed().reduce(value) { .form([$1: $0]) }
    let testCase = TestCase(
      owner: owner,
      title: title,
      place: rulePlace(place),
      form: form,
      given: [path[0]: given],
      example: TestCase.Example(field: field, value: value),
      clock: .system,
      answers: acceptance,
      expectation: .value(
        at: FieldPath(path.map { .name($0) }),
        isAccepted: examples.verdict == .accepts
      )
    )
    cases.append((place, testCase))
  }

  /// An example as it is written: `accepts(country: "GB") "SW1A 1AA"`.
  private func title(of examples: CheckedExamples, value: String) -> String {
    guard let first = examples.values.first?.place.range else { return value }
    let source = file.sources[examples.place.source]
    let head = SourceRange(start: examples.place.range.start, end: first.start)
    return source.excerpt(of: head) + " " + value
  }

  // MARK: Tests

  private mutating func add(_ test: CheckedTest) {
    guard case .form(let given) = test.given else { return }
    let expected = test.expectations.map { TestFinding(path: $0.path, rule: $0.rule) }
    let testCase = TestCase(
      owner: file[test.form].name,
      title: test.title,
      place: rulePlace(test.place),
      form: test.form,
      given: given,
      context: test.context,
      step: test.step,
      clock: test.now.map { .fixed($0) } ?? .system,
      answers: answers(of: test),
      expectation: .record(Report.Verdict(test.expected), expected)
    )
    cases.append((test.place, testCase))
  }

  /// The host's answers in a test; one after the rule's timeout is too late.
  private func answers(of test: CheckedTest) -> HostAnswers {
    var answers = HostAnswers()
    for (external, answer, delay) in test.answers {
      let timeout = file[external].timeout
      let played = PlayedAnswer(answer, after: delay, timeout: timeout)
      answers.play(played, of: external)
    }
    return answers
  }

  // MARK: Places

  private func excerpt(at place: Place) -> String {
    file.sources[place.source].excerpt(of: place.range)
  }

  private func rulePlace(_ place: Place) -> RulePlace {
    RulePlace(file.sourcePlace(of: place), in: file.sources[place.source].name)
  }
}

extension Report.Verdict {
  fileprivate init(_ expected: ExpectedVerdict) {
    switch expected {
    case .valid: self = .valid
    case .invalid: self = .invalid
    case .undecided: self = .undecided
    }
  }
}
