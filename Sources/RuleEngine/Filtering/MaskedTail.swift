/// The end that was cut off a text in a mask, and what the text was like with it.
///
/// With it the text can be made again as it was, whatever was put in its place meanwhile.
struct MaskedTail<Unit: MaskUnit>: Sendable {
  /// A character that was shown, and where it stands.
  struct Character: Sendable {
    let unit: Unit
    let cell: MaskCell
  }

  /// How many characters stand before it.
  let start: Int
  /// What was cut off; nothing at the end of the text, where most edits are.
  let characters: [Character]
  /// How many characters of the whole text were not only shown.
  let ownedCount: Int
  /// How many of the whole text were a person's.
  let filledCount: Int
  /// The first place that was free behind it.
  let next: Int
  /// Whether the whole text was known to be that of its value.
  let isSettled: Bool

  /// How many characters the value of the whole text had.
  var valueCount: Int { filledCount > 0 ? ownedCount : 0 }
}
