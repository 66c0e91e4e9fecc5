/// What came of judging one record: flags, counts and details.
package struct EvaluationOutcome: Sendable {
  package var verdict: Report.Verdict { isInvalid ? .invalid : isUndecided ? .undecided : .valid }
  package var isInvalid = false
  package var isUndecided = false
  /// Checks that failed, warnings included, whether or not details were asked for.
  package var failedChecks = 0
  /// Those of them that more typing can still mend.
  package var incompleteChecks = 0
  /// Empty unless details were asked for, as are the undecided checks.
  package var violations: [Violation] = []
  package var undecided: [Undecided] = []
  /// What the host was asked, whether or not details were asked for.
  package var inquiries: [HostInquiry] = []
  package var trace: EvaluationTrace?

  package init() {}

  /// Whether the record is valid and there are no details.
  package var isValidAlone: Bool {
    verdict == .valid && violations.isEmpty && undecided.isEmpty && inquiries.isEmpty
      && trace == nil
  }
}
