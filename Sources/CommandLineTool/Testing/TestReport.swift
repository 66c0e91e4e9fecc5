import FormRules
import RuleEngine

/// The results of the tests of some rule files.
struct TestReport {
  /// Why a test failed, with what helps to understand it.
  struct Failure {
    var difference: TestDifference
    /// The given values, with secret ones hidden.
    var given: [String: Value]
    /// The values of contexts, secret ones hidden.
    var context: [String: Value]
    /// The fields in question, with the checks that ran; the first ones, if there are many.
    var fields: [ExplainedField]
    /// How many more fields there are.
    var moreFields: Int
  }

  struct Result {
    var testCase: TestCase
    /// Nil for a test that passes.
    var failure: Failure?
  }

  var results: [Result] = []
  /// Nil if it was not measured.
  var coverage: CoverageReport?

  /// How many tests failed.
  var failed: Int { results.count { $0.failure != nil } }

  /// The results by file, in the order in which they were run.
  var files: [(key: String, elements: [Result])] { results.grouped(by: \.testCase.place.file) }

  /// One line with the number of tests that pass and fail.
  var summary: String {
    let tests = results.count.counted("test")
    let place = "in \(files.count.counted("file"))"
    let verb = results.count == 1 ? "passes" : "pass"
    return failed == 0 ? "\(tests) \(verb) \(place)" : "\(failed) of \(tests) failed \(place)"
  }
}
