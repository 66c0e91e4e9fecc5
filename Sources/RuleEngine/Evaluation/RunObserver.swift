/// Watches a run: to attribute a failure, to record a trace, or not at all.
///
/// ``Evaluator/run(from:resumingAt:_:)`` is generic over its observer, and is compiled for each. For
/// ``Unobserved`` the compiler removes the events with what would make them.
protocol RunObserver {
  /// Whether each instruction must run as the rule file has it, without fast paths or inlined code.
  static var isWatching: Bool { get }

  /// Takes note of what has just happened; the evaluator is as it left it.
  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator)

  /// Whether the run ends at the check, before anything is reported.
  func endsRun(at check: CheckIndex) -> Bool
}

extension RunObserver {
  @inline(__always)
  func endsRun(at check: CheckIndex) -> Bool { false }
}

/// What happens in a run.
enum RunEvent {
  /// A field, an item of one, or the form itself became the subject, or is so again after its items.
  case entered
  /// A field was skipped.
  case skipped(EvaluationTrace.Skip)
  /// The checks between two instructions are not run.
  case omitted(from: InstructionIndex, to: InstructionIndex, EvaluationTrace.Omission)
  /// A test answered.
  case tested(InstructionIndex)
  /// An `and`, `or` or `each` begins.
  case opened(InstructionIndex)
  /// The innermost `and` or `or` took the answer; before, it had come to `before`.
  case combined(before: Answer, isOr: Bool)
  /// What was opened last answered.
  case closed
  /// `each` goes on to the item, or has judged it.
  case itemBegan(Int)
  case itemEnded(Int)
  /// The subject has no member to judge, or is the object again after its member.
  case memberMissing
  case memberEnded
  case negated(InstructionIndex)
  /// The part of an expression that has just answered has a message of its own.
  case message(MessageIndex)
  /// A rule is about to run.
  case called(InstructionIndex)
  /// The rule has answered; its arguments are still those of the run.
  case answered(RuleIndex)
  /// The run is back at the rule's caller.
  case returned(InstructionIndex)
  /// A condition inside a field answered.
  case branched(InstructionIndex)
  /// A condition of the form answered; false where it does not itself apply.
  case decided(DecisionIndex, isAsked: Bool)
  /// The form computed a value.
  case computed(ComputedIndex)
  /// A check ended.
  case checked(CheckIndex)
  /// A violation was made whose text is the message.
  case reported(MessageIndex)
}

/// Watches nothing, and costs nothing.
struct Unobserved: RunObserver {
  static var isWatching: Bool { false }

  #if DEBUG
    // What has no size has no address in debug builds, and the thread sanitizer looks at the address of
    // each argument that is passed inout.
    private var placeholder = false
  #endif

  @inline(__always)
  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator) {}
}
