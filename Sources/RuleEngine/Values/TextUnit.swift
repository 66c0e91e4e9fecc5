/// What the length of a text is counted in; what people call characters unless a rule says otherwise.
///
/// A rule names the unit after `in:`, as in `max_length(32, in: utf16)`.
public enum TextUnit: String, Sendable, Hashable, CaseIterable {
  /// Extended grapheme clusters, as Swift's `Character` segments them (Unicode Annex 29).
  case graphemes
  /// UTF-16 code units, as JavaScript, Java and many databases count.
  case utf16
  /// Unicode scalar values, that is code points.
  case scalars
  /// The bytes of the text in UTF-8.
  case bytes
}
