import RuleSyntax
import Testing

@testable import FormRules

/// Mistakes whose first message once led to the next mistake: one message each, with a fix that says what
/// was meant, or with advice alone.
@Suite struct NewcomerAdviceTests {
  private static let other = "form row { field kind; field note; field tags: list of text }"
  private static let only = "form code { field text }"

  private static func errors(in text: String) -> [Diagnostic] {
    Compilation(SourceText(name: "t", text: text)).diagnostics.filter { $0.severity == .error }
  }

  /// The form `f` with the items, and other fields and forms that they may name.
  private static func text(_ items: String) -> String {
    """
    form f {
      field n: integer
      field m: integer
      field s
      field born: date
      field rows: list of row
      \(items)
    }
    \(other)
    \(only)
    """
  }

  @Test(arguments: [
    // An implication.
    ("check n > 3 implies m > 2 \"No.\"", "check not (n > 3) or m > 2 \"No.\""),
    ("check n > 3 => m > 2 \"No.\"", "check not (n > 3) or m > 2 \"No.\""),
    ("check s is filled implies not n is filled", "check not (s is filled) or not n is filled"),
    ("check s is filled and n => 3", "check s is filled and n >= 3"),
    // A comparison of the field in its own block.
    ("field a: list of text { size >= 1 }", "field a: list of text { required }"),
    (
      "field a: list of text { length >= 3 \"No.\" }",
      "field a: list of text { size(3...) \"No.\" }"
    ),
    ("field a: list of text { count <= 3 }", "field a: list of text { size(...3) }"),
    ("field a: map of text { size == 3 }", "field a: map of text { size(3) }"),
    ("field a { length > 0 }", "field a { required }"),
    ("field a { length >= n }", "field a { check length(a) >= n }"),
    ("field a: list of text { size >= n }", "field a: list of text { check count(a) >= n }"),
    ("field a: date { age >= 16 \"No.\" }", "field a: date { check age(a) >= 16 \"No.\" }"),
    ("field a: date { weekday <= 5 }", "field a: date { check weekday(a) <= 5 }"),
    (
      "field a: list of number { sum(item) == 10 }",
      "field a: list of number { check sum(item of a) == 10 }"
    ),
    ("field a: file { size <= 5MB }", "field a: file { max_size(5MB) }"),
    // A flag without its value.
    (
      "field a: list of row { unique(kind, ignoring_case) }",
      "field a: list of row { unique(kind, ignoring_case: true) }"
    ),
    ("field a { equal(s, ignoring_case) }", "field a { equal(s, ignoring_case: true) }"),
    // A value of a field, looked for among whole forms.
    (
      "field a: list of code { includes(\"x\") }", "field a: list of code { check \"x\" in a.text }"
    ),
    (
      "field a: list of row { required; includes(kind: \"x\") \"No.\" }",
      "field a: list of row { required; check \"x\" in a.kind \"No.\" }"
    ),
    // Functions.
    ("check age(born, today) >= 18", "check years(born, today) >= 18"),
    ("check weekday(born) == \"Monday\"", "check weekday(born) == 1"),
    ("check weekday(born) not in (\"Sat\", \"Sun\")", "check weekday(born) not in (6, 7)"),
    ("check month(born) != \"may\"", "check month(born) != 5"),
    ("field a: date { before(18 years ago) }", "field a: date { before(today - 18y) }"),
    ("field a: date { after(3mo ago) }", "field a: date { after(today - 3mo) }"),
    // Conditions after a check.
    ("field a { required when s in \"x\" }", "field a { when s == \"x\" { required } }"),
    (
      "field a { required when s in \"x\", \"y\" }",
      "field a { when s in (\"x\", \"y\") { required } }"
    ),
    (
      "field a { required if s is \"x\" or \"y\" \"No.\" }",
      "field a { when s in (\"x\", \"y\") { required \"No.\" } }"
    ),
    ("field a { required if s is not \"x\" }", "field a { when s != \"x\" { required } }"),
    (
      "field a { required when s not in \"x\", \"y\" }",
      "field a { when s not in (\"x\", \"y\") { required } }"
    ),
    ("field a { required when n in 1...5 }", "field a { when n is between(1, 5) { required } }"),
    (
      "field a: list of text { each { length >= 3 } }",
      "field a: list of text { each { min_length(3) } }"
    ),
    ("field a { required only if n > 3 }", "field a { when n > 3 { required } }"),
    (
      "field a { required if s == \"x\" or n > 3 }",
      "field a { when s == \"x\" or n > 3 { required } }"
    ),
    // Secrets, and what is around parts of a form.
    ("field a: password { required }", "field a @secret { required }"),
    ("a: password { required }", "field a @secret { required }"),
    ("steps { step a { field b }; step c { field d } }", "step a { field b }; step c { field d }"),
    ("steps { a { field b }; c { field d } }", "step a { field b }; step c { field d }"),
    ("fields { a; b: integer { required } }", "field a; field b: integer { required }"),
  ])
  func `what was meant is offered, and loads`(written: String, meant: String) throws {
    let text = NewcomerAdviceTests.text(written)
    let errors = NewcomerAdviceTests.errors(in: text)
    let fix = try #require(errors.first?.fixes.first, "\(errors.map(\.message))")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    let fixed = String(decoding: bytes, as: UTF8.self)
    #expect(fixed == NewcomerAdviceTests.text(meant))
    #expect(NewcomerAdviceTests.errors(in: fixed).map(\.message) == [])
  }

  private static let branches = "name one in each branch"

