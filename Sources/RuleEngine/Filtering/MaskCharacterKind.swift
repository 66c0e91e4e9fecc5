/// The characters that one place of a mask takes.
///
/// Digits are `0` to `9` alone, because the rules and the other side of a form read no others. A
/// letter is a letter of any script with its marks. An emoji is neither.
package enum MaskCharacterKind: Sendable, Hashable {
  /// `0` and `9` in a mask.
  case digit
  /// `A` and `a` in a mask.
  case letter
  /// `_` and `-` in a mask.
  case letterOrDigit
}
