/// The result of judging one record: flags, counts and details.
///
/// Without details it is plain numbers, so it is cheap to pass around. Four arrays stored here
/// instead of ``Details`` made each record release eight references, which took 126 instructions.
package struct EvaluationOutcome: Sendable {
  package var verdict: Report.Verdict { isInvalid ? .invalid : isUndecided ? .undecided : .valid }
  package var isInvalid = false
  package var isUndecided = false
  /// Checks that failed, warnings included, whether or not details were asked for.
  package var failedChecks = 0
  /// Failed checks that more typing can still fix.
  package var incompleteChecks = 0
  /// Failed and undecided checks that are only counted, because of the request's limit.
  package var omittedChecks = 0
  private var details: Details?

  /// What an outcome only has if details were requested, if the host was asked, or for a trace.
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
  ///   - reason: what stopped the evaluation.
  ///   - place: the form's declaration.
  package init(_ reason: Undecided.Reason, of place: RulePlace) {
    isUndecided = true
    undecided = [Undecided(path: FieldPath(), rule: "form", reason: reason, place: place)]
  }

  /// Whether the record is valid and the outcome has no details.
  package var isValidAlone: Bool { !isInvalid && !isUndecided && details == nil }

  /// Empty unless details were requested, as is `undecided`.
  package var violations: [Violation] {
    get { details?.violations ?? [] }
    _modify { yield &changedDetails.violations }
  }

  package var undecided: [Undecided] {
    get { details?.undecided ?? [] }
    _modify { yield &changedDetails.undecided }
  }

  /// How many violations and undecided checks there are.
  var reportedChecks: Int {
    guard let details else { return 0 }
    return details.violations.count + details.undecided.count
  }

  /// What the host was asked, whether or not details were requested.
  package var inquiries: [HostInquiry] {
    get { details?.inquiries ?? [] }
    _modify { yield &changedDetails.inquiries }
  }

  package var trace: EvaluationTrace? {
    get { details?.trace }
    _modify { yield &changedDetails.trace }
  }

  /// The details, for in-place modification: moved out of the optional so that they are not copied.
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
