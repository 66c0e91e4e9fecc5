/// Why an edit is none of the text that it was made for.
package enum EditError: Error, Sendable, Hashable {
  /// The range reaches beyond the text, whose length in the range's own unit is `count`.
  case outOfBounds(Range<Int>, count: Int)
}
