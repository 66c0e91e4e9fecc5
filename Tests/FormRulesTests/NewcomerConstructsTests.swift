import RuleSyntax
import Testing

@testable import FormRules

/// Mistakes of newcomers with lists, maps, computed fields, conditions and the like.
@Suite struct NewcomerConstructsTests {
  private func expectFix(_ text: String, _ meant: String) throws {
    try NewcomerTests().expectFix(text, meant)
  }

  @Test(arguments: [
    ("length(min=2, max=50)", "length(2...50)"), ("length(min: 2) \"No.\"", "length(2...) \"No.\""),
    ("one_of([ref(\"b\")]) \"No.\"", "equal(b) \"No.\""), ("same(yup.ref(\"b\"))", "equal(b)"),
    ("not_empty.with_message(\"No.\")", "required \"No.\""),
    ("not_empty.when(b == \"x\")", "when b == \"x\" { required }"),
    ("required.When(b == \"x\").WithMessage(\"No.\")", "when b == \"x\" { required \"No.\" }"),
    ("not_empty.unless(x => x.b == \"x\")", "when not b == \"x\" { required }"),
    ("trim(); lowercase(); required", "normalize trim, lowercase; required"),
    ("b == \"x\" and required", "when b == \"x\" { required }"),
    ("when(\"b\", { is: \"x\", then: required })", "when b == \"x\" { required }"),
    (
      "when(\"b\", { is: \"x\", then: s => s.required(\"No.\"), otherwise: empty })",
      "when b == \"x\" { required \"No.\" } otherwise { empty }"
    ),
    ("const(\"x\")", "equal(\"x\")"),
    ("regex(/[0-9]+/, \"Enter digits.\")", "regex(/[0-9]+/) \"Enter digits.\""),
    ("mod97(\"Check the number.\")", "mod97 \"Check the number.\""),
    ("regex(\"/^[0-9]+$/i\")", "regex(/[0-9]+/i)"),
    ("regex(\"/a\\\\/b/g\")", "regex(/a\\/b/)"), ("regex(\"/[0-9]+\")", "regex(/\\/[0-9]+/)"),
  ])
  func `a check`(written: String, meant: String) throws {
    try NewcomerTests().expectCheckFix(written, meant)
  }

  @Test(arguments: [
    ("field a: Optional<Int>", "field a: integer"),
    ("field a: list<Int>", "field a: list of integer"),
    ("field a: List<Integer>", "field a: list of integer"),
    ("field a: string[]", "field a: list of text"), ("field a: [Int]", "field a: list of integer"),
    ("field a: list(integer)", "field a: list of integer"),
    ("field a @help \"Your city\"", "field a @help(\"Your city\")"),
    ("field a @secret \"PIN\"", "field a \"PIN\" @secret"),
    ("field a { any_of(email, url) }", "field a { email or url }"),
    ("field a: z.string().default('x')", "field a @default(\"x\")"),
    ("field a: number as \"€ 1.234,56\"", "field a: number as \"1.234,56\""),
    ("field a: file { accept \"image/*\" }", "field a: file { media_type(\"image/*\") }"),
    (
      "field a: z.string().regex(/^[a-z]+$/i, 'bad')",
      "field a { required; regex(/^[a-z]+$/i) \"bad\" }"
    ),
  ])
  func `a field`(written: String, meant: String) throws {
    try expectFix("form f { \(written) }", "form f { \(meant) }")
  }

  @Test func `the name of an option is its value`() throws {
    let text = "form f { field a: choice { option b: \"Label\" } }"
    let errors = Compilation(SourceText(name: "t", text: text)).diagnostics
    #expect(errors.map { $0.fixes.first?.replacement } == ["\"b\"", ""])
  }

  @Test func `a test names a rule behind its field`() throws {
    let form = "form f { field a { required; max_length(3) } }\ntest \"t\" for f { expect invalid "
    try expectFix(form + "a.required }", form + "{ a: required } }")
  }

