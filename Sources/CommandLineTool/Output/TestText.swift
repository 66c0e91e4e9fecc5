import FormRules

/// Tests for people: those that failed, each with the difference and what ran.
struct TestText {
  let colors: Colors

  func text(of report: TestReport) -> String {
    report.results.compactMap { result in
      result.failure.map { text(of: result.testCase, $0) + "\n" }
    }.joined()
  }

  private func text(of testCase: TestCase, _ failure: TestReport.Failure) -> String {
    "\(testCase.place.shown): \(colors.red("failed")): "
      + testCase.name.visible + "\n" + explanation(of: failure, in: testCase)
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
    var text = ""
    for (title, words) in lines {
      text += "  \(title)" + String(repeating: " ", count: 12 - title.count) + words.visible + "\n"
    }
    let explanation = ExplanationText(colors: colors)
    for field in failure.fields { text += "\n" + explanation.text(of: field, depth: 1) }
    return text
  }
}
