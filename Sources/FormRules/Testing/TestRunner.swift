import RuleCompiler

/// Runs the tests of a suite, one after the other.
///
/// A test judges its record. An example is judged by its field alone, in a record that is empty but
/// for the field and in which every branch applies. That record is laid out once for the examples
/// of a form, so what an example costs does not depend on how many fields the form has.
package struct TestRunner: ~Copyable {
  private let suite: TestSuite
  private let loader: RecordLoader
  private var evaluator: Evaluator
  /// The form of the last example, and what judges its fields; nil where the evaluator holds no
  /// example of a form.
  private var form: (index: FormIndex, units: [FieldIndex: InstructionIndex])?
  /// The slots of the last example's field.
  private var usedSlots = 0..<0
  /// How many slots were laid out and steps taken for examples, for tests of the cost.
  package private(set) var steps = 0

  /// A runner; making one costs as much as running a few tests.
  package init(_ suite: TestSuite) {
    self.suite = suite
    loader = RecordLoader(forms: suite.program.forms)
    evaluator = Evaluator(ExecutableProgram(suggestingNamesIn: suite.program), clock: .system)
  }

  /// Runs a test of the suite; the outcome contains a trace.
  package mutating func run(_ testCase: TestCase) -> TestResult {
    evaluator.clock = testCase.clock
    var request = EvaluationRequest()
    request.tracing = true
    request.answers = testCase.answers
    request.context = testCase.context
    let outcome: EvaluationOutcome
    if let example = testCase.example {
      outcome = judge(example, of: testCase.form, request)
    } else {
      outcome = judge(testCase, request)
      form = nil
    }
    let difference = TestDifference(outcome, expected: testCase.expectation)
    return TestResult(
      testCase: testCase,
      difference: difference,
      outcome: outcome,
      record: difference == nil ? nil : evaluator.record
    )
  }

  private mutating func judge(
    _ testCase: TestCase,
    _ request: EvaluationRequest
  ) -> EvaluationOutcome {
    let steps = suite.program.forms[testCase.form].steps ?? []
    guard let step = steps.first(where: { $0.name == testCase.step }) else {
      return judge(testCase.given, of: testCase.form, request)
    }
    // A program of its own, whose instructions have the positions of the suite's.
    let whole = evaluator.executable
    let limited = suite.program.limited(to: step, of: testCase.form)
    evaluator = Evaluator(ExecutableProgram(limited), clock: testCase.clock)
    let outcome = judge(testCase.given, of: testCase.form, request)
    let record = evaluator.record
    evaluator = Evaluator(whole, clock: testCase.clock)
    evaluator.record = record
    return outcome
  }

  private mutating func judge(
    _ given: [String: Value],
    of form: FormIndex,
    _ request: EvaluationRequest
  ) -> EvaluationOutcome {
    var record = RecordBuffer()
    defer { evaluator.record = record }
    do throws(RecordLoader.LimitReached) {
      try loader.load(given, of: form, into: &record)
    } catch {
      let limit = Undecided.Reason.limit(RecordLoader.LimitReached.name)
      let place = RulePlace(suite.program.forms[form].place, in: suite.program)
      return EvaluationOutcome(limit, of: place)
    }
    return evaluator.judge(&record, as: form, request)
  }

  private mutating func judge(
    _ example: TestCase.Example,
    of form: FormIndex,
    _ request: EvaluationRequest
  ) -> EvaluationOutcome {
    let unit = layOutRecord(of: form, for: example.field)
    let stack = FrameStack(form: form, base: 0)
    _ = evaluator.replaceValue(
      of: example.field,
      in: stack,
      by: example.value,
      isTyping: false,
      request
    )
    let outcome = evaluator.judge(unit, in: stack, request)
    steps += evaluator.stepsTaken
    return outcome
  }

  /// Empties the record, and returns the unit that evaluates the field.
  private mutating func layOutRecord(of form: FormIndex, for field: FieldIndex) -> InstructionIndex
  {
    let layout = suite.program.forms[form]
    if self.form?.index == form {
      for slot in usedSlots { evaluator.record.slots[slot] = .missing }
      evaluator.record.slots.removeLast(evaluator.record.slots.count - layout.slotCount)
    } else {
      evaluator.record.reset(for: layout)
      evaluator.forgetContext()
      var units: [FieldIndex: InstructionIndex] = [:]
      for unit in suite.program.units(of: form) {
        if case .field(let field) = unit.subject { units[field] = unit.entry }
      }
      self.form = (form, units)
      steps += layout.slotCount
    }
    let start = layout.fields[field].slot.position
    var count = 1
    if case .form(let nested) = layout.fields[field].type {
      count = suite.program.forms[nested].slotCount
    }
    usedSlots = start..<start + count
    steps += count
    return self.form?.units[field] ?? layout.checks
  }
}
