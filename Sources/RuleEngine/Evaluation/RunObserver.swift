/// Watches a run: to attribute a failure, to record a trace, or not at all.
///
/// ``Evaluator/run(from:resumingAt:_:)`` is generic over its observer and specialized for each one.
/// For ``Unobserved``, the compiler removes the events and the code that creates them.
protocol RunObserver {
  /// Whether to run every instruction as written, without fast paths and inlined code.
  static var isWatching: Bool { get }

  /// Handles an event that has just happened; the evaluator is in the state right after it.
  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator)

  /// Whether the run ends at the check, before anything is reported.
  func endsRun(at check: CheckIndex) -> Bool
}

extension RunObserver {
  @inline(__always)
  func endsRun(at check: CheckIndex) -> Bool { false }
}

/// An event in a run.
enum RunEvent {
  /// A field, an item or the form became the subject, or became it again after its items.
  case entered
  /// A field was skipped.
  case skipped(EvaluationTrace.Skip)
  /// The checks between two instructions are skipped.
  case omitted(from: InstructionIndex, to: InstructionIndex, EvaluationTrace.Omission)
  /// A test answered.
  case tested(InstructionIndex)
  /// An `and`, `or` or `each` begins.
  case opened(InstructionIndex)
  /// The innermost `and` or `or` combined an answer; `before` was its result so far.
  case combined(before: Answer, isOr: Bool)
  /// The innermost combination has answered.
  case closed
  /// `each` starts, or has finished, with an item.
  case itemBegan(Int)
  case itemEnded(Int)
  /// The subject is not an object with members, or is the object again after its member.
  case memberMissing
  case memberEnded
  case negated(InstructionIndex)
  /// The last part of an expression has a message of its own.
  case message(MessageIndex)
  /// A rule is about to run.
  case called(InstructionIndex)
  /// The rule has answered; its arguments are still on the stack.
  case answered(RuleIndex)
  /// The run has returned to the rule's caller.
  case returned(InstructionIndex)
  /// A condition inside a field answered.
  case branched(InstructionIndex)
  /// A condition of the form answered; `isAsked` is false if the condition itself doesn't apply.
  case decided(DecisionIndex, isAsked: Bool)
  /// The form computed a value.
  case computed(ComputedIndex)
  /// A check ended.
  case checked(CheckIndex)
  /// A violation was reported with the author's message.
  case reported(MessageIndex)
}

/// Watches nothing, at no cost.
struct Unobserved: RunObserver {
  static var isWatching: Bool { false }

  #if DEBUG
    // A type of size zero has no address in debug builds, but the thread sanitizer looks at the
    // address of each inout argument.
    private var placeholder = false
  #endif

  @inline(__always)
  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator) {}
}
