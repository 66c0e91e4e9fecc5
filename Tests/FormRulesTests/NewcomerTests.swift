import RuleSyntax
import Testing

@testable import FormRules

/// Mistakes of newcomers by their families: one message each, with a first fix that says what was meant.
@Suite struct NewcomerTests {
  private static func errors(in text: String) -> [Diagnostic] {
    Compilation(SourceText(name: "t", text: text)).diagnostics.filter { $0.severity == .error }
  }

  private static func warnings(in text: String) -> [Diagnostic] {
    Compilation(SourceText(name: "t", text: text)).diagnostics.filter { $0.severity == .warning }
  }

  private static func applying(_ fix: Diagnostic.Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks that a text has one error, whose first fix makes another text that has none.
  func expectFix(_ text: String, _ meant: String) throws {
    let errors = NewcomerTests.errors(in: text)
    let fix = try #require(errors.first?.fixes.first, "\(errors.map(\.message))")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    let fixed = NewcomerTests.applying(fix, to: text)
    #expect(fixed == meant)
    #expect(NewcomerTests.errors(in: fixed).map(\.message) == [])
  }

  /// Checks the same of a check in the block of a text field.
  func expectCheckFix(_ written: String, _ meant: String) throws {
    try expectFix(
      "form f { field b; field a { \(written) } }",
      "form f { field b; field a { \(meant) } }"
    )
  }

  @Test func `a step is no part of a path`() throws {
    func form(_ path: String) -> String {
      "form f { step s { group g { field a } }\n step t { field b { equal(\(path)) } } }"
    }
    try expectFix(form("s.g.a"), form("g.a"))
  }

  @Test func `a field of the items is checked in their form`() {
    let text = """
      form stay { field from: date; field to: date }
      form f { field a: list of stay { each { check from > previous.to } } }
      """
    let errors = NewcomerTests.errors(in: text)
    #expect(errors.count == 1)
    #expect(errors.first?.notes.first?.contains("'form stay'") == true)
  }

  @Test func `a test of one of several rules names them, and chooses none`() {
    let text = """
      form f { field a: integer { required; min_value(3) } }
      test "t" for f { given { a: 2 }; expect invalid a }
      """
    let errors = NewcomerTests.errors(in: text)
    #expect(errors.count == 1)
    #expect(errors.first?.fixes == [])
    #expect(
      errors.first?.notes.first?.hasSuffix("'{ a: required }' or '{ a: min_value }'") == true
    )
  }

  @Test func `an ampersand may have been meant to join texts`() {
    let errors = NewcomerTests.errors(in: "form f { field a; field b: text = a & \"x\" }")
    #expect(errors.flatMap(\.fixes).allSatisfy { !$0.isCertain })
  }

  @Test func `a duration cannot be multiplied`() {
    let text = "form f { field n: integer\n field a: date { max_value(today + n * 1d) } }"
    let errors = NewcomerTests.errors(in: text)
    #expect(errors.count == 1)
    #expect(errors.first?.notes.first?.contains("'days(a, b)'") == true)
  }

