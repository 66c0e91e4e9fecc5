/// What came of judging one record: flags and counts, and what there is to tell beside them.
///
/// Of a record of which there is nothing to tell it is plain numbers, which cost nothing to hand on.
package struct EvaluationOutcome: Sendable {
  package var verdict: Report.Verdict { isInvalid ? .invalid : isUndecided ? .undecided : .valid }
  package var isInvalid = false
  package var isUndecided = false
  /// Checks that failed, warnings included, whether or not details were asked for.
  package var failedChecks = 0
  /// Those of them that more typing can still mend.
  package var incompleteChecks = 0
  private var told: Told?

  private struct Told {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
    var inquiries: [HostInquiry] = []
    var trace: EvaluationTrace?
  }

  package init() {}

  /// Whether the record is valid, and there is nothing to tell beside that.
  package var isValidAlone: Bool { !isInvalid && !isUndecided && told == nil }

  /// Empty unless details were asked for, as are the undecided checks.
  package var violations: [Violation] {
    get { told?.violations ?? [] }
    _modify { yield &telling.violations }
  }

  package var undecided: [Undecided] {
    get { told?.undecided ?? [] }
    _modify { yield &telling.undecided }
  }

  /// What the host was asked, whether or not details were asked for.
  package var inquiries: [HostInquiry] {
    get { told?.inquiries ?? [] }
    _modify { yield &telling.inquiries }
  }

  package var trace: EvaluationTrace? {
    get { told?.trace }
    _modify { yield &telling.trace }
  }

  /// What is told, for a change: nobody else holds it meanwhile, so that nothing is copied.
  private var telling: Told {
    get { told ?? Told() }
    _modify {
      var telling = told ?? Told()
      told = nil
      defer { told = telling }
      yield &telling
    }
  }
}
