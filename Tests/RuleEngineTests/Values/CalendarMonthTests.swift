import RuleEngine
import Testing

struct CalendarMonthTests {
  @Test func `every month of the calendar has its text`() {
    var previous: CalendarMonth?
    for year in 1...9999 {
      for number in 1...12 {
        guard let month = CalendarMonth(year: year, month: number) else {
          Issue.record("\(year)-\(number)")
          continue
        }
        let isRight =
          (month.year, month.month) == (year, number) && CalendarMonth(month.description) == month
          && CalendarMonth(month.firstDay) == month && previous.map { $0 < month } ?? true
        if !isRight { Issue.record("\(month)") }
        previous = month
      }
    }
    #expect(previous?.description == "9999-12")
  }

  @Test(arguments: [(0, 1), (10_000, 1), (2026, 0), (2026, 13), (.min, .min), (.max, .max)])
  func `a month that the calendar lacks is none`(year: Int, month: Int) {
    #expect(CalendarMonth(year: year, month: month) == nil)
  }

  @Test(arguments: ["2026-1", "2026-001", "2026", "2026-01-01", "26-01", "2026/01", "0000-01", ""])
  func `months are written as ISO 8601 has it`(text: String) {
    #expect(CalendarMonth(text) == nil)
    #expect(CalendarMonth("2026-08")?.description == "2026-08")
  }
}
