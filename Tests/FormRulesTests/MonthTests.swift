import FormRules
import Testing

/// The type `month`; the clock of the cases is in March 2026.
struct MonthTests {
  private static let both = "field a: month\nfield b: date"
  private static let anything = "field a: any { min_value(\"2026-01-15\") }"
  private static let listed = "field a: month { one_of(\"2026-01\", \"2026-03-31\") }"

  @Test(arguments: [
    Case("field a: month", ["a": "2026-01"], "valid"),
    Case("field a: month", ["a": "2026-1"], "a: type"),
    Case("field a: month", ["a": "2026-01-01"], "a: type"),
    Case("field a: month", ["a": 202_601], "a: type"),
    Case("field a: month", ["a": ""], "valid"),
    Case("field a: month { min_value(today) }", ["a": "2026-03"], "valid"),
    Case("field a: month { min_value(today) }", ["a": "2026-02"], "a: min_value"),
    Case("field a: month { after(today) }", ["a": "2026-03"], "a: after"),
    Case("field a: month { equal(today) }", ["a": "2026-03"], "valid"),
    Case(listed, ["a": "2026-03"], "valid"),
    Case(listed, ["a": "2026-02"], "a: one_of"),
    Case("field a: month { between(\"2026-01\", \"2026-03\") }", ["a": "2026-04"], "a: between"),
    Case("field a: date { before(\"2026-03\") }", ["a": "2026-02-28"], "valid"),
    Case("field a: date { before(\"2026-03\") }", ["a": "2026-03-01"], "a: before"),
    Case("\(both) { not after(a) }", ["a": "2026-03", "b": "2026-03-31"], "valid"),
    Case("\(both) { not after(a) }", ["a": "2026-03", "b": "2026-04-01"], "b: after"),
    Case("\(both) { equal(a) }", ["a": "2026-03", "b": "2026-03-01"], "valid"),
    Case(
      "\(both)\nwhen b < a { field c { required } }",
      ["a": "2026-03", "b": "2026-03-31"],
      "valid"
    ),
    Case(
      "\(both)\nwhen a == b { field c { required } }",
      ["a": "2026-03", "b": "2026-03-31"],
      "c: required"
    ),
    Case(anything, ["a": "2026-01"], "valid"),
    Case(anything, ["a": "2025-12"], "a: min_value"),
    Case("\(both) { before(a + 1mo) }", ["a": "2026-12", "b": "2026-12-31"], "valid"),
    Case("\(both) { before(a + 1mo) }", ["a": "2026-12", "b": "2027-01-01"], "b: before"),
    Case("field a: month { max_value(today + 2y) }", ["a": "2028-03"], "valid"),
    Case("field a: month { max_value(today + 2y) }", ["a": "2028-04"], "a: max_value"),
    Case(
      "\(both)\nfield c: integer { equal(months(a, b)) }\nfield d: integer { equal(years(a, b)) }",
      ["a": "2024-12", "b": "2026-11-30", "c": 23, "d": 1],
      "valid"
    ),
    Case(
      "field a: month\nfield b: integer { equal(year(a) + month(a)) }",
      ["a": "2026-12", "b": 2038],
      "valid"
    ),
    Case("field a: list of month { unique }", ["a": ["2026-01", "2026-02"]], "valid"),
    Case("field a: list of month { unique }", ["a": ["2026-01", "2026-01"]], "a: unique"),
  ])
  func `months are judged beside months and dates`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `a month and one of its days are two items`() throws {
    let month = try #require(CalendarMonth(year: 2026, month: 1))
    let items: [Value] = [.month(month), .date(month.firstDay)]
    #expect(try form("field a: list of any { unique }").validate(["a": .list(items)]).isValid)
  }

  @Test func `a month is given out in its type`() throws {
    let month = try #require(CalendarMonth(year: 2027, month: 8))
    #expect(try form("field a: month").validate(["a": "2027-08"]).accepted == ["a": .month(month)])
    #expect(try form("field a: month").validate(["a": .month(month)]).isValid)
    #expect(try ValueDecoder.decode(String.self, from: .month(month)) == "2027-08")
  }
}
