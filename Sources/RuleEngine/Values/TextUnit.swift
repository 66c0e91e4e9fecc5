/// The unit for the length of a text; by default, the characters that people perceive.
///
/// A rule names the unit after `in:`, as in `max_length(32, in: utf16)`. The raw value is that
/// name.
package enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// Extended grapheme clusters, as Swift's `Character` segments them (Unicode Annex 29).
  case graphemes = "characters"
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Unicode scalar values, which are code points.
  case scalars
  /// The bytes of the text in UTF-8.
  case bytes
}

extension TextUnit {
  /// The unit that a test's operand names; nil if the operand is not the name of a unit.
  init?(operand: Operand, _ constants: RecordBuffer) {
    guard case .constant(let position) = operand,
      constants.slots[Int(position)].kind == .text
    else { return nil }
    self.init(rawValue: constants.text(constants.slots[Int(position)]))
  }
}
