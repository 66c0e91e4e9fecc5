import FormRules
import Testing

/// `isDirty`, which an app asks before it closes a form.
@Suite(.timeLimit(.minutes(20))) struct SessionDirtyTests {
  private static let rules = """
    form line { field count: integer; field price: number @default(2); field sum: number = count * price }
    form f {
        field seats: integer @default(1)
        field day: date
        field name
        field total: number = seats * 2
        field lines: list of line
        field home: line
        field work: line
        field tags: list of text
        field labels: map of text
        group more { field x; field y: number = seats + 1 }
    }
    """
  private static let values: [String: Value] = [
    "lines": [["count": 2, "price": 3]], "home": ["count": 1, "price": 5], "day": "2026-03-01",
  ]

  private func dirtyFields(in session: FormSession) -> [String] {
    session.fields.filter(\.isDirty).map(\.path.description)
  }

  @Test func `a form that was just opened or reset is not dirty`() throws {
    let session = try session(SessionDirtyTests.rules, SessionDirtyTests.values)
    #expect(dirtyFields(in: session) == [])
    try session.set(3, at: "seats")
    try session.at("lines").append(["count": 1])
    session.reset()
    #expect(dirtyFields(in: session) == [])
  }

  /// A type, a value as data has it, the same as a picker sets it, and another one.
  private static let sameValues: [(type: String, given: Value, chosen: Value?, other: Value)] = [
    ("date", "2026-03-01", CalendarDate("2026-03-01").map { .date($0) }, "2026-03-02"),
    (
      "date as \"DD.MM.YYYY\"", "2026-03-01", CalendarDate("2026-03-01").map { .date($0) },
      "02.03.2026"
    ),
    ("month", "2026-03", CalendarMonth("2026-03").map { .month($0) }, "2026-04"),
    ("time", "09:30", TimeOfDay("09:30:00").map { .time($0) }, "09:31"),
    (
      "datetime", "2026-03-01T09:30Z", DateTime("2026-03-01T09:30:00Z").map { .dateTime($0) },
      "2026-03-01T09:30"
    ),
    ("number", "1.50", 1.5, "1.51"),
    ("integer", "7", 7, "8"),
  ]

  @Test(arguments: sameValues)
  func `a value that is chosen again is the one from the app, given as text or not`(
    _ type: String,
    _ given: Value,
    _ chosen: Value?,
    _ other: Value
  ) throws {
    let chosen = try #require(chosen)
    for (first, second) in [(given, chosen), (chosen, given)] {
      let session = try session("form f { field a: \(type) }", ["a": first])
      let field = try session.at("a")
      #expect(!field.isDirty)
      try field.set(other)
      #expect(field.isDirty)
      try field.set(second)
      #expect(!field.isDirty, "\(first) \(second)")
      try field.clear()
      #expect(field.isDirty)
    }
  }

  @Test func `a computed field is never dirty`() throws {
    let session = try session(SessionDirtyTests.rules, SessionDirtyTests.values)
    try session.set(3, at: "seats")
    #expect(try session.at("total").value == 6)
    #expect(dirtyFields(in: session) == ["seats"])
    try session.set(3, at: "home.count")
    #expect(try session.at("home.sum").value == 15)
    #expect(try !session.at("home.sum").isDirty)
    #expect(dirtyFields(in: session) == ["seats", "home"])
  }

  @Test func `typing the initial value again makes the field clean`() throws {
    let session = try session(SessionDirtyTests.rules, SessionDirtyTests.values)
    let seats = try session.at("seats")
    try seats.edit(to: "12")
    #expect(seats.isDirty)
    try seats.edit(to: "1")
    #expect(!seats.isDirty)
    try session.at("home.count").edit(to: "2")
    #expect(dirtyFields(in: session) == ["home"])
    try session.at("home.count").edit(to: "1")
    #expect(dirtyFields(in: session) == [])
    try session.at("day").edit(to: "2026-03-0")
    #expect(dirtyFields(in: session) == ["day"])
    try session.at("day").edit(to: "2026-03-01")
    #expect(dirtyFields(in: session) == [])
  }

  @Test func `an emptied field is the same as one without a value`() throws {
    let session = try session(SessionDirtyTests.rules, SessionDirtyTests.values)
    for path: FieldPath in ["name", "more.x", "work.count"] {
      try session.at(path).edit(to: "7")
      #expect(try session.at(path).isDirty)
      try session.at(path).edit(to: "")
      #expect(dirtyFields(in: session) == [])
    }
    try session.set(.null, at: "name")
    try session.at("tags").append("a")
    #expect(dirtyFields(in: session) == ["tags"])
    try session.at("tags").remove(at: 0)
    try session.at("labels").set("x", forKey: "a")
    #expect(dirtyFields(in: session) == ["labels"])
    try session.at("labels").removeEntry(forKey: "a")
    #expect(dirtyFields(in: session) == [])
    try session.at("day").clear()
    #expect(dirtyFields(in: session) == ["day"])
  }

  @Test(arguments: ["move", "remove", "replace"])
  func `rows begin again when their list is reset, whichever they were before`(
    _ change: String
  ) throws {
    for resetsSession in [true, false] {
      let session = try session(
        SessionDirtyTests.rules,
        ["lines": [["count": 2, "price": 3], ["count": 4, "price": 5]]]
      )
      let lines = try session.at("lines")
      let states = lines.rows.flatMap(\.fields).map(\.state)
      switch change {
      case "move": try lines.move(from: 0, to: 1)
      case "remove": try lines.remove(at: 0)
      default: try lines.set([["count": 9], ["count": 8], ["count": 7]])
      }
      if resetsSession { session.reset() } else { try lines.reset() }
      #expect(lines.rows.map { $0.value["count"] } == [2, 4])
      #expect(!lines.isDirty)
      let fields = lines.rows.flatMap(\.fields)
      #expect(fields.filter(\.isDirty).map(\.path) == [])
      if resetsSession { #expect(fields.map(\.state) == states) }
      let count = try session.at("lines[1].count")
      try count.edit(to: "6")
      try count.reset()
      #expect(count.value == 4)
      #expect(try session.at("lines[1].sum").value == 20)
    }
  }

  @Test func `rows that are added, moved or changed make their list dirty`() throws {
    let session = try session(SessionDirtyTests.rules, SessionDirtyTests.values)
    let lines = try session.at("lines")
    let row = try lines.append()
    #expect(lines.isDirty)
    #expect(row.fields.allSatisfy { !$0.isDirty })
    try lines.move(from: 1, to: 0)
    try lines.remove(row)
    #expect(!lines.isDirty)
    try session.at("lines[0].count").edit(to: "")
    #expect(lines.isDirty)
    try session.at("lines[0].count").edit(to: "2")
    #expect(!lines.isDirty)
  }

  @Test func `rows that the app sets begin with the values that it sets`() throws {
    let session = try session(
      "form i { field x }\nform line { field a; field home: i; field parts: list of i }\nform f { field lines: list of line }",
      ["lines": [["a": "1"]]]
    )
    let lines = try session.at("lines")
    try lines.set([
      ["a": "2"], ["a": "3", "home": ["x": "4"], "parts": [["x": "5"]]],
    ])
    #expect(lines.isDirty)
    let (kept, new) = (lines.rows[0], lines.rows[1])
    // A row that was there keeps its identity, so it keeps its initial values.
    #expect(kept.fields.map(\.isDirty) == [true, false, false])
    #expect(new.fields.allSatisfy { !$0.isDirty && $0.state == .untouched })
    try session.set("9", at: "lines[1].parts[0].x")
    try session.set("9", at: "lines[1].a")
    #expect(new.fields.map(\.isDirty) == [true, false, true])
    for field in new.fields { try field.reset() }
    #expect(new.value == ["a": "3", "home": ["x": "4"], "parts": [["x": "5"]]])
    try session.at("lines[0].a").reset()
    #expect(kept.value["a"] == "1")
    try session.update(["lines": [["a": "1"]]])
    #expect(!session.isDirty)
  }
}
