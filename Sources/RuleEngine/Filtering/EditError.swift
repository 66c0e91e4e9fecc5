/// Why an edit can't be applied to a text.
package enum EditError: Error, Sendable, Hashable {
  /// The range exceeds the text, whose length in the range's own unit is `count`.
  case outOfBounds(Range<Int>, count: Int)
}
