/// The result of a test.
package struct TestResult: Sendable {
  package var testCase: TestCase
  /// The difference from the expected outcome; nil if the test passes.
  package var difference: TestDifference?
  /// The outcome of the evaluation, with its trace.
  package var outcome: EvaluationOutcome
  /// The values as the evaluation left them; nil for a test that passes.
  package var record: RecordBuffer?

  package var passes: Bool { difference == nil }
}

/// The expected and the actual outcome.
package struct TestDifference: Sendable, Hashable {
  /// How many checks at fault it lists: many tests of a form with many fields would list their product.
  package static let mostListed = 100

  /// As a rule file would say it: `invalid { confirm: equal }`.
  package var expected: String
  package var actual: String
  /// Checks that were to be at fault and are not.
  package var missing: [TestFinding]
  /// Checks that are at fault and were not to be; the first ones, if there are many.
  package var unexpected: [TestFinding]
  /// How many more are at fault that were not to be.
  package var moreUnexpected = 0
}

extension TestDifference {
  /// The difference between an outcome and the expected one; nil if there is none.
  init?(_ outcome: EvaluationOutcome, expected: TestCase.Expectation) {
    switch expected {
    case .value(let path, let isAccepted):
      let field = Report(outcome)[path]
      guard field.verdict != (isAccepted ? .valid : .invalid) else { return nil }
      self.init(
        expected: isAccepted ? "accepted" : "rejected",
        actual: field.words,
        missing: [],
        unexpected: []
      )
    case .record(let verdict, let findings):
      let known = Set(outcome.violations.map { TestFinding($0) } + outcome.undecidedChecks)
      let named = Set(findings)
      let faults = outcome.faults
      let missing = findings.filter { !known.contains($0) }
      let unexpected = findings.isEmpty ? [] : faults.filter { !named.contains($0) }
      guard outcome.verdict != verdict || !missing.isEmpty || !unexpected.isEmpty else {
        return nil
      }
      self.init(
        expected: TestDifference.words(verdict, findings),
        actual: TestDifference.words(outcome.verdict, faults),
        missing: missing,
        unexpected: Array(unexpected.prefix(TestDifference.mostListed)),
        moreUnexpected: max(0, unexpected.count - TestDifference.mostListed)
      )
    }
  }

  private static func words(_ verdict: Report.Verdict, _ findings: [TestFinding]) -> String {
    guard !findings.isEmpty else { return verdict.rawValue }
    var words = findings.prefix(mostListed).map(\.description)
    if findings.count > mostListed { words.append("and \(findings.count - mostListed) more") }
    return "\(verdict.rawValue) { \(words.joined(separator: ", ")) }"
  }
}

extension FieldReport {
  /// The outcome for the value of an example.
  fileprivate var words: String {
    switch verdict {
    case .valid: "accepted"
    case .invalid: "rejected by " + violations.map(\.rule).joined(separator: ", ")
    case .undecided: "undecided: " + undecided.map(\.reason.description).joined(separator: ", ")
    }
  }
}

extension EvaluationOutcome {
  /// The reasons for the verdict.
  fileprivate var faults: [TestFinding] {
    switch verdict {
    case .valid: []
    case .invalid: violations.filter { $0.severity == .error }.map { TestFinding($0) }
    case .undecided: undecidedChecks
    }
  }

  fileprivate var undecidedChecks: [TestFinding] {
    undecided.map { TestFinding(path: $0.path, rule: $0.rule) }
  }
}

extension TestFinding {
  fileprivate init(_ violation: Violation) {
    self.init(path: violation.path, rule: violation.rule)
  }
}

extension TestResult: CustomStringConvertible {
  /// The test's name and whether it passes, on one line.
  package var description: String {
    "\(testCase.name): \(difference.map(\.description) ?? "passes")"
  }
}

extension TestDifference: CustomStringConvertible {
  /// The expected and the actual outcome, on one line.
  package var description: String { "expected \(expected), was \(actual)" }
}
