/// The result of inserting characters into a text, reading them in one of several possible ways.
///
/// A mask with literal digits or letters is ambiguous: a `1` inserted into `+1 [000]` may be the
/// mask's or a typed one.
struct MaskInsertion<Unit: MaskUnit> {
  /// A way to read inserted characters.
  struct Reading {
    /// What the characters may be.
    var source: MaskSource
    /// The number of shown characters before them.
    var start: Int
  }

  let reading: Reading
  /// The length of the value before the insertion.
  let earlierValueCount: Int
  /// The number of typed characters up to and including the insertion.
  let filledCount: Int
  /// The number of the mask's characters between those and the caret.
  let ownCount: Int
  /// The inserted characters that fit no place.
  let loss: MaskedText<Unit>.Loss
  /// Whether all characters after the range still fit.
  let keepsRest: Bool
  /// Whether neither the value nor the caret advanced.
  let isStill: Bool
  /// Whether more than one character was inserted.
  let isPaste: Bool
  /// Whether it is a paste that leaves the mask incomplete.
  let isPartialPaste: Bool

  /// Whether this way is better than another way to insert the same characters.
  func isBetter(than other: MaskInsertion) -> Bool { rank < other.rank }

  /// Whether no other way can be better.
  var isBest: Bool { rank == (0, 0, 0, 0, 0) }

  private var rank: (Int, Int, Int, Int, Int) {
    (
      keepsRest ? 0 : 1,
      loss.count,
      isStill ? 1 : 0,
      isPartialPaste ? 1 : 0,
      // A typed digit that equals the mask's next one steps over it; digits of a paste are not
      // dropped this way.
      isPaste && reading.source == .formatted ? 1 : 0
    )
  }
}
