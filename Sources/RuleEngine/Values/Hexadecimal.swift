extension BinaryInteger {
  /// The value in hexadecimal capitals, with at least this many digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
