import FormRules
import RuleEngine

/// What came of the tests of some rule files.
struct TestReport {
  /// Why a test failed, with what helps to understand it.
  struct Failure {
    var difference: TestDifference
    /// The values that were given, secret ones hidden.
    var given: [String: Value]
    /// The fields that it is about, with what was asked of each.
    var fields: [ExplainedField]
  }

  struct Result {
    var testCase: TestCase
    /// Nil for a test that passes.
    var failure: Failure?
  }

  private(set) var results: [Result] = []
  /// How many tests failed.
  private(set) var failed = 0
  /// Nil where it was not measured.
  var coverage: CoverageReport?

  init(coverage: CoverageReport?) {
    self.coverage = coverage
  }

  mutating func add(_ testCase: TestCase, failure: Failure?) {
    results.append(Result(testCase: testCase, failure: failure))
    if failure != nil { failed += 1 }
  }

  /// The results by file, in the order in which they were run.
  var files: [(name: String, results: [Result])] {
    var files: [(name: String, results: [Result])] = []
    var positions: [String: Int] = [:]
    for result in results {
      let name = result.testCase.place.file
      if let position = positions[name] {
        files[position].results.append(result)
      } else {
        positions[name] = files.count
        files.append((name, [result]))
      }
    }
    return files
  }

  /// One line with the number of tests that pass and fail.
  var summary: String {
    let fileCount = files.count
    let tests = results.count == 1 ? "1 test" : "\(results.count) tests"
    let place = fileCount == 1 ? "in 1 file" : "in \(fileCount) files"
    let verb = results.count == 1 ? "passes" : "pass"
    return failed == 0 ? "\(tests) \(verb) \(place)" : "\(failed) of \(tests) failed \(place)"
  }
}
