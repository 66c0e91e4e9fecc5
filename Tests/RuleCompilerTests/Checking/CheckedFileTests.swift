import RuleCompiler
import RuleEngine
import RuleSyntax
import Testing

/// What the checker hands on to the lowering.
struct CheckedFileTests {
  private func field(_ name: String, of text: String) throws -> CheckedField {
    let (file, diagnostics) = CheckingFixture.check(text)
    #expect(diagnostics.map(CheckingFixture.short) == [])
    return try #require(file.forms.first?.fields.first { $0.name == name })
  }

  private func calls(of field: CheckedField) -> [CheckedCall] {
    field.body.compactMap { statement in
      guard case .check(let check) = statement else { return nil }
      return if case .call(let call) = check.expression { call } else { nil }
    }
  }

  @Test func `equal_next becomes equal with the neighbor's path, under its own name`() throws {
    let text = "form f { group g { field a { equal_next }; field b } }"
    let (file, _) = CheckingFixture.check(text)
    guard case .check(let check) = file.forms[0].fields[0].body[0],
      case .call(let call) = check.expression, call.target == .builtIn(.equal),
      case .field(let field) = call.arguments[0].operands[0]
    else {
      Issue.record("no such call")
      return
    }
    #expect(call.name == "equal_next")
    #expect(field.path == ["g", "b"])
    #expect(file[field].name == "b")
    #expect(check.reads == [.field(field)])
  }

  @Test func `a path into a form leads through the fields of both`() throws {
    let text =
      "form f { field a { equal(g.home.city) }; group g { field home: h } }"
      + "\nform h { field street; field city: any }"
    let (file, diagnostics) = CheckingFixture.check(text)
    #expect(diagnostics.map(CheckingFixture.short) == [])
    guard case .check(let check) = file.forms[0].fields[0].body[0] else { return }
    let reference = try #require(check.reads.first?.field)
    #expect(reference.path == ["g", "home", "city"])
    #expect(reference.field == FieldIndex(1))
    #expect(reference.inner == [FieldIndex(1)])
    #expect(file[reference].type == .any)
  }

  @Test func `a check knows whether it asks the host, through rules too`() throws {
    let text = """
      external rule known
      rule asks { email; known }
      form f { field a { email; email and asks; known } }
      """
    let (file, _) = CheckingFixture.check(text)
    let checks = file.forms[0].fields[0].body.compactMap { statement in
      if case .check(let check) = statement { check.asksExternal } else { nil }
    }
    #expect(checks == [false, true, true])
  }

  @Test func `a date in quotes is a date where the field is one, and a text elsewhere`() throws {
    let text =
      "form f { field a: date { after(\"2026-01-01\") }; field b { equal(\"2026-01-01\") } }"
    let date = try calls(of: field("a", of: text))[0].arguments[0].operands[0]
    guard case .value(.date(let day)) = date else {
      Issue.record("not a date")
      return
    }
    #expect(day == CalendarDate("2026-01-01"))
    let other = try calls(of: field("b", of: text))[0].arguments[0].operands[0]
    guard case .value(.text) = other else {
      Issue.record("not a text")
      return
    }
  }

  @Test func `a call of a rule has an argument for each parameter, defaults filled in`() throws {
    let text = """
      rule r(a: integer = 3, b: text = "x") { max_length(a) and starts_with(b) }
      form f { field x { r(b: "y") } }
      """
    let call = try calls(of: field("x", of: text))[0]
    #expect(call.arguments.map(\.name) == ["a", "b"])
    guard case .value(.number(let number)) = call.arguments[0].operands[0],
      case .value(.text(let letter)) = call.arguments[1].operands[0]
    else {
      Issue.record("other operands")
      return
    }
    #expect(number == 3)
    #expect(letter == "y")
  }

  @Test func `a text for contains is a pattern that means itself`() throws {
    let call = try calls(of: field("a", of: "form f { field a { contains(\"1+1=2 é\") } }"))[0]
    guard case .pattern(let source, _) = call.arguments[0].operands[0] else {
      Issue.record("not a pattern")
      return
    }
    #expect(source.text == "1\\+1\\=2 é")
  }

