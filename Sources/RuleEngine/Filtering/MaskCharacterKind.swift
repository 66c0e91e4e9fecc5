/// The characters that a place of a mask accepts.
///
/// Digits are only `0` to `9`, because rules and receivers of the data accept no others; edits convert
/// those of other scripts. A letter is a letter of any script, including its marks. An emoji is
/// neither.
package enum MaskCharacterKind: Sendable, Hashable {
  /// `0` and `9` in a mask.
  case digit
  /// `A` and `a` in a mask.
  case letter
  /// `_` and `-` in a mask.
  case letterOrDigit
  /// The first of two digits of a number in a range, which a notation such as `HH:mm` sets.
  case firstDigit(MaskedRange)
  /// The second one.
  case secondDigit(MaskedRange)
}

/// The numbers that two places of a mask accept together: an hour, a minute or a second.
package struct MaskedRange: Sendable, Hashable {
  private let least: UInt8
  private let most: UInt8
  /// Whether its numbers below 10 may be one digit.
  private let isShortened: Bool

  init(_ values: ClosedRange<Int>, isShortened: Bool) {
    least = UInt8(values.lowerBound)
    most = UInt8(values.upperBound)
    self.isShortened = isShortened
  }

  /// Whether a number is in the range.
  func contains(_ number: UInt8) -> Bool { least <= number && number <= most }

  /// Whether a number may begin with a digit.
  func canBegin(with digit: UInt8) -> Bool {
    isShortened && contains(digit) || canContinue(after: digit)
  }

  /// Whether a number of two digits may begin with a digit; the second one may still be wrong.
  func canContinue(after digit: UInt8) -> Bool {
    digit * 10 <= most && least <= digit * 10 + 9
  }
}
