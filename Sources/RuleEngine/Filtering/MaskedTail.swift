/// The end that was cut off a text in a mask, and the state of the text with it.
///
/// It allows restoring the text, even after something else was put in its place.
struct MaskedTail<Unit: MaskUnit>: Sendable {
  /// A shown character with its place.
  struct Character: Sendable {
    let unit: Unit
    let cell: MaskCell
  }

  /// The number of characters before it.
  var start = 0
  /// The characters cut off; none at the end of the text, where most edits happen.
  var characters: [Character] = []
  /// The number of typed characters of the whole text.
  var filledCount = 0
  /// The first free place after it.
  var next = 0
  /// Whether the whole text was known to be settled.
  var isSettled = true
}
