import FormInterchange
import FormRules
import RuleEngine

/// Tests in the XML of JUnit, which build servers read: a suite for each file.
struct TestJUnit {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  init(of report: TestReport) {
    element("testsuites", TestJUnit.counts(of: report.results)) { junit in
      for (name, results) in report.files {
        let attributes = [("name", name)] + TestJUnit.counts(of: results)
        junit.element("testsuite", attributes) { junit in
          for result in results { junit.write(result) }
        }
      }
    }
  }

  private static func counts(of results: [TestReport.Result]) -> [(String, String)] {
    [
      ("tests", "\(results.count)"),
      ("failures", "\(results.count { $0.failure != nil })"),
      ("errors", "0"),
      ("skipped", "0"),
    ]
  }

  private mutating func write(_ result: TestReport.Result) {
    let testCase = result.testCase
    let attributes = [
      ("classname", testCase.owner), ("name", testCase.title),
      ("file", testCase.place.file), ("line", "\(testCase.place.line)"),
    ]
    element("testcase", attributes) { junit in
      guard let failure = result.failure else { return }
      let difference = failure.difference
      let message = "expected \(difference.expected), found \(difference.actual)"
      junit.element("failure", [("message", message)]) { junit in
        let text = TestText(colors: Colors(isOn: false)).explanation(of: failure, in: testCase)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        junit.text += lines.map(\.visible.escapedForMarkup).joined(separator: "\n")
      }
    }
  }

  // MARK: XML 1.0

  /// Writes an element with what the body writes in it, on lines of its own.
  private mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    _ body: (inout TestJUnit) -> Void
  ) {
    let indent = String(repeating: "  ", count: depth)
    text += indent + "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(attribute.value.visible.escapedForMarkup)\""
    }
    var content = TestJUnit(depth: depth + 1)
    body(&content)
    text += content.text.isEmpty ? "/>\n" : ">\n\(content.text)\(indent)</\(name)>\n"
  }

  private init(depth: Int) {
    text = ""
    self.depth = depth
  }
}
