/// An exact decimal number, such as an amount, a count or a measurement.
///
/// It is a significand of at most 38 decimal digits times a power of ten. Trailing zeros are
/// removed, so `1.50` and `1.5` are equal and have the same hash value. Reading and writing never
/// round: `0.1` is exactly a tenth.
public struct Number: Sendable {
  /// The most significant digits of a number.
  package static let significantDigits = 38

  /// The high half of the significand; see ``significand``.
  ///
  /// An `Int128` would need 16-byte alignment, which Swift 6.3.1 gets wrong: closures that capture
  /// optionals of such a type crash in debug builds on x86-64. It would also take a third more
  /// memory.
  private let high: Int64
  private let low: UInt64

  /// The power of ten that scales the significand; zero for zero.
  package let exponent: Int32

  /// Whether a quotient in its computation was rounded, so that sums and products with it are
  /// rounded too.
  ///
  /// Not part of the value. Always false if the significand fits in 64 bits, because that leaves
  /// enough digits for exact results.
  package let isRounded: Bool

  /// The number zero.
  public static let zero = Number(normalized: 0, exponent: 0)

  /// Trusts that the parts are in normal form.
  init(normalized significand: Int128, exponent: Int32, isRounded: Bool = false) {
    self.high = Int64(truncatingIfNeeded: significand >> 64)
    self.low = UInt64(truncatingIfNeeded: significand)
    self.exponent = exponent
    self.isRounded = isRounded
  }

  /// The number `significand` × 10^`exponent`, exactly.
  ///
  /// Nil if that needs more than 38 significant digits or a power of ten outside `Int32`.
  ///
  /// - Parameters:
  ///   - significand: The digits and the sign.
  ///   - exponent: The power of ten, so that 1250 and −2 give 12.5.
  public init?(significand: Int128, exponent: Int) {
    guard significand != 0 else {
      self = .zero
      return
    }
    guard var power = Int32(exactly: exponent).map(Int.init) else { return nil }
    var digits = significand
    // Most significands are short, and 64-bit division is many times faster than 128-bit division.
    if var short = Int64(exactly: significand) {
      while short % 10 == 0 {
        short /= 10
        power += 1
      }
      digits = Int128(short)
    } else {
      while digits % 10 == 0 {
        digits /= 10
        power += 1
      }
    }
    guard digits.magnitude < Decimal128.powers[Self.significantDigits],
      let exponent = Int32(exactly: power)
    else { return nil }
    self.init(normalized: digits, exponent: exponent)
  }

  /// The number with the value of an integer.
  public init(_ value: Int) { self.init(Int64(value)) }

  /// The number with the value of an integer.
  public init(_ value: Int64) {
    var digits = value
    var power: Int32 = 0
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      power += 1
    }
    self.init(normalized: Int128(digits), exponent: power)
  }

  /// The shortest decimal that identifies a floating-point number, so 0.1 for `0.1`.
  ///
  /// Nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }
}

extension Number: Hashable {
  /// Whether both numbers have the same value.
  public static func == (left: Number, right: Number) -> Bool {
    left.low == right.low && left.high == right.high && left.exponent == right.exponent
  }

  /// Hashes the value; equal numbers have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
    hasher.combine(exponent)
  }
}

// MARK: - Queries

extension Number {
  /// The digits and the sign: at most 38 digits, and a multiple of ten only if it is zero.
  package var significand: Int128 { Int128(high) << 64 | Int128(low) }

  /// Whether the number has no fraction.
  package var isInteger: Bool { exponent >= 0 }

  /// The number of digits in the fraction, without trailing zeros: 2 for `12.25`, 0 for an integer.
  package var fractionDigits: Int { exponent < 0 ? -Int(exponent) : 0 }

