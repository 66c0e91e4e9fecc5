import RuleEngine
import Testing

struct ReachableNumbersTests {
  private static let bounds: [Number?] = [
    nil, -120, -20, -15, -10, -5.5, -5, -1.25, -1, -0.5, 0, 0.05, 0.5, 1, 1.2, 1.25, 1.95, 2, 5, 9,
    9.5, 10,
    15, 18, 19.5, 20, 99, 100, 120, 199, 1000,
  ]

  /// Tries every continuation by up to three characters.
  @Test func `whatever a continuation reaches is said to be reachable`() {
    let continuations = texts(over: "0123456789.-", upTo: 3).map { Array($0.utf8) }
    for start in texts(over: "0159.-", upTo: 2) {
      var numbers: Set<Number> = []
      for continuation in continuations {
        let text = Array(start.utf8) + continuation
        guard TextSyntax.number.completion(of: text.span) == .complete else { continue }
        if let number = Number(utf8: text.span) { numbers.insert(number) }
      }
      let reached = numbers.sorted()
      let answer = withBytes(of: start) {
        ReachableNumbers(typing: $0)
      }
      guard let answer else {
        #expect(reached.isEmpty, "\(start) was refused")
        continue
      }
      for min in Self.bounds {
        let fromMin = reached.drop { number in min.map { number < $0 } ?? false }
        for max in Self.bounds where !answer.canReach(min: min, max: max) {
          let isMissed = fromMin.first.map { number in max.map { number <= $0 } ?? true } ?? false
          if isMissed { Issue.record("\(start) reaches \(fromMin.first ?? 0)") }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("1", 2, 5, false), ("1", 2, 10, true), ("1", 20, 99, false),
      ("1", 20, 100, true),
      ("9", 18, 89, false), ("1", 18, 120, true), ("13", 18, 120, false),
      ("9", 18, 90, true), ("0", 18, 120, true), ("", 18, 120, true),
      ("-", 18, 120, false), ("-1", 18, 120, false), ("121", 18, 120, false),
      ("1", 1.2, 1.8, true),
      ("1.", 2, 5, false), ("1.9", 1.95, 5, true), ("1.9", 2, 5, false),
      ("-1", -5, -2, false), ("-1", -15, -2, true),
      ("-1.5", -1.52, -1.51, true),
      ("-1.5", -1.7, -1.6, false), ("1", 5, 2, false), ("100", nil, 99, false),
      ("1", 200, nil, true), ("-0", 0, 0, true), ("-0", 1, nil, false),
      ("1.5", 1.6, nil, false), ("-", 0, nil, true), ("00", 5, 7, true),
    ] as [(String, Number?, Number?, Bool)]
  )
  func `only what digits can lead to is reachable`(
    text: String,
    min: Number?,
    max: Number?,
    expected: Bool
  ) throws {
    let reachable = try #require(
      withBytes(of: text) { ReachableNumbers(typing: $0) }
    )
    #expect(reachable.canReach(min: min, max: max) == expected)
  }

  @Test(arguments: [
    "abc", "1.2.3", "--1", "1-", ".5", "+1", " 1",
  ])
  func `what can't become a number reaches none`(text: String) {
    #expect(withBytes(of: text) { ReachableNumbers(typing: $0) } == nil)
  }

  @Test func `too many digits to compute with reach all of their sign`() throws {
    let digits = String(repeating: "7", count: 60)
    let positive = try #require(
      withBytes(of: digits) { ReachableNumbers(typing: $0) }
    )
    #expect(positive.canReach(min: 5, max: nil))
    #expect(!positive.canReach(min: nil, max: -1))
    let extreme = try #require(Number("1e2147483647"))
    let one = try #require(withBytes(of: "1") { ReachableNumbers(typing: $0) })
    #expect(one.canReach(min: extreme, max: extreme))
    #expect(one.canReach(min: nil, max: Number("1e-2000000000")) == false)
  }
}
