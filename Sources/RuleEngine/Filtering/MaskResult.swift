/// A text that went through a mask.
package struct MaskResult: Sendable, Hashable {
  /// The text to show.
  package var shown: String
  /// The characters of the text that belong to the value.
  package var value: String
  /// Where the caret stands, in characters of `shown`.
  package var caret: Int
  /// Whether all that the mask asks for is there.
  package var isComplete: Bool

  package init(shown: String, value: String, caret: Int, isComplete: Bool) {
    self.shown = shown
    self.value = value
    self.caret = caret
    self.isComplete = isComplete
  }
}
