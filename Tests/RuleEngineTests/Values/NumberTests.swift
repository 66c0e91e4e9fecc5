import RuleEngine
import Testing

struct NumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-0.00", "0"), ("007", "7"), ("12.50", "12.5"), ("-12.50", "-12.5"),
    ("1200", "1200"), ("0.001", "0.001"), ("-0.010", "-0.01"), ("10.01", "10.01"),
    ("00000000000000000000000000000000000000000000000001.50", "1.5"),
    ("1.00000000000000000000000000000000000000000000000000", "1"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("0.1234567890123456789012345678901234567", "0.1234567890123456789012345678901234567"),
    ("1" + String(repeating: "0", count: 39), "1" + String(repeating: "0", count: 39)),
    ("1" + String(repeating: "0", count: 40), "1e40"),
  ])
  func `a plain decimal is read exactly and written without trailing zeros`(
    text: String,
    description: String
  ) throws {
    let number = try #require(withBytes(of: text) { Number(utf8: $0) })
    #expect(number.description == description)
    #expect(Number(description) == number)
    #expect(Number(text) == number)
  }

  @Test(arguments: [
    "", "-", "+1", "1.", ".5", "-.5", "1,5", "1 000", " 1", "1 ", "1e3", "--1", "1.2.3", "0x10",
    "١",
    "NaN", "Infinity", "1-", "\0", "1\0",
  ])
  func `what is not a plain decimal is malformed`(text: String) {
    #expect(withBytes(of: text) { Number.parse($0) } == .malformed)
  }

  @Test(arguments: [
    ("1e-7", "0.0000001"), ("1E+2", "100"), ("-2.50e1", "-25"), ("0e99", "0"), ("-0", "0"),
    ("1e41", "1e41"), ("-1.5e-50", "-15e-51"), ("123", "123"), ("0.5", "0.5"), ("0", "0"),
    ("0e99999999999999999999", "0"), ("12e00000000000000000000001", "120"),
  ])
  func `JSON's form with an exponent is read exactly`(text: String, description: String) throws {
    guard case .number(let number) = withBytes(of: text, { Number.parse(json: $0) }) else {
      Issue.record("not read as a number")
      return
    }
    #expect(number.description == description)
    #expect(Number(description) == number)
  }

  @Test(arguments: [
    "", "-", "01", "-01", "00", "1.", ".5", "+1", "1e", "1e+", "1e1.5", "e5", "1e5e5", "1 ", "1e 5",
    "0x1",
    "1.e5",
  ])
  func `what JSON calls no number is malformed`(text: String) {
    #expect(withBytes(of: text) { Number.parse(json: $0) } == .malformed)
  }

  @Test(arguments: [
    "999999999999999999999999999999999999999", "1.00000000000000000000000000000000000001",
    "100000000000000000000000000000000000001", String(repeating: "7", count: 5000),
  ])
  func `more than 38 significant digits are a limit and not a malformed number`(text: String) {
    #expect(withBytes(of: text) { Number.parse($0) } == .tooManyDigits)
    #expect(withBytes(of: text) { Number.parse(json: $0) } == .tooManyDigits)
    #expect(Number(text) == nil)
  }

  @Test(arguments: [
    "1e2147483648", "1e-2147483649", "1e99999999999999999999999", "-1e-9999999999999999999",
  ])
  func `an exponent that can't be held is a limit`(text: String) {
    #expect(withBytes(of: text) { Number.parse(json: $0) } == .tooManyDigits)
  }

  @Test func `equal values are equal however they are made`() throws {
    let tenth = try #require(Number("0.10"))
    #expect(tenth == 0.1)
    #expect(tenth.hashValue == (0.1 as Number).hashValue)
    #expect(Number(significand: 100, exponent: -3) == tenth)
    #expect(Number(1000) == 1000)
    #expect(Number(Int64.min).description == "-9223372036854775808")
    #expect(Number(significand: 0, exponent: 77) == .zero)
    #expect(Number(significand: Int128.max, exponent: 0) == nil)
    #expect(Number(significand: Int128.min, exponent: 0) == nil)
    #expect(Number(significand: 1, exponent: .max) == nil)
    #expect(Number(significand: 10, exponent: Int(Int32.max)) == nil)
  }

  @Test func `a floating-point number gives its shortest decimal`() {
    #expect(Number(0.1 as Double)?.description == "0.1")
    #expect(Number(1e21 as Double) == Number("1e21"))
    #expect(Number(Double.leastNonzeroMagnitude) == Number("5e-324"))
    #expect(Number(-2.5 as Double) == -2.5)
    #expect(Number(Double.infinity) == nil)
    #expect(Number(Double.nan) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("0.1", 0.1), ("-12.5", -12.5), ("1e22", 1e22), ("1e23", 1e23),
    ("5e-324", .leastNonzeroMagnitude),
    ("1e400", Double.infinity), ("9007199254740993", 9_007_199_254_740_992),
    ("1e-2147483648", 0), ("0.30000000000000004", 0.30000000000000004),
  ])
  func `the nearest floating-point number is told`(text: String, double: Double) throws {
    #expect(try #require(Number(text)).double == double)
  }

  @Test(
    arguments: [
      ("0", 0), ("-1200", -1200), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("1e30", nil), ("1e2147483647", nil), ("1.5", nil),
      ("0.1", nil),
      ("1000000000000000000", 1_000_000_000_000_000_000),
      ("12345678901234567890123456789012345678", nil),
      ("12345678901234567890123456789012345678e18", nil),
    ] as [(String, Int64?)]
  )
  func `the 64-bit integer is told where there is one`(text: String, integer: Int64?) throws {
    #expect(try #require(Number(text)).int64 == integer)
  }

  @Test func `numbers are in numeric order at any exponents`() throws {
    let ordered = try [
      "-1e2147483647", "-1e40", "-12345678901234567890123456789012345678", "-2", "-1.5", "-1",
      "-0.1",
      "-1e-2147483648", "0", "1e-2147483648", "1e-40", "0.09999", "0.1", "0.10001", "1", "1.05",
      "1.5", "9",
      "9.99999999999999999999999999999999999", "10", "10.5", "99", "100",
      "12345678901234567890123456789012345678",
      "99999999999999999999999999999999999999", "1e38", "1.5e38", "1e39", "1e2147483647",
    ].map { try #require(Number($0)) }
    for (index, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect((left < right) == (index < other), "\(left) < \(right)")
        #expect((left == right) == (index == other), "\(left) == \(right)")
      }
    }
  }

  @Test(arguments: [
    ("10", "5", true), ("10", "4", false), ("0.3", "0.1", true), ("0.35", "0.1", false),
    ("1", "0.01", true),
    ("0", "7", true), ("0", "0", true), ("7", "0", false), ("-9", "3", true), ("9", "-3", true),
    ("7", "3.5", true), ("7.5", "2.5", true), ("1", "3", false), ("1e30", "7", false),
    ("1e2000000000", "3", false),
    ("3e2000000000", "3", true), ("1e2000000000", "1024", true), ("1", "1e-2000000000", true),
    ("1e-2000000000", "1", false), ("5", "1e2", false), ("500", "1e2", true), ("550", "1e2", false),
    ("12345678901234567890123456789012345678", "0.00000000000000000000000000000000000001", true),
    ("0.0075", "0.0001", true), ("0.00751", "0.0001", false), ("1.1", "0.55", true),
    ("19.99", "0.01", true),
  ])
  func `a multiple is told exactly`(text: String, divisor: String, isMultiple: Bool) throws {
    let number = try #require(Number(text))
    #expect(number.isMultiple(of: try #require(Number(divisor))) == isMultiple)
  }

  @Test func `small multiples agree with integer arithmetic`() throws {
    for dividend in -30...30 {
      for divisor in -30...30 {
        for places in 0...2 {
          let left = try #require(Number(significand: Int128(dividend), exponent: -places))
          let right = try #require(Number(significand: Int128(divisor), exponent: -places))
          #expect(left.isMultiple(of: right) == dividend.isMultiple(of: divisor))
        }
      }
    }
  }

  @Test(arguments: [
    ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("2.49", 0, "2"), ("0.5", 0, "1"), ("0.49", 0, "0"),
    ("-0.4", 0, "0"),
    ("1.005", 2, "1.01"), ("1.5", 5, "1.5"), ("1250", -2, "1300"), ("1249", -2, "1200"),
    ("49", -2, "0"),
    ("50", -2, "100"), ("1e-50", 0, "0"), ("1", Int.min, "0"), ("1", Int.max, "1"),
    ("0", Int.min, "0"),
    ("0.99999999999999999999999999999999999999", 0, "1"), ("9.99", 1, "10"),
  ])
  func `rounding takes halves away from zero`(text: String, places: Int, rounded: String) throws {
    #expect(try #require(Number(text)).rounded(.nearest, toPlaces: places).description == rounded)
  }

  @Test(arguments: [
    ("1.5", "1", "2"), ("-1.5", "-2", "-1"), ("3", "3", "3"), ("0.001", "0", "1"),
    ("-0.001", "-1", "0"),
    ("0", "0", "0"), ("1e-60", "0", "1"), ("-1e-60", "-1", "0"), ("1e60", "1e60", "1e60"),
  ])
  func `the neighboring integers are told`(text: String, down: String, up: String) throws {
    let number = try #require(Number(text))
    #expect(number.roundedDown.description == down)
    #expect(number.roundedUp.description == up)
  }

  @Test func `the digits of the fraction are counted without trailing zeros`() {
    #expect((12.50 as Number).fractionDigits == 1)
    #expect((1200 as Number).fractionDigits == 0)
    #expect((1200 as Number).isInteger)
    #expect(!(0.5 as Number).isInteger)
    #expect(Number.zero.isInteger)
  }

  @Test func `sums are exact or none`() {
    #expect((0.1 as Number).adding(0.2) == 0.3)
    #expect((0.5 as Number).adding(-0.5) == .zero)
    #expect((99 as Number).adding(1) == 100)
    #expect(Number("1e40")?.adding(1) == nil)
    #expect(Number("1e40")?.adding(0) == Number("1e40"))
    #expect(Number("99999999999999999999999999999999999999")?.adding(0.1) == nil)
  }
}
