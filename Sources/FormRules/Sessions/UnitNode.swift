/// The results of a unit of an instance: a field, or a form-level check.
struct UnitNode {
  /// Whether it must be evaluated before it is read.
  var isMarked = false
  /// For a form-level check, the flags of its slot that say whether it applies.
  var activity: Slot.Flags = []
  /// The event for which it is evaluated: the last change, leaving, or submitting.
  var moment = Moment.change
  /// The step limit of its last evaluation, if that followed a keystroke.
  var stepLimit: Int?
  /// The summary of its results; empty if it does not apply.
  private(set) var standing: Standing = []
  private(set) var inquiries: [HostInquiry] = []
  /// The findings of the rules that the app has added.
  private(set) var added: Findings?
  /// The exact findings, once they were needed.
  var findings: Findings?

  /// A summary of an evaluation, which is enough for most callers.
  struct Standing: OptionSet {
    let rawValue: UInt8

    static let hasErrors = Standing(rawValue: 1 << 0)
    static let isUndecided = Standing(rawValue: 1 << 1)
    /// Something fails, an error or a warning.
    static let fails = Standing(rawValue: 1 << 2)
    /// More typing can't fix one of the failures.
    static let failsForGood = Standing(rawValue: 1 << 3)
    /// The host was asked.
    static let asks = Standing(rawValue: 1 << 4)
    /// The host has not answered yet.
    static let isPending = Standing(rawValue: 1 << 5)
  }

  /// All failed and undecided checks, in file order, whether or not they are shown.
  struct Findings {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
  }

  /// Replaces the results with those of a new evaluation.
  mutating func settle(_ standing: Standing, _ inquiries: [HostInquiry], _ added: Findings?) {
    if self.standing.contains(.asks) || standing.contains(.asks) { self.inquiries = inquiries }
    if self.added != nil || added != nil { self.added = added }
    if findings != nil { findings = nil }
    self.standing = standing
  }
}

extension UnitNode.Standing {
  /// The standing after an evaluation of the unit.
  @inline(__always)
  init(_ outcome: borrowing EvaluationOutcome) {
    self = []
    if outcome.isInvalid { insert(.hasErrors) }
    if outcome.isUndecided { insert(.isUndecided) }
    if outcome.failedChecks > 0 { insert(.fails) }
    if outcome.failedChecks > outcome.incompleteChecks { insert(.failsForGood) }
    guard !outcome.inquiries.isEmpty else { return }
    insert(.asks)
    if outcome.inquiries.contains(where: \.isPending) { insert(.isPending) }
  }
}
