import FormRules
import Testing

/// Random edits of a live form: whatever is typed, deleted, pasted or undone, it stays consistent.
@Suite(.timeLimit(.minutes(20))) struct EditScriptTests {
  private static let rules = """
    form address { field line1 { required; max_length(6) }; field zip { mask "[00]-[AA]" } }
    form f {
        field card { mask "[0000] [0000] [00…]"; required; luhn }
        field phone { mask "+1 ([000]) [000]"; equal_length(6) }
        field name { filter chars("a-zé") and max_length(8); normalize trim, lowercase; required }
        field age: integer { filter between(1, 120); min_value(18) }
        field email { email and max_length(20) }
        field again { equal(email) }
        when name is filled { field nick { required; different(name) } }
        otherwise { field home: address }
        field rows: list of address { size(...3) }
        any_filled(phone, email)
    }
    """

  private static let pieces = [
    "1", "4", "0", "4111", "4111 1111", "a", "é", "e\u{301}", "👩‍👧", "🇩🇪", "@", "ann@exam.org", ".",
    "-",
    " ", "12-AB", "+1 (555) 12", "x", "B", "\r\n", "", "(", "99999999999999999999",
  ]

  @Test func `random edits keep the invariants`() throws {
    let form = try form(EditScriptTests.rules)
    for seed in 0..<ScriptGenerator.scripts {
      var script = Script(try form.makeSession(), ScriptGenerator(seed: seed))
      for _ in 0..<6 { try script.step() }
      try script.finish()
      if let problem = script.problem {
        Issue.record("script \(seed), \(script.trail.joined(separator: "; ")): \(problem)")
        return
      }
    }
  }

  private struct Script {
    let session: FormSession
    var random: ScriptGenerator
    /// Texts to go back to, by field.
    var past: [(field: FormField, text: String)] = []
    /// What was done, for whoever has to find a mistake.
    var trail: [String] = []
    var problem: String?

    init(_ session: FormSession, _ random: ScriptGenerator) {
      self.session = session
      self.random = random
    }

    private var fields: [FormField] {
      session.fields.flatMap { field -> [FormField] in
        field.fields.isEmpty && field.rows.isEmpty
          ? (field.path == "rows" ? [] : [field])
          : field.fields + field.rows.flatMap(\.fields)
      }
    }

    mutating func step() throws {
      switch random.below(12) {
      case 0:
        let field = random.element(of: fields)
        trail.append("leave \(field.path)")
        field.leave()
      case 1: try changeRows()
      case 2: try undo()
      default: try edit(random.element(of: fields))
      }
    }

    private mutating func edit(_ field: FormField) throws {
      let before = field.text
      let count = before.count
      let lower = random.below(count + 1)
      let isInsertion = random.below(3) > 0
      let upper = isInsertion ? lower : lower + random.below(count - lower + 1)
      let replacement = random.below(4) == 0 ? "" : random.element(of: EditScriptTests.pieces)
      let outcome = try field.edit(lower..<upper, replacement)
      trail.append("\(field.path) \(lower)..<\(upper) \(replacement) → \(outcome.shown)")
      past.append((field, before))
      check(outcome, on: field, before: before, isDeletion: replacement.isEmpty)
    }

    private mutating func check(
      _ outcome: EditOutcome,
      on field: FormField,
      before: String,
      isDeletion: Bool
    ) {
      if field.text != outcome.shown { problem = "\(field.text) is shown for \(outcome.shown)" }
      if !(0...outcome.shown.count).contains(outcome.caret) {
        problem = "the caret \(outcome.caret) is not in \(outcome.shown)"
      }
      if outcome.disposition == .refused {
        if isDeletion { problem = "a deletion in \(before) was refused" }
        if outcome.shown != before { problem = "a refusal changed \(before)" }
      }
    }

    private mutating func undo() throws {
      guard let (field, text) = past.popLast() else { return }
      trail.append("\(field.path) undo to \(text)")
      try field.edit(0..<field.text.count, "")
      try field.edit(0..<field.text.count, text)
    }

    private mutating func changeRows() throws {
      guard let rows = session.field("rows") else { return }
      let count = rows.rows.count
      trail.append("change \(count) rows")
      switch random.below(3) {
      case 0 where count > 0: try rows.remove(at: random.below(count))
      case 1 where count > 1: try rows.move(from: random.below(count), to: random.below(count))
      default: try rows.append()
      }
      past.removeAll()
    }

    /// The form must come to what a fresh one comes to that is given the same values.
    mutating func finish() throws {
      session.showAllViolations()
      let values = session.givenValues
      let fresh = try session.form.makeSession(values)
      fresh.showAllViolations()
      if fresh.report != session.report {
        problem = "\(values)\n\(session.report)\n\(fresh.report)"
      }
      for (one, other) in zip(session.fields, fresh.fields)
      where one.state != other.state && one.isDirty && other.state != .untouched {
        problem = "\(one.path) is \(one.state), not \(other.state)"
      }
      if fresh.violations != session.violations {
        problem = "\(values) shows \(session.violations), not \(fresh.violations)"
      }
      let whole = session.form.validate(values)
      if whole.verdict != session.report.verdict { problem = "validating says \(whole.verdict)" }
    }
  }
}
