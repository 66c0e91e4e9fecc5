/// The characters that a place of a mask accepts.
///
/// Digits are only `0` to `9`, because rules and receivers of the data accept no others. A letter
/// is a letter of any script, including its marks. An emoji is neither.
package enum MaskCharacterKind: Sendable, Hashable {
  /// `0` and `9` in a mask.
  case digit
  /// `A` and `a` in a mask.
  case letter
  /// `_` and `-` in a mask.
  case letterOrDigit
}
