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
}
