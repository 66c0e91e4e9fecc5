/// Decimal facts about 128-bit significands that ``Number`` computes with.
enum Decimal128 {
  /// The powers of ten that 128 bits hold, by exponent: 0 to 38.
  static let powers: [UInt128] = (0...38).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// How many decimal digits the value has; 1 for zero.
  static func digitCount(of value: UInt128) -> Int {
    let bits = UInt128.bitWidth - value.leadingZeroBitCount
    // 1233/4096 is log10(2) closely enough that the estimate is never above the count, nor below it by
    // more than one, for up to 128 bits.
    let estimate = (bits * 1233) >> 12
    return estimate + (value >= powers[estimate] ? 1 : 0) + (value == 0 ? 1 : 0)
  }

  /// Takes a value above zero apart into its powers of two and five and what is left.
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
