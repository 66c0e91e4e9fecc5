/// A nonnegative value in decimal, padded with leading zeros to that many digits.
func decimal(_ value: Int, digits: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
}

/// The digits after the point of `value` × 10^−`digits`, without trailing zeros; empty for zero.
func decimalFraction(_ value: Int, digits: Int) -> String {
  let text = decimal(value, digits: digits)
  return String(text.dropLast(text.reversed().prefix { $0 == "0" }.count))
}
