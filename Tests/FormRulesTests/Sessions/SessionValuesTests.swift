import Foundation
import FormRules
import Testing

/// Values in and out of a live form, nested forms and lists included.
@Suite struct SessionValuesTests {
  private static let person = """
    form address {
        field line1 { required }
        field postcode { required; min_length(3) }
    }
    form f {
        field name { normalize trim; required }
        field age: integer
        field home: address
        field addresses: list of address { size(...3) }
        field tags: list of text { unique; each { max_length(5) } }
        group card { field number; field expires }
    }
    """

  @Test func `values go in by path and come out typed`() throws {
    let session = try session(SessionValuesTests.person, ["name": " Ann ", "age": "42"])
    try session.set("GB1", at: "home.postcode")
    try session.set("4111", at: "card.number")
    #expect(
      session.values == [
        "name": "Ann", "age": 42, "home": ["postcode": "GB1"], "card": ["number": "4111"],
      ]
    )
    #expect(try session.at("name").value == " Ann ")
    #expect(try session.at("age").value == 42)
    #expect(session.field("nothing") == nil)
    #expect(session.field("home") != nil)
    #expect(session.field("home.nothing") == nil)
    #expect(session.field("addresses[0].line1") == nil)
    #expect(throws: SessionError.unknownField("x.y")) { try session.set(1, at: "x.y") }
  }

  @Test(arguments: ["number", "date", "boolean", "date as \"DD.MM.YYYY\""])
  func `a value given while its field does not apply has to be of its type`(type: String) throws {
    let session = try session("form f { field a; when a == \"x\" { field b: \(type) } }")
    try session.set("no value", at: "b")
    #expect(session.verdict == .valid)
    try session.set("x", at: "a")
    #expect(session.verdict == .invalid)
    #expect(session.report.violations.map(\.rule) == ["type"])
  }

  @Test func `an update changes what it names, or nothing at all`() throws {
    let session = try session(
      SessionValuesTests.person,
      ["name": "Ann", "home": ["line1": "1 Rd", "postcode": "AB1"], "age": 3]
    )
    try session.update(["home": ["postcode": "CD2"], "age": nil])
    #expect(
      session.values == ["name": "Ann", "age": nil, "home": ["line1": "1 Rd", "postcode": "CD2"]]
    )
    #expect(throws: SessionError.unknownField("home.street")) {
      try session.update(["name": "Eve", "home": ["street": "x"]])
    }
    #expect(throws: SessionError.formExpected("card")) { try session.update(["card": "x"]) }
    #expect(try session.at("name").value == "Ann")
  }

  @Test func `setting a nested form replaces it, taking it away empties it`() throws {
    let session = try session(SessionValuesTests.person, ["name": "Ann"])
    let home = try session.at("home")
    try home.set(["line1": "1 Rd", "postcode": "AB1"])
    try home.set(["line1": "2 Rd"])
    #expect(session.values == ["name": "Ann", "home": ["line1": "2 Rd"]])
    #expect(session.verdict == .invalid)
    try home.clear()
    #expect(session.values == ["name": "Ann"])
    #expect(session.verdict == .valid)
    #expect(try session.at("home.line1").value == nil)
  }

  @Test func `fields of an empty nested form are judged once one is filled`() throws {
    let session = try session(SessionValuesTests.person, ["name": "Ann"])
    #expect(session.verdict == .valid)
    try session.at("home.line1").type("x")
    #expect(session.verdict == .invalid)
    #expect(session.firstInvalidField?.path == "home.postcode")
    try session.at("home.line1").deleteBackward()
    #expect(session.verdict == .valid)
  }

  @Test func `rows come, go and move with their identity`() throws {
    let session = try session(SessionValuesTests.person, ["name": "Ann"])
    let list = try session.at("addresses")
    let first = try list.append(["line1": "1 Rd", "postcode": "AB1"])
    let second = try list.append()
    #expect(session.verdict == .invalid)
    #expect(session.firstInvalidField?.path == "addresses[1].line1")
    try session.set("2 Rd", at: "addresses[1].line1")
    try second.field("postcode")?.type("CD2")
    #expect(session.verdict == .valid)
    try list.move(from: 1, to: 0)
    #expect(list.rows.map(\.id) == [second.id, first.id])
    #expect(second.path == "addresses[0]")
    try second.field("postcode")?.set("x")
    session.showAllViolations()
    #expect(session.violations.map(\.path) == ["addresses[0].postcode"])
    try list.move(from: 0, to: 1)
    #expect(session.violations.map(\.path) == ["addresses[1].postcode"])
    #expect(second.field("postcode")?.violations.map(\.path) == ["addresses[1].postcode"])
    try list.remove(second)
    #expect(session.violations.isEmpty)
    #expect(session.verdict == .valid)
    #expect(second.path == nil)
    #expect(throws: SessionError.unknownRow("addresses")) { try list.remove(second) }
    #expect(throws: SessionError.unknownRow("addresses[1]")) { try list.remove(at: 1) }
    #expect(throws: SessionError.unknownRow("name")) { try session.at("name").append() }
    #expect("\(SessionError.unknownRow("addresses[1]"))" == "there is no row 'addresses[1]'")
    #expect(
      "\(SessionError.unknownRow("name"))" == "'name' is not a list, or the row is not in it"
    )
    let third = try list.insert(["line1": "0 Rd", "postcode": "AB0"], at: 0)
    #expect(third.id != second.id)
    #expect(
      session.values["addresses"] == [
        ["line1": "0 Rd", "postcode": "AB0"], ["line1": "1 Rd", "postcode": "AB1"],
      ]
    )
  }

  @Test func `replacing a list keeps the identity of its first rows`() throws {
    let session = try session(SessionValuesTests.person)
    let tags = try session.at("tags")
    try tags.set(["a", "b", "c"])
    let ids = tags.rows.map(\.id)
    try tags.set(["x", "y"])
    #expect(tags.rows.map(\.id) == Array(ids.prefix(2)))
    #expect(tags.rows.map(\.value) == ["x", "y"])
    try tags.rows[1].set("x")
    session.showAllViolations()
    #expect(session.violations.map(\.rule).contains("unique"))
    try tags.rows[1].set("longer")
    #expect(tags.violations.map(\.path) == ["tags[1]"])
    try tags.set([])
    #expect(session.values["tags"] == [])
    try tags.clear()
    #expect(session.values["tags"] == nil)
  }

  @Test func `values come out with explicit nulls where that is asked for`() throws {
    let session = try session(
      """
      form inner { field x; field y }
      form f {
          field a
          when a is filled { field b }
          field c: inner
          field d: list of inner
          group g { field e }
      }
      """,
      ["c": ["x": "1"], "d": [["y": "2"]]]
    )
    #expect(
      session.valuesWithNulls == [
        "a": nil, "c": ["x": "1", "y": nil], "d": [["x": nil, "y": "2"]], "g": ["e": nil],
      ]
    )
  }

  @Test func `a text set from code may be asked about as if it were typed`() throws {
    let session = try session(
      "field a { filter chars(\"0-9\") and max_length(3) }; field b { mask \"[00]-[00]\" }"
    )
    #expect(try session.at("a").acceptsTyping(of: "123"))
    #expect(try !session.at("a").acceptsTyping(of: "1234"))
    #expect(try session.at("b").acceptsTyping(of: "1234"))
    #expect(try !session.at("b").acceptsTyping(of: "12-34"))
  }

  @Test func `what a form says agrees with validating its values`() throws {
    let session = try session(SessionValuesTests.person)
    try session.update(["age": "x", "tags": ["a", "longer", "a"], "home": ["line1": "1"]])
    let values: [String: Value] = [
      "age": "x", "tags": ["a", "longer", "a"], "home": ["line1": "1"],
    ]
    let report = session.form.validate(
      values,
      options: ValidationOptions(clock: .fixed(noon, offset: 3600))
    )
    #expect(session.report == report)
  }

  @Test func `a group is given out as long as there is something in it`() throws {
    let rules = """
      field x: integer
      group a { field b; group c { field d; field e: list of text; field f: integer = x + 1 } }
      """
    let session = try session(rules)
    #expect(session.values == [:])
    try session.at("a.b").type("1")
    try session.set("2", at: "a.c.d")
    #expect(session.values == ["a": ["b": "1", "c": ["d": "2"]]])
    try session.at("a.c.d").clear()
    #expect(session.values == ["a": ["b": "1"]])
    try session.at("a.c.d").set(.null)
    #expect(session.values == ["a": ["b": "1", "c": ["d": nil]]])
    try session.update(["a": ["c": ["e": ["x"]]]])
    try session.at("a.b").clear()
    try session.at("a.c.d").clear()
    #expect(session.values == ["a": ["c": ["e": ["x"]]]])
    try session.at("a.c.e").clear()
    #expect(session.values == [:])
    try session.set(1, at: "x")
    #expect(try session.values == form(rules).validate(["x": 1]).values)
    try session.at("a.b").type("1")
    #expect(try session.values == form(rules).validate(["x": 1, "a": ["b": "1"]]).values)
  }

  @Test func `lists and forms that are set are no longer untouched`() throws {
    let rules = """
      form line { field note }
      form f { field lines: list of line; field tags: list of text; field home: line; field more: map of text }
      """
    let session = try session(rules, ["tags": ["a"]])
    #expect(Set(session.fields.map(\.state)) == [.untouched])
    try session.set([["note": "x"]], at: "lines")
    try session.set(["b"], at: "tags")
    try session.set(["note": "y"], at: "home")
    try session.set(["a": "b"], at: "more")
    #expect(
      Set(try ["lines", "tags", "home", "more"].map { try session.at($0).state }) == [.valid]
    )
    try session.set(["a"], at: "tags")
    #expect(try session.at("tags").state == .untouched)
    session.reset()
    #expect(Set(session.fields.map(\.state)) == [.untouched])
  }

  // MARK: Drafts

  private static let draftRules = """
    form item { field name; field count: integer @default(1); field sum: integer = count * 2 }
    form f {
        field day: date as "DD.MM.YYYY" { required }
        field month: month
        field price: number as "1.234,56"
        field phone { mask "[000]-[000]" }
        field rate: integer @default(5)
        field size: integer
        field agreed: boolean
        when agreed == true { field why }
        group more { field note @default("x") }
        field home: item
        field items: list of item
        field tags: list of date
        field labels: map of text
        field total: integer = rate * 2
    }
    """

  @Test func `an emptied field is not null where null is a value`() throws {
    let rules = """
      exact form f { field a; field n: integer; field free: any; field note @default("x"); when free is filled { field b } }
      """
    for (rules, isExact) in [(rules, true), (rules.replacing("exact ", with: ""), false)] {
      let form = try form(rules)
      let session = try form.makeSession(["a": "x", "n": 1, "free": "y", "note": "z"])
      for path: FieldPath in ["a", "n", "free"] { try session.at(path).clear() }
      #expect(session.draft == (isExact ? ["note": "z"] : ["a": .null, "n": .null, "note": "z"]))
      let resumed = try form.makeSession(session.draft)
      #expect(resumed.draft == session.draft || !isExact)
      #expect(resumed.verdict == session.verdict && session.verdict == .valid)
      #expect(try !resumed.at("b").isActive)
      try session.at("note").clear()
      #expect(session.draft["note"] == .null)
    }
  }

  @Test func `a draft that was stored is filled in further as if nothing had happened`() throws {
    let form = try form(Self.draftRules)
    let session = try form.makeSession(["size": 3, "home": ["name": "a"], "why": "kept"])
    try session.at("day").type("01.0")
    try session.at("month").type("2026-0")
    try session.at("price").type("1.2")
    try session.at("phone").type("1234")
    try session.at("rate").clear()
    try session.at("size").clear()
    try session.at("more.note").clear()
    try session.at("home.name").type("b")
    try session.at("items").append(contentsOf: [["name": "c"], .null])
    try session.at("items[1].count").clear()
    try session.at("tags").set(["2026-1"])
    try session.at("labels").set(["a b": "x"])
    let draft = session.draft
    #expect(
      draft == [
        "day": "01.0", "month": "2026-0", "price": "1.2", "phone": "1234", "rate": .null,
        "size": .null,
        "more": ["note": .null], "home": ["name": "ab", "count": 1], "why": "kept",
        "items": [["name": "c", "count": 1], ["count": .null]], "tags": ["2026-1"],
        "labels": ["a b": "x"],
      ]
    )
    let data = Value.form(draft).json()
    let resumed = [
      try form.makeSession(json: data),
      try form.makeSession(JSONDecoder().decode([String: Value].self, from: data)),
    ]
    for other in resumed { #expect(!other.isDirty) }
    let updated = try form.makeSession(["size": 3, "home": ["name": "a"], "why": "kept"])
    try updated.update(json: data)
    #expect(updated.isDirty)
    for other in resumed + [updated] {
      #expect(other.draft == draft)
      #expect(
        other.valuesWithNulls == session.valuesWithNulls
          && other.report.violations == session.report.violations
      )
      for path: FieldPath in [
        "day", "month", "price", "phone", "rate", "home.name", "items[1].count",
      ] {
        #expect(try other.at(path).text == session.at(path).text)
      }
      try other.at("month").edit(6..<6, "1")
      #expect(other.values["month"] == CalendarMonth("2026-01").map { .month($0) })
      try other.at("day").type("3.2026")
      #expect(other.values["day"] == CalendarDate("2026-03-01").map { .date($0) })
    }
  }
}
