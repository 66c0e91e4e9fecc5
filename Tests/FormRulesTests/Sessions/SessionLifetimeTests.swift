import FormRules
import Observation
import Testing

/// Sessions, fields and rows that an app keeps or lets go of, in whatever order.
@Suite(.timeLimit(.minutes(20))) struct SessionLifetimeTests {
  private static let rules = """
    form g { field x { required }; field y }
    form f { field a { required }; field home: g; field rows: list of g; field tags: list of text }
    """

  @Test func `nothing that nobody uses stays`() throws {
    weak var goneSession: FormSession?
    weak var goneField: FormField?
    weak var goneRow: FormRow?
    do {
      let session = try session(Self.rules, ["rows": [["x": "1"], ["x": "2"]]])
      let row = try #require(session.at("rows").rows.last)
      let field = try #require(row.field("x"))
      try field.edit(0..<0, "z")
      _ = (field.text, session.verdict, session.focusedField?.path)
      (goneSession, goneField, goneRow) = (session, field, row)
    }
    #expect(goneSession == nil)
    #expect(goneField == nil)
    #expect(goneRow == nil)
  }

  @Test func `a field outlives its session, and does nothing then`() throws {
    weak var goneSession: FormSession?
    let kept: (field: FormField, rows: FormField, row: FormRow)
    do {
      let session = try session(Self.rules, ["a": "1", "rows": [["x": "1"]]])
      let rows = try session.at("rows")
      kept = (try session.at("a"), rows, try #require(rows.rows.first))
      goneSession = session
    }
    #expect(goneSession == nil)
    #expect(throws: SessionError.ended) { try kept.field.edit(0..<0, "x") }
    #expect(throws: SessionError.ended) { try kept.field.set("x") }
    #expect(throws: SessionError.ended) { try kept.rows.append() }
    #expect(throws: SessionError.ended) { try kept.row.set(["x": "2"]) }
    kept.field.focus()
    kept.field.leave()
    kept.field.isEnabled = false
    #expect(kept.field.value == nil && kept.field.text.isEmpty && kept.rows.rows.isEmpty)
    #expect(kept.row.position == nil && kept.row.path == nil)
    #expect(kept.field.label == "A")
  }

  @Test func `a row that was removed is empty, and the row that comes after it is another`() throws
  {
    let session = try session(Self.rules, ["rows": [["x": "1"], ["x": "2"]]])
    let rows = try session.at("rows")
    let removed = try #require(rows.rows.first)
    let field = try #require(removed.field("x"))
    field.focus()
    try rows.remove(removed)
    #expect(session.focusedField == nil)
    let added = try rows.append(["x": "3"])
    #expect(added.id != removed.id)
    #expect(removed.position == nil && removed.value == .null)
    #expect(field.value == nil && field.violations.isEmpty)
    #expect(throws: SessionError.ended) { try field.edit(0..<0, "9") }
    #expect(throws: SessionError.unknownRow("rows")) { try removed.set(["x": "9"]) }
    #expect(session.givenValues["rows"] == [["x": "2"], ["x": "3"]])
    #expect(added.field("x")?.value == "3")
  }

  @Test func `the same field is the same object`() throws {
    let session = try session(Self.rules, ["rows": [["x": "1"], ["x": "2"]]])
    let rows = try session.at("rows")
    let second = rows.rows[1]
    try rows.move(from: 1, to: 0)
    #expect(rows.rows[0] === second)
    #expect(second.fields.map(\.id) == rows.rows[0].fields.map(\.id))
    #expect(Set(rows.rows.flatMap(\.fields).map(\.id)).count == 4)
    let field = try session.at("rows[0].x")
    #expect(field === second.field("x") && field === second.fields[0])
    #expect(try session.at("home.x") === session.at("home").fields[0])
    field.focus()
    #expect(session.focusedField === field)
    #expect(session.firstInvalidField?.path == "a")
  }

  /// Lets a field be read where observers are notified, which is on the thread that changes it.
  private struct Observed: @unchecked Sendable {
    let field: FormField
  }

  @Test func `an observer may read the form at once, and is notified once a reading`() throws {
    let session = try session(Self.rules)
    let field = try session.at("a")
    let observed = Observed(field: field)
    let seen = Asked()
    func watch() {
      withObservationTracking {
        _ = (field.text, field.state)
      } onChange: {
        seen.note("\(observed.field.text) \(observed.field.state)")
      }
    }
    watch()
    try field.set("1")
    watch()
    try field.set("2")
    try field.set("3")
    #expect(seen.texts == ["1 valid", "2 valid"])
  }
}
