import FormRules
import Testing

/// Language, section 3: types, and what texts stand for.
@Suite struct TypeTests {
  @Test(arguments: [
    Case("field a: integer { min_value(18) }", ["a": 18], "valid"),
    Case("field a: integer { min_value(18) }", ["a": "18"], "valid"),
    Case("field a: integer { min_value(18) }", ["a": 17], "a: min_value"),
    Case("field a: integer", ["a": 30.5], "a: type"),
    Case("field a: integer", ["a": "30.5"], "a: type"),
    Case("field a: integer", ["a": "forty"], "a: type"),
    Case("field a: integer", ["a": true], "a: type"),
    Case("field a: number { max_value(-12.50) }", ["a": "-12.5"], "valid"),
    Case("field a: number { max_value(-12.50) }", ["a": -12.49], "a: max_value"),
    Case("field a: number { between(0.1...0.3) }", ["a": 0.3], "valid"),
    Case("field a: number { multiple_of(0.01) }", ["a": 19.99], "valid"),
    Case("field a: number { multiple_of(0.01) }", ["a": 19.999], "a: multiple_of"),
    Case("field a: boolean", ["a": "true"], "valid"),
    Case("field a: boolean", ["a": "yes"], "a: type"),
    Case("field a: boolean", ["a": 1], "a: type"),
    Case("field a", ["a": 5], "a: type"),
    Case("field a", ["a": true], "a: type"),
    Case("field a", ["a": ["x"]], "a: type"),
    Case("field a: date { before(today) }", ["a": "2026-02-28"], "valid"),
    Case("field a: date { before(today) }", ["a": "2026-03-01"], "a: before"),
    Case("field a: date { after(today - 7d) }", ["a": "2026-02-23"], "valid"),
    Case("field a: date", ["a": "2026-02-29"], "a: type"),
    Case("field a: time { after(\"09:00\") }", ["a": "09:00:01"], "valid"),
    Case("field a: datetime { after(now) }", ["a": "2026-03-01T13:00:01"], "valid"),
    Case("field a: datetime { after(now) }", ["a": "2026-03-01T12:30:00"], "a: after"),
    Case("field a: datetime { after(now) }", ["a": "2026-03-01T12:00:01Z"], "valid"),
    Case(
      "field a: datetime\nfield b: datetime { not before(a + 30min) }",
      ["a": "2026-03-01T10:00", "b": "2026-03-01T10:30"],
      "valid"
    ),
    Case(
      "field a: datetime\nfield b: datetime { not before(a + 30min) }",
      ["a": "2026-03-01T10:00", "b": "2026-03-01T10:29"],
      "b: before"
    ),
    Case("field a: choice { option \"x\"; option \"y\" }", ["a": "y"], "valid"),
    Case("field a: choice { option \"x\"; option \"y\" }", ["a": "Y"], "a: one_of"),
    Case("field a: choice { option \"x\"; option \"y\" }", ["a": ""], "valid"),
    Case("field a: list of integer { size(1...2) }", ["a": [1, "2"]], "valid"),
    Case("field a: list of integer { size(1...2) }", ["a": [1, 2, 3]], "a: size"),
    Case("field a: list of integer", ["a": [1, "x"]], "a[1]: type"),
    Case(
      "field a: list of integer { each { between(1, 6) } }",
      ["a": ["two", 7]],
      "a[0]: type",
      "a[1]: between"
    ),
    Case(
      "field a: list of integer { each { between(1, 6) } or unique }",
      ["a": ["two"]],
      "a[0]: type"
    ),
    Case("field a: list of text { unique }", ["a": ["x", "y", "x"]], "a: unique"),
    Case("field a: list of integer { unique }", ["a": [1, "1"]], "a: unique"),
    Case("field a { one_of(b) }\nfield b: list of text", ["a": "x", "b": ["y", "x"]], "valid"),
    Case("field a { one_of(b) }\nfield b: list of text", ["a": "x", "b": ["y", ""]], "a: one_of"),
    Case("field a { one_of(b) }\nfield b: list of text", ["a": "x"], "a: one_of"),
    Case("field a { one_of(b) }\nfield b: list of text", ["b": ["y"]], "valid"),
    Case("field a { one_of(b, \"x\") }\nfield b: list of text", ["a": "x", "b": ["y"]], "valid"),
    Case("field a { none_of(b) }\nfield b: list of text", ["a": "x", "b": ["y"]], "valid"),
    Case("field a { none_of(b) }\nfield b: list of text", ["a": "x", "b": ["x"]], "a: none_of"),
    Case("field a { none_of(b) }\nfield b: list of text", ["a": "x"], "valid"),
    Case(
      "field a: number { one_of(b) }\nfield b: list of integer",
      ["a": "1.0", "b": ["2", 1]],
      "valid"
    ),
    Case(
      "field a { one_of(b) }\nfield b: list of text",
      ["a": "x", "b": "x"],
      "b: type",
      "a? one_of unreadable: B"
    ),
    Case(
      "field a { one_of(b, \"z\") }\nfield b: list of text",
      ["a": "x", "b": ["y", 1]],
      "b[1]: type",
      "a? one_of unreadable: B"
    ),
    Case(
      "field a { one_of(b, \"z\") }\nfield b: list of text",
      ["a": "z", "b": 1],
      "b: type"
    ),
    Case(
      "field a\nfield b: list of text\nfield c { when a is one_of(b) { required } }",
      ["a": "x", "b": ["x"]],
      "c: required"
    ),
    Case(
      "field a { not max_value(b) }\nfield b",
      ["a": "1.88888888888888888889", "b": "1.88888888888888888888"],
      "valid"
    ),
    Case(
      "field a { min_value(b) }\nfield b",
      ["a": "1.88888888888888888887", "b": "1.88888888888888888888"],
      "a: min_value"
    ),
    Case(
      "field a: list of text { each { max_length(2) } }",
      ["a": ["xx", "xxx", "xxxx"]],
      "a[1]: max_length",
      "a[2]: max_length"
    ),
    Case("field a: list of text { each { max_length(2) } or size(1) }", ["a": ["xxx"]], "valid"),
    Case("field a: list of text { not each { max_length(2) } }", ["a": ["xx"]], "a: max_length"),
    Case(
      "field a: list of choice { option \"x\"; option \"y\"; exclusive(\"x\") }",
      ["a": ["x", "y"]],
      "a: exclusive"
    ),
    Case(
      "field a: list of choice { option \"x\"; option \"y\" }",
      ["a": ["x", "z"]],
      "a[1]: one_of"
    ),
    Case(
      "field a: file { max_size(1KB); media_type(\"image/*\") }",
      ["a": .file(FileDescription(size: 1000, mediaType: "image/png"))],
      "valid"
    ),
    Case(
      "field a: file { max_size(1KB); media_type(\"image/*\") }",
      ["a": .file(FileDescription(size: 1001, mediaType: "image/png"))],
      "a: max_size"
    ),
    Case(
      "field a: file { max_size(1KB); media_type(\"image/*\") }",
      ["a": .file(FileDescription(size: 1, mediaType: "text/plain"))],
      "a: media_type"
    ),
    // What is no list is not made an empty one.
    Case("field a: list of text { normalize digits }", ["a": "x"], "a: type"),
    Case("field a: list of list of text { normalize digits }", ["a": ["x", ["y"]]], "a[0]: type"),
  ])
  func `values are judged by their type`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `strict types take no texts`() throws {
    let options = ValidationOptions(usesStrictTypes: true)
    #expect(try !form("field a: integer").validate(["a": "18"], options: options).isValid)
    #expect(try form("field a: integer").validate(["a": 18], options: options).isValid)
    #expect(try !form("field a: boolean").validate(["a": "true"], options: options).isValid)
  }

