/// The end that was cut off a text in a mask, and what the text was like with it.
///
/// With it the text can be made again as it was, whatever was put in its place meanwhile.
struct MaskedTail<Unit: MaskUnit>: Sendable {
  /// Characters that were shown.
  struct Characters: Sendable {
    let shown: [Unit]
    /// Where they stand.
    let cells: [MaskCell]
    /// Those of them that are not only shown.
    let owned: [Unit]
  }

  /// How many characters stand before it.
  let start: Int
  /// How many of those are not only shown.
  let ownedStart: Int
  /// What was cut off; nil at the end of the text, where most edits are.
  let characters: Characters?
  /// The first place that was free behind it.
  let next: Int
  /// How many characters of the whole text were a person's.
  let filledCount: Int
  /// Whether the whole text was known to be that of its value.
  let isSettled: Bool

  /// How many characters the value of the whole text had.
  var valueCount: Int {
    filledCount > 0 ? ownedStart + (characters?.owned.count ?? 0) : 0
  }
}
