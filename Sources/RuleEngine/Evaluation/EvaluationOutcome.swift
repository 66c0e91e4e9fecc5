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

  /// Empty unless details were asked for, as are the undecided checks.
  package var violations: [Violation] {
    get { told?.violations ?? [] }
    _modify {
      var told = takeTold()
      defer { self.told = told }
      yield &told.violations
    }
  }

  package var undecided: [Undecided] {
    get { told?.undecided ?? [] }
    _modify {
      var told = takeTold()
      defer { self.told = told }
      yield &told.undecided
    }
  }

  /// What the host was asked, whether or not details were asked for.
  package var inquiries: [HostInquiry] {
    get { told?.inquiries ?? [] }
    _modify {
      var told = takeTold()
      defer { self.told = told }
      yield &told.inquiries
    }
  }

  package var trace: EvaluationTrace? {
    get { told?.trace }
    _modify {
      var told = takeTold()
      defer { self.told = told }
      yield &told.trace
    }
  }

  /// What is told, for a change: nobody else holds it meanwhile, so that nothing is copied.
  private mutating func takeTold() -> Told {
    defer { told = nil }
    return told ?? Told()
  }
}
