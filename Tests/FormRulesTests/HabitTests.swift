import RuleSyntax
import Testing

@testable import FormRules

/// What newcomers write who know other notations: one message each, with a fix that loads.
@Suite struct HabitTests {
  private static func errors(in text: String) -> [Diagnostic] {
    Compilation(SourceText(name: "t", text: text)).diagnostics.filter { $0.severity == .error }
  }

  private static func applying(_ fix: Diagnostic.Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in the block of a text, and what is meant; `b` is another field.
  private static let checks = [
    // Calls.
    ("maxlength=20", "max_length(20)"), ("minlength: 3", "min_length(3)"),
    ("pattern=/[a-z]+/", "regex(/[a-z]+/)"), ("required: true", "required"),
    ("required = true", "required"), ("notEmpty: true", "required"),
    ("required: \"Enter it.\"", "required \"Enter it.\""), ("min_length[3]", "min_length(3)"),
    ("minLength 3", "min_length(3)"), ("matches(b)", "equal(b)"), ("equal_to: b", "equal(b)"),
    ("length(min: 3, max: 20)", "length(3...20)"), ("same(b)", "equal(b)"),
    ("min(3).max(20)", "min_length(3) and max_length(20)"),
    ("min(3).message(\"Too short.\")", "min_length(3) \"Too short.\""),
    ("required|email", "required and email"), ("required&&email", "required and email"),
    // Messages.
    ("min_length(3, \"Too short.\")", "min_length(3) \"Too short.\""),
    ("min_length(3, message: \"Too short.\")", "min_length(3) \"Too short.\""),
    ("required -> \"Enter it.\"", "required \"Enter it.\""),
    ("required message = \"Enter it.\"", "required \"Enter it.\""),
    ("required else \"Enter it.\"", "required \"Enter it.\""),
    // Sentences.
    ("must be email", "email"), ("either email or telephone", "email or telephone"),
    ("is not empty", "not empty"), ("return email", "email"),
    // Conditions.
    ("required if b", "when b is filled { required }"),
    ("required when b = \"x\"", "when b == \"x\" { required }"),
    ("required unless b == \"x\"", "when not b == \"x\" { required }"),
    ("when b equals \"x\" { required }", "when b == \"x\" { required }"),
    ("when b is equal to \"x\" { required }", "when b == \"x\" { required }"),
    ("when b in [\"x\", \"y\"] { required }", "when b in (\"x\", \"y\") { required }"),
    ("when b.isEmpty { required }", "when b is empty { required }"),
    // Settings.
    ("normalize: trim", "normalize trim"), ("normalize(trim)", "normalize trim"),
    ("mask(\"[00]/[00]\")", "mask \"[00]/[00]\""),
  ]

  @Test(arguments: checks)
  func `a check of another notation has one message, with a fix that loads`(
    written: String,
    meant: String
  ) throws {
    let text = "form f { field b; field a { \(written) } }"
    let errors = HabitTests.errors(in: text)
    let fix = try #require(errors.first?.fixes.first)
    #expect(errors.count == 1, "\(errors.map(\.message))")
    let fixed = HabitTests.applying(fix, to: text)
    #expect(fixed == "form f { field b; field a { \(meant) } }")
    #expect(HabitTests.errors(in: fixed).map(\.message) == [])
  }

  /// Declarations in a form beside `field z`, and what is meant.
  private static let items = [
    ("field a: text required", "field a: text { required }"),
    ("field a required, email", "field a { required; email }"),
    ("field a: text, required, max(20)", "field a: text { required; max_length(20) }"),
    ("field a: varchar(20)", "field a: text"), ("field a: int", "field a: integer"),
    ("field a: decimal(10, 2)", "field a: number"),
    ("field a: text not null", "field a: text { required }"),
    ("field a: optional text", "field a: text"), ("field a: [text]", "field a: list of text"),
    ("field a: text[]", "field a: list of text"),
    ("field a: enum(\"x\", \"y\")", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: choice { \"x\"; \"y\" }", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: choice { x, y }", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: date(\"DD.MM.YYYY\")", "field a: date as \"DD.MM.YYYY\""),
    ("field a: \"required|email\"", "field a { required and email }"),
    ("field a label \"A\"", "field a \"A\""), ("field a label=\"A\"", "field a \"A\""),
    ("field a, b, c", "field a; field b; field c"),
    ("field a { field b; field c }", "group a { field b; field c }"),
    ("field a: object { field b }", "group a { field b }"),
    ("required field a", "field a { required }"), ("optional field a", "field a"),
    ("var a: text", "field a: text"), ("text a", "field a"), ("int a", "field a: integer"),
    ("a: text { required }", "field a: text { required }"),
    ("field a: list of text { each email }", "field a: list of text { each { email } }"),
    ("field a: list of text { each: email }", "field a: list of text { each { email } }"),
    ("field a: integer { 18 <= a <= 65 }", "field a: integer { between(18, 65) }"),
    ("field a: file { max_size(\"5MB\") }", "field a: file { max_size(5MB) }"),
    ("field a: date; field b: date { after(\"a\") }", "field a: date; field b: date { after(a) }"),
    ("field a: integer; check 1 <= a <= 3", "field a: integer; check 1 <= a and a <= 3"),
  ]

  @Test(arguments: items)
  func `a field of another notation has one message, with a fix that loads`(
    written: String,
    meant: String
  ) throws {
    let text = "form f { field z; \(written) }"
    let errors = HabitTests.errors(in: text)
    let fix = try #require(errors.first?.fixes.first)
    #expect(errors.count == 1, "\(errors.map(\.message))")
    let fixed = HabitTests.applying(fix, to: text)
    #expect(fixed == "form f { field z; \(meant) }")
    #expect(HabitTests.errors(in: fixed).map(\.message) == [])
  }

  @Test(arguments: [
    ("rule x = email or telephone", "rule x { email or telephone }"),
    ("rule x: email", "rule x { email }"),
    ("rule x(n: int) { min_length(n) }", "rule x(n: integer) { min_length(n) }"),
    ("rule x(n: integer) { min_length($n) }", "rule x(n: integer) { min_length(n) }"),
    (
      "form f { field a }; test \"t\" for f { given a = \"x\"; expect valid }",
      "form f { field a }; test \"t\" for f { given { a: \"x\" }; expect valid }"
    ),
    (
      "form f { field a }; test \"t\" for f { expect fails }",
      "form f { field a }; test \"t\" for f { expect invalid }"
    ),
  ])
  func `a declaration of another notation has one message, with a fix that loads`(
    written: String,
    meant: String
  ) throws {
    let errors = HabitTests.errors(in: written)
    let fix = try #require(errors.first?.fixes.first)
    #expect(errors.count == 1, "\(errors.map(\.message))")
    let fixed = HabitTests.applying(fix, to: written)
    #expect(fixed == meant)
    #expect(HabitTests.errors(in: fixed).map(\.message) == [])
  }

  @Test(arguments: [
    "required_if: b == \"x\"", "required_if(b == \"x\")", "exists(\"users\")",
    "when b == \"x\" or \"y\" { required }", "min: \"x\"",
  ])
  func `what has no fix has one message with advice`(written: String) {
    let errors = HabitTests.errors(in: "form f { field b; field a { \(written) } }")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors.first?.fixes.isEmpty == true)
  }

  @Test(arguments: [
    ("field a { equal(\"b\") }", "field a { equal(b) }"),
    (
      "field a { max_length(9) \"At most {{max}}.\" }",
      "field a { max_length(9) \"At most {max}.\" }"
    ),
    (
      "field a { max_length(9) \"At most ${max}.\" }",
      "field a { max_length(9) \"At most {max}.\" }"
    ),
    ("field a { max_length(9) \"At most :max.\" }", "field a { max_length(9) \"At most {max}.\" }"),
    ("field a \"required|email\"", "field a { required; email }"),
    ("check b != \"\" \"No.\"", "check b is filled \"No.\""),
  ])
  func `what loads but means something else is doubted, with a fix`(
    written: String,
    meant: String
  ) throws {
    let text = "form f { field b; \(written) }"
    let doubts = Compilation(SourceText(name: "t", text: text)).diagnostics
    let fix = try #require(doubts.first?.fixes.first)
    #expect(doubts.map(\.severity) == [.warning])
    let fixed = HabitTests.applying(fix, to: text)
    #expect(fixed == "form f { field b; \(meant) }")
    #expect(Compilation(SourceText(name: "t", text: fixed)).diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    "field a { max_length(9) \"At most {max}, 5%.\" }", "field a { equal(\"x\") }",
    "field a { required \"{{{label}}}.\" }",
    "field price: number { max_value(9) \"At most ${max}.\" }", "field a \"Yes | No\"",
    "field a @size(\"wide\")",
  ])
  func `what is meant as it is written is not doubted`(written: String) {
    let text = "form f { field b; \(written) }"
    #expect(Compilation(SourceText(name: "t", text: text)).diagnostics.isEmpty)
  }
}
