/// One way to read inserted characters, made in a text, and what it comes to.
///
/// A mask with literal digits or letters leaves a choice: the `1` put into `+1 [000]` may be the
/// mask's or a person's.
struct MaskInsertion<Unit: MaskUnit> {
  /// How inserted characters are read.
  struct Reading {
    /// What they are taken for.
    var source: MaskSource
    /// How many of the characters shown come before them.
    var start: Int
  }

  let reading: Reading
  /// What the text ended with before, from the inserted characters on.
  let tail: MaskedTail<Unit>
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
  /// Whether the text needs more, which only matters of a paste.
  private let isPartialPaste: Bool

  /// Reads inserted characters.
  ///
  /// - Parameters:
  ///   - inserted: the characters.
  ///   - length: how many of them are inserted, from the first on.
  ///   - text: the text, in which they are then.
  ///   - end: the offset of the first of the characters shown that comes after them.
  ///   - reading: how they are read.
  ///   - autocompletes: whether characters of the mask before the caret are shown.
  init(
    of inserted: [Unit],
    upTo length: Int,
    into text: inout MaskedText<Unit>,
    before end: Int,
    as reading: Reading,
    autocompletes: Bool
  ) {
    self.reading = reading
    isPaste = length > 1
    tail = text.cut(at: reading.start)
    let ownedCount = text.ownedCount
    let next = text.next
    loss = text.take(length, of: inserted, as: reading.source)
    let isLonger = text.filledCount > 0 && text.ownedCount > ownedCount
    isStill = !isLonger && !(autocompletes && text.next > next)
    // Characters that were put side by side may have become one.
    filledCount = text.filledCount - text.joinedCount
    ownCount = text.cells.count - text.startOfOwn(before: text.cells.count)
    keepsRest = text.take(from: tail, after: end - reading.start) == 0
    isPartialPaste = isPaste && !text.isComplete
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
      isPartialPaste ? 1 : 0,
      // A digit that is typed where the mask has the same one steps over it; of a pasted text none
      // is dropped so.
      isPaste && reading.source == .formatted ? 1 : 0
    )
  }
}
