/// The form, field and item that are being judged, and their state.
struct FormContext {
  /// The current instance of a form.
  var frame = FormFrame(form: FormIndex(0), base: 0, firstItem: 0)
  /// The instances around it, outermost first.
  var outerFrames: [FormFrame] = []
  /// The list items around the subject, for each frame's field, outermost first.
  var items: [Int] = []
  /// The state of the current field or item.
  var field = FieldState()
  /// The states of items to restore if their list is visited again, by position.
  var itemStates: [Int: FieldState] = [:]
  /// Why branches are undecided, by the absolute position of each slot in them.
  var undecidedBranches: [Int: UndecidedBranch] = [:]
  /// Why computed values have no result, by the absolute position of their slots.
  var obstacles: [Int: Undecided.Reason] = [:]
  /// The items that aggregates currently visit, by level; nil for levels outside the innermost one.
  var aggregateItems: [AggregateItem?] = []
  /// Whether the record is a live form's, so that more state is kept between judgments.
  var isLive = false
  /// The aggregates of a live form, by the absolute position of their slots.
  var aggregates: [Int: LiveAggregate] = [:]
  /// The results of each `unique` of a live form.
  var uniqueItems: [LiveUniqueness.Key: LiveUniqueness] = [:]
  /// The computed values of a live form that have changed.
  var changes: [ComputedChange] = []
  /// Whether the caller's context is being prepared, which is taken as given and has no branches.
  var isPreparingContext = false
  /// Whether branches are being decided.
  var isDeciding = false
  /// Hash tables of lists that values are looked up in.
  ///
  /// Nil after the first look-up in a list; the second one builds the table.
  var candidateTables: [CandidateTable.Key: CandidateTable?] = [:]
  /// Prepared instances whose branches are not decided yet, inner ones first.
  var undecidedInstances: [FormFrame] = []

  /// Resets the state, keeping the memory and the reasons for undecided branches.
  mutating func reset() {
    field = FieldState()
    outerFrames.clear()
    items.clear()
    if !itemStates.isEmpty { itemStates.removeAll(keepingCapacity: true) }
    if !candidateTables.isEmpty { candidateTables.removeAll(keepingCapacity: true) }
    undecidedInstances.clear()
    aggregateItems.clear()
  }

  /// The frame at a depth, from the outermost to the current one.
  func frame(at position: Int) -> FormFrame {
    position < outerFrames.count ? outerFrames[position] : frame
  }
}

/// An instance of a form that is being judged, and the position within it.
package struct FormFrame: Sendable, Hashable {
  package var form: FormIndex
  package var base: Int
  /// The current field; nil for the form itself.
  package var field: Int?
  /// The slot of the last form-level or group-level check that was entered.
  var check: SlotOffset?
  /// Index in the context's items of the first item within that field.
  package var firstItem: Int
  /// Whether it is an item of a list with a predecessor, whose slots directly precede it.
  package var follows = false
}

/// The state of the field, or the list item, that is being judged.
struct FieldState {
  /// The instruction to jump to when the field's own checks are done.
  var end = InstructionIndex(0)
  /// Whether the field and the contents of its value are skipped.
  var isSkipped = false
  var hasFailed = false
  var isUndecided = false
  /// Whether one of its checks has failed and no other failure is to be reported.
  var isSettled = false
  /// Position of a value that failed a length or size check: patterns don't run on such a text, and
  /// items of such a list are not judged.
  var refused: Int?
  /// Whether the types of the list's items were checked.
  var areItemTypesJudged = false

  /// Whether the state must be restored when the item's list is visited again.
  var mattersLater: Bool { isSettled || areItemTypesJudged || refused != nil }
}

/// An item that an aggregate visits.
struct AggregateItem {
  /// Its first slot.
  var position: Int
  /// Its form; nil for a plain value.
  var form: FormIndex?
}

/// A branch for which it is undecided whether it applies.
struct UndecidedBranch {
  var reason: Undecided.Reason
  /// The place of the condition.
  var place: SourcePlace
}
