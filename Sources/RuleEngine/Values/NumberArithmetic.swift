extension Number: Comparable {
  /// Exact for any two numbers, however far their exponents lie apart.
  public static func < (left: Number, right: Number) -> Bool {
    if left.exponent == right.exponent { return left.significand < right.significand }
    if left.significand.signum() != right.significand.signum() {
      return left.significand < right.significand
    }
    return left.significand < 0
      ? isSmaller(right, than: left) : isSmaller(left, than: right)
  }

  /// Compares sizes alone, of two numbers other than zero.
  private static func isSmaller(_ left: Number, than right: Number) -> Bool {
    let leftExponent = left.magnitudeExponent
    let rightExponent = right.magnitudeExponent
    if leftExponent != rightExponent { return leftExponent < rightExponent }
    // With first digits of the same power of ten, scaling the shorter one up gives it no more digits
    // than the other has.
    let shift = Int(left.exponent) - Int(right.exponent)
    let leftScale = Decimal128.powers[max(shift, 0)]
    let rightScale = Decimal128.powers[max(-shift, 0)]
    return left.significand.magnitude * leftScale < right.significand.magnitude * rightScale
  }
}

extension Number {
  /// The number with the other sign.
  public static prefix func - (number: Number) -> Number {
    Number(normalised: -number.significand, exponent: number.exponent)
  }

  /// The exact sum, or nil where working it out takes more than 38 digits.
  package func adding(_ other: Number) -> Number? {
    if other.significand == 0 { return self }
    if significand == 0 { return other }
    let low = min(exponent, other.exponent)
    guard let left = digits(downTo: low), let right = other.digits(downTo: low) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Number(significand: sum, exponent: Int(low))
  }

  /// The number times 10^`power`, nil if the exponent no longer fits.
  package func scaled(byPowerOfTen power: Int) -> Number? {
    Number(significand: significand, exponent: Int(exponent) + power)
  }

  /// The significand that the number has with a smaller exponent, nil if that overflows.
  private func digits(downTo low: Int32) -> Int128? {
    let shift = Int(exponent) - Int(low)
    guard shift < Decimal128.powers.count else { return nil }
    let (digits, overflow) =
      significand.multipliedReportingOverflow(by: Int128(Decimal128.powers[shift]))
    return overflow ? nil : digits
  }
}
