/// A unit of a form's instance with what came of judging it last.
final class UnitJudgement {
  let unit: JudgedUnit
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
  var result = Result() {
    didSet { findings = nil }
  }
  /// What exactly failed, once that was asked for.
  var findings: Findings?

  /// What came of a judgement in short; nothing for what does not apply.
  struct Result {
    var hasErrors = false
    var isUndecided = false
    /// Whether anything fails, errors or warnings.
    var fails = false
    /// Whether some of what fails cannot be mended by typing on.
    var failsForGood = false
    var inquiries: [HostInquiry] = []
    /// What the rules found that were added while the form is open.
    var added = Findings()

    var isPending: Bool { inquiries.contains(where: \.isPending) }
  }

  /// All that fails or could not be decided, in file order, whether or not it is to be shown.
  struct Findings {
    var violations: [Violation] = []
    var undecided: [Undecided] = []
  }

  init(_ unit: JudgedUnit, of instance: FormInstance) {
    self.unit = unit
    self.instance = instance
  }

  /// Takes away what the instance that ends has told of itself.
  func orphan() {
    field = nil
    instance = nil
  }
}
