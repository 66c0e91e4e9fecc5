/// `mod97`: ISO/IEC 7064 MOD 97-10 the way IBANs (ISO 13616) use it, check digits in front.
///
/// The first four characters are moved to the end, letters become numbers (A is 10, Z is 35, capital or
/// small), and what the digits then spell has to leave 1 when divided by 97. The text is judged as it is:
/// ASCII letters and digits and nothing else, at least five of them.
package enum Mod97 {
  /// Judges the text in one pass.
  package static func check(_ text: borrowing Span<UInt8>) -> ChecksumAnswer {
    var remainder = 0
    let moved = min(4, text.count)
    for index in text.indices {
      let offset = index + moved
      guard let value = text[offset < text.count ? offset : offset - text.count].alphanumericValue
      else {
        return ChecksumAnswer(holds: false, canHold: false)
      }
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
    }
    return ChecksumAnswer(holds: text.count > 4 && remainder == 1, canHold: true)
  }
}
