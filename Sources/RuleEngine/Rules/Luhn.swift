/// `luhn`: the check digit of payment cards (ISO/IEC 7812-1, annex B), the last digit of the text.
///
/// The text is judged as it is: ASCII digits and nothing else, so that a form which allows spaces takes
/// them out with `normalize digits` or a mask. The empty text does not hold.
package enum Luhn {
  /// Judges the text in one pass from its start.
  package static func check(_ text: borrowing Span<UInt8>) -> ChecksumAnswer {
    var sum = 0
    // Every second digit from the right counts double, the check digit itself once.
    var isDoubled = text.count.isMultiple(of: 2)
    for offset in text.indices {
      guard let digit = text[offset].decimalDigit else {
        return ChecksumAnswer(holds: false, canHold: false)
      }
      sum += isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit
      isDoubled.toggle()
    }
    return ChecksumAnswer(holds: text.count > 0 && sum.isMultiple(of: 10), canHold: true)
  }
}
