/// What came of judging a unit of an instance: a field, or a check of the form as a whole.
struct UnitNode {
  /// Whether it is to be judged before anyone looks at it.
  var isMarked = false
  /// For a check of the form as a whole, the flags of its slot that say whether it applies.
  var activity: Slot.Flags = []
  /// The moment for which it is judged: that of the last change, of leaving, or of submitting.
  var moment = Moment.change
  /// The most steps of its last judgment, where that followed a keystroke.
  var stepLimit: Int?
  /// What came of it in short; empty for what does not apply.
  private(set) var standing: Standing = []
  private(set) var inquiries: [HostInquiry] = []
  /// What the rules found that were added while the form is open.
  private(set) var added: Findings?
  /// What exactly failed, once somebody has asked for it.
  var findings: Findings?

  /// What came of a judgment, as far as most callers need to know.
  struct Standing: OptionSet {
    let rawValue: UInt8

    static let hasErrors = Standing(rawValue: 1 << 0)
    static let isUndecided = Standing(rawValue: 1 << 1)
    /// Something fails, an error or a warning.
    static let fails = Standing(rawValue: 1 << 2)
    /// Some of what fails cannot be mended by typing on.
    static let failsForGood = Standing(rawValue: 1 << 3)
    /// The host was asked.
    static let asks = Standing(rawValue: 1 << 4)
    /// An answer of the host is awaited.
    static let isPending = Standing(rawValue: 1 << 5)
  }

  /// All that fails or could not be decided, in file order, whether or not it is shown.
  struct Findings {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
  }

  /// Takes over what came of judging it again.
  mutating func settle(_ standing: Standing, _ inquiries: [HostInquiry], _ added: Findings?) {
    if self.standing.contains(.asks) || standing.contains(.asks) { self.inquiries = inquiries }
    if self.added != nil || added != nil { self.added = added }
    if findings != nil { findings = nil }
    self.standing = standing
  }
}

extension UnitNode.Standing {
  /// The standing that an evaluation of the unit gives.
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
