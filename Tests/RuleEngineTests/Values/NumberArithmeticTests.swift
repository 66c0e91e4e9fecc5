import Testing

@testable import RuleEngine

/// Sums, products and quotients; `Tests/Computing/run.py` compares many with Python's decimals.
@Suite struct NumberArithmeticTests {
  private static let nines = String(repeating: "9", count: 38)

  @Test(arguments: [
    ("0.1", "0.2", "0.3"), ("1e40", "-9.9e39", "1e38"), (nines, "1", "1e38"),
    // The first has 39 digits with the exponent of the second, the sum has 38.
    ("19e37", "-" + nines, "90000000000000000000000000000000000001"),
    // The sum has 39 digits, the last of which is a zero.
    (
      "95000000000000000000000000000000000005", "95000000000000000000000000000000000005",
      "19000000000000000000000000000000000001e1"
    ),
    (nines, "0.1", nil), ("1e40", "1", nil), (nines, "2", nil), ("1e-2000000000", "1", nil),
  ])
  func `sums are exact or none`(left: String, right: String, sum: String?) throws {
    let (left, right) = (try #require(Number(left)), try #require(Number(right)))
    #expect(left.adding(right) == sum.flatMap { Number($0) })
    #expect(right.adding(left) == sum.flatMap { Number($0) })
    #expect((-left).adding(-right) == sum.flatMap { Number($0) }.map { -$0 })
  }

  @Test(arguments: [
    ("0.1", "0.2", "0.02"), ("-3", "0", "0"), ("1.5", "-2", "-3"), (nines, nines, nil),
    // 2^54 * 5^54, whose zeros are no digits.
    ("18014398509481984", "55511151231257827021181583404541015625", "1e54"),
    ("1e2000000000", "1e2000000000", nil),
  ])
  func `products are exact or none`(left: String, right: String, product: String?) throws {
    let (left, right) = (try #require(Number(left)), try #require(Number(right)))
    #expect(left.multiplied(by: right) == product.flatMap { Number($0) })
    #expect(right.multiplied(by: left) == product.flatMap { Number($0) })
  }

  @Test(arguments: [
    // 33.3… * 1.19, 66.6…7 + 1/3: as Python computes with 38 digits.
    ("100", "3", "*", "1.19", "39.666666666666666666666666666666666666"),
    ("200", "3", "*", "-1.19", "-79.333333333333333333333333333333333334"),
    ("5", "3", "*", "0.4", "0.66666666666666666666666666666666666668"),
    ("200", "3", "+", "100", "166.66666666666666666666666666666666667"),
    ("1", "3", "+", "-100", "-99.666666666666666666666666666666666667"),
    ("2", "3", "+", "-1e30", "-999999999999999999999999999999.33333333"),
    // The lesser number is below half of the last digit.
    ("1", "3", "+", "1e80", "1e80"), ("1", "3", "+", "-1e2000000000", "-1e2000000000"),
    ("1", "3", "*", "0", "0"), ("1", "3", "+", "0", "0.33333333333333333333333333333333333333"),
    // Nines that are carried to a power of ten.
    ("1", "3", "*", "3", "0.99999999999999999999999999999999999999"),
    ("2", "3", "+", "0.33333333333333333333333333333333333333", "1"),
    ("1", "3", "*", nines, "33333333333333333333333333333333333333"),
  ])
  func `what is computed from a rounded quotient is rounded`(
    dividend: String,
    divisor: String,
    operation: String,
    operand: String,
    result: String
  ) throws {
    let (dividend, divisor) = (try #require(Number(dividend)), try #require(Number(divisor)))
    let quotient = try #require(dividend.divided(by: divisor))
    let operand = try #require(Number(operand))
    let expected = try #require(Number(result))
    if operation == "+" {
      #expect(quotient.adding(operand) == expected)
      #expect(operand.adding(quotient) == expected)
      #expect((-quotient).adding(-operand) == -expected)
    } else {
      #expect(quotient.multiplied(by: operand) == expected)
      #expect(operand.multiplied(by: quotient) == expected)
      #expect((-quotient).multiplied(by: operand) == -expected)
    }
  }

  @Test(arguments: [
    ("1", "3", "0.33333333333333333333333333333333333333"),
    ("2", "3", "0.66666666666666666666666666666666666667"),
    ("1", "-8", "-0.125"), ("0", "7", "0"), ("6", "3", "2"),
    // A half at the 39th digit goes to the even neighbor.
    (
      "40000000000000000000000000000000000001", "8", "5000000000000000000000000000000000000.125"
    ),
    (nines, "2", "49999999999999999999999999999999999999.5"),
    ("1e-2000000000", "1e2000000000", nil),
  ])
  func `quotients are rounded at 38 digits`(
    dividend: String,
    divisor: String,
    quotient: String?
  ) throws {
    let (dividend, divisor) = (try #require(Number(dividend)), try #require(Number(divisor)))
    guard let quotient else {
      #expect(dividend.divided(by: divisor) == nil)
      return
    }
    // More than 38 digits as written are rounded by hand below.
    if let quotient = Number(quotient) { #expect(dividend.divided(by: divisor) == quotient) }
  }

  @Test func `halves go to the even neighbor`() throws {
    let nines = try #require(Number(Self.nines))
    #expect(nines.divided(by: 2) == Number("5e37"))
    let odd = try #require(Number("20000000000000000000000000000000000001"))
    #expect(odd.divided(by: 2) == Number("10000000000000000000000000000000000000"))
  }
}
