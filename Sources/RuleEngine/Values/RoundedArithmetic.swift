// Sums and products with numbers that a division has rounded.
//
// They are only needed if the exact result has more than 38 digits, so they are computed as on
// paper: digit by digit, with all places of the exact result.

extension Number {
  /// The number marked as rounded, if it is wide enough for that to matter.
  var markedAsRounded: Number {
    Number(
      normalized: significand,
      exponent: exponent,
      isRounded: Int64(exactly: significand) == nil
    )
  }

  /// The sum, rounded half to even at 38 digits; nil if its exponent overflows.
  func roundedSum(with other: Number) -> Number? {
    let isSmaller = magnitudeExponent < other.magnitudeExponent
    let (larger, smaller) = isSmaller ? (other, self) : (self, other)
    // Less than half of the last kept digit, even if the difference has one digit less.
    let reach = Number.significantDigits + 2
    guard smaller.magnitudeExponent >= larger.magnitudeExponent - reach else { return larger }
    let lowest = min(larger.exponent, smaller.exponent)
    var places = larger.signedDigits(from: lowest)
    for (place, digit) in smaller.signedDigits(from: lowest).enumerated() {
      if place < places.count { places[place] += digit } else { places.append(digit) }
    }
    return Number(rounding: places, exponent: Int(lowest))
  }

  /// The product, rounded half to even at 38 digits; nil if its exponent overflows.
  func roundedProduct(with other: Number) -> Number? {
    let left = signedDigits(from: exponent)
    let right = other.signedDigits(from: other.exponent)
    var places = [Int](repeating: 0, count: left.count + right.count)
    for (place, digit) in left.enumerated() {
      for (otherPlace, otherDigit) in right.enumerated() {
        places[place + otherPlace] += digit * otherDigit
      }
    }
    return Number(rounding: places, exponent: Int(exponent) + Int(other.exponent))
  }

  /// The digits from the lowest place up, each with the sign of the number.
  private func signedDigits(from lowest: Int32) -> [Int] {
    var digits = [Int](repeating: 0, count: Int(exponent) - Int(lowest))
    var rest = significand
    while rest != 0 {
      digits.append(Int(rest % 10))
      rest /= 10
    }
    return digits
  }

  /// The sum of the units at each decimal place, rounded half to even at 38 digits.
  ///
  /// - Parameters:
  ///   - places: the units at each place, from the lowest; may be negative or more than a digit.
  ///   - exponent: the power of ten of the lowest place.
  private init?(rounding places: [Int], exponent: Int) {
    var digits = places
    var carry = Number.carry(in: &digits)
    let isNegative = carry < 0
    if isNegative {
      digits = places.map { -$0 }
      carry = Number.carry(in: &digits)
    }
    while carry > 0 {
      digits.append(carry % 10)
      carry /= 10
    }
    while digits.last == 0 { digits.removeLast() }
    let dropped = max(0, digits.count - Number.significantDigits)
    var magnitude = digits[dropped...].reversed().reduce(UInt128(0)) { $0 * 10 + UInt128($1) }
    if dropped > 0 {
      let isMoreThanHalf = digits[..<(dropped - 1)].contains { $0 != 0 }
      let first = digits[dropped - 1]
      if first > 5 || first == 5 && (isMoreThanHalf || magnitude % 2 == 1) { magnitude += 1 }
    }
    self.init(magnitude: magnitude, isNegative: isNegative, exponent: exponent + dropped)
  }

  /// Reduces each place to one digit; returns the carry beyond the last, negative if the number is.
  private static func carry(in digits: inout [Int]) -> Int {
    var carry = 0
    for place in digits.indices {
      let units = digits[place] + carry
      // Rounded down, so that the remainder is a digit from 0 to 9.
      carry = units >= 0 ? units / 10 : (units - 9) / 10
      digits[place] = units - carry * 10
    }
    return carry
  }
}
