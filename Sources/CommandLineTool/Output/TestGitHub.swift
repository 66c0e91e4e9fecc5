import FormRules
import RuleEngine

/// Tests that failed as annotations of the rule files.
enum TestGitHub {
  static func text(of report: TestReport) -> String {
    report.results.compactMap { result in
      result.failure.map { failure in
        GitHub.annotation(
          .error,
          failure.difference.words,
          title: result.testCase.name,
          at: OutputPlace(result.testCase.place)
        )
      }
    }.joined()
  }
}

extension TestDifference {
  /// What was expected and found, in one line.
  var words: String { "expected \(expected), found \(actual)" }
}
