@testable import RuleEngine
import Testing

struct WeightedSumTests {
  private func check(_ text: String, _ weights: [Int], _ modulus: Int) -> Bool? {
    withBytes(of: text) { text in
      WeightedSum.check(text, modulus: modulus) { weights[$0 % weights.count] }
    }
  }

  @Test(arguments: [
    ("0306406152", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11, true),
    ("0306406153", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11, false),
    ("340101319X", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11, true),
    ("340101319x", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11, true),
    ("9780306406157", [1, 3], 10, true), ("9780306406158", [1, 3], 10, false),
    ("73513537", [3, 1], 10, true), ("B0YBKJ7", [1, 3, 1, 7, 3, 9, 1], 10, true),
    ("b0ybkj7", [1, 3, 1, 7, 3, 9, 1], 10, true), ("021000021", [3, 7, 1], 10, true),
    ("0", [1], 10, true), ("5", [1], 1, true), ("5", [0], 7, true), ("", [1], 10, false),
    ("X", [1], 11, false), ("X", [1], 10, false), ("X", [1], 33, true),
  ])
  func `the sum is a multiple of the modulus`(
    text: String,
    weights: [Int],
    modulus: Int,
    holds: Bool
  ) {
    let answer = check(text, weights, modulus)
    #expect(answer == holds)
  }

  @Test(arguments: ["0-306", "٠", " 1", "1\0", "é"])
  func `what is no letter or digit has no value`(text: String) {
    #expect(check(text, [1], 1) == nil)
  }

  @Test func `no sum is too large`() {
    let answer = check(String(repeating: "9", count: 100_000), [Int.max], 10)
    #expect(answer == true)
  }

  @Test(arguments: [
    ("US0378331005", true), ("US0378331006", false), ("DE000BAY0017", true), ("AA", false),
    ("9", false), ("91", true), ("", false),
  ])
  func `letters stand for two digits of Luhn's check where they count`(text: String, holds: Bool) {
    #expect(withBytes(of: text) { Luhn.check($0, countingLetters: true) } == holds)
  }
}