  @Test(arguments: [
    ("required email max_length(80)", "required; email; max_length(80)"),
    ("not null \"No.\"", "required \"No.\""), ("max_length(10 characters)", "max_length(10)"),
    ("required, email, max_length(9)", "required; email; max_length(9)"),
    ("required_if(b, \"US\")", "when b == \"US\" { required }"),
    ("required_if(b, \"US\") \"No.\"", "when b == \"US\" { required \"No.\" }"),
    ("requiredUnless(b, \"x\", \"y\")", "when b not in (\"x\", \"y\") { required }"),
    ("required_with(b)", "when b is filled { required }"),
    ("required_without(\"b\")", "when b is empty { required }"),
    ("prohibited_if(b, \"x\")", "when b == \"x\" { empty }"),
    ("required_when(b == \"x\")", "when b == \"x\" { required }"),
    ("required: b == \"x\"", "when b == \"x\" { required }"),
    ("email \"No.\" when b == \"x\"", "when b == \"x\" { email \"No.\" }"),
    ("required if b else empty", "when b is filled { required } otherwise { empty }"),
    ("when b is filled => { required }", "when b is filled  { required }"),
    ("when b is filled then { required }", "when b is filled { required }"),
    ("when b is filled -> { required }", "when b is filled { required }"),
    ("when b is filled or null { required }", "when b is filled { required }"),
    ("check a == b or null", "check a == b"),
    // Patterns.
    ("regex(r\"[a-z]+\")", "regex(/[a-z]+/)"), ("regex \"[a-z]+\"", "regex(/[a-z]+/)"),
    ("refine(x => x.length > 3, \"No.\")", "min_length(4) \"No.\""),
    ("refine(v => /x/.test(v))", "contains(/x/)"),
    ("must(x => x.startsWith(\"b\"))", "starts_with(\"b\")"),
    // Texts and ranges.
    ("one_of(red, green)", "one_of(\"red\", \"green\")"),
    ("none_of(red)", "none_of(\"red\")"), ("length(3, 10)", "length(3...10)"),
    ("length(20...3)", "length(3...20)"), ("size: 5", "length(5)"),
    // Sentences.
    ("must be at least 3 characters", "min_length(3)"), ("at most 80", "max_length(80)"),
    ("no more than 80 characters", "max_length(80)"),
    ("should not be longer than 80 characters", "max_length(80)"),
    ("exactly 5 digits", "length(5)"), ("value is email", "email"),
    ("value matches /[A-Z]+/", "regex(/[A-Z]+/)"), ("this contains \"x\"", "contains(\"x\")"),
    ("value.length >= 12", "min_length(12)"), ("a == \"x\"", "equal(\"x\")"),
    ("check value == b", "check a == b"), ("check if b is filled", "check b is filled"),
    (
      "check if b is filled then a is filled", "check not (b is filled) or a is filled"
    ),
    ("check(a == b, \"No.\")", "check a == b \"No.\""),
    // Settings.
    ("minlength=\"3\"", "min_length(3)"),
    ("length: { min: 3, max: 9 }", "min_length(3); max_length(9)"),
    ("minLength: { value: 3, message: \"No.\" }", "min_length(3) \"No.\""),
    ("required: { message: \"No.\" }", "required \"No.\""),
    ("normalize trim lowercase", "normalize trim, lowercase"),
    ("normalize lower", "normalize lowercase"), ("normalize strip", "normalize trim"),
    ("mask \"999-999\"", "mask \"[000]-[000]\""), ("not_regex(/x/)", "not regex(/x/)"),
    ("alpha_dash", "regex(/[A-Za-z0-9_-]+/)"), ("digits(4)", "regex(/[0-9]{4}/)"),
    ("max_length(9) \"At most \\(max).\"", "max_length(9) \"At most {max}.\""),
    ("max_length(9) \"At most {}.\"", "max_length(9) \"At most {max}.\""),
    ("max_length(9) \"At most {lenght}.\"", "max_length(9) \"At most {max}.\""),
    ("required \"{label|upper} is missing.\"", "required \"{label} is missing.\""),
  ])
  func `a check`(written: String, meant: String) throws {
    try expectCheckFix(written, meant)
  }

  @Test(arguments: [
    ("integer", "max_length(3)", "max_value(999)"), ("integer", "min_length(3)", "min_value(100)"),
    ("integer", "18..120", "between(18, 120)"),
    ("integer", "between(3 and 10)", "between(3, 10)"),
    ("integer", "value % 2 == 0", "multiple_of(2)"),
    ("date", "must be in the future", "after(today)"),
    ("integer", "between(120, 18)", "between(18, 120)"),
    ("integer", "at least 18", "min_value(18)"),
    ("integer", "must be greater than 3", "not max_value(3)"),
    ("integer", "value >= 18", "min_value(18)"), ("integer", "a < 18", "not min_value(18)"),
    ("integer", "check value >= 18", "check a >= 18"),
    ("integer", "min_value(1 000)", "min_value(1000)"),
    ("number", "step(0.01)", "multiple_of(0.01)"), ("number", "max_value($100)", "max_value(100)"),
    ("date", "after b", "after(b)"), ("date", "after(b \"No.\")", "after(b) \"No.\""),
    ("list of text", "size(1, 5)", "size(1...5)"), ("list of text", "min_size(3)", "size(3...)"),
    ("list of text", "each(email)", "each { email }"),
    ("list of text", "for each { email }", "each { email }"),
    ("file", "mimes(jpg, png)", "media_type(\"image/jpeg\", \"image/png\")"),
    ("file", "media_type(image/png)", "media_type(\"image/png\")"),
  ])
  func `a check of a type`(type: String, written: String, meant: String) throws {
    try expectFix(
      "form f { field b: date; field a: \(type) { \(written) } }",
      "form f { field b: date; field a: \(type) { \(meant) } }"
    )
  }

