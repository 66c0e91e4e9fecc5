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
  let traits: InsertionTraits

  /// Whether each character that stood after the range still has a place.
  var keepsRest: Bool { traits.contains(.keepsRest) }

  /// Whether this way makes more of the same characters than another does.
  func isBetter(than other: MaskInsertion) -> Bool { rank < other.rank }

  /// Whether no other way can make more of them.
  var isBest: Bool { rank == (0, 0, 0, 0, 0) }

  private var rank: (Int, Int, Int, Int, Int) {
    (
      keepsRest ? 0 : 1,
      loss.count,
      traits.contains(.isStill) ? 1 : 0,
      traits.contains(.isPartialPaste) ? 1 : 0,
      // A digit that is typed where the mask has the same one steps over it; of a pasted text none
      // is dropped so.
      traits.contains(.isPaste) && reading.source == .formatted ? 1 : 0
    )
  }
}

/// What is to be known of an insertion, in one byte.
struct InsertionTraits: OptionSet {
  let rawValue: UInt8

  /// Each character that stood after the range still has a place.
  static let keepsRest = InsertionTraits(rawValue: 1 << 0)
  /// Neither the value nor the caret came further.
  static let isStill = InsertionTraits(rawValue: 1 << 1)
  /// More than one character was inserted.
  static let isPaste = InsertionTraits(rawValue: 1 << 2)
  /// The text needs more, which only matters of a paste.
  static let isPartialPaste = InsertionTraits(rawValue: 1 << 3)
}
