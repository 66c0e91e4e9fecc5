import RuleEngine
import Testing

struct UnitLiteralTests {
  @Test(
    arguments: [
      ("300ms", .milliseconds(300), "300ms"), ("2s", .seconds(2), "2s"),
      ("30min", .seconds(1800), "30min"),
      ("1h", .seconds(3600), "1h"), ("7d", .seconds(604_800), "7d"), ("90s", .seconds(90), "90s"),
      ("120s", .seconds(120), "2min"), ("24h", .seconds(86_400), "1d"),
      ("1.5h", .seconds(5400), "90min"),
      ("0s", .zero, "0s"), ("0d", .zero, "0s"), ("0.5ms", .microseconds(500), "0.5ms"),
      ("0.000001ms", .nanoseconds(1), "0.000001ms"), ("1000ms", .seconds(1), "1s"),
    ] as [(String, Duration, String)]
  )
  func `a duration is read and written`(text: String, duration: Duration, literal: String) {
    #expect(withBytes(of: text) { Duration(ruleLiteral: $0) } == duration)
    #expect(duration.ruleLiteral == literal)
    #expect(withBytes(of: literal) { Duration(ruleLiteral: $0) } == duration)
  }

  @Test(arguments: [
    "", "5", "s", "5 s", "5S", "-5s", "+5s", "5m", "5sec", "1.s", ".5s", "1e3s", "5ss",
    "999999999999999999999999d", "0.0000000000000000000000001s", "9223372036854775808s",
    "99999999999999999999999999999999999999d", "5\u{301}s",
  ])
  func `what is no duration is none`(text: String) {
    #expect(withBytes(of: text) { Duration(ruleLiteral: $0) } == nil)
  }

  @Test(
    arguments: [
      ("30min", .duration(.seconds(1800)), "+ 30min", "- 30min"),
      ("2w", .duration(.seconds(1_209_600)), "+ 14d", "- 14d"),
      ("6mo", .months(6), "+ 6mo", "- 6mo"), ("18y", .months(216), "+ 18y", "- 18y"),
      ("24mo", .months(24), "+ 2y", "- 2y"), ("0y", .months(0), "+ 0mo", "+ 0mo"),
    ] as [(String, MomentShift, String, String)]
  )
  func `a shift is read and written`(text: String, shift: MomentShift, words: String, back: String)
  {
    #expect(MomentShift(ruleLiteral: text) == shift)
    #expect(shift.words == words)
    #expect(shift.negated.words == back)
    #expect(shift.negated.negated == shift)
  }

  @Test(arguments: [
    "", "y", "mo", "1.5y", "-1y", "1 y", "99999999999999999999y", "1000001mo", "1m",
  ])
  func `what is no shift is none`(text: String) {
    #expect(MomentShift(ruleLiteral: text) == nil)
  }

  @Test func `a negative duration is written with its sign`() {
    #expect(Duration.seconds(-90).ruleLiteral == "-90s")
    #expect(Duration.microseconds(-1500).ruleLiteral == "-1.5ms")
  }

  @Test(
    arguments: [
      ("0B", 0, "0B"), ("5MB", 5_000_000, "5MB"), ("5MiB", 5_242_880, "5MiB"),
      ("1500B", 1500, "1500B"),
      ("1.5KB", 1500, "1500B"), ("1024B", 1024, "1KiB"), ("1000KB", 1_000_000, "1MB"),
      ("2TB", 2_000_000_000_000, "2TB"), ("1TiB", 1 << 40, "1TiB"), ("0.5KiB", 512, "512B"),
      ("18446744073709551615B", UInt64.max, "18446744073709551615B"),
    ] as [(String, UInt64, String)]
  )
  func `a size is read and written`(text: String, bytes: UInt64, literal: String) {
    #expect(withBytes(of: text) { ByteCount(ruleLiteral: $0) }?.bytes == bytes)
    #expect(ByteCount(bytes: bytes).description == literal)
    #expect(withBytes(of: literal) { ByteCount(ruleLiteral: $0) }?.bytes == bytes)
  }

  @Test(arguments: [
    "", "5", "MB", "5 MB", "5mb", "5kB", "-5MB", "0.5B", "1.0001KB5", "18446744073709551616B",
    "99999999999TB",
    "1.5", "5M",
  ])
  func `what is no size is none`(text: String) {
    #expect(withBytes(of: text) { ByteCount(ruleLiteral: $0) } == nil)
  }

  @Test func `sizes compare by bytes`() {
    #expect((1000 as ByteCount) < 1024)
  }
}
