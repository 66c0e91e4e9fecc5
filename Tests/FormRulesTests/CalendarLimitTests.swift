import FormRules
import RuleEngine
import Testing

/// Dates that durations move to the ends of the calendar and beyond: right, or undecided.
@Suite struct CalendarLimitTests {
  private static let nanosecondsPerDay: Int128 = 86_400_000_000_000

  /// Durations as rule files write them, with their nanoseconds.
  private static let durations: [(text: String, nanoseconds: Int128)] = [
    ("0s", 0), ("1ms", 1_000_000), ("1d", nanosecondsPerDay), ("25h", nanosecondsPerDay * 25 / 24),
    ("106752d", 106_752 * nanosecondsPerDay), ("3652058d", 3_652_058 * nanosecondsPerDay),
    ("3652059d", 3_652_059 * nanosecondsPerDay),
    ("106751991167300d", 106_751_991_167_300 * nanosecondsPerDay),
    ("9223372036854775807s", 9_223_372_036_854_775_807 * 1_000_000_000),
    ("9223372036854775807999ms", 9_223_372_036_854_775_807_999 * 1_000_000),
  ]

  private static let dates = ["0001-01-01", "0001-01-02", "1970-01-01", "2026-03-01", "9999-12-31"]
  private static let times = ["00:00", "00:00:00.001", "11:00", "23:59:59.999999999"]

  private static func judge(_ type: String, _ value: String, sign: String, _ duration: String)
    throws
    -> Report
  {
    let form = try form(
      """
      rule at(moment) { equal(moment \(sign) \(duration)) }
      form f { field a: \(type) { at(b) }; field b: \(type) }
      """
    )
    // It is only asked whether there is an answer; the tests below ask which.
    return form.validate(["a": .text(value), "b": .text(value)])
  }

  @Test(arguments: ["+", "-"])
  func `dates move by whole days, or out of the calendar`(_ sign: String) throws {
    for date in Self.dates {
      let day = try #require(CalendarDate(date)?.daysSinceEpoch)
      for (text, nanoseconds) in Self.durations {
        let days = nanoseconds / Self.nanosecondsPerDay * (sign == "+" ? 1 : -1)
        let moved = Int(exactly: Int128(day) + days).flatMap(CalendarDate.init(daysSinceEpoch:))
        let report = try Self.judge("date", date, sign: sign, text)
        let expected: Report.Verdict = moved == nil ? .undecided : days == 0 ? .valid : .invalid
        #expect(report.verdict == expected, "\(date) \(sign) \(text)")
      }
    }
  }

  @Test(arguments: ["+", "-"])
  func `times stay in their day`(_ sign: String) throws {
    for time in Self.times {
      for (text, nanoseconds) in Self.durations {
        let isSame = nanoseconds % Self.nanosecondsPerDay == 0
        let report = try Self.judge("time", time, sign: sign, text)
        #expect(report.verdict == (isSame ? .valid : .invalid), "\(time) \(sign) \(text)")
      }
    }
  }

  @Test(arguments: ["+", "-"])
  func `moments move to the nanosecond, or out of the calendar`(_ sign: String) throws {
    for date in Self.dates {
      for time in Self.times {
        let day = try #require(CalendarDate(date)?.daysSinceEpoch)
        let start =
          Int128(day) * Self.nanosecondsPerDay
          + Int128(try #require(TimeOfDay(time)).nanosecondsSinceMidnight)
        for (text, nanoseconds) in Self.durations {
          let moved = start + nanoseconds * (sign == "+" ? 1 : -1)
          let isInside =
            moved >= -719_162 * Self.nanosecondsPerDay
            && moved < 2_932_897 * Self.nanosecondsPerDay
          let report = try Self.judge("datetime", "\(date)T\(time)", sign: sign, text)
          let expected: Report.Verdict =
            !isInside ? .undecided : nanoseconds == 0 ? .valid : .invalid
          #expect(report.verdict == expected, "\(date)T\(time) \(sign) \(text)")
        }
      }
    }
  }

  @Test func `what is undecided says why`() throws {
    let report = try Self.judge("date", "2026-03-01", sign: "+", "9999999d")
    #expect(report.undecided.map(\.reason) == [.limit("years of the calendar")])
    let now = try form("field a: datetime { before(now + 3652058d) }")
    let options = ValidationOptions(clock: .fixed(noon))
    #expect(now.validate(["a": "2026-03-01T10:00"], options: options).verdict == .undecided)
  }

  @Test func `a moved field that can't be read is the one that is named`() throws {
    let report = try form("field x; field a: date { before(b + 1d) }; field b: date \"Start\"")
      .validate(["a": "2026-03-01", "b": "soon"])
    #expect(report.undecided.map(\.reason) == [.unreadable("Start")])
  }

  @Test(arguments: [
    "field a: time { after(\"10:00\" + 106752d) }",
    "field a: time { after(\"10:00\" - 106751991167300d) }",
  ])
  func `a constant time stays in its day`(_ text: String) throws {
    #expect(try form(text).validate(["a": "11:00"]).verdict == .valid)
    #expect(try form(text).validate(["a": "09:00"]).verdict == .invalid)
  }

  @Test func `sizes and counts of any size are compared`() throws {
    let sizes = try form(
      """
      field a: file { max_size(18446744073709551615B) }
      field b: list of text { size(0...9223372036854775807) }
      field c { length(0...9223372036854775807) }
      """
    )
    #expect(sizes.validate(["b": ["x"], "c": "x"]).verdict == .valid)
  }
}
