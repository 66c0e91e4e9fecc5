/// The end that was cut off a text in a mask, and what the text was like with it.
///
/// With it the text can be restored, even after something else was put in its place.
struct MaskedTail<Unit: MaskUnit>: Sendable {
  /// A character that was shown, and where it is.
  struct Character: Sendable {
    let unit: Unit
    let cell: MaskCell
  }

  /// How many characters stand before it.
  var start = 0
  /// What was cut off; nothing at the end of the text, where most edits are.
  var characters: [Character] = []
  /// How many of the whole text were a person's.
  var filledCount = 0
  /// The first place that was free behind it.
  var next = 0
  /// Whether the whole text was known to be that of its value.
  var isSettled = true
}
