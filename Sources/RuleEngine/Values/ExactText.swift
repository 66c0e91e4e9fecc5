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
    // Eight at a time, as each call of the hasher costs as much as mixing in eight.
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}
