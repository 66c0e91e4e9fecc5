extension Number {
  /// The result of parsing a text as a number.
  package enum Parsed: Sendable, Hashable {
    case number(Number)
    /// The text does not have the syntax of a number.
    case malformed
    /// A number with more than 38 significant digits, or an exponent outside `Int32`.
    ///
    /// That is a limit of the engine, never a verdict on the value.
    case tooManyDigits
  }

  /// Parses `-?[0-9]+(\.[0-9]+)?`, the syntax of typed fields; leading and trailing zeros don't
  /// count.
  package static func parse(_ text: borrowing Span<UInt8>) -> Parsed {
    parse(text, allowsExponent: false)
  }

  /// Parses a JSON number (RFC 8259, section 6), which may have an exponent, but no leading zeros.
  package static func parse(json text: borrowing Span<UInt8>) -> Parsed {
    let start = text.count > 0 && text[0] == UInt8(ascii: "-") ? 1 : 0
    let isLedByZero = text.count > start && text[start] == UInt8(ascii: "0")
    if isLedByZero, text.count > start + 1, text[start + 1].decimalDigit != nil {
      return .malformed
    }
    return parse(text, allowsExponent: true)
  }

  /// Parses a number in the syntax of typed fields; nil also if it has too many digits.
  package init?(utf8 text: borrowing Span<UInt8>) {
    guard case .number(let number) = Number.parse(text) else { return nil }
    self = number
  }

  /// Parses the syntax of typed fields, optionally with an exponent: `-12.50`, `1e-7`, `2.5E+10`.
  private static func parse(_ text: borrowing Span<UInt8>, allowsExponent: Bool) -> Parsed {
    var end = 0
    guard (try? text.scanNumber(at: &end)) != nil else { return .malformed }
    var exponent = 0
    if end < text.count {
      guard allowsExponent, text[end] | 0x20 == UInt8(ascii: "e"),
        let written = parseExponent(text, from: end + 1)
      else { return .malformed }
      exponent = written
    }
    var reader = DecimalReader()
    for offset in 0..<end { reader.read(text[offset]) }
    return reader.result(exponent: exponent)
  }

  /// Parses `[+-]?[0-9]+` up to the end of the text; clamps a huge exponent to one that is still
  /// too large.
  private static func parseExponent(_ text: borrowing Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    guard offset < text.count else { return nil }
    let isNegative = text[offset] == UInt8(ascii: "-")
    if isNegative || text[offset] == UInt8(ascii: "+") { offset += 1 }
    guard offset < text.count else { return nil }
    var exponent = 0
    while offset < text.count {
      guard let digit = text[offset].decimalDigit else { return nil }
      exponent = min(exponent * 10 + digit, 1 << 48)
      offset += 1
    }
    return isNegative ? -exponent : exponent
  }
}

/// Accumulates the digits of a well-formed decimal, without division.
///
/// Zeros are held back until another digit shows that they are significant. So the result is
/// normalized, and leading and trailing zeros never count.
private struct DecimalReader {
  private var significand: UInt128 = 0
  private var digits = 0
  private var heldZeros = 0
  private var fractionDigits = 0
  private var isNegative = false
  private var isInFraction = false

  mutating func read(_ byte: UInt8) {
    if let digit = byte.decimalDigit {
      if isInFraction { fractionDigits += 1 }
      append(digit)
    } else if byte == UInt8(ascii: ".") {
      isInFraction = true
    } else {
      isNegative = true
    }
  }

  func result(exponent: Int) -> Number.Parsed {
    guard digits <= Number.significantDigits else { return .tooManyDigits }
    guard significand != 0 else { return .number(.zero) }
    guard let power = Int32(exactly: exponent + heldZeros - fractionDigits) else {
      return .tooManyDigits
    }
    let magnitude = Int128(significand)
    return .number(Number(normalized: isNegative ? -magnitude : magnitude, exponent: power))
  }

  private mutating func append(_ digit: Int) {
    guard digit != 0 else {
      if digits > 0 { heldZeros += 1 }
      return
    }
    let shift = digits == 0 ? 1 : heldZeros + 1
    digits = digits == 0 ? 1 : digits + shift
    heldZeros = 0
    // Beyond the limit, only the number of digits matters.
    guard digits <= Number.significantDigits else { return }
    // Can't overflow: 38 digits fit in 128 bits.
    let scale = shift == 1 ? 10 : Decimal128.powers[shift]
    significand = significand &* scale &+ UInt128(digit)
  }
}

extension Number: LosslessStringConvertible {
  /// Reads a plain decimal such as `-12.50`, or one with an exponent such as `1e-7`.
  ///
  /// Nil for anything else, including white space, `+` and group separators, and for more than 38
  /// significant digits.
  public init?(_ text: String) {
    guard case .number(let number) = Number.parse(Array(text.utf8).span, allowsExponent: true)
    else {
      return nil
    }
    self = number
  }

  /// A plain decimal such as `-12.5`, or one with an exponent if that would need more than 40
  /// digits.
  ///
  /// Reading the text gives the same number.
  public var description: String {
    let digits = String(significand.magnitude)
    let sign = significand < 0 ? "-" : ""
    let power = Int(exponent)
    if power >= 0, digits.utf8.count + power <= 40 {
      return sign + digits + String(repeating: "0", count: power)
    }
    let whole = digits.utf8.count + power
    if power < 0, whole > 0 {
      return "\(sign)\(digits.prefix(whole)).\(digits.suffix(-power))"
    }
    if power < 0, -power <= 40 {
      return "\(sign)0.\(String(repeating: "0", count: -whole))\(digits)"
    }
    return "\(sign)\(digits)e\(exponent)"
  }
}
