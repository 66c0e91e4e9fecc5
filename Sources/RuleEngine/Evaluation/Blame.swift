/// The test that is to blame for a check's answer, and the values that its message needs.
///
/// If `email or telephone` fails for `ann@@`, the blame is on `email`, which got further.
/// ``FailureAttribution`` finds it by running a failed check again, so checks that hold
/// cost nothing.
struct Blame {
  /// The canonical name of the built-in or external rule that answered.
  var builtIn: String
  /// Arguments of that rule, for its default message.
  var defaults: MessageValues
  /// The name of the rule that the check calls, and its arguments there.
  var rule: String
  var arguments: [Violation.Argument]
  /// The label of the field that the rule compares with, or the value.
  var other: ShownText?
  /// The message attached closest to the test, within the rule that runs.
  var message: ResolvedMessage? = nil
  /// The message of a rule that this rule called.
  var inherited: ResolvedMessage?
  var answer: Answer
  /// Length in bytes of the longest prefix of the text with which the test could still have held.
  var progress: Int
  /// Items inside `each`, outermost first.
  var items: [Int] = []
  var isNegated = false
  /// Whether the rule compares with a date, a time or both.
  var comparesMoments = false
  /// Why the answer is unknown, if it is.
  var cause: UnknownCause?

  /// A message template with the values of its rule's parameters.
  struct ResolvedMessage {
    /// Position of the template in the program; nil for a text from the host.
    var index: MessageIndex?
    /// The template as written.
    var source: String
    var arguments: MessageValues = [:]
  }

  /// Chooses the blame for two combined answers.
  ///
  /// If both operands of an `and` fail while a text is being typed, it is the one that can't be
  /// fixed by typing on.
  static func combine(
    _ left: Blame?,
    _ leftAnswer: Answer,
    with right: Blame?,
    _ rightAnswer: Answer,
    isOr: Bool,
    isTyping: Bool
  ) -> Blame? {
    guard let left, leftAnswer.now != .notApplicable else { return right }
    guard let right, rightAnswer.now != .notApplicable else { return left }
    if leftAnswer.now == .unknown, rightAnswer.now == .unknown {
      return right.isStricter(than: left) ? right : left
    }
    if leftAnswer.now != rightAnswer.now {
      let winner: Answer.Now =
        isOr
        ? (leftAnswer.now == .holds || rightAnswer.now == .holds ? .holds : .unknown)
        : (leftAnswer.now == .fails || rightAnswer.now == .fails ? .fails : .unknown)
      return leftAnswer.now == winner ? left : right
    }
    guard leftAnswer.now == .fails else { return left }
    if isOr { return right.isCloser(than: left) ? right : left }
    return isTyping && leftAnswer.canHold && !rightAnswer.canHold ? right : left
  }

  /// Of two unknown answers, the one whose policy is stricter takes the blame.
  private func isStricter(than other: Blame) -> Bool {
    guard let cause, let otherCause = other.cause else { return false }
    return cause.policy.strictness > otherCause.policy.strictness
  }

  /// Of two failing branches, the closer one can still hold, or else got further in the text.
  ///
  /// A test of the value's kind says to what values the other branch applies, so it is never closer.
  private func isCloser(than other: Blame) -> Bool {
    if isOfKind != other.isOfKind { return other.isOfKind }
    if answer.canHold != other.answer.canHold { return answer.canHold }
    return progress > other.progress
  }

  private var isOfKind: Bool { builtIn == BuiltInRule.kind.rawValue }
}

extension ExternalRule.Policy {
  fileprivate var strictness: Int {
    switch self {
    case .passes: 0
    case .warns: 1
    case .blocks: 2
    }
  }
}
