import RuleSyntax
import Testing

/// Warnings about what is allowed and hardly ever meant, and what must not be warned about.
struct DoubtTests {
  /// What resembles a mistake and isn't one.
  static let sound = [
    "form f { field a { required; min_length(1); regex(/[A-Z]/) } }",
    "form f { field a { min_length(3); regex(/[A-Z]+/) } }",
    "form f { field a { min_length(3); regex(/[A-Z]/) or regex(/[a-z]{3}/) } }",
    "form f { field a { min_length(3); not regex(/[A-Z]/) } }",
    "form f { field a { min_length(3); warn regex(/[A-Z]/) } }",
    "form f { field a { min_length(11); regex(/[0-9]{8}/, ignoring: \" -\") } }",
    "form f { field a { min_length(10, in: bytes); regex(/.{4}/) } }",
    "form f { field a { min_length(10); regex(/(a)\\1{9}/) } }",
    "form f { field a { regex(/[a-z]/) }; field b { regex(/[0-9]/) } }",
    "form f { field a { when b == \"x\" { regex(/[a-z]/) } otherwise { regex(/[0-9]/) } }; field b }",
    "form f { field a { regex(/[a-z]/) or regex(/[0-9]/) } }",
    "form f { field a { regex(/[a-z]/); regex(/[a-z]/) } }",
    "form f { field a { contains(/^[a-z]/); contains(/[0-9]$/) } }",
    "form f { field a { regex(/\\^a\\$/) } }",
    "form f { field a { regex(/[$]/) } }",
    "form f { field a { regex(/a(?=$|b)b?/) } }",
    "form f { field a { regex(/^$|^[a-z]+$/) } }",
    "form f { field a { contains(/^a$/m) } }",
    "form f { field a { regex(/[a-z]+\\.com/) } }",
    "form f { field a { regex(/a.com/) } }",
    "form f { field a { regex(/.+.computer/) } }",
    "form f { field a { regex(/[a-z].com[a-z]/) } }",
    "form f { field a { regex(/colo.r|ab.de/) } }",
    "form f { field a { contains(\"www.example.com\") } }",
    "form f { field a: choice { option \"9-10\"; option \"10-11\" } }",
    "form f { field a: choice { option \"2023-2024\"; option \"2024-2025\" } }",
    "form f { field a: choice { option \"18-29\"; option \"30-50\"; option \"50+\" } }",
    "form f { field a: choice { option \"m\" \"Metre\"; option \"M\" \"Mega\" } }",
    "form f { field a: choice { option \"a-b\"; option \"b-c\" } }",
    "form f { field a; when a == \"x\" { field b { when a == \"y\" { required } } } }",
    "form f { field a; when a == \"x\" { field b } otherwise when a == \"y\" { field c } }",
    "form f { field a; when a == \"x\" { field b }; when a == \"x\" { field c } }",
    "form f { field a: map of text { each { when key == \"x\" { email } } } }",
    "form f { field email { required \"Enter your email.\" }; field password { required \"Enter your password.\" } }",
    "form f { field password; field confirm_password { equal_previous \"The password must match.\" } }",
    "form f { field email; field pin { required \"Enter the number that we sent to your email.\" } }",
    "form f { field date: date; field birthday: date { required \"Enter a date.\" } }",
    "form f { field name; field company_name { required \"Enter your name.\" } }",
    "form f { field start: date; field end: date { after(start) \"The start must be earlier.\" } }",
    "form f { field email; field phone { when email is empty { required \"Your email is missing; enter a number.\" } } }",
    "form f { field a { email or url } }",
    "form f { field a: integer; field b: date; check a > 3 and b >= today and 3 < a \"No.\" }",
    "form f { field a { integer }; when a > 3 { field b } }",
    "form f { field a { regex(/[0-9]+/) }; field b: number; check a > b \"No.\" }",
    "rule r(n) { when n > 3 { email } }",
    "form f { field a { min_length(3) or min_length(4) } }",
    "form f { field a { (email) \"One.\" or (email) \"Two.\" } }",
    """
    rule tree { each { tree }; size(...3) }
    form f { field a: any { tree } }
    test "t" for f { given { a: [] }; expect invalid { a: size } }
    """,
    """
    rule tree { each { leaf }; size(...3) }
    rule leaf { each { tree }; unique }
    form f { field a: any { tree }; field b: any { leaf } }
    test "t" for f { given { a: [] }; expect invalid { a: unique, b: size } }
    """,
  ]

  @Test(arguments: sound)
  func `what is meant is not warned about`(source: String) {
    #expect(CheckingFixture.report(source) == [])
  }

  @Test(arguments: [
    ("regex(/^[A-Z]+$/)", "regex(/[A-Z]+/)"),
    ("regex(/\\A(?:a|b)\\z/i)", "regex(/(?:a|b)/i)"),
    ("regex(/^a+|b+$/)", "regex(/a+|b+/)"),
    ("regex(/www.example.com\\/a/)", "regex(/www\\.example\\.com\\/a/)"),
    (
      "regex(/[a-z]+@(mail.example.de|example.com)/)",
      "regex(/[a-z]+@(mail\\.example\\.de|example\\.com)/)"
    ),
  ])
  func `a certain fix leaves no doubt`(check: String, fixed: String) throws {
    let source = "form f { field a { \(check) } }"
    let diagnostic = try #require(CheckingFixture.check(source).diagnostics.first)
    let fix = try #require(diagnostic.fixes.first)
    #expect(fix.isCertain)
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "form f { field a { \(fixed) } }")
    #expect(CheckingFixture.report(text) == [])
  }

  @Test(arguments: [
    ("field next: node", "field next: list of node { size(...1) }"),
    (
      "field next: node \"Next\" @icon(\"x\")",
      "field next: list of node \"Next\" @icon(\"x\") { size(...1) }"
    ),
    (
      "field next: node { when a == 1 { required } }",
      "field next: list of node { size(...1); when a == 1 { required } }"
    ),
  ])
  func `the fix of a form in itself loads`(field: String, fixed: String) throws {
    let source = "form node { field a: integer; \(field) }"
    let diagnostic = try #require(CheckingFixture.check(source).diagnostics.first)
    let fix = try #require(diagnostic.fixes.first)
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "form node { field a: integer; \(fixed) }")
    #expect(CheckingFixture.report(text) == [])
  }

  @Test func `a file with errors is not doubted`() {
    let source = "form f { field a { regex(/^a$/); emial } }"
    #expect(CheckingFixture.check(source).diagnostics.map(\.code) == ["E0303"])
  }

  @Test func `doubts cost time in proportion to the file`() {
    // Each would be compared with each before it if the search were not linear.
    let conditions = (0..<2000).map { "when a == \"\($0)\" { field b\($0) { regex(/x/) } }" }
    let checks = (0..<2000).map { _ in "regex(/[a-z]/)" }
    let source =
      "form f { field a { \(checks.joined(separator: "; ")) }\n"
      + conditions.joined(separator: "\n") + "}"
    #expect(CheckingFixture.report(source) == [])
  }
}
