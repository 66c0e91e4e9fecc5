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
  /// How many characters the value had before.
  let earlierValueCount: Int
  /// How many characters of the person's there are up to the last that was inserted.
  let filledCount: Int
  /// How many of the mask's stand between that and the caret.
  let ownCount: Int
  /// The inserted characters that found no place.
  let loss: MaskedText<Unit>.Loss
  /// Whether each character that stood after the range still has a place.
  let keepsRest: Bool
  /// Whether neither the value nor the caret came further.
  let isStill: Bool
  /// Whether more than one character was inserted.
  let isPaste: Bool
  /// Whether it is a paste, and the text needs more.
  let isPartialPaste: Bool

  /// Whether this way makes more of the same characters than another does.
  func isBetter(than other: MaskInsertion) -> Bool { rank < other.rank }

  /// Whether no other way can make more of them.
  var isBest: Bool { rank == (0, 0, 0, 0, 0) }

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
