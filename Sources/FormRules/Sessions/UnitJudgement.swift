/// A unit of a form's instance with what came of judging it last.
final class UnitJudgement {
  /// The instruction that enters its checks.
  let entry: InstructionIndex
  /// Of a check of the form as a whole, the slot that says whether it applies.
  let activitySlot: SlotOffset?
  /// The field that it judges; nil for a check of the form as a whole.
  unowned var field: FormField?
  /// The instance that it belongs to; nil once that is gone.
  private(set) unowned var instance: FormInstance?
  /// Whether it is to be judged before anyone looks at it.
  var isMarked = false
  /// Of a check of the form as a whole, the flags of its slot that say whether it applies.
  var activity: Slot.Flags = []
  /// The moment for which it is judged: that of the last change, of leaving, or of submitting.
  var moment = Moment.change
  /// The most steps of its last judgment, where that followed a keystroke.
  var stepLimit: Int?
  /// What came of it in short; nothing for what does not apply.
  private(set) var standing: Standing = []
  private(set) var inquiries: [HostInquiry] = []
  private var addedFindings: Findings?
  /// What exactly failed, once that was asked for.
  var findings: Findings?

  /// What came of a judgement, as far as most that ask want to know.
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

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// What an evaluation of the unit has come to.
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

  /// All that fails or could not be decided, in file order, whether or not it is to be shown.
  struct Findings {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
  }

  init(_ unit: JudgedUnit, of instance: FormInstance) {
    entry = unit.entry
    if case .form(let slot) = unit.subject { activitySlot = slot } else { activitySlot = nil }
    self.instance = instance
  }

  /// What the rules found that were added while the form is open.
  var added: Findings { addedFindings ?? Findings() }

  /// Takes over what came of it when it was judged anew.
  func settle(_ standing: Standing, _ inquiries: [HostInquiry], _ added: Findings?) {
    if self.standing.contains(.asks) || standing.contains(.asks) { self.inquiries = inquiries }
    if addedFindings != nil || added != nil { addedFindings = added }
    if findings != nil { findings = nil }
    self.standing = standing
  }

  /// Takes away what the instance that ends has told of itself.
  func orphan() {
    field = nil
    instance = nil
  }
}
