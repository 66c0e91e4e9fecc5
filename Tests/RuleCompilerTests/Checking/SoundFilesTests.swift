import RuleCompiler
import RuleSyntax
import Testing

/// What the checker takes without a word.
struct SoundFilesTests {
  static let sources = [
    "",
    "rules 1\n",
    "rule r { }",
    "form f { }",
    "form f { field a: list of list of text { each { each { email } } } }",
    "form f { field people: list of f; field name }",
    "form f { field email { email }; field telephone { telephone or email } }",
    "form f { field `odd name` { equal(`when`) }; field `when` }",
    "form f { field a: date { after(today - 1d); before(\"2099-01-01\" + 7d) } }",
    "form f { field a: datetime; field b: datetime { not before(a + 30min) } }",
    "form f { field a: time { between(\"09:00\"...\"17:30\") } }",
    "form f { field a: integer; field b: number { min_value(a) } }",
    "form f { field a: number; field b: number; field c: number { none_of(1, a / b) } }",
    "form f { field a: choice { option \"x\" }; field b { equal(a) } }",
    "form f { field a { min_value(5); after(\"2026-01-01\"); before(now) } }",
    "form f { field n: integer; field a { length(n); max_length(n, in: utf16) } }",
    "form f { field a { contains(\"a.b\"); regex(/\\d{3}/i) } }",
    "form f { field a { chars(\"a-z0-9_\\\\-\") } }",
    "form f { field a { required \"{{{label}}} is needed, {{}}\" } }",
    "form f { field a; field b { different(a) \"not {other}, not {value}\" } }",
    "form f { field a { equal(\"x\") \"say {other}\" } }",
    "form f { field a: list of choice { option \"x\"; option \"y\"; exclusive(\"x\") } }",
    "form f { field a: file { max_size(5MB); media_type(\"image/*\", \"text/plain\") } }",
    "form f { field a; when a is filled and not (a is email or a == \"x\") { field b } }",
    "form f { field a { when a is email { max_length(128) } otherwise { telephone } } }",
    "form f { group g { field a { equal(b) } }; field b }",
    "form f { group g { field a }; when g.a in (\"1\", \"2\") { field b { equal(g.a) } } }",
    "form g { field a }\nform f { field b: g; field c { equal(b.a) }; when b is filled { field d } }",
    "form f { field a; field b; all_filled(a, b) or not any_filled(a, b) \"{label}\" }",
    "form f { field a { on blur { email }; on submit { when a is filled { url } } } }",
    "form f { field a: integer { normalize trim; filter max_value(120); mask \"[000]\" } }",
    "form f { field a: boolean; when a == true { field b { required } } }",
    "form f { field a { empty \"leave this alone\" } }",
    "form f { field a { min_length(5); warn max_length(3) } }",
    "form f { field a { min_length(5) or max_length(3) } }",
    "form f { field a { not not required } }",
    "form f { field a { not (email and not required) } }",
    "form f { field a { not (empty and filled) } }",
    "form f { field a: list of text { not each { not required } } }",
    "form f { field a: any { not (member \"b\" { empty and filled }) } }",
    "form f { field a: any { not member \"b\" { required } } }",
    "form f { field a: any { not member \"b\" { required; email } } }",
    "form f { field a: any { not not (not member \"b\" { member \"c\" { required } }) } }",
    "form f { field a: list of text { not each { required } } }",
    "rule r { not each { required } }",
    "form f { field a { not not equal(\"x\"); one_of(\"x\", \"y\") } }",
    "form f { field a: list of text { each[4294967294] { email } } }",
    "form f { field a: boolean { equal(true) or equal(false) } }",
    "form f { field a: date { equal(today) } }",
    "rule r(a: date) { after(a) }\nform f { field d: date { r(\"2026-01-01\"); r(today); r(e) }; field e: date }",
    "rule r(a) { after(a) }\nform f { field d: date { r(\"2026-01-01\") } }",
    "rule r(a) { equal(a) }\nform f { field d: integer { r(5) } }",
    "rule r(a = 5) { max_length(a) \"at most {a}\" }\nform f { field d { r; r(6); r(a: 7) } }",
    "rule r(p: pattern) { contains(p) }\nform f { field d { r(/x/); r(\"x\") } }",
    "rule r(c: characters = \"a-z\") { chars(c) }\nform f { field d { r; r(\"0-9\") } }",
    "rule r(n: range) { length(n) }\nform f { field d { r(5); r(1...5) } }",
    "rule r(n: size = 5MB) { max_size(n) }\nform f { field d: file { r } }",
    "rule r(c) { when c == \"GB\" { email } otherwise { url } }\nform f { field a { r(b) }; field b }",
    "rule r(c) { when c is email { email } }\nform f { field a { r(b) }; field b }",
    "rule r { unique and each { email } }\nform f { field a: list of text { r } }",
    "rule r { min_value(5) }\nform f { field a: integer { r }; field b { r } }",
    "rule r(n: integer) { max_length(n)\n accepts(n: 3) \"abc\"\n rejects(3) \"abcd\", \"a\u{301}bcd\" }",
    "external rule e(a, b = 1) { retry 3; cache 5min; undecided warns }\nform f { field a { e(a: b) }; field b }",
    "form f { field a @icon(\"x\", 1, true, [1], { a: 1 }) @secret }",
    "form f { field a }\ntest \"t\" { given { a: 5 }; now \"2026-01-01\"; expect invalid { a: type } }",
    "form g { field x }\nform f { field a: list of g }\n"
      + "test \"t\" for f { given { a: [{ x: 1 }] }; expect valid { a[0].x: email } }",
    "form f { group g { field x { warn email } } }\ntest \"t\" { given { g.x: 1 }; expect valid { g.x: email } }",
  ]

