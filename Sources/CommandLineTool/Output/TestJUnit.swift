import FormRules
import RuleEngine

/// Tests in the XML of JUnit: a suite for each file.
enum TestJUnit {
  static func text(of report: TestReport) -> String {
    JUnit.text(
      of: report.files.map { file in
        JUnit.Suite(name: file.key, file: file.key, cases: file.elements.map { testCase(of: $0) })
      }
    )
  }

  private static func testCase(of result: TestReport.Result) -> JUnit.Case {
    let testCase = result.testCase
    return JUnit.Case(
      className: testCase.owner,
      name: testCase.title,
      outcome: result.failure.map { failure in
        .failed(
          message: failure.difference.words,
          text: testCase.place.shown + "\n"
            + TestText(colors: Colors(isOn: false)).explanation(of: failure, in: testCase)
        )
      } ?? .passed
    )
  }
}
