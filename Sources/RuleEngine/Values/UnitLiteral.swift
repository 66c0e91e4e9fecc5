/// Reading literals that are a decimal and a unit without a space between.
enum UnitLiteral {
  /// The decimal and the name of the unit; nil where the text does not start with a decimal.
  static func split(_ text: borrowing Span<UInt8>) -> (number: Number, unit: String)? {
    var end = 0
    while end < text.count, text[end].decimalDigit != nil || text[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard let number = Number(utf8: text.extracting(0..<end)), number >= .zero else { return nil }
    return (number, String(decoding: text.copy(end..<text.count), as: UTF8.self))
  }
}

extension Number {
  /// The number times `factor`, nil where that is no integer or more than 128 bits hold.
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
