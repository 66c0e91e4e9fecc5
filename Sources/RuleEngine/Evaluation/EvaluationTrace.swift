/// The events of one evaluation in order, for `explain` and for coverage.
package struct EvaluationTrace: Sendable, Hashable {
  /// What happened; `RunEvent` with the values as they were at that moment.
  package enum Event: Sendable, Hashable {
    /// A field, or an item of one, became the subject; a field does so again after its items.
    case entered(FieldPath)
    /// A field was skipped, and why.
    case skipped(FieldPath, Skip)
    /// A test answered.
    case tested(InstructionIndex, Answer, Observation)
    /// An `and`, `or` or `each` begins.
    case opened(InstructionIndex)
    /// A rule begins to run.
    case called(InstructionIndex, Observation)
    /// The next item of a list is judged.
    case item(Int)
    /// The combination opened, or the rule called, last has answered.
    case closed(Answer)
    /// `not` negated the last answer, with this result.
    case negated(InstructionIndex, Answer)
    /// A condition inside a field answered.
    case branched(InstructionIndex, Answer)
    /// A condition of the form answered; nil if the condition itself is in a branch that doesn't
    /// apply.
    ///
    /// `base` is the first slot of the form's instance.
    case decided(DecisionIndex, base: Int, Answer?)
    /// The instance whose first slot is `base` computed a value.
    case computed(ComputedIndex, base: Int, ComputedObservation)
    /// A check ended.
    case checked(CheckIndex, Answer)
    /// The checks of a field in this range of instructions were skipped, and why.
    case omitted(Range<Int>, Omission)
    /// The evaluation stopped early, and why.
    case halted(Omission)
    /// A violation was reported with a message that the author wrote.
    case reported(MessageIndex)
  }

  /// Why checks did not run.
  package enum Omission: Sendable, Hashable {
    /// An earlier check failed, and the mode reports no more.
    case mode(ReportMode)
    /// They run at another moment.
    case moment(Moment)
    /// They ask the host, which is asked only if all other checks hold.
    case host
    /// The evaluation could not continue.
    case reason(Undecided.Reason)
  }

  /// Why a field was skipped.
  package enum Skip: Sendable, Hashable {
    /// Its branch does not apply.
    case inactive
    /// Whether its branch applies could not be decided.
    case undecided
    /// Its value has the wrong type.
    case mistyped
    /// Its value exceeds a limit.
    case beyond(EvaluationLimits.Name)
  }

  /// The values that a test judged, with secret ones hidden.
  package struct Observation: Sendable, Hashable {
    /// The value that was judged.
    package var subject: ShownValue
    /// Its arguments, by parameter.
    package var arguments: [ShownArgument]
    /// The pattern that was run.
    package var pattern: PatternSource?
    /// For a pattern that failed: the longest prefix of the text that could still have led to a
    /// match.
    package var reach: Reach?
    /// Why it did not answer.
    package var reason: Undecided.Reason?
    /// Whether it was skipped because an earlier length check failed.
    package var isGuarded = false
  }

  /// How far a pattern got in a text.
  package enum Reach: Sendable, Hashable {
    /// The prefix up to that point, and the rest of the text.
    case text(start: String, rest: String)
    /// The length of the prefix in characters, for a text that is not shown.
    case hidden(characters: Int)
  }

  /// A value as shown, and the name that it has in the form.
  package struct ShownValue: Sendable, Hashable {
    /// The path within its form of the field or form parameter that holds the value, or `today` or
    /// `now`; nil for a value without such a name.
    package var field: String?
    /// The computed value that holds it, if that is not a field.
    package var computed: ComputedIndex?
    /// The value as rule files write it.
    package var text: String
  }

  /// A value that a form computed, and its inputs.
  package struct ComputedObservation: Sendable, Hashable {
    /// The result.
    package var value: ShownValue
    /// Why there is no result.
    package var reason: Undecided.Reason?
    /// The values that it reads, each once, except the list of an aggregate.
    package var inputs: [ShownValue]
    /// The list of an aggregate; nil for an operand.
    package var list: ShownValue?
    /// The items of that list that count, in the order of the record; nil if all count or if they
    /// must not be shown.
    package var items: [ShownItem]?
  }

  /// An item of an aggregate's list, or an entry of its map, and its contribution to the result.
  package struct ShownItem: Sendable, Hashable {
    /// The path step from the list or map to the item.
    package var step: FieldPath.Component
    /// Its contribution; nil for a count, to which each item contributes one.
    package var text: String?
    /// Why it could not contribute.
    package var reason: Undecided.Reason?
  }

  /// A parameter with its argument.
  package struct ShownArgument: Sendable, Hashable {
    package var name: String
    package var value: ShownValue
  }

  package internal(set) var events: [Event] = []
}
