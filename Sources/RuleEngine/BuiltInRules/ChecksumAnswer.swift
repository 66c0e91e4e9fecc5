/// What a checksum rule answers of a text: whether it holds now, and what more typing can do to that.
struct ChecksumAnswer: Sendable, Hashable {
  /// Whether the text has a right checksum as it stands.
  let holds: Bool
  /// Whether appending can give a text with a right checksum: as long as each character may be in one.
  let canHold: Bool
  /// Whether appending can give a text without one: always, since some characters may not be in one.
  var canFail: Bool { true }
}

extension Evaluator {
  /// What a checksum says of the subject's text.
  func checksum(_ check: (borrowing Span<UInt8>) -> ChecksumAnswer) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    let answer = withText(of: subject) { check($0) }
    return Answer(answer.holds ? .holds : .fails, canHold: answer.canHold, canFail: answer.canFail)
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
