import FormData
import FormRules
import RuleEngine

/// Tests as data: one object.
enum TestJSON {
  static func bytes(of report: TestReport) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("passed", report.results.count - report.failed)
      json.member("failed", report.failed)
      json.list("tests") { json in
        for result in report.results {
          json.object { write(result, to: &$0) }
        }
      }
      if let coverage = report.coverage { CoverageJSON.write(coverage, to: &json) }
    }
    json.endLine()
    return json.bytes
  }

  private static func write(_ result: TestReport.Result, to json: inout JSONWriter) {
    let testCase = result.testCase
    json.member("owner", testCase.owner)
    json.member("title", testCase.title)
    json.member("file", testCase.place.file)
    json.member("line", testCase.place.line)
    json.member("column", testCase.place.column)
    json.member("result", result.failure == nil ? "passed" : "failed")
    guard let failure = result.failure else { return }
    json.member("expected", failure.difference.expected)
    json.member("actual", failure.difference.actual)
    write("missing", failure.difference.missing, to: &json)
    write("unexpected", failure.difference.unexpected, to: &json)
    json.name("given")
    json.value(.form(failure.given))
    ExplanationJSON.write(failure.fields, to: &json)
  }

  private static func write(
    _ name: String,
    _ findings: [TestFinding],
    to json: inout JSONWriter
  ) {
    json.list(name) { json in
      for finding in findings {
        json.object { json in
          json.member("path", finding.path.description)
          json.member("rule", finding.rule)
        }
      }
    }
  }
}