  @Test(arguments: [
    // A value with branches.
    ("field a: number = s == \"x\" ? n : m", branches),
    ("let a = s == \"x\" ? n : m", branches),
    ("let a = round(n > 3 ? n : m)", branches),
    ("field a: number = if s == \"x\" then n else m", branches),
    ("field a: number = case s { \"x\": 4; \"y\": 3 }", branches),
    ("field a: number = switch s { case \"x\": 4; default: 3 }", branches),
    ("let a = when s == \"x\" { n } otherwise { m }", branches),
    ("field a: number = (n > 3) * 2", branches),
    // A name in several branches.
    ("when n > 3 { let a = n } otherwise { let a = m }", "read them with 'first_filled(a, b)'"),
    ("when n > 3 { field a } otherwise { field a { required } }", "declare the field once"),
    ("when n > 3 { field s { required } }", "'field s { when … { … } otherwise { … } }'"),
    // Rules outside of the block of their field.
    ("unique(rows.kind)", "'field rows { unique(kind) }'"),
    ("min_length(s, 3)", "'field s { min_length(3) }'"), ("required(s)", "'field s { required }'"),
    ("one_of(s, n)", "it checks one value"),
    // Items of a list.
    ("check rows.tags in rows.kind", "'form row'"), ("check rows[0].kind == s", "'form row'"),
    ("check count(distinct kind of rows) > 2", "'unique(price)'"),
    ("check count(unique rows.kind) > 2", "'unique(price)'"),
    ("field a: list of row { exclusive(\"x\") }", "'check \"x\" in a.kind'"),
    ("field a: list of row { includes(\"x\") }", "'check \"x\" in a.kind'"),
    // What is no choice.
    ("field a: integer { option 1 \"One\"; option 2 \"Two\" }", "'one_of(1, 2)'"),
    ("field a: integer { option \"1\" \"One\" }", "'one_of(1, 2)'"),
    ("field a { option 1 \"One\"; option 2 }", "': choice'"),
    // Parts of other forms, and types of one's own.
    ("include row", "'field row: row'"), ("...row", "'field row: row'"),
    ("repeat lines { field a }", "'field lines: list of row'"),
    ("group lines[] { field a }", "'field lines: list of row'"),
    ("group lines repeatable { field a }", "'field lines: list of row'"),
    ("field a: choice { options from rows }", "'one_of(rows)'"),
    ("field a: choice { option in rows.kind }", "'one_of(rows.kind)'"),
    // Settings for the display.
    ("field a { visible when s == \"x\" }", "goes into 'when country"),
    ("field a { required; disabled if s == \"x\" }", "goes into 'when country"),
    ("required_together(n, s)", "count_filled(a, b) in (0, 2)"),
    // Others.
    ("field a: time { between(\"22:00\", \"06:00\") }", "'not before(\"22:00\") or not after"),
    ("field a { min_length >= 3 }", "a check names a rule"),
    ("field a: integer { length >= 3 }", "a check names a rule"),
  ])
  func `where no fix is certain, there is advice`(written: String, note: String) {
    let errors = NewcomerAdviceTests.errors(in: NewcomerAdviceTests.text(written))
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors.first?.fixes == [])
    #expect(errors.first?.notes.contains { $0.contains(note) } == true, "\(errors.map(\.notes))")
  }

  @Test func `forms of different lists are named`() {
    let text = """
      form code { field text }
      form row(all: list of code) { field kind { one_of(all.text) } }
      form f { field rows: list of row(rows) }
      """
    let errors = NewcomerAdviceTests.errors(in: text)
    #expect(errors.map(\.message) == ["expected a list of 'code', found a list of 'row'"])
  }

  @Test func `a list is passed to the form of its items`() {
    let errors = NewcomerAdviceTests.errors(
      in:
        "form f { field rows: list of row; check rows.kind == \"x\" }\n\(NewcomerAdviceTests.other)"
    )
    #expect(errors.first?.notes.last?.contains("'list of row(rows)'") == true)
    let meant = """
      form f { field rows: list of row(rows) }
      form row(all: list of row) { field kind; field after { one_of(all.kind) } }
      """
    #expect(NewcomerAdviceTests.errors(in: meant).map(\.message) == [])
  }

  @Test(arguments: [
    ("type code2 = text { max_length(3) }", "'rule code2 { … }'"),
    ("type code2 = \"x\" | \"y\"", "choice"),
    ("typealias code2 = text", "'rule code2 { … }'"),
  ])
  func `a type of one's own is a rule or a choice`(written: String, note: String) {
    let errors = NewcomerAdviceTests.errors(in: "\(written)\nform f { field a: code2 }")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors.first?.notes.first?.contains(note) == true)
  }

  /// What is meant as it is written has no message.
  @Test(arguments: [
    "let case = n; field a: number = case + 1", "field implies; check implies == s \"m\"",
    "field match: number; let a = match * 2; check a > 3 \"m\"",
    "when n > 3 { field a: boolean = true } otherwise { field b }; check a == true or b is filled \"m\"",
    "when n > 3 { field a: boolean = true }", "field steps; field include { equal(steps) }",
    "field a { chars(\"\\\\d\") }", "field type; field password @secret { equal(type) }",
    "field a { when s == \"x\" or s == \"y\" { required } }",
    "field a: choice { option \"from\" \"rows\" }",
    "check (n + 1) * 2 > 3 \"m\"", "check (n > 3 or m > 3) and s is filled \"m\"",
    "field a: time { not before(\"22:00\") or not after(\"06:00\") }",
  ])
  func `what is meant has no message`(written: String) {
    let text = NewcomerAdviceTests.text(written)
    let diagnostics = Compilation(SourceText(name: "t", text: text)).diagnostics
    #expect(diagnostics.map(\.message) == [])
  }
}
