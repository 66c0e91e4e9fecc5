/// What ran during one evaluation, step by step: what `explain` tells people.
package struct EvaluationTrace: Sendable, Hashable {
  package enum Event: Sendable, Hashable {
    /// A field, or an item of one, became the subject.
    case entered(FieldPath)
    /// A field was passed over, and why.
    case skipped(FieldPath, Skip)
    /// A test answered.
    case tested(InstructionIndex, Answer)
    /// An `and`, `or` or rule begins.
    case opened(InstructionIndex)
    /// What was opened last answered.
    case closed(Answer)
    /// `not` turned the answer of what came before into this.
    case negated(Answer)
    /// A condition inside a field answered.
    case branched(InstructionIndex, Answer)
    /// A check ended.
    case checked(CheckIndex, Answer)
  }

  /// Why a field was passed over.
  package enum Skip: Sendable, Hashable {
    /// The branch that it stands in does not apply.
    case inactive
    /// Whether its branch applies is not known.
    case undecided
    /// Its value is not of its type.
    case mistyped
  }

  package private(set) var events: [Event] = []

  mutating func append(_ event: Event) {
    events.append(event)
  }
}
