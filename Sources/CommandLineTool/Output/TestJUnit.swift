import FormRules
import RuleEngine

/// Tests in the XML of JUnit: a suite for each file.
enum TestJUnit {
  static func text(of report: TestReport) -> String {
    JUnit.text(of: report.files.map { ($0.key, $0.elements.map { testCase(of: $0) }) })
  }

  private static func testCase(of result: TestReport.Result) -> JUnit.Case {
    let testCase = result.testCase
    return JUnit.Case(
      className: testCase.owner,
      name: testCase.title,
      file: testCase.place.file,
      line: testCase.place.line,
      outcome: result.failure.map { failure in
        .failed(
          message: failure.difference.words,
          text: TestText(colors: Colors(isOn: false)).explanation(of: failure, in: testCase)
        )
      } ?? .passed
    )
  }
}
