import RuleSyntax
import Testing

@testable import FormRules

/// Words of other libraries, and the suggestions for them.
@Suite struct SynonymTests {
  /// What the only fix of the first error makes of a text; nil where there is none.
  private static func fixed(_ text: String) -> String? {
    let source = SourceText(name: "t", text: text)
    let errors = Compilation(source).diagnostics.filter { $0.severity == .error }
    guard errors.count == 1, let fix = errors.first?.fixes.first, errors[0].fixes.count == 1 else {
      return nil
    }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("text", "min(3)", "min_length(3)"), ("integer", "min(3)", "min_value(3)"),
    ("number", "max(3)", "max_value(3)"), ("list of text", "min(3)", "size(3...)"),
    ("list of text", "max(3)", "size(...3)"), ("date", "min(today)", "not before(today)"),
    ("file", "max(5MB)", "max_size(5MB)"), ("text", "minLength(3)", "min_length(3)"),
    ("text", "maxlength(3)", "max_length(3)"), ("list of text", "maxItems(3)", "size(...3)"),
    ("text", "pattern(/a+/)", "regex(/a+/)"), ("text", "regexp(/a+/)", "regex(/a+/)"),
    ("text", "matches(/a+/)", "regex(/a+/)"), ("text", "phone", "telephone"),
    ("text", "zip", "postcode"), ("text", "postal_code", "postcode"), ("text", "mail", "email"),
    ("text", "oneOf(\"a\", \"b\")", "one_of(\"a\", \"b\")"),
    ("integer", "enum(1, 2)", "one_of(1, 2)"),
    ("text", "not_in(\"a\")", "none_of(\"a\")"), ("text", "notEmpty", "required"),
    ("integer", "positive", "not max_value(0)"), ("integer", "gt(3)", "not max_value(3)"),
    ("integer", "gte(3)", "min_value(3)"), ("date", "after_or_equal(today)", "not before(today)"),
    ("date", "before_or_equal(today)", "not after(today)"), ("date", "past", "before(today)"),
    ("boolean", "checked", "accepted"), ("list of text", "uniqueItems", "unique"),
    ("text", "startsWith(\"a\")", "starts_with(\"a\")"), ("text", "equalTo(\"x\")", "equal(\"x\")"),
    ("text", "notEqual(\"x\")", "different(\"x\")"), ("integer", "range(1...3)", "between(1...3)"),
    ("text", "format(\"uri\")", "url"), ("text", "format(\"tel\")", "telephone"),
    ("text", "format(\"ipv4\")", "ipv4"), ("text", "format(\"ipv6\")", "ipv6"),
    // What is misspelled is still found.
    ("text", "min_lenght(3)", "min_length(3)"), ("text", "emial", "email"),
  ])
  func `what is suggested is meant, and loads`(type: String, written: String, meant: String) {
    let text = "form f { field a: \(type) { \(written) } }"
    let expected = "form f { field a: \(type) { \(meant) } }"
    let found = SynonymTests.fixed(text)
    #expect(found == expected)
    let diagnostics = Compilation(SourceText(name: "t", text: expected)).diagnostics
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test(arguments: ["ipv4", "ipv6"])
  func `an address of one version stays one`(version: String) {
    let fixed = SynonymTests.fixed("form f {\n  a: z.\(version)()\n}")
    #expect(fixed == "form f {\n  field a { required; \(version) }\n}")
  }

  @Test(arguments: [
    "optional", "nullable", "string",
    "message(\"No.\")", "toLowerCase",
  ])
  func `what is no rule here is answered with advice`(written: String) {
    let source = SourceText(name: "t", text: "form f { field a { \(written) } }")
    let diagnostics = Compilation(source).diagnostics
    #expect(diagnostics.map(\.code) == ["E0303"])
    #expect(diagnostics.first?.notes.count == 1)
    #expect(diagnostics.first?.fixes.isEmpty == true)
  }

  @Test func `a rule of the reader's own is declared`() {
    #expect(
      Self.fixed("form f { field a { refine } }")
        == "external rule is_accepted\n\nform f { field a { is_accepted } }"
    )
  }

  @Test(arguments: [("integer", "min_lenght(3)"), ("date", "emial"), ("boolean", "uniqe")])
  func `no rule is suggested that does not judge the type`(type: String, written: String) {
    let source = SourceText(name: "t", text: "form f { field a: \(type) { \(written) } }")
    #expect(Compilation(source).diagnostics.first?.fixes.isEmpty == true)
  }

  @Test(arguments: [
    ("unless a == \"x\" { required }", "when not a == \"x\" { required }"),
    (
      "unless a == \"x\" and a is filled { required }",
      "when not (a == \"x\" and a is filled) { required }"
    ),
  ])
  func `unless is the opposite of when`(written: String, meant: String) {
    let text = "form f { field a; field b { \(written) } }"
    #expect(SynonymTests.fixed(text) == "form f { field a; field b { \(meant) } }")
  }
}
