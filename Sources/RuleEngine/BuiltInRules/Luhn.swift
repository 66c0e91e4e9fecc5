/// `luhn`: the check digit of payment cards (ISO/IEC 7812-1, annex B), the last digit of the text.
///
/// The text may only have ASCII digits, so a form that allows spaces has to remove them with
/// `normalize digits` or a mask. If letters are allowed, each counts as the two digits of its
/// number (A is 10, Z is 35), as in an ISIN (ISO 6166). The empty text fails.
enum Luhn: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("letters", .boolean, isOptional: true), .ignoring],
    judges: .text
  )
  static let message = "There is a mistake in this number."
  static let negatedMessage = "This number is not allowed."
  static let portability = RulePortability(schema: "a schema does not compute check digits")

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let letters = evaluator.readableOperand(of: test) else { return .unknown }
    let counts = letters.slot.kind == .boolean && letters.slot.payload != 0
    return evaluator.checksum { check($0, countingLetters: counts) }
  }

  /// Checks the text in one pass from the end; nil if it has an invalid character.
  static func check(
    _ text: borrowing Span<UInt8>,
    countingLetters: Bool = false
  ) -> Bool? {
    var sum = 0
    // Every second digit from the right counts double, starting with the one before the check
    // digit.
    var isDoubled = false
    var offset = text.count
    while offset > 0 {
      offset -= 1
      guard let value = countingLetters ? text[offset].alphanumericValue : text[offset].decimalDigit
      else { return nil }
      sum += term(value % 10, isDoubled: isDoubled)
      isDoubled.toggle()
      if value >= 10 {
        sum += term(value / 10, isDoubled: isDoubled)
        isDoubled.toggle()
      }
    }
    return text.count > 0 && sum.isMultiple(of: 10)
  }

  private static func term(_ digit: Int, isDoubled: Bool) -> Int {
    isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit
  }
}