  @Test(arguments: [
    ("a matches /x+/", "a is regex(/x+/)"), ("a like \"x%\"", "a is starts_with(\"x\")"),
    ("a like \"%x\"", "a is ends_with(\"x\")"), ("a LIKE \"%x%\"", "a is contains(\"x\")"),
    ("a starts with \"x\"", "a is starts_with(\"x\")"), ("a is /x/", "a is regex(/x/)"),
    ("a =~ /x/", "a is contains(/x/)"), ("a == /x/", "a is regex(/x/)"),
    ("a != /x/", "a is not regex(/x/)"), ("a exists", "a is filled"),
    ("a isnt empty", "a is not empty"), ("not empty a", "a is not empty"),
    ("filled a", "a is filled"), ("a is one of (\"x\", \"y\")", "a in (\"x\", \"y\")"),
    ("a is in (\"x\", \"y\")", "a in (\"x\", \"y\")"),
    ("a does not contain \"x\"", "a is not contains(\"x\")"),
    ("c > 3 and < 10", "c > 3 and c < 10"), ("c % 2 == 0", "c is multiple_of(2)"),
    ("a.contains(\"x\")", "a is contains(\"x\")"), ("a in \"x\", \"y\"", "a in (\"x\", \"y\")"),
    ("d == True", "d == true"),
    ("e is after e2", "e is after(e2)"), ("h == \"x\"", "g.h == \"x\""),
  ])
  func `a condition`(written: String, meant: String) throws {
    let fields =
      "field c: integer; field d: boolean; field e: date; field e2: date; group g { field h }"
    try expectFix(
      "form f { field a; \(fields); check \(written) \"No.\" }",
      "form f { field a; \(fields); check \(meant) \"No.\" }"
    )
  }

  @Test(arguments: [
    ("field a: date-time", "field a: datetime"),
    ("field a VARCHAR(9) NOT NULL", "field a { max_length(9); required }"),
    ("field a: integer NOT NULL", "field a: integer { required }"),
    ("field a: 18..120", "field a: integer { between(18, 120) }"),
    ("field a?: text", "field a"), ("field a!: text", "field a { required }"),
    ("field a: text|null", "field a"), ("field a: dict", "field a: map of text"),
    ("field a: one of [\"x\", \"y\"]", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: choice of \"x\", \"y\"", "field a: choice { option \"x\"; option \"y\" }"),
    (
      "field a: choice { \"x\" => \"An x\"; y: \"A y\" }",
      "field a: choice { option \"x\" \"An x\"; option \"y\" \"A y\" }"
    ),
    (
      "field a: choice { option \"x\", \"X label\" }",
      "field a: choice { option \"x\" \"X label\" }"
    ),
    (
      "field a: choice { option \"x\" => \"X label\" }",
      "field a: choice { option \"x\" \"X label\" }"
    ),
    ("field First Name", "field First_Name"), ("field first.name", "field first_name"),
    ("field a \"Name\" \"Help\"", "field a \"Name\" @hint(\"Help\")"),
    ("field a | required | min_length(3)", "field a { required; min_length(3) }"),
    ("field a: text | required | email \"No.\"", "field a: text { required; email \"No.\" }"),
    ("field a: choice \"x\", \"y\"", "field a: choice { option \"x\"; option \"y\" }"),
    (
      "field a: list of choice \"x\", \"y\"",
      "field a: list of choice { option \"x\"; option \"y\" }"
    ),
    (
      "field a: choice { case \"x\"; case \"y\" }", "field a: choice { option \"x\"; option \"y\" }"
    ),
    ("field a: dictionary of number", "field a: map of number"),
    ("object a { field b }", "group a { field b }"),
    ("address a \"Home\" { field b }", "group a \"Home\" { field b }"),
    (
      "field a: list of text { each normalize trim }",
      "field a: list of text { normalize trim }"
    ),
    ("a is required", "field a { required }"), ("field a is required", "field a { required }"),
    ("field a as email", "field a { email }"),
    ("field a \"A\" @placeholder \"x\"", "field a \"A\" @placeholder(\"x\")"),
    ("field zip { zip }", "field zip { postcode }"),
    ("field a { required \"Enter {a}.\" }", "field a { required \"Enter {label}.\" }"),
    ("a must be at least 18", "field a { min_length(18) }"),
    ("a: z.string().email()", "field a { required; email }"),
    ("a: z.string().optional()", "field a"),
    ("field a: number; let b := a * 2; check b > 3", "field a: number; let b = a * 2; check b > 3"),
    ("field a: number; let b == a * 2; check b > 3", "field a: number; let b = a * 2; check b > 3"),
    (
      "when z == \"x\" { field a } otherwise z == \"y\" { field b }",
      "when z == \"x\" { field a } otherwise when z == \"y\" { field b }"
    ),
  ])
  func `an item of a form`(written: String, meant: String) throws {
    try expectFix("form f { field z; \(written) }", "form f { field z; \(meant) }")
  }

