import FormRules
import Testing

/// Values as people write them: `as "DD.MM.YYYY"`; the clock of the cases is in March 2026.
struct NotationTests {
  private static let date = "field a: date as \"DD.MM.YYYY\""
  private static let month = "field a: month as \"MM/YY\""
  private static let number = "field a: number as \"1.234,56\""

  @Test(arguments: [
    Case("\(date) { before(today) }", ["a": "28.02.2026"], "valid"),
    Case("\(date) { before(today) }", ["a": "1.3.2026"], "a: before"),
    Case("\(date) { before(today) }", ["a": "2026-02-28"], "valid"),
    Case(date, ["a": "29.02.2026"], "a: type"),
    Case(date, ["a": "28/02/2026"], "a: type"),
    Case("\(date) { equal(\"2026-03-01\") }", ["a": "1.3.2026"], "valid"),
    Case("\(month) { min_value(today) }", ["a": "03/26"], "valid"),
    Case("\(month) { min_value(today) }", ["a": "2/26"], "a: min_value"),
    Case(month, ["a": "08/2027"], "a: type"),
    Case("\(number) { max_value(1000) }", ["a": "1.000"], "valid"),
    Case("\(number) { max_value(1000) }", ["a": "1.001"], "a: max_value"),
    Case("\(number) { max_value(1000) }", ["a": 1.001], "valid"),
    Case("\(number) { equal(1.5) }", ["a": "1.5"], "valid"),
    Case("\(number) { equal(0.125) }", ["a": "0.125"], "valid"),
    Case("\(number) { multiple_of(0.05) }", ["a": "1234,55"], "valid"),
    Case(number, ["a": "12.34,5"], "a: type"),
    Case(
      "field a: integer as \"1'234\" { max_value(5000) }",
      ["a": "5\u{2019}001"],
      "a: max_value"
    ),
    Case("field a: time as \"hh:mm a\" { after(\"12:00\") }", ["a": "12:30 pm"], "valid"),
    Case("field a: time as \"hh:mm a\" { after(\"12:00\") }", ["a": "12:30 AM"], "a: after"),
    Case(
      "field a: list of date as \"D/M/YY\" { unique; each { after(\"2000-01-01\") } }",
      ["a": ["3/1/26", "2026-01-04", "1/1/99"]],
      "a[2]: after"
    ),
    Case(
      "field a: list of date as \"D/M/YY\" { unique }",
      ["a": ["3/1/26", "2026-01-03"]],
      "a: unique"
    ),
    Case(
      "\(date)\nfield b: date as \"MM/DD/YYYY\" { after(a) }",
      ["a": "31.01.2026", "b": "02/01/2026"],
      "valid"
    ),
    Case("\(number)\nwhen a > 1000 { field b { required } }", ["a": "1.001"], "b: required"),
    Case(
      "field a: datetime as \"DD.MM.YYYY HH:mm\" { after(now) }",
      ["a": "1.3.2026 13:30"],
      "valid"
    ),
    Case("field b: number\n\(number) = b * 2", ["a": "2.001", "b": 1000.5], "valid"),
    Case("field b: number\n\(number) = b * 2", ["a": "2.002", "b": 1000.5], "a: computed"),
    Case("field b: date\n\(date) = b + 1d", ["b": "2026-01-01"], "valid"),
    Case("field b: date\n\(date) = b + 1d", ["b": "2026-01-01", "a": "2.1.2026"], "valid"),
    Case("field b: date\n\(date) = b + 1d", ["b": "2026-01-01", "a": nil], "valid"),
    Case("field b: month\n\(month) = b + 1y", ["b": "2026-01", "a": "02/27"], "a: computed"),
    Case(
      "field a: map of date as \"D.M.YY\" { each { after(\"2026-01-01\") } }",
      ["a": ["x": "1.2.26"]],
      "valid"
    ),
    // Digits beyond 64 bits.
    Case(
      "\(number) { equal(b) }\nfield b: number",
      ["a": "12345678901234567890,5", "b": "12345678901234567890.5"],
      "valid"
    ),
  ])
  func `texts in the notation are values`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `values are given out as data has them`() throws {
    let fields = "\(Self.date)\nfield b: number as \"1.234,56\"\nfield c: month as \"MM/YY\""
    let report = try form(fields).validate(["a": "3.1.2026", "b": "1.234,50", "c": "8/27"])
    let date = try #require(CalendarDate("2026-01-03"))
    let month = try #require(CalendarMonth("2027-08"))
    #expect(report.accepted == ["a": .date(date), "b": 1234.5, "c": .month(month)])
  }

