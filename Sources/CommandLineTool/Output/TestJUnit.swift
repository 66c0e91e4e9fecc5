import FormRules
import RuleEngine

/// Tests in the XML of JUnit, which build servers read: a suite for each file.
enum TestJUnit {
  static func text(of report: TestReport) -> String {
    var xml = XMLWriter()
    xml.element("testsuites", counts(of: report.results)) { xml in
      for file in report.files {
        xml.element("testsuite", [("name", file.name)] + counts(of: file.results)) { xml in
          for result in file.results { write(result, to: &xml) }
        }
      }
    }
    return xml.text
  }

  private static func counts(of results: [TestReport.Result]) -> [(String, String)] {
    [
      ("tests", "\(results.count)"),
      ("failures", "\(results.count { $0.failure != nil })"),
      ("errors", "0"),
      ("skipped", "0"),
    ]
  }

  private static func write(_ result: TestReport.Result, to xml: inout XMLWriter) {
    let testCase = result.testCase
    let attributes = [
      ("classname", testCase.owner), ("name", testCase.title),
      ("file", testCase.place.file), ("line", "\(testCase.place.line)"),
    ]
    xml.element("testcase", attributes) { xml in
      guard let failure = result.failure else { return }
      let difference = failure.difference
      let message = "expected \(difference.expected), found \(difference.actual)"
      xml.element("failure", [("message", message)]) { xml in
        let text = TestText(colors: Colors(isOn: false))
        xml.text(text.explanation(of: failure, in: testCase))
      }
    }
  }
}
