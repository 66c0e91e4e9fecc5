/// A text that equals none but those of the same code points.
///
/// `String` takes texts for equal that only look alike, such as `é` in one code point and in two,
/// which are different values of a field.
package struct ExactText: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes bytes: `String` hashes texts alike that only look alike, of which there can be many.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(text.utf8.count)
  }
}
