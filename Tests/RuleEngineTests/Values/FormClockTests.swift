import RuleEngine
import Testing

struct FormClockTests {
  /// Rome in 2026: summer time from 29 March 01:00 UTC to 25 October 01:00 UTC.
  private static let rome = FormClock(
    now: { Instant(secondsSinceEpoch: 1_774_746_000) },
    offset: {
      $0.secondsSinceEpoch >= 1_774_746_000 && $0.secondsSinceEpoch < 1_792_890_000 ? 7200 : 3600
    }
  )

  @Test(arguments: [
    ("2026-01-31T09:30", "2026-01-31T08:30:00Z"), ("2026-07-01T09:30", "2026-07-01T07:30:00Z"),
    ("2026-03-29T01:59:59", "2026-03-29T00:59:59Z"), ("2026-03-29T03:00", "2026-03-29T01:00:00Z"),
    // This one never comes: it is read as if the clocks had not gone forward.
    ("2026-03-29T02:30", "2026-03-29T01:30:00Z"),
    // This one comes twice: the first is meant.
    ("2026-10-25T02:30", "2026-10-25T00:30:00Z"), ("2026-10-25T03:00", "2026-10-25T02:00:00Z"),
    ("2026-10-25T01:59", "2026-10-24T23:59:00Z"),
    ("2026-07-01T09:30Z", "2026-07-01T09:30:00Z"),
    ("2026-07-01T09:30-05:00", "2026-07-01T14:30:00Z"),
    ("2026-07-01T09:30:00.25+14:00", "2026-06-30T19:30:00.25Z"),
  ])
  func `a date and time means a moment`(text: String, moment: String) throws {
    #expect(Self.rome.instant(of: try #require(DateTime(text))).description == moment)
  }

  @Test func `local time is told back`() throws {
    for text in ["2026-01-31T09:30:00", "2026-07-01T09:30:00.5", "2026-03-29T03:00:00"] {
      let dateTime = try #require(DateTime(text))
      #expect(Self.rome.local(Self.rome.instant(of: dateTime)) == dateTime)
    }
    #expect(Self.rome.local(Instant(secondsSinceEpoch: .max)) == nil)
  }

  @Test func `today is the day in the form's time zone`() {
    let beforeMidnight = Instant(secondsSinceEpoch: 1_769_900_000)
    #expect(beforeMidnight.description == "2026-01-31T22:53:20Z")
    #expect(FormClock.fixed(beforeMidnight).today.description == "2026-01-31")
    #expect(FormClock.fixed(beforeMidnight, offset: 7200).today.description == "2026-02-01")
    #expect(
      FormClock.fixed(Instant(secondsSinceEpoch: -1), offset: 0).today.description == "1969-12-31"
    )
    #expect(FormClock.fixed(Instant(secondsSinceEpoch: .max)).today.description == "9999-12-31")
    #expect(FormClock.fixed(Instant(secondsSinceEpoch: .min)).today.description == "0001-01-01")
  }

  @Test func `a day begins at its local midnight`() throws {
    let date = try #require(CalendarDate("2026-07-01"))
    #expect(Self.rome.startOfDay(date).description == "2026-06-30T22:00:00Z")
  }

  @Test func `the clock of the system is past the day that this was written and goes on`() {
    let clock = FormClock.system
    let first = clock.now()
    #expect(first > Instant(secondsSinceEpoch: 1_700_000_000))
    #expect(clock.now() >= first)
    #expect((-86_400...86_400).contains(clock.offset(first)))
    #expect(clock.offset(Instant(secondsSinceEpoch: .max)) == 0)
  }

  @Test func `moments move by durations to the nanosecond`() {
    let start = Instant(secondsSinceEpoch: 10, nanoseconds: 400_000_000)
    #expect(start + .milliseconds(600) == Instant(secondsSinceEpoch: 11))
    #expect(start - .milliseconds(500) == Instant(secondsSinceEpoch: 9, nanoseconds: 900_000_000))
    #expect(start - .seconds(11) == Instant(secondsSinceEpoch: -1, nanoseconds: 400_000_000))
    #expect(start - .nanoseconds(1) == Instant(secondsSinceEpoch: 10, nanoseconds: 399_999_999))
    #expect(
      start - Duration(secondsComponent: 0, attosecondsComponent: 1)
        == Instant(secondsSinceEpoch: 10, nanoseconds: 399_999_999)
    )
    #expect(start.duration(to: start + .seconds(-3)) == .seconds(-3))
    #expect(start < start + .nanoseconds(1))
    #expect(
      Instant(secondsSinceEpoch: 0, nanoseconds: -1)
        == Instant(secondsSinceEpoch: -1, nanoseconds: 999_999_999)
    )
    #expect(
      Instant(secondsSinceEpoch: 0, nanoseconds: .min)
        == Instant(secondsSinceEpoch: -3, nanoseconds: 852_516_352)
    )
    #expect(
      Instant(secondsSinceEpoch: 0, nanoseconds: .max)
        == Instant(secondsSinceEpoch: 2, nanoseconds: 147_483_647)
    )
  }

  @Test func `moments stop at the ends of what can be held`() {
    let last = Instant(secondsSinceEpoch: .max)
    #expect(last + .seconds(Int64.max) == last)
    #expect(Instant(secondsSinceEpoch: .min) - .seconds(1) == Instant(secondsSinceEpoch: .min))
  }
}