  @Test(arguments: [
    ("import { z } from \"zod\";\nform f { field a }", "form f { field a }"),
    ("import * as yup from 'yup'\nform f { field a }", "form f { field a }"),
    ("const Joi = require('joi');\nform f { field a }", "form f { field a }"),
    (
      "context r: text\nform f { field a; when r == \"x\" { field b } }",
      "form f {\n  context r: text\n  field a; when r == \"x\" { field b } }"
    ),
    ("field a { required }\nfield b", "form main {\n  field a { required }\n  field b\n}"),
    (
      "struct User {\n  let a: String\n  let b: Int?\n}",
      "form User {\n  field a { required }\n  field b: integer\n}"
    ),
    (
      "data class User(val a: String, val b: Int?)",
      "form User {\n  field a { required }\n  field b: integer\n}"
    ),
    (
      "class User(BaseModel):\n    a: str\n    b: Optional[int] = None",
      "form User {\n  field a { required }\n  field b: integer\n}"
    ),
    (
      "class F(forms.Form):\n    a = forms.EmailField()\n    b = forms.CharField(max_length=9, required=False)",
      "form F {\n  field a { required; email }\n  field b { max_length(9) }\n}"
    ),
    (
      "class User < ApplicationRecord\n  validates :a, presence: true\n  validates :a, length: { maximum: 9 }\nend",
      "form User {\n  field a { required; max_length(9) }\n}"
    ),
    (
      "message User {\n  string a = 1;\n  int32 b = 2;\n}",
      "form User {\n  field a\n  field b: integer\n}"
    ),
    (
      "$(\"#f\").validate({ rules: { a: { required: true, email: true } } });",
      "form main {\n  field a { required; email }\n}"
    ),
    ("-- note\nform f { field a }", "# note\nform f { field a }"),
    ("form f {\n  field a\n}\nend", "form f {\n  field a\n}\n"),
    (
      "form f { field a: integer { min_value(3) } }; test \"t\" for f { expect invalid { a: min } }",
      "form f { field a: integer { min_value(3) } }; test \"t\" for f { expect invalid { a: min_value } }"
    ),
    (
      "form f { field a: date }; test \"t\" for f { given { a: 2020-01-01 }; expect valid }",
      "form f { field a: date }; test \"t\" for f { given { a: \"2020-01-01\" }; expect valid }"
    ),
    (
      "rule r {\n  email\n  accept \"a@example.org\"\n}",
      "rule r {\n  email\n  accepts \"a@example.org\"\n}"
    ),
    ("closed f { field a }", "closed form f { field a }"),
    ("form f closed { field a }", "closed form f { field a }"),
    (
      "external r\nform f { field a { r } }", "external rule r\nform f { field a { r } }"
    ),
    (
      "form f { field a { required } }; test for f { expect invalid }",
      "form f { field a { required } }; test \"describe it here\" for f { expect invalid }"
    ),
    (
      "form f { field a { required } }; test \"t\" for f { expect: invalid }",
      "form f { field a { required } }; test \"t\" for f { expect invalid }"
    ),
    (
      "form f { field a { required } }; test \"t\" for f { expect { a: required } }",
      "form f { field a { required } }; test \"t\" for f { expect invalid { a: required } }"
    ),
    (
      "rule r(n: integer): text { min_length(n) }; form f { field a { r(3) } }",
      "rule r(n: integer) { min_length(n) }; form f { field a { r(3) } }"
    ),
    (
      "form f { field a: list of g; let t = a.map(l => l.p).sum(); check t > 3 }\nform g { field p: number }",
      "form f { field a: list of g; let t = sum(p of a); check t > 3 }\nform g { field p: number }"
    ),
  ])
  func `a file`(written: String, meant: String) throws {
    try expectFix(written, meant)
  }