  @Test(
    arguments: [
      ("date", "2026-01-31"), ("month", "2026-01"), ("time", "09:30"),
      ("datetime", "2026-01-31T09:30:00Z"), ("date as \"DD.MM.YYYY\"", "31.01.2026"),
    ]
  )
  func `strict types take dates, which have no other notation`(type: String, text: String) throws {
    let options = ValidationOptions(usesStrictTypes: true)
    #expect(try form("field a: \(type)").validate(["a": .text(text)], options: options).isValid)
    #expect(try !form("field a: \(type)").validate(["a": "x"], options: options).isValid)
  }

  @Test func `accepted values are normalized and typed`() throws {
    let rules = """
      field a { normalize trim, collapse_spaces, lowercase }
      field b: integer
      field c: date
      field d { normalize digits }
      field e { normalize replace(/-+/, "_") }
      """
    let report = try form(rules).validate([
      "a": "  Ann   LEE ", "b": "042", "c": "2026-01-31", "d": "+44 (0)20", "e": "a--b-c", "x": 1,
    ])
    let date = CalendarDate(year: 2026, month: 1, day: 31)
    #expect(
      report.accepted == [
        "a": "ann lee", "b": 42, "c": try .date(#require(date)), "d": "44020", "e": "a_b_c",
      ]
    )
  }

  @Test func `numbers are exact`() throws {
    let report = try form("field a: number { equal(b) }\nfield b: number").validate([
      "a": "0.1000000000000000000000000001", "b": "0.1",
    ])
    #expect(report.violations.map(\.rule) == ["equal"])
    let same = try form("field a: number { equal(b) }\nfield b: number")
    #expect(same.validate(["a": "1.50", "b": 1.5]).isValid)
  }

  @Test func `a number of too many digits is undecided, not wrong`() throws {
    let digits = String(repeating: "9", count: 60)
    let report = try form("field a: integer { min_value(1) }").validate(["a": .text(digits)])
    #expect(report.verdict == .undecided)
    #expect(report.undecided.map(\.reason) == [.limit("digits of a number")])
  }
}