  @Test(arguments: [
    ("\(date) { before(\"2026-03-01\") }", "1.4.2026", "This must be before 01.03.2026."),
    (date, "x", "Enter a date, such as 31.12.2026."),
    (month, "x", "Enter a month, such as 12/26."),
    (number, "x", "Enter a number, such as 1.234,56."),
    (
      "\(number) { between(0.5, 10000) \"{value}: {min} to {max}\" }", "20000",
      "20.000: 0,5 to 10.000"
    ),
    ("\(month) { before(\"2026-03\") \"{value}, {limit}\" }", "2026-04", "04/26, 03/26"),
  ])
  func `messages are in the notation`(fields: String, text: String, message: String) throws {
    let report = try form(fields).validate(["a": .text(text)])
    #expect(report.violations.map(\.message) == [message])
  }

  // MARK: Live

  @Test func `separators are put in while a date is typed`() throws {
    let session = try session("\(Self.date) { required }")
    let field = try session.at("a")
    var shown: [String] = []
    for character in "31122026" {
      let outcome = try field.edit(field.text.count..<field.text.count, String(character))
      shown.append("\(outcome.shown) \(outcome.caret) \(field.state)")
    }
    #expect(
      shown == [
        "3 1 incomplete", "31. 3 incomplete", "31.1 4 incomplete", "31.12. 6 incomplete",
        "31.12.2 7 incomplete", "31.12.20 8 incomplete", "31.12.202 9 incomplete",
        "31.12.2026 10 valid",
      ]
    )
    #expect(field.value == .date(try #require(CalendarDate("2026-12-31"))))
  }

  @Test func `separators that are typed are no others`() throws {
    let session = try session(Self.date)
    let field = try session.at("a")
    try field.type("3.1.2026")
    #expect(field.text == "3.1.2026")
    #expect(field.state == .valid)
    try field.edit(0..<field.text.count, "")
    try field.type("31.12.2026")
    #expect(field.text == "31.12.2026")
  }

  @Test func `Backspace over a separator takes the digit before it`() throws {
    let session = try session(Self.date)
    let field = try session.at("a")
    try field.type("3112")
    #expect(field.text == "31.12.")
    try field.deleteBackward()
    #expect(field.text == "31.1")
    try field.deleteBackward()
    try field.deleteBackward()
    #expect(field.text == "3")
  }

  @Test(arguments: ["31.12.2026", "2026-12-31", "31122026"])
  func `either notation is pasted`(text: String) throws {
    let session = try session(Self.date)
    let field = try session.at("a")
    let outcome = try field.edit(0..<0, text)
    #expect(outcome.shown == "31.12.2026")
    #expect(outcome.caret == 10)
    #expect(field.state == .valid)
    try field.edit(0..<10, "2025-01-02")
    #expect(field.text == "02.01.2025")
  }

  @Test(arguments: [
    ("date as \"DD.MM.YYYY\"", "2026-12-31"), ("date as \"DD.MM.YYYY\"", "2012-05-01"),
    ("date as \"MM/DD/YYYY\"", "1999-12-31"), ("month as \"MM/YY\"", "2027-08"),
    ("month as \"MM/YY\"", "1999-12"), ("date as \"D.M.YY\"", "1950-12-31"),
  ])
  func `data can be typed too`(type: String, text: String) throws {
    let session = try session("field a: \(type) { required }")
    let field = try session.at("a")
    for (offset, character) in text.enumerated() {
      try field.edit(field.text.count..<field.text.count, String(character))
      let isWhole = offset + 1 == text.count
      #expect(isWhole ? field.state == .valid : field.state != .invalid, "\(field.text)")
    }
    #expect(field.text == text)
  }

  @Test(arguments: [
    (date, "31.02", "31.02"), (date, "30.2.", "30.2."), (number, "1.23,", "1.23,"),
  ])
  func `what no typing can mend is invalid at once`(
    fields: String,
    typed: String,
    shown: String
  ) throws {
    let session = try session(fields)
    let field = try session.at("a")
    try field.type(typed)
    #expect(field.text.hasPrefix(String(shown.prefix(2))))
    #expect(field.state == .invalid)
  }

  @Test(arguments: [
    ("\(date)", "31.02.2000", "31.02.2000"), ("\(date)", "31022000", "31.02.2000"),
    ("\(date)", "302.2000", "30.2.2000"), ("\(date)", "29.02.2023", "29.02.2023"),
  ])
  func `what is invalid is formatted all the same`(
    fields: String,
    typed: String,
    shown: String
  ) throws {
    let session = try session(fields)
    let field = try session.at("a")
    try field.type(typed)
    #expect(field.text == shown)
    #expect(field.state == .invalid)
  }

  @Test func `numbers are bounded by what they can become in either notation`() throws {
    let session = try session("\(Self.number) { between(1000, 2000) }")
    let field = try session.at("a")
    try field.type("1.")
    #expect(field.state == .incomplete)
    try field.type("5")
    #expect(field.state == .incomplete)
    try field.type("00")
    #expect(field.state == .valid)
    try field.type(".")
    #expect(field.state == .incomplete)
    try field.edit(0..<field.text.count, "3,5")
    #expect(field.state == .invalid)
  }

  @Test func `values that are set are shown in the notation`() throws {
    let fields = "\(Self.date)\nfield b: number as \"1.234,56\"\nfield c: month as \"MM/YY\""
    let date = try #require(CalendarDate("2026-12-31"))
    let session = try session(fields, ["a": .date(date), "b": 1234.5, "c": "2027-08"])
    #expect(try session.at("a").text == "31.12.2026")
    #expect(try session.at("b").text == "1.234,5")
    #expect(try session.at("c").text == "08/27")
    let field = try session.at("a")
    try field.edit(9..<10, "5")
    #expect(field.text == "31.12.2025")
    #expect(field.state == .valid)
  }

  @Test func `a name is shown like the field that it is computed from`() throws {
    let form = try form(
      """
      form line { field price: number as "1.234,56" }
      form f {
        field day: date as "DD.MM.YYYY"
        field lines: list of line
        field kind: choice { option "full_time" "Full time"; option "other" }
        field size: number as "1,234.56"
        field n: number
        let shown = day
        let total = sum(price of lines)
        let rest = total - n
        let days = days(day, "2026-12-31")
        let chosen = kind
        check n == 1 "{shown}, {total}, {rest}, {days}, {chosen}." at n
        check n == 1 "{shown}, {total}, {rest}, {days}, {chosen}." at size
      }
      """
    )
    let report = form.validate(
      [
        "day": "2026-12-01", "lines": [["price": "1.350,5"], ["price": 100]], "n": 1450,
        "kind": "full_time", "size": 3,
      ],
      options: ValidationOptions(mode: .all)
    )
    let expected = "01.12.2026, 1.450,5, 0,5, 30, Full time."
    #expect(report.violations.map(\.message) == [expected, expected])
  }

  @Test func `a date that may still get a digit is not final`() throws {
    let session = try session("field a: date as \"YYYY/MM/DD\" { after(\"2026-01-15\") }")
    let field = try session.at("a")
    try field.type("2026/1/3")
    #expect(field.state == .incomplete)
    try field.type("1")
    #expect(field.state == .valid)
    try field.edit(0..<field.text.count, "2026/1/14")
    #expect(field.state == .invalid)
  }

  @Test func `a complete date that is too late is invalid at once`() throws {
    let session = try session("\(Self.date) { before(\"2026-01-01\") }")
    let field = try session.at("a")
    try field.type("1.2.2026")
    #expect(field.state == .invalid)
  }

  @Test func `a compiled file has its notations`() throws {
    let rules = try RuleFile(text: "form f { \(Self.date) { before(\"2026-01-01\") } }")
    let compiled = try RuleFile(compiled: rules.compiled())
    let f = try #require(compiled.form("f"))
    #expect(f.validate(["a": "31.12.2025"]).isValid)
    #expect(f.validate(["a": "1.1.2026"]).violations.map(\.rule) == ["before"])
    #expect(f.fields.first?.notation == "DD.MM.YYYY")
  }
}
