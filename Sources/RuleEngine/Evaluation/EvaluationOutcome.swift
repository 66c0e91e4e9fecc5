/// What came of judging one record: flags, counts and details.
///
/// Without details it is plain numbers, so passing it on costs nothing: with four arrays of its own,
/// each record released eight references, which took 126 instructions.
package struct EvaluationOutcome: Sendable {
  package var verdict: Report.Verdict { isInvalid ? .invalid : isUndecided ? .undecided : .valid }
  package var isInvalid = false
  package var isUndecided = false
  /// Checks that failed, warnings included, whether or not details were asked for.
  package var failedChecks = 0
  /// Those of them that more typing can still mend.
  package var incompleteChecks = 0
  private var details: Details?

  private struct Details {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
    var inquiries: [HostInquiry] = []
    var trace: EvaluationTrace?
  }

  package init() {}

  /// The outcome for a form that could not be judged to the end.
  ///
  /// - Parameters:
  ///   - reason: why not.
  ///   - place: where the form is declared.
  package init(_ reason: Undecided.Reason, of place: RulePlace) {
    isUndecided = true
    undecided = [Undecided(path: FieldPath(), rule: "form", reason: reason, place: place)]
  }

  /// Whether the record is valid and there are no details.
  package var isValidAlone: Bool { !isInvalid && !isUndecided && details == nil }

  /// Empty unless details were asked for, as are the undecided checks.
  package var violations: [Violation] {
    get { details?.violations ?? [] }
    _modify { yield &changedDetails.violations }
  }

  package var undecided: [Undecided] {
    get { details?.undecided ?? [] }
    _modify { yield &changedDetails.undecided }
  }

  /// What the host was asked, whether or not details were asked for.
  package var inquiries: [HostInquiry] {
    get { details?.inquiries ?? [] }
    _modify { yield &changedDetails.inquiries }
  }

  package var trace: EvaluationTrace? {
    get { details?.trace }
    _modify { yield &changedDetails.trace }
  }

  /// The details, for a change: nothing else holds them meanwhile, so nothing is copied.
  private var changedDetails: Details {
    get { details ?? Details() }
    _modify {
      var changed = details ?? Details()
      details = nil
      defer { details = changed }
      yield &changed
    }
  }
}
