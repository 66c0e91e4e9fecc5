import FormInterchange
import FormRules

/// Tests as data: one object.
enum TestJSON {
  static func text(of report: TestReport) -> String {
    var object: JSONObject = [
      "passed": .integer(report.results.count - report.failed), "failed": .integer(report.failed),
      "tests": .list(report.results.map { node(of: $0) }),
    ]
    object["coverage"] = report.coverage.map { CoverageJSON.node(of: $0) }
    return JSONNode.object(object).compactText + "\n"
  }

  private static func node(of result: TestReport.Result) -> JSONNode {
    let testCase = result.testCase
    var object: JSONObject = [
      "owner": .text(testCase.owner), "title": .text(testCase.title),
    ]
    OutputPlace(testCase.place).add(to: &object)
    object["result"] = result.failure == nil ? "passed" : "failed"
    if let failure = result.failure {
      object["expected"] = .text(failure.difference.expected)
      object["actual"] = .text(failure.difference.actual)
      object["missing"] = list(of: failure.difference.missing)
      object["unexpected"] = list(of: failure.difference.unexpected)
      if failure.difference.moreUnexpected > 0 {
        object["moreUnexpected"] = .integer(failure.difference.moreUnexpected)
      }
      object["given"] = JSONNode(.form(failure.given))
      if !failure.context.isEmpty { object["context"] = JSONNode(.form(failure.context)) }
      object["fields"] = ExplanationJSON.list(of: failure.fields)
      if failure.moreFields > 0 { object["moreFields"] = .integer(failure.moreFields) }
    }
    return .object(object)
  }

  private static func list(of findings: [TestFinding]) -> JSONNode {
    .list(findings.map { ["path": .text("\($0.path)"), "rule": .text($0.rule)] })
  }
}