  @Test func `a message knows what the placeholders stand for that name arguments`() throws {
    let text = "form f { field a { one_of(\"x\", \"y\") \"{{{label}: {values}\" } }"
    guard case .check(let check) = try field("a", of: text).body[0],
      let message = check.message
    else {
      Issue.record("no message")
      return
    }
    let arguments = message.arguments.map { name, operand in
      if case .value(let value) = operand { "\(name) \(value)" } else { name }
    }
    #expect(arguments == ["values x", "values y"])
    #expect(message.source == "{{{label}: {values}")
  }

  @Test func `a rule's own parameter goes before the language's placeholder of that name`() {
    let text = "rule r(length: integer) { min_length(length) \"{length}\" }"
    let (file, _) = CheckingFixture.check(text)
    guard case .check(let check) = file.rules[0].body[0],
      case ("length", .parameter(ParameterIndex(0)))? = check.message?.arguments.first
    else {
      Issue.record("not the parameter")
      return
    }
  }

  @Test func `only those standard rules are read that something uses`() {
    let (file, _) = CheckingFixture.check("form f { field a { email } }")
    #expect(file.rules.map(\.name) == ["email"])
    #expect(file.rules[0].isStandard)
    #expect(file.sources.count == 2)
  }

  @Test func `the file's own forms come before those of its imports`() {
    let imports = ["a.rules": "form a { field x }"]
    let main = "import \"a.rules\"\nform f { field x: a }"
    let (file, _) = CheckingFixture.check(main, imports: imports)
    #expect(file.forms.map(\.name) == ["f", "a"])
    #expect(file.sources.map(\.name) == ["main.rules", "a.rules"])
    #expect(file.forms[0].fields.map(\.type) == [.form(FormIndex(1))])
  }

  @Test func `the values of a test lie where their paths say`() {
    let text = """
      form a { field x; field y }
      form f { field home: a; field name; field many: list of a }
      test "t" for f {
          given { home.x: "1", name: 2, home.y: null }
          given { many: [{ x: "3" }] }
          now "2026-01-01"
          expect invalid { home.x: email }
      }
      """
    let (file, diagnostics) = CheckingFixture.check(text)
    #expect(diagnostics.map(CheckingFixture.short) == [])
    let expected: Value = ["home": ["x": "1", "y": nil], "name": 2, "many": [["x": "3"]]]
    #expect(file.tests.first?.given == expected)
    #expect(file.tests.first?.form == FormIndex(1))
    #expect(file.tests.first?.now == DateTime("2026-01-01T00:00"))
    #expect(file.tests.first?.expectations.map(\.path) == ["home.x"])
  }

  @Test func `a range for between stays one, and its upper bound is left out`() throws {
    let call = try calls(of: field("a", of: "form f { field a: integer { between(1...5) } }"))[0]
    #expect(call.arguments.map(\.operands.count) == [1, 0])
  }

  @Test func `a single expression judges the only field of a form`() {
    let source = SourceText(name: "<rule>", text: "required and min_length(3) \"{min}\"")
    let (file, diagnostics) = RuleChecker.check(
      expression: source,
      in: CheckingFixture.environment()
    )
    #expect(diagnostics == [])
    #expect(file.forms.map(\.name) == ["value"])
    #expect(file.sources.map(\.name) == ["<rule>"])
  }

  @Test(arguments: [
    ("min_lenght(3)", "E0303 <rule>:1:1 unknown rule 'min_lenght'"),
    ("required }", "E0202 <rule>:1:10 expected the end of the expression, found '}'"),
    ("equal(other)", "E0304 <rule>:1:7 unknown field 'other'"),
    ("min_value(\"x\")", "E0415 <rule>:1:11 'x' is not a number, a date or a time"),
  ])
  func `what is wrong with a single expression is told at its place`(
    text: String,
    expected: String
  ) {
    let source = SourceText(name: "<rule>", text: text)
    let (_, diagnostics) = RuleChecker.check(
      expression: source,
      in: CheckingFixture.environment()
    )
    #expect(diagnostics.map(CheckingFixture.short) == [expected])
  }

  @Test func `a single expression can judge another type`() {
    let source = SourceText(name: "<rule>", text: "min_value(18)")
    let (file, diagnostics) = RuleChecker.check(
      expression: source,
      type: .named(Name("integer")),
      in: CheckingFixture.environment()
    )
    #expect(diagnostics == [])
    #expect(file.forms[0].fields.map(\.type) == [.integer])
  }
}