  @Test(arguments: sources)
  func `nothing is wrong with it`(source: String) {
    #expect(CheckingFixture.report(source) == [])
  }

  @Test func `files that import the same file see the same names`() {
    let imports = [
      "a.rules": "import \"c.rules\"\nform a { field x { shared } }",
      "b.rules": "import \"c.rules\"\nform b { field x { shared } }",
      "c.rules": "rule shared { email }",
    ]
    let main = "import \"a.rules\"\nimport \"b.rules\"\nform f { field x: a; field y: b }"
    #expect(CheckingFixture.report(main, imports: imports) == [])
  }

  @Test func `a file does not see what its imports import`() {
    let imports = [
      "a.rules": "import \"c.rules\"\nform a { field x { shared } }",
      "c.rules": "rule shared { email }",
    ]
    let main = "import \"a.rules\"\nform f { field x: a { shared } }"
    let expected = ["E0303 2:23 unknown rule 'shared'"]
    #expect(CheckingFixture.report(main, imports: imports) == expected)
  }

  @Test func `what an imported file has wrong comes first, under its own name`() {
    let imports = ["a.rules": "form a { field x { emial } }"]
    let main = "import \"a.rules\"\nform f { field x: a; field y { requird } }"
    let expected = [
      "E0303 a.rules:1:20 unknown rule 'emial'", "E0303 2:32 unknown rule 'requird'",
    ]
    #expect(CheckingFixture.report(main, imports: imports) == expected)
  }

  @Test func `an import that used names come from is used`() {
    let imports = [
      "rule.rules": "rule reachable { telephone }",
      "form.rules": "form address { field x }",
      "external.rules": "external rule known",
    ]
    let main = """
      import "rule.rules"
      import "form.rules"
      import "external.rules"
      form f { field a { reachable }; field b: address }
      test "t" { answer known: accepted; expect valid }
      """
    #expect(CheckingFixture.report(main, imports: imports) == [])
  }

  @Test func `a file that only imports gathers what others declare`() {
    let imports = ["a.rules": "form a { field x }"]
    #expect(CheckingFixture.report("import \"a.rules\"", imports: imports) == [])
  }
}
