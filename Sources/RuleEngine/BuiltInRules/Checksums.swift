// Shared by the rules about check digits.

extension Evaluator {
  /// The answer of a checksum for the subject's text.
  ///
  /// Nil from the closure means that the text has an invalid character, so no continuation can be
  /// valid. Any other text may become valid, or invalid, by appending to it.
  func checksum(_ check: (borrowing Span<UInt8>) -> Bool?) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    return withText(of: subject) { check($0) }.map { .plain($0) } ?? .failsForGood
  }
}

extension UInt8 {
  /// The value of an ASCII digit or letter in a checksum: 0 to 9, and 10 to 35 for A to Z in either
  /// case.
  var alphanumericValue: Int? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(self - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(self - UInt8(ascii: "a")) + 10
    default: decimalDigit
    }
  }
}
