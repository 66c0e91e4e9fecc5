extension Number: Comparable {
  /// Whether the left number is less than the right one; exact for all exponents.
  public static func < (left: Number, right: Number) -> Bool {
    if left.exponent == right.exponent { return left.significand < right.significand }
    if left.significand.signum() != right.significand.signum() {
      return left.significand < right.significand
    }
    return left.significand < 0
      ? isSmaller(right, than: left) : isSmaller(left, than: right)
  }

  /// Compares magnitudes; neither number may be zero.
  private static func isSmaller(_ left: Number, than right: Number) -> Bool {
    let leftExponent = left.magnitudeExponent
    let rightExponent = right.magnitudeExponent
    if leftExponent != rightExponent { return leftExponent < rightExponent }
    // The first digits have the same place value, so scaling the shorter number up gives it no more
    // digits than the other one has.
    let shift = Int(left.exponent) - Int(right.exponent)
    let leftScale = Decimal128.powers[max(shift, 0)]
    let rightScale = Decimal128.powers[max(-shift, 0)]
    return left.significand.magnitude * leftScale < right.significand.magnitude * rightScale
  }
}

extension Number {
  /// The number with the opposite sign.
  public static prefix func - (number: Number) -> Number {
    Number(
      normalized: -number.significand,
      exponent: number.exponent,
      isRounded: number.isRounded
    )
  }

  /// The exact sum; nil if it has more than 38 digits.
  ///
  /// If one of the numbers was rounded before, the sum is rounded half to even at 38 digits
  /// instead.
  package func adding(_ other: Number) -> Number? {
    guard isRounded || other.isRounded else { return exactSum(with: other) }
    return (exactSum(with: other) ?? roundedSum(with: other))?.markedAsRounded
  }

  /// The exact product; nil if it has more than 38 digits.
  ///
  /// If one of the numbers was rounded before, the product is rounded half to even at 38 digits
  /// instead.
  package func multiplied(by other: Number) -> Number? {
    guard isRounded || other.isRounded else { return exactProduct(with: other) }
    return (exactProduct(with: other) ?? roundedProduct(with: other))?.markedAsRounded
  }

  private func exactSum(with other: Number) -> Number? {
    if other.significand == 0 { return self }
    if significand == 0 { return other }
    let low = min(exponent, other.exponent)
    let shifts = (Int(exponent) - Int(low), Int(other.exponent) - Int(low))
    // 19 digits and 18 zeros fit in 128 bits, and so does the sum of two such numbers.
    if max(shifts.0, shifts.1) <= 18, let left = Int64(exactly: significand),
      let right = Int64(exactly: other.significand)
    {
      let sum =
        Int128(left) * Int128(Decimal128.powers[shifts.0])
        + Int128(right) * Int128(Decimal128.powers[shifts.1])
      return Number(significand: sum, exponent: Int(low))
    }
    // 128 bits are enough: only a sum that has 39 digits, and is less than 2 * 10^38, can be
    // reduced to 38 digits by the other number or by a trailing zero.
    guard let left = magnitude(downTo: low), let right = other.magnitude(downTo: low) else {
      return nil
    }
    let isNegative = left > right ? significand < 0 : other.significand < 0
    guard (significand < 0) == (other.significand < 0) else {
      let difference = left > right ? left - right : right - left
      return Number(magnitude: difference, isNegative: isNegative, exponent: Int(low))
    }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Number(magnitude: sum, isNegative: isNegative, exponent: Int(low))
  }

  private func exactProduct(with other: Number) -> Number? {
    if significand == 0 || other.significand == 0 { return .zero }
    let exponent = Int(exponent) + Int(other.exponent)
    // The product of two 64-bit numbers has at most 38 digits.
    if let left = Int64(exactly: significand), let right = Int64(exactly: other.significand) {
      return Number(significand: Int128(left) * Int128(right), exponent: exponent)
    }
    // Trailing zeros of the product come from twos of one factor and fives of the other. Without
    // them, the product has no more digits than its significand.
    var (left, right) = (significand.magnitude, other.significand.magnitude)
    let zeros = Self.takeTens(&left, &right) + Self.takeTens(&right, &left)
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { return nil }
    let isNegative = (significand < 0) != (other.significand < 0)
    return Number(
      magnitude: product,
      isNegative: isNegative,
      exponent: exponent + zeros
    )
  }

  /// The quotient, rounded half to even at 38 digits; nil if its exponent does not fit.
  ///
  /// - Precondition: the divisor is not zero.
  package func divided(by divisor: Number) -> Number? {
    let (dividend, unit) = (significand.magnitude, divisor.significand.magnitude)
    var (quotient, rest) = dividend.quotientAndRemainder(dividingBy: unit)
    var power = Int(exponent) - Int(divisor.exponent)
    let enough = Decimal128.powers[Self.significantDigits - 1]
    while rest != 0, quotient < enough {
      let digit: UInt128
      (digit, rest) = unit.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      quotient = quotient * 10 + digit
      power -= 1
    }
    // Compared without doubling the rest, which could overflow.
    let half = unit - rest
    if rest > half || rest == half && quotient % 2 == 1 { quotient += 1 }
    let isNegative = (significand < 0) != (divisor.significand < 0)
    let result = Number(magnitude: quotient, isNegative: isNegative, exponent: power)
    return rest != 0 || isRounded || divisor.isRounded ? result?.markedAsRounded : result
  }

  /// Removes twos of one factor with as many fives of the other; returns how many.
  private static func takeTens(_ twos: inout UInt128, _ fives: inout UInt128) -> Int {
    var tens = 0
    while twos & 1 == 0, fives % 5 == 0 {
      twos >>= 1
      fives /= 5
      tens += 1
    }
    return tens
  }

  /// Nil if the magnitude has more than 38 digits without trailing zeros.
  init?(magnitude: UInt128, isNegative: Bool, exponent: Int) {
    var (digits, power) = (magnitude, exponent)
    if digits > UInt128(Int128.max) {
      guard digits % 10 == 0 else { return nil }
      digits /= 10
      power += 1
    }
    self.init(significand: isNegative ? -Int128(digits) : Int128(digits), exponent: power)
  }

  /// The number times 10^`power`; nil if the exponent overflows.
  package func scaled(byPowerOfTen power: Int) -> Number? {
    Number(significand: significand, exponent: Int(exponent) + power)
  }

  /// The magnitude of the significand for a smaller exponent; nil on overflow.
  private func magnitude(downTo low: Int32) -> UInt128? {
    let shift = Int(exponent) - Int(low)
    guard shift < Decimal128.powers.count else { return nil }
    let (digits, overflow) =
      significand.magnitude.multipliedReportingOverflow(by: Decimal128.powers[shift])
    return overflow ? nil : digits
  }
}
