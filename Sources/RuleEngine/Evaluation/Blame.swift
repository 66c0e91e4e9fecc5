/// Which test an answer is owed to, and what its message says.
///
/// ``FailureAttribution`` finds it by running a failed check again, so checks that hold cost nothing.
struct Blame {
  /// The built-in or external rule in the end, by its canonical name.
  var builtIn: String
  /// Arguments of that rule, for its default text.
  var defaults: MessageValues
  /// The rule as the check names it, and its arguments there.
  var rule: String
  var arguments: [Violation.Argument]
  /// The label of the field that the rule compares with, or the value.
  var other: Violation.Argument?
  /// The message nearest to the part of the rule that runs.
  var message: ResolvedMessage? = nil
  /// The message of a rule that was called from that rule.
  var inherited: ResolvedMessage?
  var answer: Answer
  /// Bytes of the text up to which the test could still have come to hold.
  var progress: Int
  /// Items inside `each`, outermost first.
  var items: [Int] = []
  var isNegated = false
  /// Whether the rule compares with a date, a time or both.
  var comparesMoments = false
  /// Why the answer is unknown, if it is.
  var cause: UnknownCause?

  /// A message and what its rule's parameters are.
  struct ResolvedMessage {
    /// Where the template is in the program; nil for a text of the host's.
    var index: MessageIndex?
    /// The template as written.
    var source: String
    var arguments: MessageValues = [:]
  }

  /// The blame for the combination of two answers.
  ///
  /// While a text is being typed, of two parts of an `and` it is the one that no typing can mend.
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

  /// Of two answers that are unknown, the one that the form may do without is the lesser obstacle.
  private func isStricter(than other: Blame) -> Bool {
    guard let cause, let otherCause = other.cause else { return false }
    return cause.policy.strictness > otherCause.policy.strictness
  }

  /// Of two branches that fail, the one that can still hold is closer, else the one that got further.
  private func isCloser(than other: Blame) -> Bool {
    if answer.canHold != other.answer.canHold { return answer.canHold }
    return progress > other.progress
  }
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
