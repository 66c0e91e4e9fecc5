import FormRules

/// Tests for people: those that failed, each with the difference and what ran.
struct TestText {
  let colors: Colors
  /// Whether tests that pass are listed, too.
  var isVerbose = false

  func text(of report: TestReport) -> String {
    report.results.compactMap { result in
      guard let failure = result.failure else {
        return isVerbose ? line(of: result.testCase, colors.green("passed")) : nil
      }
      return text(of: result.testCase, failure) + "\n"
    }.joined()
  }

  private func text(of testCase: TestCase, _ failure: TestReport.Failure) -> String {
    line(of: testCase, colors.red("failed")) + explanation(of: failure, in: testCase)
  }

  private func line(of testCase: TestCase, _ result: String) -> String {
    "\(testCase.place.shown): \(result): \(testCase.name.visible)\n"
  }

  /// The difference, and under it the fields with the answers of their checks.
  func explanation(of failure: TestReport.Failure, in testCase: TestCase) -> String {
    let difference = failure.difference
    var lines: [(String, String)] = []
    if case .record = testCase.expectation {
      lines.append(("given", DumpText.words(for: .form(failure.given))))
      if !failure.context.isEmpty {
        lines.append(("context", DumpText.words(for: .form(failure.context))))
      }
    }
    lines.append(("expected", difference.expected))
    lines.append(("actual", difference.actual))
    lines += difference.missing.map { ("missing", $0.description) }
    lines += difference.unexpected.map { ("unexpected", $0.description) }
    if difference.moreUnexpected > 0 {
      lines.append(("unexpected", "and \(difference.moreUnexpected) more"))
    }
    var text = ""
    for (title, words) in lines {
      text += "  \(title)" + String(repeating: " ", count: 12 - title.count) + words.visible + "\n"
    }
    let explanation = ExplanationText(colors: colors)
    for field in failure.fields { text += "\n" + explanation.text(of: field, depth: 1) }
    if failure.moreFields > 0 {
      text += "\n  and " + failure.moreFields.counted("more field") + "\n"
    }
    return text
  }
}
