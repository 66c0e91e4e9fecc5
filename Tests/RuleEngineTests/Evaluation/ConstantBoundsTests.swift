import TestSupport
import Testing

@testable import RuleEngine

@Suite struct ConstantBoundsTests {
  /// Numbers at which something overflows, or nearly does, among others.
  private static let extremes: [Int64] = [
    0, 1, -1, 9, 10, 99, 100, 120, -18, 1_000_000, .max, .max - 1, .min + 1, .min,
    922_337_203_685_477_580, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000,
  ]

  @Test func `a number with an exponent is compared as the number that it is`() throws {
    var generator = SeededGenerator(seed: 20_261_122)
    var answers: Set<Bool?> = []
    for _ in 0..<20_000 {
      let significand = number(&generator)
      let exponent = Int16(generator.next() % 45) - 22
      let bounds = ConstantBounds(
        least: generator.oneIn(4) ? .min : number(&generator),
        most: generator.oneIn(4) ? .max : number(&generator)
      )
      let answer = bounds.contains(significand, exponent: exponent)
      answers.insert(answer)
      guard let answer else {
        #expect(abs(Int(exponent)) > 18)
        continue
      }
      let value = try #require(Number(significand: Int128(significand), exponent: Int(exponent)))
      let isAbove = bounds.least == .min || value >= Number(bounds.least)
      let isBelow = bounds.most == .max || value <= Number(bounds.most)
      #expect(answer == (isAbove && isBelow), "\(significand)e\(exponent) in \(bounds)")
    }
    #expect(answers == [true, false, nil])
  }

  private func number(_ generator: inout SeededGenerator) -> Int64 {
    if generator.oneIn(2) { return generator.element(of: Self.extremes) }
    let shift = Int(generator.next() % 64)
    return Int64(bitPattern: generator.next()) >> shift
  }
}
