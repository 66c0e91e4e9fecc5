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
    // Lists, patterns and other notations of a whole check.
    ("oneOf([\"x\", \"y\"])", "one_of(\"x\", \"y\")"), ("regex([A-Z]+)", "regex(/[A-Z]+/)"),
    ("[required, email]", "required; email"), ("@NotNull", "required"),
    ("@Size(min = 3, max = 9)", "min_length(3); max_length(9)"),
    ("@Email(message = \"No.\")", "email \"No.\""), (".min(3)", "min_length(3)"),
    ("z.string().email()", "email"), ("Validators.minLength(3)", "min_length(3)"),
    ("\"minLength\": 3", "min_length(3)"), ("format: email", "email"),
    ("type: \"string\", minLength: 3", "min_length(3)"),
    ("maxlength=\"20\" required", "max_length(20); required"),
    ("\"required|email|max:20\"", "required; email; max_length(20)"),
    ("nullable|string|max:20", "max_length(20)"), ("in:x,y,z", "one_of(\"x\", \"y\", \"z\")"),
    ("required_if:b,x", "when b == \"x\" { required }"),
    ("required_with:b", "when b is filled { required }"),
    ("required, \"Enter it.\"", "required \"Enter it.\""),
    (
      "min_length(b == \"x\" ? 3 : 5)",
      "when b == \"x\" { min_length(3) } otherwise { min_length(5) }"
    ),
    // Branches.
    ("if (b == \"x\") { required }", "when b == \"x\" { required }"),
    (
      "if (b != null && !(b == 'x')) { required }",
      "when b is filled and not (b == \"x\") { required }"
    ),
    ("if (!b) { required }", "when b is empty { required }"),
    (
      "if (b == \"x\") { required } else if (b) { email } else { url }",
      "when b == \"x\" { required } otherwise when b is filled { email } otherwise { url }"
    ),
    ("if (b) required else email", "when b is filled { required } otherwise { email }"),
    (
      "if (b)\n  required\n else\n  email",
      "when b is filled {\n  required\n} otherwise {\n  email\n}"
    ),
    ("if b == \"x\" then required", "when b == \"x\" { required }"),
    ("when b == \"x\" required \"No.\"", "when b == \"x\" { required \"No.\" }"),
    ("when b == \"x\": required", "when b == \"x\" { required }"),
    ("if b:\n   required\n   email\n", "when b is filled {\n   required\n   email\n}\n"),
    (
      "when b {\n \"x\" -> required\n \"y\", \"z\" -> email\n else -> url\n}",
      "when b == \"x\" { required } otherwise when b in (\"y\", \"z\") { email } otherwise { url }"
    ),
    (
      "switch (b) { case \"x\": required; default: url }",
      "when b == \"x\" { required } otherwise { url }"
    ),
    // Messages that are put together.
    ("required \"Enter \" + label + \".\"", "required \"Enter {label}.\""),
    ("required label + \" is missing.\"", "required \"{label} is missing.\""),
    ("max_length(9) \"At most \" + str(max)", "max_length(9) \"At most {max}\""),
    ("required(\"Enter \" + label)", "required \"Enter {label}\""),
    ("max_length(9) `At most ${max}.`", "max_length(9) \"At most {max}.\""),
    ("max_length(9) f\"At most {max}.\"", "max_length(9) \"At most {max}.\""),
    ("max_length(9) $\"At most {max}.\"", "max_length(9) \"At most {max}.\""),
    ("string().min(3)", "min_length(3)"),
    // Settings.
    ("normalize: trim", "normalize trim"), ("normalize(trim)", "normalize trim"),
    ("mask(\"[00]/[00]\")", "mask \"[00]/[00]\""),
    // Messages and lists.
    ("required => \"Enter it.\"", "required \"Enter it.\""),
    (
      "NotEmpty().WithMessage(\"Enter it.\").MaximumLength(9)",
      "required \"Enter it.\"; max_length(9)"
    ),
    ("matches(/[a-z]+/, \"Use letters.\")", "regex(/[a-z]+/) \"Use letters.\""),
    ("min_length(3) or \"Too short.\"", "min_length(3) \"Too short.\""),
    ("valid(\"x\", \"y\")", "one_of(\"x\", \"y\")"),
    ("in [\"x\", \"y\"]", "one_of(\"x\", \"y\")"),
    ("rangelength: [2, 50]", "length(2...50)"), ("size(8)", "length(8)"),
    ("max_length(1,000,000)", "max_length(1000000)"),
    // Statements.
    ("guard b == \"x\" else { \"No.\" }", "check b == \"x\" \"No.\""),
    ("refine(b == a, \"No.\")", "check b == a \"No.\""),
    ("assert b == a, \"No.\"", "check b == a \"No.\""),
    ("warning: min_length(3) \"Short.\"", "warn min_length(3) \"Short.\""),
    ("warn: min_length(3)", "warn min_length(3)"), ("lowercase", "normalize lowercase"),
    ("regex(/[a-z]+/g)", "regex(/[a-z]+/)"),
    ("when required(b) { email }", "when b is filled { email }"),
    ("when email(b) { email }", "when b is email { email }"),
    ("min_length(3) \"At least {minimum}.\"", "min_length(3) \"At least {min}.\""),
    ("required \"{attribute} is missing.\"", "required \"{label} is missing.\""),
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
    ("field a: varchar(20)", "field a: text { max_length(20) }"),
    ("field a: int", "field a: integer"),
    ("field a: decimal(10, 2)", "field a: number"),
    ("field a: text not null", "field a: text { required }"),
    ("field a: optional text", "field a: text"), ("field a: [text]", "field a: list of text"),
    ("field a: text[]", "field a: list of text"),
    ("field a: enum(\"x\", \"y\")", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: choice { \"x\"; \"y\" }", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: choice { x, y }", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: date(\"DD.MM.YYYY\")", "field a: date as \"DD.MM.YYYY\""),
    ("field a: \"required|email\"", "field a { required; email }"),
    ("field a: \"required|max:20\"", "field a { required; max_length(20) }"),
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
    // Whole lines of other notations.
    ("<input type=\"email\" name=\"a\" required>", "field a { email; required }"),
    ("<input type=\"number\" id='a' min=\"3\" />", "field a: number { min_value(3) }"),
    ("RuleFor(x => x.A).NotEmpty().MaximumLength(9)", "field A { required; max_length(9) }"),
    ("a: z.string().min(3).email()", "field a { required; min_length(3); email }"),
    ("field a = z.string().email()", "field a { required; email }"),
    ("field a: Joi.number().required()", "field a: number { required }"),
    ("a = models.CharField(max_length=9)", "field a { required; max_length(9) }"),
    ("a = forms.EmailField(required=True)", "field a { email; required }"),
    ("a: int = Field(gt=0)", "field a: integer { required; not max_value(0) }"),
    ("a: Optional[int]", "field a: integer"), ("a?: string", "field a"), ("a: string", "field a"),
    ("val a: String? = null", "field a"),
    ("a VARCHAR(9) NOT NULL", "field a { max_length(9); required }"),
    ("'a' => 'required|email|max:9'", "field a { required; email; max_length(9) }"),
    ("'a' => ['required', 'max:9']", "field a { required; max_length(9) }"),
    (
      "\"a\": { \"type\": \"string\", \"format\": \"email\", \"minLength\": 3 }",
      "field a { email; min_length(3) }"
    ),
    ("a: { type: \"integer\", required: true }", "field a: integer { required }"),
    ("a: ['', [Validators.required, Validators.email]]", "field a { required; email }"),
    (
      "validates :a, presence: true, length: { minimum: 3 }", "field a { required; min_length(3) }"
    ),
    ("@NotBlank String a", "field a { required }"),
    ("@Size(max = 9) field a", "field a { max_length(9) }"),
    ("field a: \"x\" | \"y\"", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: datetime-local", "field a: datetime"), ("field a: email", "field a { email }"),
    ("field a: phone_number", "field a { telephone }"),
    ("field first-name", "field first_name"),
    ("field a: list of text { foreach { email } }", "field a: list of text { each { email } }"),
    ("field a: integer; check a between 3 and 5", "field a: integer; check a is between(3, 5)"),
    ("field a; check a contains \"x\"", "field a; check a is contains(\"x\")"),
    (
      "field a: list of text; check a contains \"x\"",
      "field a: list of text; check a is includes(\"x\")"
    ),
    ("field a; check a is filled \"No.\" on a", "field a; check a is filled \"No.\" at a"),
    (
      "field a: number; let b: number = a * 2; check b > 3",
      "field a: number; let b = a * 2; check b > 3"
    ),
    ("field a: number; check a > 3, \"No.\"", "field a: number; check a > 3 \"No.\""),
    ("field a: number; assert a > 3", "field a: number; check a > 3"),
    ("page one { field a }", "step one { field a }"), ("field a*", "field a { required }"),
    ("field a: text!", "field a: text { required }"), ("field a: text?", "field a: text"),
    ("field a [required, email]", "field a { required; email }"),
    ("field a (required)", "field a { required }"),
    ("field a: map<text, number>", "field a: map of number"),
    ("field a: choice [\"x\"]", "field a: choice { option \"x\" }"),
    (
      "field a: choice { options: [\"x\", \"y\"] }",
      "field a: choice { option \"x\"; option \"y\" }"
    ),
    ("field a: choice { option(\"x\", \"X\") }", "field a: choice { option \"x\" \"X\" }"),
    ("field a; check a.length > 3", "field a; check length(a) > 3"),
    ("field a: list of text; check a.length > 3", "field a: list of text; check count(a) > 3"),
    ("field a; field b { equal(this.a) }", "field a; field b { equal(a) }"),
    ("field a: string().min(3)", "field a { min_length(3) }"),
    ("field a string().min(3)", "field a { min_length(3) }"),
    ("a: string().min(3)", "field a { min_length(3) }"),
    ("if (z == \"x\") { field a }", "when z == \"x\" { field a }"),
    (
      "field y: boolean; if (y && !z) { field a } else { field b }",
      "field y: boolean; when y == true and z is empty { field a } otherwise { field b }"
    ),
    (
      "field a: number; field b: number = a\n    + 1\n    + 2",
      "field a: number; field b: number = a +\n    1 +\n    2"
    ),
    ("field a: number = round(1.26; 1)", "field a: number = round(1.26, 1)"),
    ("field a: number { between(1; 9) }", "field a: number { between(1, 9) }"),
    ("group { field a }", "group details { field a }"),
    ("field details; group { field a }", "field details; group details2 { field a }"),
    ("group \"Home address\" { field a }", "group home_address \"Home address\" { field a }"),
    ("field \"Email address\" { required }", "field email_address \"Email address\" { required }"),
    ("field a: VARCHAR(9) NOT NULL", "field a { max_length(9); required }"),
    ("field a: INT CHECK (a >= 18)", "field a: integer { check a >= 18 }"),
    ("field a: string required", "field a { required }"),
    ("field a: enum { x, y }", "field a: choice { option \"x\"; option \"y\" }"),
    ("field a: list text", "field a: list of text"),
    (
      "field a: list of text { each item { email } }", "field a: list of text { each { email } }"
    ),
    (
      "field a: list of text { for b in a { email } }", "field a: list of text { each { email } }"
    ),
    ("context c: text = \"x\"", "context c: text"),
    ("field a: number; var b = a * 2; check b > 3", "field a: number; let b = a * 2; check b > 3"),
    ("field a: number; b = a * 2; check b > 3", "field a: number; let b = a * 2; check b > 3"),
    ("field a: number; let b: a * 2; check b > 3", "field a: number; let b = a * 2; check b > 3"),
    (
      "field a: date; field b: date; check a < b at b \"No.\"",
      "field a: date; field b: date; check a < b \"No.\" at b"
    ),
    ("field a: date { after(\"31.12.2025\") }", "field a: date { after(\"2025-12-31\") }"),
    ("field a: number { max_value(9,99) }", "field a: number { max_value(9.99) }"),
    ("field a: boolean; check a == \"true\"", "field a: boolean; check a == true"),
    ("field a(\"Name\") { required }", "field a \"Name\" { required }"),
    ("field a \"Age\": integer { required }", "field a: integer \"Age\" { required }"),
    ("field a secret { required }", "field a @secret { required }"),
    ("field a placeholder: \"Ann\" { required }", "field a @placeholder(\"Ann\") { required }"),
    ("when z == \"x\" then { field a }", "when z == \"x\" { field a }"),
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
    ("rule x -> bool { email }", "rule x { email }"),
    ("rule x(n: integer): Boolean { min_length(n) }", "rule x(n: integer) { min_length(n) }"),
    ("rule x(): Boolean = email", "rule x() { email }"),
    (
      "enum Color { red, green }\nform f { field a: Color { required }; field b: list of Color }",
      "form f { field a: choice { option \"red\"; option \"green\"; required }; "
        + "field b: list of choice { option \"red\"; option \"green\" } }"
    ),
    (
      "form f:\n  field a:\n    required\n  group g:\n    field b\n  field c\n",
      "form f {\n  field a {\n    required\n  }\n  group g {\n    field b\n  }\n  field c\n}\n"
    ),
    (
      "form f\n  field a\n    required\n\nform g { field b }",
      "form f {\n  field a {\n    required\n  }\n}\n\nform g { field b }"
    ),
    (
      "form f {\n  field a {\n  }\n  }\n  field b\n}\n",
      "form f {\n  field a {\n  }\n\n  field b\n}\n"
    ),
    ("form f { field a { required } \"No.\" }", "form f { field a { required \"No.\" } }"),
    ("form { field a }", "form main { field a }"),
    ("form \"Sign up\" { field a }", "form sign_up \"Sign up\" { field a }"),
    (
      "form f { field a { unique: true } }",
      "external rule is_unique\n\nform f { field a { is_unique } }"
    ),
    (
      "form f { field a { unique } }",
      "external rule is_unique\n\nform f { field a { is_unique } }"
    ),
    (
      "form f { field a { required } }; test \"t\" for f { expect invalid: a }",
      "form f { field a { required } }; test \"t\" for f { expect invalid { a: required } }"
    ),
    (
      "form f { field a { required } }; test \"t\" for f { expect invalid { a } }",
      "form f { field a { required } }; test \"t\" for f { expect invalid { a: required } }"
    ),
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
    (
      "form f { field a }; test \"t\" for f { expect valid: true }",
      "form f { field a }; test \"t\" for f { expect valid }"
    ),
    (
      "form f { field a }; test \"t\" for f { record { a: \"x\" }; expect valid }",
      "form f { field a }; test \"t\" for f { given { a: \"x\" }; expect valid }"
    ),
    (
      "form f { field a }; test \"t\" for f { given(a: \"x\"); expect valid }",
      "form f { field a }; test \"t\" for f { given { a: \"x\" }; expect valid }"
    ),
    (
      "form f { field a; field b }; test \"t\" for f { given { a: \"x\"; b: \"y\" }; expect valid }",
      "form f { field a; field b }; test \"t\" for f { given { a: \"x\", b: \"y\" }; expect valid }"
    ),
    (
      "form f { field a { required } }; test \"t\" for f { expect invalid { a: \"No.\" } }",
      "form f { field a { required } }; test \"t\" for f { expect invalid { a: required } }"
    ),
    ("rule x n { min_length(n) }", "rule x(n) { min_length(n) }"),
    ("form f() { field a }", "form f { field a }"),
    (
      "form f {\n  field a\n  required\n  max_length(9)\n}",
      "form f {\n  field a {\n    required\n    max_length(9)\n  }\n}"
    ),
    (
      "form f {\n  field a {\n    required\n  field b\n}",
      "form f {\n  field a {\n    required\n  }\n  field b\n}"
    ),
    (
      "form f {\n  field a { required } }\n  field b\n}",
      "form f {\n  field a { required }\n  field b\n}"
    ),
    ("form f { field a { min_length(3; email } }", "form f { field a { min_length(3); email } }"),
    (
      "form f {\n  field a {\n    required \"Enter it.\n  }\n}",
      "form f {\n  field a {\n    required \"Enter it.\"\n  }\n}"
    ),
    ("/* a\n * b */\nform f { field a }", "# a\n# b \nform f { field a }"),
    (
      "const f = z.object({ a: z.string().min(3), b: z.number().optional() })",
      "form f {\n  field a { required; min_length(3) }\n  field b: number\n}"
    ),
    (
      "interface F { a: string; b?: number }",
      "form F {\n  field a { required }\n  field b: number\n}"
    ),
    (
      "$rules = ['a' => 'required|max:9'];",
      "form main {\n  field a { required; max_length(9) }\n}"
    ),
    (
      "rule r(min-len: number) { min_value(min_len) }",
      "rule r(min_len: number) { min_value(min_len) }"
    ),
    (
      "f:\n  a:\n    type: string\n    required: true\n", "form f {\n  field a { required }\n}"
    ),
    (
      "<form><input name=\"a\" required></form>", "form main {\n  field a { required }\n}"
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
    ("import { x } from \"./y\"", "import \"./y.rules\"\n"),
    ("import x from './y'", "import \"./y.rules\"\n"),
    ("import \"y.rules\" as x", "import \"y.rules\"\n"), ("include y", "import \"y.rules\"\n"),
    // Libraries, which a rule file needs none of.
    ("from y import x", ""), ("const x = require(\"y\")", ""), ("use y", ""),
  ])
  func `an import of another notation has one message, and hides names`(
    written: String,
    meant: String
  ) throws {
    let form = "form f { field a { x } }"
    let text = "\(written)\n\(form)"
    let errors = HabitTests.errors(in: text)
    let fix = try #require(errors.first?.fixes.first)
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(HabitTests.applying(fix, to: text) == meant + form)
  }

  @Test(arguments: [
    "field a; field b; when a is filled { b { required } }",
    "field a: date; check hour(a) <= 12", "field a: date; check date(a) <= today",
    "field a: datetime; field b: time; check hours(b, a) <= 3",
    "field a: list of number { descending }", "field a: time; field b: time; check b - a <= 30min",
  ])
  func `what can't be said has one message without a fix`(written: String) {
    let errors = HabitTests.errors(in: "form f { \(written) }")
    #expect(errors.count == 1, "\(errors.map(\.message))")
    #expect(errors.first?.fixes.isEmpty == true)
    #expect(errors.first?.notes.isEmpty == false)
  }

  @Test(arguments: [
    "exists(\"users\")", "when \"x\" == b or \"y\" { required }", "min: \"x\"",
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
    ("field a = \"GB\" { required }", "field a @default(\"GB\") { required }"),
    ("field a { required; between(18, 99) }", "field a: number { required; between(18, 99) }"),
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
