/// A text that is equal only to texts with the same code points.
///
/// `String` treats canonically equivalent texts as equal, such as `é` as one or two code points,
/// but these are different values of a field.
package struct ExactText: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes bytes: `String` gives equivalent texts the same hash, and there can be many of them.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(text.utf8.count)
  }
}
