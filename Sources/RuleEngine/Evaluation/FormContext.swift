/// Which form, field and item is judged, and what is known of them.
struct FormContext {
  /// The form's instance that is judged.
  var frame = FormFrame(form: FormIndex(0), base: 0, firstItem: 0)
  /// The instances around it, outermost first.
  var outerFrames: [FormFrame] = []
  /// Items of lists around the subject, in each frame's fields, outermost first.
  var items: [Int] = []
  /// What is known of the field or item that is judged.
  var field = FieldState()
  /// What is known of items, by their positions, that matters where their list is judged again.
  var itemStates: [Int: FieldState] = [:]
  /// Why branches are undecided, by the absolute positions of the slots in them.
  var undecidedBranches: [Int: UndecidedBranch] = [:]
  /// Why computed values have no result, by the absolute positions of their slots.
  var obstacles: [Int: Undecided.Reason] = [:]
  /// The items that aggregates take, by level; nil for levels that the innermost one is not within.
  var aggregateItems: [AggregateItem?] = []
  /// Whether the record is a live form's, of which more is kept.
  var isLive = false
  /// Aggregates of a live form, by the absolute positions of their slots.
  var aggregates: [Int: LiveAggregate] = [:]
  /// What each `unique` of a live form has found.
  var uniqueItems: [LiveUniqueness.Key: LiveUniqueness] = [:]
  /// Computed values of a live form that have become others.
  var changes: [ComputedChange] = []
  /// Whether the caller's context is prepared: it is taken as it is, without branches.
  var isPreparingContext = false
  /// Whether it is decided which branches apply.
  var isDeciding = false
  /// The values that operands stand for among which a value was looked for; nil for a table that is made
  /// when the next one is.
  var candidateTables: [CandidateTable.Key: CandidateTable?] = [:]
  /// Instances whose values are prepared and whose branches are yet to be decided, inner ones first.
  var undecidedInstances: [FormFrame] = []

  /// Starts anew, keeping the memory and the reasons of undecided branches.
  mutating func reset() {
    field = FieldState()
    outerFrames.clear()
    items.clear()
    if !itemStates.isEmpty { itemStates.removeAll(keepingCapacity: true) }
    if !candidateTables.isEmpty { candidateTables.removeAll(keepingCapacity: true) }
    undecidedInstances.clear()
    aggregateItems.clear()
  }

  /// The frames from the outermost to the current one.
  func frame(at position: Int) -> FormFrame {
    position < outerFrames.count ? outerFrames[position] : frame
  }
}

/// A form's instance that is being judged, and where in it.
package struct FormFrame: Sendable, Hashable {
  package var form: FormIndex
  package var base: Int
  /// The field that is judged; nil for the form itself.
  package var field: Int?
  /// The slot of the check of the form or of a group as a whole that was entered last.
  var check: SlotOffset?
  /// Position among the context's items of the first in that field.
  package var firstItem: Int
  /// Whether it is an item of a list after another one, which lies right before it.
  package var follows = false
}

/// What is known of the field, or the item of a list, that is judged.
struct FieldState {
  /// Where to go when no more of the field's own checks are to run.
  var end = InstructionIndex(0)
  /// Whether neither the field nor what is in it is judged.
  var isSkipped = false
  var hasFailed = false
  var isUndecided = false
  /// Whether one of its checks has failed, and no other one is to be reported.
  var isSettled = false
  /// Position of the value whose length or size was refused: patterns don't run on such a text, and
  /// the items of such a list are not judged.
  var refused: Int?
  /// Whether the items of the list were judged by their type.
  var areItemTypesJudged = false

  /// Whether it is of use where the list of the item is judged again.
  var mattersLater: Bool { isSettled || areItemTypesJudged || refused != nil }
}

/// An item that an aggregate takes.
struct AggregateItem {
  /// Its first slot.
  var position: Int
  /// The form that it is; nil for a plain value.
  var form: FormIndex?
}

/// A branch that may or may not apply.
struct UndecidedBranch {
  var reason: Undecided.Reason
  /// Of the condition.
  var place: SourcePlace
}
