import FormRules
import Testing

/// Forms that are opened with values: what the app gave, or a `@default`, counts as visited.
@Suite struct SessionPrefilledTests {
  @Test func `a prefilled form says why it cannot be submitted`() throws {
    let session = try session(
      "field starts: date; field ends: date { after(starts) \"Ends too early.\" }",
      ["starts": "2026-03-10", "ends": "2026-03-11"]
    )
    try session.set("2026-03-01", at: "ends")
    try session.at("ends").leave()
    #expect(session.violations.map(\.message) == ["Ends too early."])
    #expect(try session.at("ends").state == .invalid)
  }

  @Test func `a rejection by the host is shown where its arguments were given`() async throws {
    let session = try session(
      """
      external rule fits(size: integer) "{value} does not fit."
      form f { field size: integer; field name { fits(size) } }
      """,
      ["size": 3],
      externals: ["fits": .init { _, _ async in .rejected }]
    )
    try session.at("name").type("Ann")
    await session.waitForAnswers()
    try session.at("name").leave()
    #expect(session.violations.map(\.message) == ["Ann does not fit."])
  }

  @Test func `values that are set, updated, or come with a row count as visited`() throws {
    let session = try session(
      """
      form row { field a: integer; field b: integer { min_value(a) } }
      form f { field rows: list of row; field most: integer; check sum(b of rows) <= most "Too much." at most }
      """
    )
    try session.update(["rows": [["a": 1, "b": 1]], "most": 5])
    try session.set(0, at: "rows[0].b")
    #expect(try session.at("rows[0].b").violations.map(\.rule) == ["min_value"])
    try session.set(9, at: "rows[0].b")
    #expect(session.violations.map(\.message) == ["Too much."])
    let row = try session.at("rows").append(["a": 2, "b": 1])
    #expect(row.field("b")?.state == .invalid)
  }

  // MARK: Defaults

  private static let defaults = """
    form line { field amount: integer @default(1); field note }
    form home { field country: choice @default("DE") { option "DE"; option "FR" }; field town }
    form f {
        field country @default("GB")
        field count: integer @default(2) { min_value(1) }
        field news: boolean @default(true)
        field day: date @default("2026-03-01")
        field tags: list of text @default("x")
        field pin @secret @default("1234")
        group card { field kind @default("visa") }
        field lines: list of line
        field name
    }
    """

  @Test func `fields that are not named begin with their default`() throws {
    let session = try session(SessionPrefilledTests.defaults, ["count": 7, "country": nil])
    #expect(
      session.values == [
        "country": nil, "count": 7, "news": true,
        "day": .date(try #require(CalendarDate("2026-03-01"))),
        "tags": ["x"], "card": ["kind": "visa"],
      ]
    )
    #expect(try session.at("count").isDirty == false)
    #expect(try session.at("news").state == .untouched)
    #expect(session.canSubmit)
    try session.set(9, at: "count")
    session.reset()
    #expect(try session.at("count").value == 7)
  }

  @Test func `a row that is added begins with defaults, those of a list's value do not`() throws {
    let session = try session(
      SessionPrefilledTests.defaults,
      ["lines": [["note": "given"]]]
    )
    let lines = try session.at("lines")
    #expect(lines.value == [["note": "given"]])
    #expect(lines.isDirty == false)
    let row = try lines.append()
    #expect(row.value == ["amount": 1])
    #expect(row.field("amount")?.isDirty == false)
    #expect(try lines.append(["amount": 5]).value == ["amount": 5])
    #expect(try lines.append(["note": "x"]).value == ["amount": 1, "note": "x"])
  }

  @Test func `a default of another type than the field's is none`() throws {
    let session = try session(
      "field a: integer @default(true); field b: choice @default(3) { option \"3\" }; field c: file @default(1)"
    )
    #expect(session.values == ["b": "3"])
  }

  // MARK: Clearing

  @Test func `clearing keeps what is read-only`() throws {
    let session = try session(
      """
      form home { field street; field town }
      form f { field a; field b; field home: home; field work: home; field rows: list of text }
      """,
      [
        "a": "1", "b": "2", "home": ["street": "x", "town": "y"], "work": ["street": "z"],
        "rows": ["1"],
      ]
    )
    try session.at("a").isReadOnly = true
    try session.at("home.street").isReadOnly = true
    session.clear()
    #expect(session.values == ["a": "1", "home": ["street": "x"]])
  }

  // MARK: Masks

  @Test func `what is set goes through the mask`() throws {
    let session = try session(
      """
      field number { mask "[0000] [0000]" }
      field expires { mask "[00]{/}[00]" }
      field phone { mask "+1 ([000]) [000]" }
      """,
      ["number": "1234-5678"]
    )
    let number = try session.at("number")
    #expect(number.value == "12345678")
    #expect(number.text == "1234 5678")
    #expect(number.isDirty == false)
    try number.set("4111 1111")
    #expect(number.value == "41111111")
    try session.set("0828", at: "expires")
    #expect(session.values["expires"] == "08/28")
    try session.update(["phone": "+1 (555) 123"])
    #expect(session.values["phone"] == "555123")
  }

  @Test func `what the mask has no place for is shown as it is, and can be mended`() throws {
    let session = try session("field number { mask \"[0000] [0000]\" }")
    let number = try session.at("number")
    try number.set("41111111-9")
    #expect(number.value == "41111111-9")
    #expect(number.text == "41111111-9")
    let outcome = try number.edit(9..<10, "")
    #expect(outcome.shown == "4111 1111")
    #expect(outcome.caret == 9)
    #expect(number.text == "4111 1111")
    #expect(number.value == "41111111")
    try number.set("abc")
    #expect(try number.edit(0..<3, "12").shown == "12")
    #expect(try number.edit(2..<2, "345").shown == "1234 5")
  }

  @Test func `a default is compared with a computed value once that was visited`() throws {
    let session = try session(
      """
      form f {
          field price: number
          field total: number = first_filled(price, 0)
          field deductible: number @default(250) { max_value(total) }
      }
      """
    )
    let deductible = try session.at("deductible")
    #expect(session.verdict == .invalid)
    #expect(deductible.violations.isEmpty)
    #expect(deductible.state == .incomplete || deductible.state == .untouched)
    try session.at("price").type("9")
    #expect(deductible.violations.isEmpty)
    try session.at("price").leave()
    #expect(deductible.violations.map(\.rule) == ["max_value"])
  }

  @Test func `rows in which nothing is filled in are no value from the app`() throws {
    let rules = """
      form person { field name; field main: boolean }
      form f {
          field people: list of person
          check count(people where main is accepted) == 1 "Choose one." at people
      }
      """
    let blank = try session(rules, ["people": [["name": " ", "main": false], [:]]])
    #expect(try blank.at("people").violations.isEmpty)
    #expect(blank.verdict == .invalid)
    let filled = try session(rules, ["people": [["name": "Ann", "main": false]]])
    #expect(try filled.at("people").violations.map(\.message) == ["Choose one."])
  }
}
