/// `mod97`: ISO/IEC 7064 MOD 97-10 as used by IBANs (ISO 13616), with the check digits in front.
///
/// The first four characters are moved to the end, letters become numbers (A is 10, Z is 35, in
/// either case), and the resulting number modulo 97 must be 1. The text may only have ASCII letters
/// and digits, at least five of them.
enum Mod97: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.ignoring], judges: .text)
  static let message = "There is a mistake in this number."
  static let negatedMessage = "This number is not allowed."
  static let portability = RulePortability(schema: "a schema does not compute check digits")

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.checksum(check)
  }

  /// Checks the text in one pass; nil if it has an invalid character.
  static func check(_ text: borrowing Span<UInt8>) -> Bool? {
    var remainder = 0
    let moved = min(4, text.count)
    for index in text.indices {
      let offset = index + moved
      guard let value = text[offset < text.count ? offset : offset - text.count].alphanumericValue
      else {
        return nil
      }
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
    }
    return text.count > 4 && remainder == 1
  }
}
