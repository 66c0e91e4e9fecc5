/// Decimal arithmetic on 128-bit significands, for ``Number``.
enum Decimal128 {
  /// The powers of ten that fit in 128 bits, by exponent: 0 to 38.
  static let powers: [UInt128] = (0...38).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The number of decimal digits; 1 for zero.
  static func digitCount(of value: UInt128) -> Int {
    let bits = UInt128.bitWidth - value.leadingZeroBitCount
    // 1233/4096 approximates log10(2): up to 128 bits, the estimate is the number of digits or one
    // less.
    let estimate = (bits * 1233) >> 12
    return estimate + (value >= powers[estimate] ? 1 : 0) + (value == 0 ? 1 : 0)
  }

  /// Splits a value above zero into its powers of two and five, and the rest.
  static func factors(of value: UInt128) -> (twos: Int, fives: Int, rest: UInt128) {
    let twos = value.trailingZeroBitCount
    var rest = value >> twos
    var fives = 0
    while rest % 5 == 0 {
      rest /= 5
      fives += 1
    }
    return (twos, fives, rest)
  }
}