  /// What loads, and is hardly ever meant, with the text of the first fix applied.
  @Test(arguments: [
    ("field a { contains(\"[A-Z]\") }", "field a { contains(/[A-Z]/) }"),
    ("field a { regex(/\\\\d+/) }", "field a { regex(/\\d+/) }"),
    ("field a { regex(/[A-z]+/) }", "field a { regex(/[A-Za-z]+/) }"),
    ("field a { regex(/a+ | b+/) }", "field a { regex(/a+|b+/) }"),
    (
      "field a { regex(/(?=.*[A-Z])(?=.*\\d)/) }",
      "field a { contains(/[A-Z]/) and contains(/\\d/) }"
    ),
    ("field a: file { media_type(\"jpg\") }", "field a: file { media_type(\"image/jpeg\") }"),
    ("field a = \"x\"", "field a @default(\"x\")"),
    (
      "field a: integer { min_value(3) \"At least ${min}.\" }",
      "field a: integer { min_value(3) \"At least {min}.\" }"
    ),
    (
      "field a { max_length(3) \"At most %{max}.\" }",
      "field a { max_length(3) \"At most {max}.\" }"
    ),
    (
      "field a { max_length(3) \"At most {{ max }}.\" }",
      "field a { max_length(3) \"At most {max}.\" }"
    ),
    ("field a { max_length(3) \"At most $max.\" }", "field a { max_length(3) \"At most {max}.\" }"),
    ("field a { max_length(3) \"At most :max.\" }", "field a { max_length(3) \"At most {max}.\" }"),
    (
      "field a { max_length(3) \"At most {{#limit}}.\" }",
      "field a { max_length(3) \"At most {max}.\" }"
    ),
    (
      "field a { max_length(3) \"At most <%= max %>.\" }",
      "field a { max_length(3) \"At most {max}.\" }"
    ),
  ])
  func `a doubtful line has one warning`(written: String, meant: String) throws {
    let text = "form f { \(written) }"
    #expect(NewcomerTests.errors(in: text).map(\.message) == [])
    let warnings = NewcomerTests.warnings(in: text)
    let fix = try #require(warnings.first?.fixes.first, "\(warnings.map(\.message))")
    #expect(warnings.count == 1, "\(warnings.map(\.message))")
    let fixed = NewcomerTests.applying(fix, to: text)
    #expect(fixed == "form f { \(meant) }")
    #expect(Compilation(SourceText(name: "t", text: fixed)).diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    "field price: number { max_value(100) \"At most ${max}.\" }",
    "field a { max_length(9) \"At most {max} characters, and 10 % of {value}.\" }",
    "field a { contains(\"a.b\") }", "field a { regex(/C:\\\\windows/) }",
    "field a { regex(/(?=.*\\d).+/) }", "field a { regex(/[A-Za-z]+|[0-9]+/) }",
    "field a { contains(/a | b/x) }", "field a: file { media_type(\"image/*\", \"text/csv\") }",
  ])
  func `what is meant has no warning`(written: String) {
    let text = "form f { \(written) }"
    #expect(Compilation(SourceText(name: "t", text: text)).diagnostics.map(\.message) == [])
  }

  @Test func `fields of the items are listed, and not those of the form`() {
    let text = """
      form f { field a; field b; field c: list of g { unique(nothing_like_it) } }
      form g { field x }
      """
    let errors = NewcomerTests.errors(in: text)
    #expect(errors.map(\.code) == ["E0304"])
    #expect(errors.first?.notes.first?.contains("'x'") == true)
  }

  @Test(arguments: ["empty", "min_length", "regexp"])
  func `a test that expects what no check says is answered`(rule: String) {
    let text = """
      form f { field email { required; email }; group g { field a { required } } }
      test "t" for f { given { email: "" }; expect invalid { email: \(rule), g.a: required } }
      """
    let diagnostics = Compilation(SourceText(name: "t", text: text)).diagnostics
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [
    ("check all a > 3", "each { … }"), ("check a < z \"No.\" at ending", "the fields are"),
    ("check a == None", "is empty"),
    ("check a is valid", "the rule by which it is valid"), ("check a xor b", "'is', 'in'"),
    ("list rows { field c }", "the rows of a list are a form"),
    ("field c: file(\"image/png\")", "media_type(\"image/png\")"),
    ("field c { filter digits }", "write 'regex(/[0-9]+/)'"),
    ("field c { filter \"0-9\" }", "a filter is a rule"),
    ("field c: list of text; check length(c) > 2", "'count(…)' counts"),
  ])
  func `what cannot be guessed has a note and no fix`(written: String, note: String) {
    let errors = NewcomerTests.errors(in: "form f { field a; field b; field z; \(written) }")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors.first?.fixes == [])
    #expect(errors.first?.notes.first?.contains(note) == true, "\(errors.first?.notes ?? [])")
  }
}
