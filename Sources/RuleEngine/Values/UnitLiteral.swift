/// Parses literals of a decimal directly followed by a unit.
enum UnitLiteral {
  /// The decimal times its unit; nil for any other text, or if that is not a 128-bit integer.
  static func value(
    of text: borrowing Span<UInt8>,
    in units: [(name: String, factor: Int128)]
  ) -> Int128? {
    var end = 0
    while end < text.count, text[end].decimalDigit != nil || text[end] == UInt8(ascii: ".") {
      end += 1
    }
    let name = String(decoding: text.copy(end..<text.count), as: UTF8.self)
    guard let number = Number(utf8: text.extracting(0..<end)), number >= .zero,
      let unit = units.first(where: { $0.name == name })
    else { return nil }
    return number.integer(times: unit.factor)
  }
}

extension Number {
  /// The number times `factor`; nil if that is not a 128-bit integer.
  func integer(times factor: Int128) -> Int128? {
    guard let scale = Number(significand: factor, exponent: 0) else { return nil }
    let power = Int(exponent) + Int(scale.exponent)
    let (digits, overflow) = significand.multipliedReportingOverflow(by: scale.significand)
    guard !overflow, let product = Number(significand: digits, exponent: power) else { return nil }
    guard product.exponent >= 0 else { return nil }
    guard product.magnitudeExponent < Self.significantDigits else { return nil }
    return product.significand * Int128(Decimal128.powers[Int(product.exponent)])
  }
}
