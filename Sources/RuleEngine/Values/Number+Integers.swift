// Conversions between exact numbers and Swift's integers of any width.

extension Number {
  /// The number with the value of an integer; nil if it has more than 38 significant digits.
  public init?(exactly integer: some BinaryInteger) {
    // Only a value beyond 128 bits, such as the largest `UInt128`, takes the slow path.
    if let significand = Int128(exactly: integer) {
      self.init(significand: significand, exponent: 0)
    } else {
      self.init(String(integer))
    }
  }
}

extension FixedWidthInteger {
  /// The value of a number; nil if it has a fraction or is out of range.
  public init?(exactly number: Number) {
    // A decimal digit needs more than three bits, so this also bounds the text for huge exponents.
    guard number.isInteger, number.magnitudeExponent <= Self.bitWidth / 3 + 1,
      let value = Self(number.integerDigits)
    else { return nil }
    self = value
  }
}

extension Double {
  /// The floating-point number nearest to a number; infinite or zero for extreme ones.
  public init(_ number: Number) { self = number.double }
}

extension Number {
  /// All digits of the integer, with its sign.
  fileprivate var integerDigits: String {
    "\(significand)" + String(repeating: "0", count: Int(exponent))
  }
}
