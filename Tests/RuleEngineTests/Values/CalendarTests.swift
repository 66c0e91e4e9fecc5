import RuleEngine
import Testing

struct CalendarTests {
  @Test func `every day of the calendar has its number and its text`() {
    var expected = -719_162
    var previous: CalendarDate?
    for year in 1...9999 {
      for month in 1...12 {
        var day = 1
        while let date = CalendarDate(year: year, month: month, day: day) {
          // An expectation per day would take minutes.
          let isRight =
            date.daysSinceEpoch == expected && CalendarDate(daysSinceEpoch: expected) == date
            && (date.year, date.month, date.day) == (year, month, day)
            && previous.map { $0 < date } ?? true
          if !isRight { Issue.record("\(date)") }
          previous = date
          expected += 1
          day += 1
        }
        if day < 29 || day > 32 { Issue.record("\(year)-\(month) has \(day - 1) days") }
      }
    }
    #expect(expected == 2_932_897)
    #expect(CalendarDate(daysSinceEpoch: expected) == nil)
    #expect(CalendarDate(daysSinceEpoch: -719_163) == nil)
    #expect(CalendarDate(daysSinceEpoch: .max) == nil)
    #expect(CalendarDate(daysSinceEpoch: 0)?.description == "1970-01-01")
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
    (2023, 2, 29),
    (1900, 2, 29), (2026, 4, 31), (.min, .min, .min), (.max, .max, .max),
  ])
  func `a day that the calendar lacks is none`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func `dates are written as ISO 8601 has it`() {
    #expect(CalendarDate("0044-03-15")?.description == "0044-03-15")
    #expect(CalendarDate("2026-01-31") == CalendarDate(year: 2026, month: 1, day: 31))
    #expect(CalendarDate("2026-01-3") == nil)
    #expect(CalendarDate("2026-01-311") == nil)
  }

  @Test(arguments: [
    ("09:30", "09:30:00"), ("09:30:15", "09:30:15"), ("09:30:15.250", "09:30:15.25"),
    ("23:59:59.999999999", "23:59:59.999999999"), ("00:00:00.000000001", "00:00:00.000000001"),
    ("00:00:00.0", "00:00:00"),
  ])
  func `times are written with seconds and the shortest fraction`(
    text: String,
    description: String
  ) throws {
    let time = try #require(TimeOfDay(text))
    #expect(time.description == description)
    #expect(TimeOfDay(description) == time)
    #expect(
      TimeOfDay(
        hour: time.hour,
        minute: time.minute,
        second: time.second,
        nanosecond: time.nanosecond
      ) == time
    )
    #expect(TimeOfDay(nanosecondsSinceMidnight: time.nanosecondsSinceMidnight) == time)
  }

  @Test func `times that no clock shows are none`() {
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
    #expect(TimeOfDay(hour: 0, minute: 0, second: 0, nanosecond: 1_000_000_000) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
    #expect(TimeOfDay(nanosecondsSinceMidnight: -1) == nil)
    #expect(TimeOfDay(nanosecondsSinceMidnight: 86_400_000_000_000) == nil)
    #expect(TimeOfDay("24:00") == nil)
  }

  @Test func `times are in the order of the day`() throws {
    let times = try ["00:00", "00:00:00.5", "09:30", "10:00", "23:59:59.9"]
      .map { try #require(TimeOfDay($0)) }
    #expect(times == times.reversed().sorted())
  }

  @Test(arguments: [
    ("2026-01-31T09:30", "2026-01-31T09:30:00"),
    ("2026-01-31 09:30:15.5z", "2026-01-31T09:30:15.5Z"),
    ("2026-01-31t09:30:00+01:30", "2026-01-31T09:30:00+01:30"),
    ("2026-01-31T09:30:00-00:30", "2026-01-31T09:30:00-00:30"),
    ("2026-01-31T09:30:00-00:00", "2026-01-31T09:30:00Z"),
  ])
  func `a date and time is written as RFC 3339 has it`(text: String, description: String) throws {
    let dateTime = try #require(DateTime(text))
    #expect(dateTime.description == description)
    #expect(DateTime(description) == dateTime)
  }

  @Test func `an offset has whole minutes and is less than a day`() throws {
    let date = try #require(CalendarDate("2026-01-31"))
    let time = try #require(TimeOfDay("09:30"))
    #expect(
      DateTime(date: date, time: time, offset: 3600)?.description == "2026-01-31T09:30:00+01:00"
    )
    #expect(DateTime(date: date, time: time, offset: 61) == nil)
    #expect(DateTime(date: date, time: time, offset: 86_400) == nil)
    #expect(DateTime(date: date, time: time, offset: .min) == nil)
    #expect(DateTime(date: date, time: time).offset == nil)
  }
}