  /// The value as a 64-bit integer; nil if it has a fraction or is too large.
  package var int64: Int64? {
    guard exponent >= 0, exponent <= 18, let short = Int64(exactly: significand) else { return nil }
    // 19 digits times 18 more fit in 128 bits.
    return Int64(exactly: Int128(short) * Int128(Decimal128.powers[Int(exponent)]))
  }

  /// The nearest floating-point number, which may be infinite or zero for extreme exponents.
  package var double: Double {
    // Both operands are exact here, so the single operation rounds correctly.
    if significand.magnitude < 1 << 53, (-22...22).contains(exponent) {
      let power = Double(Decimal128.powers[Int(abs(exponent))])
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    return Double("\(significand)e\(exponent)") ?? .nan
  }

  /// The power of ten of the first digit: 2 for `512`, −1 for `0.5`; zero for zero.
  package var magnitudeExponent: Int {
    Decimal128.digitCount(of: significand.magnitude) - 1 + Int(exponent)
  }

  /// Whether the number is an integer multiple of `divisor`, exactly and for any size.
  ///
  /// As with integers, zero is a multiple of every number, and nothing else is a multiple of zero.
  package func isMultiple(of divisor: Number) -> Bool {
    if significand == 0 { return true }
    if divisor.significand == 0 { return false }
    // The quotient of the significands times 10^shift must be an integer. The shift only supplies
    // factors 2 and 5, so the dividend must contain all other factors of the divisor.
    let shift = Int(exponent) - Int(divisor.exponent)
    let dividend = significand.magnitude
    let factors = Decimal128.factors(of: divisor.significand.magnitude)
    let own = Decimal128.factors(of: dividend)
    return own.twos + shift >= factors.twos && own.fives + shift >= factors.fives
      && dividend % factors.rest == 0
  }

  /// The number rounded to at most `places` digits after the point.
  ///
  /// - Parameters:
  ///   - direction: where to; halves round away from zero to the nearest number.
  ///   - places: the digits to keep; negative values round to tens, hundreds and so on.
  /// - Returns: that number, or the number itself if it has no more digits.
  package func rounded(_ direction: RoundingDirection, toPlaces places: Int = 0) -> Number {
    // A number has no trailing zeros, so what is cut off is not zero.
    guard let cut = cut(afterPlaces: places) else { return self }
    let isAway =
      switch direction {
      // Written so that it can't overflow.
      case .nearest: cut.rest >= cut.unit - cut.rest
      case .down: significand < 0
      case .up: significand > 0
      }
    let units = isAway ? cut.kept + significand.signum() : cut.kept
    return units == 0 ? .zero : Number(significand: units, exponent: -places) ?? self
  }

  /// The greatest integer that is not above the number.
  package var roundedDown: Number { rounded(.down) }

  /// The least integer that is not below the number.
  package var roundedUp: Number { rounded(.up) }

  /// Cuts the number off after `places` digits of the fraction; nil if it has no more digits.
  ///
  /// - Returns: what is kept, in units of 10^−`places`, and the magnitude of the rest, in parts of
  ///   `unit`.
  private func cut(afterPlaces places: Int) -> (kept: Int128, rest: UInt128, unit: UInt128)? {
    let (dropped, overflow) = (-Int(exponent)).subtractingReportingOverflow(places)
    guard overflow ? places < 0 : dropped > 0 else { return nil }
    // So few digits precede the cut that the rest is below a tenth of a unit.
    guard !overflow, dropped <= Self.significantDigits else { return (0, 1, 10) }
    let unit = Decimal128.powers[dropped]
    let (quotient, rest) = significand.magnitude.quotientAndRemainder(dividingBy: unit)
    return (Int128(quotient) * significand.signum(), rest, unit)
  }
}

// MARK: - Literals

extension Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The number with the value of the literal.
  public init(integerLiteral value: Int64) { self.init(value) }

  /// The decimal of the literal, up to the 17 digits that a `Double` can distinguish.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "the literal is beyond the range of Double")
    self = Number(value) ?? .zero
  }
}
