/// Runs the tests of a suite, one after the other.
package struct TestRunner: ~Copyable {
  private let suite: TestSuite
  private let loader: RecordLoader
  private var evaluator: Evaluator

  /// A runner; making one costs as much as running a few tests.
  package init(_ suite: TestSuite) {
    self.suite = suite
    loader = RecordLoader(forms: suite.program.forms)
    evaluator = Evaluator(ExecutableProgram(suite.program), clock: .system)
  }

  /// Runs a test of the suite; the outcome holds a trace.
  package mutating func run(_ testCase: TestCase) -> TestResult {
    var record = RecordBuffer()
    let outcome = judge(testCase, in: &record)
    return TestResult(
      testCase: testCase,
      difference: TestDifference(outcome, expected: testCase.expectation),
      outcome: outcome,
      record: record
    )
  }

  private mutating func judge(
    _ testCase: TestCase,
    in record: inout RecordBuffer
  ) -> EvaluationOutcome {
    do throws(RecordLoader.LimitReached) {
      let members = testCase.given.merging(testCase.switches) { given, _ in given }
      try loader.load(members, of: testCase.form, into: &record)
    } catch {
      let form = suite.program.forms[testCase.form]
      var outcome = EvaluationOutcome()
      outcome.isUndecided = true
      outcome.undecided = [Undecided(.limit(error.limitName), of: form, in: suite.program)]
      return outcome
    }
    evaluator.clock = testCase.clock
    var request = EvaluationRequest()
    request.tracing = true
    request.answers = testCase.answers
    return evaluator.judge(&record, as: testCase.form, request)
  }
}