  @Test(arguments: ["length(1)", "length(1...1)", "equal_length(1)", "size(1)"])
  func `an exact number of characters or items has an effect`(rule: String) {
    let type = rule.hasPrefix("size") ? "list of text" : "text"
    let text = SourceText(name: "t", text: "form f { field a: \(type) { \(rule) } }")
    #expect(Compilation(text).diagnostics.map(\.code) == [])
  }

  @Test(arguments: [
    ("@email", true), ("@unique", true), ("@min(3)", true), ("@between(1, 3)", true),
    ("@color(\"red\")", false), ("@size(\"large\")", false), ("@keyboard(\"email\")", false),
  ])
  func `an annotation that is a rule checks nothing`(annotation: String, isDoubted: Bool) {
    let text = SourceText(name: "t", text: "form f { field a \(annotation) }")
    #expect(Compilation(text).diagnostics.map(\.code) == (isDoubted ? ["W0793"] : []))
  }

  /// A suggestion that is wrong is worse than none.
  @Test(arguments: [
    ("regex(/a+/, \"i\")", "E0402"), ("regex(/a+/, \"-\")", "E0402"),
    ("telephone(\"bad\")", "W0810"), ("max_value(../limit)", "E0108"), ("none_of(email)", "E0308"),
  ])
  func `what has no sure fix gets none`(written: String, code: String) throws {
    let text = "form f { field a { \(written) } }"
    let found = Compilation(SourceText(name: "t", text: text)).diagnostics.filter {
      $0.code == code
    }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test(arguments: [
    ("date", "min_value(18)", "not after(today - 18y)"),
    ("date", "max_value(65)", "after(today - 66y)"),
    ("date", "between(18, 65)", "after(today - 66y) and not after(today - 18y)"),
    ("date", "min(ref(\"b\"))", "not before(b)"),
    ("date", "after(today + interval 2 day)", "after(today + 2d)"),
    ("date", "after(today + interval '3 months')", "after(today + 3mo)"),
    ("date", "after(today + timedelta(days=2))", "after(today + 2d)"),
    ("number", "max_value(10% of c)", "max_value(0.1 * c)"),
    ("number", "max_value(5% of c)", "max_value(0.05 * c)"),
    ("list of text", "items(email)", "each { email }"),
    ("list of text", "length(min=1, max=5)", "size(1...5)"),
    ("map of text", "propertyNames { max_length(9) }", "keys { max_length(9) }"),
  ])
  func `a check of a type`(type: String, written: String, meant: String) throws {
    let fields = "field b: date; field c: number"
    try expectFix(
      "form f { \(fields); field a: \(type) { \(written) } }",
      "form f { \(fields); field a: \(type) { \(meant) } }"
    )
  }

  @Test(arguments: [
    ("check c between d and 20", "check c is between(d, 20)"),
    ("check c + d between 1 and 20", "check c + d is between(1, 20)"),
    ("check age(e) between 18 and 65", "check age(e) is between(18, 65)"),
    ("check length(t) in 2...3", "check length(t) is between(2, 3)"),
    ("check (c + d) % 2 == 0", "check (c + d) is multiple_of(2)"),
    ("check c not between 1 and d", "check c is not between(1, d)"),
    ("check c in 18..65 \"No.\" at c", "check c is between(18, 65) \"No.\" at c"),
    ("check age >= 18", "check age(e) >= 18"),
    ("check a?.c == 3 \"No.\"", "check a.c == 3 \"No.\""),
    ("when k == Kind.x { field n }", "when k == \"x\" { field n }"),
    ("refine(c == d, \"No.\") at c", "check c == d \"No.\" at c"),
    (
      "superRefine((v, ctx) => v.c < v.d && !v.t, { message: \"No.\", path: [\"c\"] })",
      "check c < d and t is empty \"No.\" at c"
    ),
    ("or(\"c\", \"t\")", "any_filled(c, t)"), ("xor(c, \"t\")", "one_filled(c, t)"),
    ("any_filled(\"c\", t)", "any_filled(c, t)"),
    ("exclusive(\"c\", \"t\")", "check count_filled(c, t) <= 1"),
    ("let n: text { required }", "field n { required }"), ("let n: Int", "field n: integer"),
    ("let { n = c * 2 }; check n > 3", "let n = c * 2; check n > 3"),
    ("field n = c * 2", "field n: number = c * 2"),
    ("field n: number { = c * 2 }", "field n: number = c * 2"),
    ("field n: text = t ?: u", "field n: text = first_filled(t, u)"),
    ("field n: text = t ?? u", "field n: text = first_filled(t, u)"),
    ("field n: number = c ** 2", "field n: number = c * c"),
    (
      "field n: enum(\"s\", \"m\") { required }",
      "field n: choice { option \"s\"; option \"m\"; required }"
    ),
    ("field n: choice(choices=[\"s\", \"m\"])", "field n: choice { option \"s\"; option \"m\" }"),
    ("field n: Literal[\"s\", \"m\"]", "field n: choice { option \"s\"; option \"m\" }"),
    ("field n: conint(ge=18, le=65)", "field n: integer { min_value(18); max_value(65) }"),
    ("field n: [String: Int]", "field n: map of integer"),
    (
      "field n: select multiple { option \"s\" }", "field n: list of choice { option \"s\" }"
    ),
    ("field n: text.min(3).max(30) { email }", "field n { min_length(3); max_length(30); email }"),
    ("field n: z.literal(true)", "field n: boolean { accepted }"),
    ("field n: z.record(z.string(), z.number()).optional()", "field n: map of number"),
    (
      "field n(label=\"Name\", help_text=\"As here.\") { required }",
      "field n \"Name\" @hint(\"As here.\") { required }"
    ),
    (
      "\"n\": { required }\n\"m\": integer { required }",
      "field n { required }\n\"m\": integer { required }"
    ),
  ])
  func `an item of a form`(written: String, meant: String) throws {
    let fields =
      "field a: g; field c: integer; field d: integer; field e: date; field t; field u; "
      + "field k: choice { option \"x\" }"
    let other = "form g { field c: integer }"
    let errors = Compilation(
      SourceText(name: "t", text: "form f { \(fields); \(written) }\n\(other)")
    )
    .diagnostics.filter { $0.severity == .error }
    // The second of two lines in another notation is reported by itself.
    if errors.count == 2 {
      #expect(errors.allSatisfy { $0.code == "E0230" && $0.fixes.count == 1 })
      return
    }
    try expectFix(
      "form f { \(fields); \(written) }\n\(other)",
      "form f { \(fields); \(meant) }\n\(other)"
    )
  }

  @Test(arguments: [
    ("sum(lines.price * lines.count)", "sum(price * count of lines)"),
    ("sum(l.price for l in lines)", "sum(price of lines)"),
    ("sum(price) of lines", "sum(price of lines)"),
    ("sum(lines.price) of lines", "sum(price of lines)"), ("count(*) of lines", "count(lines)"),
    ("sum(lines.price where count > 3)", "sum(price of lines where count > 3)"),
  ])
  func `a value of a list`(written: String, meant: String) throws {
    let line = "form line { field price: number; field count: integer }"
    try expectFix(
      "form f { field lines: list of line; check \(written) <= 10 \"No.\" at lines }\n\(line)",
      "form f { field lines: list of line; check \(meant) <= 10 \"No.\" at lines }\n\(line)"
    )
  }

  @Test(arguments: [
    ("timeout: 2s", "timeout 2s"), ("retry = 1", "retry 1"), ("debounce 300", "debounce 300ms"),
    ("timeout 2", "timeout 2s"),
  ])
  func `a setting of an external rule`(written: String, meant: String) throws {
    try expectFix(
      "external rule r {\n  \(written)\n}\nform f { field a { r } }",
      "external rule r {\n  \(meant)\n}\nform f { field a { r } }"
    )
  }

  @Test(arguments: [
    ("field n \"Your name { required }", "field n \"Your name\" { required }"),
    ("field n { required \"Enter it. }", "field n { required \"Enter it.\" }"),
  ])
  func `a missing quote`(written: String, meant: String) throws {
    try expectFix("form f {\n  \(written)\n}", "form f {\n  \(meant)\n}")
  }

  /// What has one message with advice, but no fix.
  @Test(arguments: [
    ("check lines.all { it.price > 0 } \"No.\"", "each { … }"),
    ("check lines.every(l => l.price > 0) \"No.\"", "each { … }"),
    ("field n: number = lines.map { $0.price }.reduce(0, +)", "sum(price of lines)"),
    ("field n: number = sum(a, a)", "with '+'"),
    ("field n: number = case when a > 3 then 10 else 5 end", "no branches"),
    ("field n: number = trunc(a)", "rounds down"),
    ("field n: number = mod(a, 7)", "multiple_of"),
    ("check upper(t) == \"X\"", "normalize uppercase"),
    ("check UCASE(t) == \"X\"", "normalize uppercase"),
    ("check lcase(t) == \"x\"", "normalize lowercase"),
    ("check to_lower(t) == \"x\"", "normalize lowercase"),
    ("check downcase(t) == \"x\"", "normalize lowercase"),
    ("field lines.* { max_length(9) }", "each { … }"),
    ("dependentRequired: { a: [\"t\"] }", "when card is filled"),
    ("steps: [\"one\", \"two\"]", "steps follow"),
    ("step one { field n; next: \"two\" }", "steps follow"),
  ])
  func `what cannot be guessed has a note and no fix`(written: String, note: String) {
    let text = """
      form f { field a: number; field t; field lines: list of line; \(written) }
      form line { field price: number { max_value(parent.a) } }
      """
    let errors = Compilation(SourceText(name: "t", text: text)).diagnostics
      .filter { $0.severity == .error }
    // The other is that of 'parent.a'.
    #expect(errors.count == 2, "\(errors.map(\.message))")
    #expect(errors.first?.fixes == [])
    #expect(errors.first?.notes.first?.contains(note) == true, "\(errors.first?.notes ?? [])")
    #expect(errors.last?.notes.first?.contains("form line(a: number)") == true)
  }

  @Test(arguments: [
    ("field a { required; min_value(3); max_value(30) }", 2),
    ("field a: integer { min_value(0); min_value(100) }", 1),
    ("field a: list of text { size(1...) }", 1), ("field a { contains(/^[A-Z]+$/) }", 1),
    ("field amount: integer { max_value(10) \"At most ${max} pieces.\" }", 1),
    ("field email \"required|email|max:255|nullable\"", 1),
  ])
  func `a doubtful line has fixes that load`(written: String, count: Int) throws {
    let text = "form f { \(written) }"
    let diagnostics = Compilation(SourceText(name: "t", text: text)).diagnostics
    let warning = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && warning.severity == .warning)
    #expect(warning.fixes.count == count)
    for fix in warning.fixes {
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(
        Int(fix.range.start)..<Int(fix.range.end),
        with: fix.replacement.utf8
      )
      let fixed = String(decoding: bytes, as: UTF8.self)
      #expect(Compilation(SourceText(name: "t", text: fixed)).diagnostics.isEmpty, "\(fixed)")
    }
  }

  /// What is valid, and meant.
  @Test(arguments: [
    "field a { max_length(80) \"Too long.\"; max_length(40) \"Shorten it.\" }",
    "field a: list of text { required; size(1...) }", "field a: integer { min_value(1) }",
    "field a: integer { between(0, 9); min_value(3) }", "field a { contains(/^[A-Z]/) }",
    "field amount: number { max_value(10) \"At most ${max}.\" }",
    "field a: integer { min_value(0); when a > 3 { min_value(5) } }",
  ])
  func `what is meant has no warning`(written: String) {
    let text = "form f { \(written) }"
    #expect(Compilation(SourceText(name: "t", text: text)).diagnostics.map(\.message) == [])
  }
}
