/// What ran during one evaluation, step by step, for `explain` and for coverage.
package struct EvaluationTrace: Sendable, Hashable {
  package enum Event: Sendable, Hashable {
    /// A field, or an item of one, became the subject; a field does so again after its items.
    case entered(FieldPath)
    /// A field was passed over, and why.
    case skipped(FieldPath, Skip)
    /// A test answered.
    case tested(InstructionIndex, Answer, Observation)
    /// An `and`, `or` or `each` begins.
    case opened(InstructionIndex)
    /// A rule begins to run.
    case called(InstructionIndex, Observation)
    /// The items of a list are judged one by one: this one is next.
    case item(Int)
    /// What was opened or called last answered.
    case closed(Answer)
    /// `not` turned the answer of what came before into this.
    case negated(InstructionIndex, Answer)
    /// A condition inside a field answered.
    case branched(InstructionIndex, Answer)
    /// The condition of a form answered; nil where the condition itself does not apply.
    ///
    /// The form's instance starts at the slot `base`.
    case decided(DecisionIndex, base: Int, Answer?)
    /// The form's instance that starts at the slot `base` computed a value.
    case computed(ComputedIndex, base: Int, ComputedObservation)
    /// A check ended.
    case checked(CheckIndex, Answer)
    /// The checks of a field among the instructions were passed over, and why.
    case omitted(Range<Int>, Omission)
    /// The evaluation ended before its end, and why.
    case halted(Omission)
    /// A violation was made whose text is the author's message.
    case reported(MessageIndex)
  }

  /// Why checks were not run.
  package enum Omission: Sendable, Hashable {
    /// One that failed is all that is reported.
    case mode(ReportMode)
    /// They are for another moment.
    case moment(Moment)
    /// They ask the host, which is asked only where all else holds.
    case host
    /// The evaluation could not go on.
    case reason(Undecided.Reason)
  }

  /// Why a field was passed over.
  package enum Skip: Sendable, Hashable {
    /// Its branch does not apply.
    case inactive
    /// Whether its branch applies is not known.
    case undecided
    /// Its value is not of its type.
    case mistyped
    /// Its value is beyond a limit.
    case beyond(EvaluationLimits.Name)
  }

  /// The values that a test judged; secret ones are hidden.
  package struct Observation: Sendable, Hashable {
    /// The value that was judged.
    package var subject: ShownValue
    /// What it was given, by parameter.
    package var arguments: [ShownArgument]
    /// The pattern that was run.
    package var pattern: PatternSource?
    /// Of a pattern that failed: how far the text could still have come to match.
    package var reach: Reach?
    /// Why it did not answer.
    package var reason: Undecided.Reason?
    /// Whether it was not run because a length before it was refused.
    package var isGuarded = false
  }

  /// How far a pattern got in a text.
  package enum Reach: Sendable, Hashable {
    /// The text up to there, and what follows.
    case text(start: String, rest: String)
    /// The characters of a text that is not shown.
    case hidden(characters: Int)
  }

  /// A value as it is shown, and whose it is.
  package struct ShownValue: Sendable, Hashable {
    /// The path inside its form of the field, or parameter of the form, that has the value; `today` or
    /// `now` for these; nil for a value without such a name.
    package var field: String?
    /// The value that the form computes, where it is no field's.
    package var computed: ComputedIndex?
    /// The value as rule files write it.
    package var text: String
  }

  /// What a form has computed, and from what.
  package struct ComputedObservation: Sendable, Hashable {
    /// The result.
    package var value: ShownValue
    /// Why there is no result.
    package var reason: Undecided.Reason?
    /// The values that it reads, each once, without the list of an aggregate.
    package var inputs: [ShownValue]
    /// The list of an aggregate; nil for an operand without one.
    package var list: ShownValue?
    /// The items of that list that count, in the order of the record; nil where all do, or where that
    /// must not be shown.
    package var items: [ShownItem]?
  }

  /// An item of an aggregate's list, or an entry of its map, with what it adds to the result.
  package struct ShownItem: Sendable, Hashable {
    /// The step that leads from the list or map to it.
    package var step: FieldPath.Component
    /// What is taken of it; nil of a count that takes it as one.
    package var text: String?
    /// Why nothing can be taken of it.
    package var reason: Undecided.Reason?
  }

  /// A parameter with the value that it was given.
  package struct ShownArgument: Sendable, Hashable {
    package var name: String
    package var value: ShownValue
  }

  package internal(set) var events: [Event] = []
}
