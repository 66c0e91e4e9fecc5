/// One way to read inserted characters, and what it comes to.
///
/// A mask with literal digits or letters leaves a choice: the `1` put into `+1 [000]` may be the
/// mask's or a person's.
struct MaskInsertion<Unit: MaskUnit> {
  /// What the inserted characters are taken for.
  let source: MaskSource
  /// How many of the characters shown come before the inserted ones.
  let start: Int
  /// The text with the inserted characters in it and those that follow.
  let text: MaskedText<Unit>
  /// How many characters of the person's there are up to the last that was inserted.
  let filledCount: Int
  /// How many of the mask's stand between that and the caret.
  let ownCount: Int
  /// The inserted characters that found no place.
  let loss: MaskedText<Unit>.Loss
  /// Whether each character that stood after the range still has a place.
  let keepsRest: Bool

  /// Whether neither the value nor the caret came further.
  private let isStill: Bool
  private let isPaste: Bool

  /// Reads inserted characters.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - before: the text before the edit.
  ///   - start: how many of the characters shown come before the inserted ones.
  ///   - end: the offset of the first that comes after them.
  ///   - source: what the inserted characters are taken for.
  ///   - autocompletes: whether characters of the mask before the caret are shown.
  init(
    of inserted: ArraySlice<Unit>,
    into before: MaskedText<Unit>,
    from start: Int,
    to end: Int,
    as source: MaskSource,
    autocompletes: Bool
  ) {
    self.source = source
    self.start = start
    isPaste = inserted.count > 1
    var text = MaskedText(before, upTo: start)
    let count = text.cells.count
    let next = text.next
    loss = text.take(contentsOf: inserted, as: source)
    let isLonger = text.filledCount > 0 && text.cells[count...].contains { $0.role != .literal }
    isStill = !isLonger && !(autocompletes && text.next > next)
    // Characters that were put side by side may have become one.
    filledCount = text.filledCount - text.joinedCount
    ownCount = text.cells.count - text.startOfOwn(before: text.cells.count)
    keepsRest = text.take(from: before, after: end) == 0
    self.text = text
  }

  /// Whether this way makes more of the same characters than another does.
  func isBetter(than other: MaskInsertion) -> Bool {
    rank < other.rank
  }

  /// Whether no other way can make more of them.
  var isBest: Bool {
    rank == (0, 0, 0, 0, 0)
  }

  private var rank: (Int, Int, Int, Int, Int) {
    (
      keepsRest ? 0 : 1,
      loss.count,
      isStill ? 1 : 0,
      isPaste && !text.isComplete ? 1 : 0,
      // A digit that is typed where the mask has the same one steps over it; of a pasted text none
      // is dropped so.
      isPaste && source == .formatted ? 1 : 0
    )
  }
}
