import RuleEngine
import Testing

@testable import CommandLineTool

struct DurationTextTests {
  @Test(arguments: [
    (Duration.nanoseconds(1), 1, "1.0"), (.nanoseconds(7), 2, "3.5"), (.zero, 10, "0.0"),
    (.microseconds(3), 16, "187.5"), (.seconds(2), 1_000, "2000000.0"), (.nanoseconds(1), 3, "0.3"),
  ])
  func `a cost has one decimal`(total: Duration, records: Int, text: String) {
    #expect((total / records).inNanoseconds == text)
  }

  @Test func `as a number it is exact`() {
    #expect((Duration.nanoseconds(7) / 2).nanoseconds.description == "3.5")
    #expect((Duration.nanoseconds(6) / 2).nanoseconds.description == "3")
    #expect(Duration.microseconds(2_500).milliseconds.description == "2.5")
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min 0 s"), (185, "3 min 5 s"), (9_600, "2 h 40 min"),
  ])
  func `the time that is left is as exact as it can be`(seconds: Int, text: String) {
    #expect(Duration.seconds(seconds).estimated == text)
  }
}
