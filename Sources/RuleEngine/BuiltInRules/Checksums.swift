// What the rules about check digits share.

extension Evaluator {
  /// What a checksum says of the subject's text.
  ///
  /// Nil from the check says that no text with such a character has one; any other may become right, or
  /// wrong, by appending to it.
  func checksum(_ check: (borrowing Span<UInt8>) -> Bool?) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    return withText(of: subject) { check($0) }.map { .plain($0) } ?? .failsForGood
  }
}

extension UInt8 {
  /// What an ASCII digit or letter counts in a checksum: 0 to 9, and 10 to 35 for A to Z of either case.
  var alphanumericValue: Int? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(self - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(self - UInt8(ascii: "a")) + 10
    default: decimalDigit
    }
  }
}
