import FormRules
import Testing

/// What a live form says of a field, and when.
@Suite(.timeLimit(.minutes(20))) struct SessionTimingTests {
  @Test func `nothing is said of a field before somebody was there`() throws {
    let session = try session("field a { required }; field b { email }", ["b": "no address"])
    #expect(session.shown == ["a untouched", "b untouched"])
    #expect(session.verdict == .invalid)
    #expect(!session.canSubmit)
    #expect(session.firstInvalidField?.path == "a")
  }

  @Test func `what the app gave counts as visited by checks that read it`() throws {
    let session = try session("field a; field b { equal(a) }; field c { email }", ["a": "x"])
    #expect(session.shown == ["a untouched", "b untouched", "c untouched"])
    let field = try session.at("b")
    try field.type("y")
    field.leave()
    #expect(session.shown[1] == "b invalid equal")
    // Someone is in it, and about to change it.
    try session.at("a").type("z")
    #expect(session.shown[1] != "b invalid equal")
    try session.at("a").leave()
    #expect(session.shown[1] == "b invalid equal")
  }

  @Test func `a check of what the app gave alone is shown at once`() throws {
    let session = try session("field a: date; field b: date { after(a) }; field c")
    try session.update(["a": "2026-02-01", "b": "2026-01-01"])
    #expect(session.shown == ["a valid", "b invalid after", "c untouched"])
    try session.set("2026-03-01", at: "b")
    #expect(session.shown[1] == "b valid")
  }

  @Test func `while a value is typed only what typing cannot mend is shown`() throws {
    let session = try session("field a { required; email }")
    let field = try session.at("a")
    field.focus()
    #expect(field.state == .editing)
    try field.type("ann@exa")
    #expect(field.state == .valid)
    try field.deleteBackward()
    try field.type("@")
    #expect(field.violations.map(\.rule) == ["email"])
    #expect(field.state == .invalid)
    try field.deleteBackward()
    #expect(field.state == .valid)
    field.leave()
    #expect(field.state == .valid)
  }

  @Test func `a failure for good is shown although an earlier check can still be met`() throws {
    let session = try session(
      """
      field pin { length(4...8); regex(/[0-9]+/) "Only digits." }
      """
    )
    let field = try session.at("pin")
    try field.type("12")
    #expect(session.shown[0] == "pin incomplete")
    try field.type("a")
    #expect(session.shown[0] == "pin invalid regex")
    #expect(session.verdict == .invalid)
    #expect(session.violations.filter { $0.path == "pin" }.map(\.message) == ["Only digits."])
    field.leave()
    #expect(session.shown[0] == "pin invalid length")
    try field.deleteBackward()
    #expect(session.shown[0] == "pin incomplete")
    try field.type("3456")
    #expect(session.shown[0] == "pin valid")
  }

  @Test func `leaving a field shows all`() throws {
    let session = try session("field a { required; min_length(5); warn min_length(8) }; field b")
    let field = try session.at("a")
    try field.type("abc")
    #expect(session.shown[0] == "a incomplete")
    try session.at("b").focus()
    #expect(session.shown[0] == "a invalid min_length")
    try field.type("de")
    #expect(session.shown[0] == "a valid")
    field.leave()
    #expect(session.shown[0] == "a valid ~min_length")
    #expect(session.verdict == .valid)
  }

  @Test func `a type answers both questions too`() throws {
    let session = try session("field age: integer { between(18, 120) }")
    let field = try session.at("age")
    try field.type("-")
    #expect(field.state == .incomplete)
    try field.deleteBackward()
    try field.type("1")
    #expect(field.state == .incomplete)
    try field.type("8")
    #expect(field.state == .valid)
    #expect(field.value == 18)
    try field.type("x")
    #expect(field.violations.map(\.rule) == ["type"])
    #expect(field.value == "18x")
  }

  @Test func `nobody is told that passwords differ before the second was typed`() throws {
    let session = try session(
      "field password { required; equal_next }; field again { required }"
    )
    let (password, again) = (try session.at("password"), try session.at("again"))
    try password.type("secret")
    again.focus()
    #expect(password.state == .incomplete)
    try again.type("secreT")
    #expect(session.shown == ["password incomplete", "again valid"])
    again.leave()
    #expect(session.shown == ["password invalid equal_next", "again valid"])
    // Mending either clears the other's mistake.
    try again.set("secret")
    #expect(session.shown == ["password valid", "again valid"])
    try password.set("other")
    #expect(password.violations.map(\.rule) == ["equal_next"])
    try password.set("secret")
    #expect(password.violations.isEmpty)
    #expect(session.canSubmit)
  }

  @Test func `a check of a moment runs at that moment alone`() throws {
    let session = try session(
      """
      field a {
          on change { max_length(3) "change" }
          on blur { min_length(2) "blur" }
          on submit { not one_of("abc") "submit" }
      }
      """
    )
    let field = try session.at("a")
    try field.type("a")
    #expect(field.violations.isEmpty)
    field.leave()
    #expect(field.violations.map(\.message) == ["blur"])
    try field.type("bcd")
    #expect(field.violations.map(\.message) == ["change"])
    field.leave()
    #expect(field.violations.isEmpty)
    try field.set("abc")
    #expect(session.verdict == .valid)
  }

  @Test func `what no typing can mend is told although a part before it can be mended`() throws {
    let session = try session(#"field a { min_length(6) and not contains(" ") }"#)
    let field = try session.at("a")
    try field.type("ab")
    #expect(field.state == .incomplete)
    try field.type(" c")
    #expect(field.state == .invalid)
    #expect(field.violations.map(\.rule) == ["contains"])
    field.leave()
    #expect(field.violations.map(\.rule) == ["min_length"])
    #expect(session.report.violations.map(\.rule) == ["min_length"])
  }

  @Test func `submitting checks the whole form, and what is incomplete is invalid then`()
    async throws
  {
    let session = try session(
      """
      field a { required; on submit { not one_of("root") } }
      field b: integer { min_value(18) }
      """
    )
    try session.at("a").type("root")
    try session.at("b").type("1")
    let report = await session.submit()
    #expect(report.verdict == .invalid)
    #expect(report.violations.map(\.rule) == ["one_of", "min_value"])
    #expect(session.shown == ["a invalid one_of", "b invalid min_value"])
    try session.at("a").set("ann")
    try session.at("b").set(18)
    #expect(session.shown == ["a valid", "b valid"])
    let second = await session.submit()
    #expect(second.accepted == ["a": "ann", "b": 18])
  }

  @Test func `a check of the form is shown once what it reads has been visited`() throws {
    let session = try session("field a; field b; any_filled(a, b) \"Fill in one.\"")
    try session.at("a").focus()
    try session.at("b").focus()
    #expect(session.violations.isEmpty)
    try session.at("b").leave()
    #expect(session.violations.map(\.message) == ["Fill in one."])
    try session.at("b").type("x")
    #expect(session.violations.isEmpty)
    #expect(session.verdict == .valid)
  }

  @Test func `fields of a branch come and go with what their condition reads`() throws {
    let session = try session(
      """
      field company
      when company is filled { field vat { required } } otherwise { field birthday: date { required } }
      field note { when vat is filled { required } }
      """
    )
    #expect(session.fields.map(\.isActive) == [true, false, true, true])
    try session.at("birthday").set("2000-01-01")
    #expect(session.verdict == .valid)
    try session.at("company").type("A")
    #expect(session.fields.map(\.isActive) == [true, true, false, true])
    #expect(session.verdict == .invalid)
    try session.at("vat").set("DE1")
    #expect(session.firstInvalidField?.path == "note")
    #expect(session.values == ["company": "A", "vat": "DE1"])
    try session.at("company").deleteBackward()
    #expect(session.verdict == .valid)
    #expect(session.values.keys.sorted() == ["birthday", "company"])
    #expect(try session.at("vat").value == "DE1")
  }

  @Test func `the mode says how much is shown of a field`() throws {
    let rules = "field a { min_length(5); starts_with(\"x\") }"
    for (mode, expected) in [
      (ReportMode.firstPerField, ["min_length"]), (.all, ["min_length", "starts_with"]),
    ] {
      let session = try session(rules, ["a": "abc"], mode: mode)
      session.showAllViolations()
      #expect(try session.at("a").violations.map(\.rule) == expected)
    }
  }

  @Test func `resetting goes back to the beginning`() async throws {
    let session = try session("field a { required }; field b", ["b": "x"])
    try session.at("b").set("y")
    #expect(try session.at("b").isDirty)
    await session.submit()
    session.reset()
    #expect(session.shown == ["a untouched", "b untouched"])
    #expect(session.values == ["b": "x"])
    #expect(try !session.at("b").isDirty)
  }

  @Test func `fields may be disabled, read-only, and given rules`() throws {
    let session = try session("field a { required }; field b { required }")
    let (first, second) = (try session.at("a"), try session.at("b"))
    second.isEnabled = false
    try first.set("abc")
    #expect(session.verdict == .valid)
    #expect(throws: SessionError.disabled("b")) { try second.edit(0..<0, "x") }
    first.isReadOnly = true
    #expect(throws: SessionError.readOnly("a")) { try first.set("x") }
    #expect(throws: SessionError.readOnly("a")) { try session.update(["a": "x"]) }
    first.isReadOnly = false
    try first.add(try Rule("min_length(5) \"Longer.\""))
    #expect(session.verdict == .invalid)
    session.showAllViolations()
    #expect(first.violations.map(\.message) == ["Longer."])
    first.removeAddedRules()
    second.isEnabled = true
    #expect(first.state == .valid)
    #expect(session.firstInvalidField === second)
  }

  @Test func `one added rule may be removed`() throws {
    let session = try session("field a")
    let field = try session.at("a")
    try field.add(Rule("min_length(5)"))
    try field.add(Rule("max_length(1)"))
    try field.set("abc")
    #expect(session.report.violations.map(\.rule) == ["min_length"])
    field.remove(try Rule("min_length(5)"))
    #expect(session.report.violations.map(\.rule) == ["max_length"])
    field.remove(try Rule("max_length(2)"))
    field.remove(try Rule("max_length(1)"))
    #expect(session.verdict == .valid)
  }

  @Test func `navigation passes over what cannot be filled in`() throws {
    let session = try session(
      """
      form inner { field x; field y }
      form f {
          field a
          when a is filled { field b }
          field c: inner
          field d { required }
      }
      """
    )
    func way(from start: FieldPath) throws -> [String] {
      var way: [String] = []
      var field: FormField? = try session.at(start)
      while let current = field {
        way.append(current.path.description)
        field = session.field(after: current)
      }
      return way
    }
    #expect(try way(from: "a") == ["a", "c.x", "c.y", "d"])
    try session.at("a").set("1")
    try session.at("c.x").isEnabled = false
    #expect(try way(from: "a") == ["a", "b", "c.y", "d"])
    #expect(try session.field(before: session.at("c.y"))?.path == "b")
    #expect(try session.field(before: session.at("a")) == nil)
    #expect(session.nextInvalidField()?.path == "d")
    #expect(try session.nextInvalidField(after: session.at("d"))?.path == "d")
    try session.at("d").set("x")
    #expect(session.nextInvalidField() == nil)
  }

  @Test func `navigation goes into lists and nested forms, and out of them`() throws {
    let session = try session(
      """
      form inner { field x { required }; field y }
      form f { field a; field rows: list of inner; field c: inner; field tags: list of text; field d }
      """,
      ["rows": [["y": "1"], ["y": "2"]], "c": ["y": "3"]]
    )
    let (rows, inner) = (try session.at("rows"), try session.at("c"))
    #expect(session.field(after: rows)?.path == "rows[0].x")
    #expect(session.field(before: rows)?.path == "a")
    #expect(session.field(after: inner)?.path == "c.x")
    #expect(session.field(before: inner)?.path == "rows[1].y")
    #expect(session.nextInvalidField(after: inner)?.path == "c.x")
    #expect(session.nextInvalidField(after: rows)?.path == "rows[0].x")
    rows.isEnabled = false
    #expect(session.field(after: rows)?.path == "c.x")
    #expect(session.nextInvalidField()?.path == "c.x")
  }

  @Test func `navigation passes over fields that are read-only or computed`() async throws {
    let session = try session(
      """
      field a: number @default(3) { required }
      field total: number = a * 2 { max_value(5) }
      field b { required }
      field c { required }
      """
    )
    try session.at("b").isReadOnly = true
    await session.submit()
    #expect(session.firstInvalidField?.path == "total")
    #expect(session.nextInvalidField()?.path == "c")
    #expect(try session.field(after: session.at("a"))?.path == "c")
    #expect(try session.field(before: session.at("c"))?.path == "a")
    try session.at("b").isReadOnly = false
    #expect(session.nextInvalidField()?.path == "b")
  }

  @Test func `a field that does not apply stays so when its value changes`() throws {
    let session = try session(
      """
      form f {
          field a
          when a is filled { field b { required; min_length(3) }; any_filled(c, d) }
          field c
          field d
      }
      """
    )
    try session.set("x", at: "b")
    #expect(try !session.at("b").isActive)
    #expect(session.verdict == .valid)
    #expect(session.values == [:])
    try session.at("b").type("y")
    try session.at("c").type("z")
    #expect(try !session.at("b").isActive)
    #expect(session.values == ["c": "z"])
    try session.set("y", at: "a")
    #expect(try session.at("b").isActive)
    #expect(session.verdict == .invalid)
    try session.set(nil, at: "c")
    #expect(session.report.violations.map(\.rule) == ["min_length", "any_filled"])
    try session.set(nil, at: "a")
    #expect(session.verdict == .valid)
  }

  @Test func `the fields in a read-only, disabled or inactive list or form are so too`() throws {
    let session = try session(
      """
      form inner { field x { max_length(3) } }
      form row { field a { required }; field deep: inner }
      form outer { field home: inner; field rows: list of row { size(...3) } }
      form f { field shows: boolean; when shows == true { field o: outer } }
      """,
      ["shows": true, "o": ["home": ["x": "1"], "rows": [["a": "2", "deep": ["x": "3"]]]]]
    )
    let paths: [FieldPath] = ["o.home", "o.home.x", "o.rows", "o.rows[0].a", "o.rows[0].deep.x"]
    let inside = try paths.map { try session.at($0) }
    let (outer, rows) = (try session.at("o"), try session.at("o.rows"))
    func all(_ property: (FormField) -> Bool) -> Bool {
      inside.map(property) == [true, true, true, true, true]
    }
    outer.isReadOnly = true
    #expect(all { $0.isReadOnly })
    for field in inside where field.fields.isEmpty && field.rows.isEmpty {
      #expect(throws: SessionError.readOnly(field.path)) { try field.set("9") }
      #expect(throws: SessionError.readOnly(field.path)) { try field.edit(0..<0, "9") }
      #expect(throws: SessionError.readOnly(field.path)) { try field.reset() }
    }
    #expect(throws: SessionError.readOnly("o.rows")) { try rows.append() }
    #expect(throws: SessionError.readOnly("o.rows")) { try rows.move(from: 0, to: 0) }
    #expect(throws: SessionError.readOnly("o.rows")) { try rows.remove(at: 0) }
    #expect(throws: SessionError.readOnly("o.rows")) { try rows.rows[0].set(["a": "9"]) }
    #expect(throws: SessionError.readOnly("o")) { try session.update(["o": ["home": ["x": "9"]]]) }
    #expect(try session.field(after: session.at("shows")) == nil)
    outer.isReadOnly = false
    #expect(all { !$0.isReadOnly })
    try session.at("o.rows[0].a").clear()
    outer.isEnabled = false
    #expect(all { !$0.isEnabled } && session.verdict == .valid)
    #expect(throws: SessionError.disabled("o.rows[0].a")) {
      try session.at("o.rows[0].a").edit(0..<0, "9")
    }
    outer.isEnabled = true
    #expect(all { $0.isEnabled && $0.isActive } && session.verdict == .invalid)
    try session.set(false, at: "shows")
    #expect(all { !$0.isActive })
    try session.set(true, at: "shows")
    #expect(all { $0.isActive })
  }

  @Test func `a read-only field changes with the whole list or form around it`() throws {
    let session = try session(
      "form i { field x }\nform f { field o: i; field l: list of i }",
      ["o": ["x": "1"], "l": [["x": "2"]]]
    )
    try session.at("o.x").isReadOnly = true
    try session.at("l[0].x").isReadOnly = true
    #expect(throws: SessionError.readOnly("o.x")) { try session.update(["o": ["x": "3"]]) }
    try session.set(["x": "3"], at: "o")
    try session.update(["l": [["x": "4"]]])
    #expect(session.values == ["o": ["x": "3"], "l": [["x": "4"]]])
  }
}
