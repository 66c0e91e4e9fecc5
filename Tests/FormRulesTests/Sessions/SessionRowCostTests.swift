import Observation
import RuleEngine
import TestSupport
import Testing

@testable import FormRules

/// What an edit in one of many rows costs: as much as in one of few, counted in steps of the evaluator, in
/// units that are judged, and in fields that are shown anew.
@Suite(.timeLimit(.minutes(20))) struct SessionRowCostTests {
  /// What was done for a change.
  private struct Cost: Equatable {
    var steps: Int
    var shownFields: Int
  }

  /// What is put into the fields of rows.
  private static let edits: [(name: String, values: [Value?])] = [
    ("a", [nil, "x", "X", "y"]), ("b", [nil, 1, "1.0", 2]), ("hides", [true, false]),
  ]
  /// More than any change here takes.
  private static let plenty = 1_000_000_000

  private func session(_ rules: String, rows: Int) throws -> FormSession {
    let declared = ["name", "count", "price"].filter { rules.contains("field \($0)") }
    let values = (0..<rows).map { number -> Value in
      let row: [String: Value] = [
        "name": .text("row \(number)"), "count": .number(Number(number % 7)), "price": 2,
      ]
      return .form(row.filter { declared.contains($0.key) })
    }
    return try form(rules).makeSession(["rows": .list(values)], externals: .none)
  }

  /// What a change of the state costs until it is published.
  private func cost(
    of session: FormSession,
    _ change: (inout SessionState) throws(SessionError) -> Void
  ) throws -> Cost {
    let core = session.core
    try change(&core.state)
    core.state.work.keystrokeSteps = SessionRowCostTests.plenty
    core.state.judgeMarked()
    let left = try #require(core.state.work.keystrokeSteps)
    let shown = core.state.work.fieldsToPublish.count
    core.state.publish()
    return Cost(steps: SessionRowCostTests.plenty - left, shownFields: shown)
  }

  private func keystroke(_ rules: String, at name: String, rows: Int) throws -> Cost {
    let session = try session(rules, rows: rows)
    let path = FieldPath([.name("rows"), .index(rows - 2), .name(name)])
    let field = try session.at(path)
    // What the first keys in a field begin is not what a key costs.
    try field.edit(0..<0, "1")
    try field.edit(0..<0, "1")
    return try cost(of: session) { state throws(SessionError) in
      _ = try state.edit(TextEdit(range: 0..<0, replacement: "1"), in: field.id)
    }
  }

  @Test(arguments: [
    ("name", "field name { required; max_length(60) }", ""),
    (
      "name", "field name { required }; when name is filled { field price: number { required } }",
      ""
    ),
    ("count", "field count: number { required }", "field total: number = sum(count of rows)"),
    (
      "count", "field count: number",
      "let total = sum(count of rows)\ncheck total < 1000000000 \"Too much.\""
    ),
    ("count", "field count: number", "field most: number = max(count of rows)"),
    ("count", "field count: number", "check count(rows where count > 3) < 100000 at rows"),
    (
      "count",
      "field count: number; field price: number; field amount: number = round(count * price, 2)",
      "field total: number = sum(amount of rows)"
    ),
    (
      "name", "field name; field price: number; check name is filled or price is empty \"No.\"",
      "check count(rows) < 100000"
    ),
  ])
  func `a key in one of 10,000 rows costs what it does in one of 10`(
    _ name: String,
    _ row: String,
    _ form: String
  ) throws {
    let rules = "form row { \(row) }\nform f {\nfield rows: list of row\n\(form)\n}"
    let few = try keystroke(rules, at: name, rows: 10)
    let many = try keystroke(rules, at: name, rows: 10_000)
    #expect(few.steps > 0)
    #expect(few == many)
  }

  @Test(arguments: [
    "unique", "unique(name)", "unique(name, count)", "size(1...); not unique(count)",
  ])
  func `a key in a row that must be unique costs what it does in one of 10`(_ rule: String) throws {
    let rules = """
      form row { field name; field count: number; when name is filled { field note } }
      form f { field rows: list of row { \(rule) } }
      """
    #expect(
      try keystroke(rules, at: "name", rows: 10) == keystroke(rules, at: "name", rows: 10_000)
    )
  }

  @Test func `adding, moving and removing a row judges few units anew`() throws {
    let rules = """
      form row { field name { required }; field count: number { required } }
      form f { field rows: list of row; field total: number = sum(count of rows) }
      """
    func costs(rows: Int) throws -> [Cost] {
      let session = try session(rules, rows: rows)
      let list = try session.at("rows").id
      return [
        try cost(of: session) { state throws(SessionError) in
          _ = try state.insertRows([["name": "new", "count": 1]], into: list, at: 1)
        },
        try cost(of: session) { state throws(SessionError) in
          try state.moveRow(of: list, from: 3, to: 2)
        },
        try cost(of: session) { state throws(SessionError) in
          try state.removeRows(of: list, at: [4])
        },
      ]
    }
    #expect(try costs(rows: 10) == costs(rows: 10_000))
  }

  @Test func `ten times as many rows that are added together cost at most ten times as much`()
    throws
  {
    let rules = """
      form row { field name { required }; field count: number { required; max_value(9) } }
      form f { field rows: list of row { unique(name) }; field total: number = sum(count of rows) }
      """
    func costOfAdding(_ count: Int) throws -> Cost {
      let session = try session(rules, rows: 10)
      let list = try session.at("rows").id
      let rows = (0..<count).map { number -> Value in ["name": .text("\(number)"), "count": 3] }
      return try cost(of: session) { state throws(SessionError) in
        _ = try state.insertRows(rows, into: list, at: 5)
      }
    }
    let (few, many) = (try costOfAdding(100), try costOfAdding(1_000))
    #expect(many.steps <= 10 * few.steps && many.shownFields <= 10 * few.shownFields)
  }

  @Test func `what was read once is not found out again at each of many changes`() throws {
    let rules = """
      form row { field name { required }; field count: number; check name is filled or count is filled "No." }
      form f { step s { field rows: list of row } }
      """
    let session = try form(rules).makeSession(["rows": .list(Array(repeating: .null, count: 30))])
    let rows = try session.at("rows")
    _ = (
      session.violations, session.warnings, session.report, session.values, session.valuesWithNulls
    )
    _ = (
      session.firstInvalidField, session.isDirty, session.steps[0].state,
      session.steps[0].violations
    )
    _ = (rows.value, rows.rows[0].value)
    for row in rows.rows {
      row.fields[0].focus()
      row.fields[1].focus()
    }
    let signals = session.core.state.signals
    #expect(!signals.violations.isAwaited && !signals.report.isAwaited)
    #expect(!signals.steps[0].state.isAwaited && !signals.steps[0].violations.isAwaited)
    for row in rows.rows { try row.fields[1].set("not a number") }
    for row in rows.rows { try row.fields[1].set("nor this") }
    #expect(!signals.values.isAwaited && !signals.valuesWithNulls.isAwaited)
    #expect(!rows.signals.value.isAwaited && !rows.signals.isDirty.isAwaited)
  }

  @Test func `an observer that reads again hears of each change, however many there were before`()
    throws
  {
    let session = try session(
      "form row { field name { required } }\nform f { field rows: list of row }",
      rows: 30
    )
    let rows = try session.at("rows").rows
    let notices = Asked()
    func watch() {
      withObservationTracking {
        _ = session.violations
      } onChange: {
        notices.note("")
      }
    }
    watch()
    var count = 0
    for row in rows {
      row.fields[0].focus()
      if notices.texts.count > count {
        count = notices.texts.count
        watch()
      }
    }
    #expect(count <= rows.count / 8)
    try rows[29].fields[0].edit(to: "")
    rows[29].fields[0].leave()
    #expect(notices.texts.count == count + 1)
  }

  @Test func `unique judges rows that are edited, added and removed as a report does`() throws {
    let rules = """
      form row { field a; field hides: boolean; when hides != true { field b: number } }
      form f { field rows: list of row { unique; unique(b); unique(a, ignoring_case: true) } }
      """
    let form = try form(rules)
    let session = try form.makeSession(externals: .none, options: ValidationOptions(mode: .all))
    var generator = SeededGenerator(seed: 19)
    for _ in 0..<TestEffort.of(400) {
      let list = try session.at("rows")
      let count = list.rows.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: _ = try list.append()
      case 1 where count > 0: try list.remove(at: .random(in: 0..<count, using: &generator))
      case 2 where count > 1: try list.move(from: 0, to: count - 1)
      default:
        guard count > 0 else { continue }
        let row = FieldPath([.name("rows"), .index(.random(in: 0..<count, using: &generator))])
        let (name, values) = Self.edits[.random(in: 0..<Self.edits.count, using: &generator)]
        let value = values[.random(in: 0..<values.count, using: &generator)]
        try session.at(row.appending(.name(name))).set(value)
      }
      let report = form.validate(session.values, options: ValidationOptions(mode: .all))
      #expect(
        session.report.violations.map(\.rule) == report.violations.map(\.rule),
        "\(session.values)"
      )
    }
  }
}
