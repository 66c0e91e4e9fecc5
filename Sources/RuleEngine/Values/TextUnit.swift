/// What the length of a text is counted in; what people call characters unless a rule says otherwise.
///
/// A rule names the unit after `in:`, as in `max_length(32, in: utf16)`; the raw value is that name.
package enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// Extended grapheme clusters, as Swift's `Character` segments them (Unicode Annex 29).
  case graphemes = "characters"
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Unicode scalar values, that is code points.
  case scalars
  /// The bytes of the text in UTF-8.
  case bytes
}

extension TextUnit {
  /// The unit whose name an operand of a test is; nil if it is no such constant.
  init?(operand: Operand, _ constants: RecordBuffer) {
    guard case .constant(let position) = operand,
      constants.slots[Int(position)].kind == .text
    else { return nil }
    self.init(rawValue: constants.text(constants.slots[Int(position)]))
  }
}
