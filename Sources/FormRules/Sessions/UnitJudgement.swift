/// A unit of a form's instance with what came of judging it last.
final class UnitJudgement {
  let unit: JudgedUnit
  /// The field that it judges; nil for a check of the form as a whole.
  weak var field: FormField?
  /// The instance that it belongs to.
  private(set) weak var instance: FormInstance?
  /// Whether it is to be judged before anyone looks at it.
  var isMarked = false
  /// The moment for which it is judged: that of the last change, of leaving, or of submitting.
  var moment = Moment.change
  var result = Result()

  /// What came of a judgement; nothing for what does not apply.
  struct Result {
    /// All that fail, in file order, whether or not they are to be shown.
    var violations: [Violation] = []
    var undecided: [Undecided] = []
    var inquiries: [HostInquiry] = []

    var hasErrors: Bool { violations.contains { $0.severity == .error } }
    var isUndecided: Bool { !undecided.isEmpty }
    var isPending: Bool { inquiries.contains(where: \.isPending) }
  }

  init(_ unit: JudgedUnit, of instance: FormInstance) {
    self.unit = unit
    self.instance = instance
  }
}
