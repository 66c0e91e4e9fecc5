import FormRules
import Testing

/// `exact form` and the type `any`: values taken as they are given.
@Suite struct ExactFormTests {
  private static func verdict(_ rules: String, _ values: [String: Value]) throws -> [String] {
    let form = try #require(try RuleFile(text: rules).form("f"))
    let report = form.validate(values)
    return report.violations.map { "\($0.path): \($0.rule)" }
      + report.undecided.map { "\($0.path): undecided" }
  }

  /// The fields of an exact form, a record and what is wrong with it.
  @Test(
    arguments: [
      ("field a { required }", ["a": ""], []),
      ("field a { max_length(0) }", ["a": ""], []),
      ("field a: list of text { size(0) }", ["a": .list([])], []),
      ("field a { required }", ["a": " "], []),
      ("field a { required }", [:], ["a: required"]),
      ("field a { required }", ["a": .null], ["a: type"]),
      ("field a { present }", ["a": ""], []),
      ("field a { filled }", ["a": ""], []),
      ("field a { empty }", ["a": ""], ["a: empty"]),
      ("field a { min_length(2) }", ["a": ""], ["a: min_length"]),
      ("field a { regex(/ +/) }", ["a": "  "], []),
      ("field a: integer", ["a": "42"], ["a: type"]),
      ("field a: integer", ["a": ""], ["a: type"]),
      ("field a: integer", ["a": 42], []),
      ("field a: boolean", ["a": "true"], ["a: type"]),
      ("field a: date", ["a": "2026-01-31"], []),
      ("field a: choice { option \"x\" }", ["a": ""], ["a: one_of"]),
      ("field a: list of text { size(1...) }", ["a": .list([])], ["a: size"]),
      ("field a: list of text", ["a": .list([.null])], ["a[0]: type"]),
      (
        "field a: list of text { each { min_length(1) } }", ["a": .list([""])], ["a[0]: min_length"]
      ),
      ("field a: list of text { unique }", ["a": .list(["", ""])], ["a: unique"]),
      ("group g { field a { required } }", ["g": .null], ["g: type", "g.a: required"]),
      ("field a; field b { equal(a) }", ["a": "", "b": ""], []),
      // A blank text in the rule file is a value, too.
      ("field a { equal(\"\") }", ["a": ""], []),
      ("field a { equal(\" \") }", ["a": ""], ["a: equal"]),
      ("field a { different(\"\") }", ["a": ""], ["a: different"]),
      ("field a { different(\"\") }", ["a": "x"], []),
      ("field a { not equal(\"\") }", ["a": ""], ["a: equal"]),
      ("field a; check a == \"\"", ["a": "q"], [": check"]),
      ("field a; check a == \"\"", [:], []),
      ("field a; check a != \"\" at a", ["a": ""], ["a: check"]),
      ("field a; when a == \"\" { field b { required } }", ["a": ""], ["b: required"]),
      ("field a; when a == \"\" { field b { required } }", [:], []),
      ("field a; when a != \"\" { field b { required } }", ["a": ""], []),
      (
        "field c; when c == \"x\" { field a }; when a == \"\" { field b { required } }",
        ["c": "y", "a": ""],
        []
      ),
      ("field a: list of text { includes(\"\") }", ["a": .list(["x"])], ["a: includes"]),
      ("field a: list of text { includes(\"\") }", ["a": .list(["x", ""])], []),
      ("field a: list of text { exclusive(\"\") }", ["a": .list(["x", ""])], ["a: exclusive"]),
      ("field a: list of text; check \"\" in a", ["a": .list(["x"])], [": check"]),
      ("field a: list of text; check \"\" in a", ["a": .list(["x", ""])], []),
      ("field a; field b: text = a", ["a": " ", "b": " "], []),
      ("field a; field b: text = a", ["a": " ", "b": ""], ["b: computed"]),
      ("field a; field b: h(a)", ["a": " ", "b": .form(["c": " "])], []),
      ("field a { blank }", ["a": ""], []), ("field a { blank }", ["a": "x"], ["a: blank"]),
    ] as [(String, [String: Value], [String])]
  )
  func `an exact form takes values exactly as given`(
    items: String,
    values: [String: Value],
    expected: [String]
  ) throws {
    let others = "rule blank { equal(\"\") }\nexact form h(t: text) { field c { equal(t) } }"
    #expect(try Self.verdict("exact form f { \(items) }\n\(others)", values) == expected)
  }

  @Test(
    arguments: [
      ("field a: any { equal(\"\") }", "", []), ("field a: any { equal(\"\") }", 3, ["a: equal"]),
      ("field a: any; when a == \"\" { field b { required } }", "", ["b: required"]),
      ("field a: any; when a == \"\" { field b { required } }", nil, []),
      ("field a: any; check a in (\"\", \"x\")", "q", [": check"]),
      ("field a: any; check a in (\"\", \"x\")", "", []),
      // Where blank texts are no values, the one in the rule file is none either.
      ("field a; check a in (\"\", \"x\")", "q", [": check"]),
      ("field a; check a in (\"\", \"x\")", "x", []), ("field a; check a in (\"\", \"x\")", "", []),
      ("field a; check a == \" \"", "q", [": check"]), ("field a; check a == \" \"", "", []),
      ("field a; when a == \"\" { field b { required } }", " ", ["b: required"]),
      ("field a; field b { different(\"\") }", "x", []),
    ] as [(String, Value?, [String])]
  )
  func `a blank text in the rule file counts as blank texts of its field do`(
    items: String,
    value: Value?,
    expected: [String]
  ) throws {
    #expect(try Self.verdict("form f { \(items) }", value.map { ["a": $0] } ?? [:]) == expected)
  }

  @Test func `an object without members is judged`() throws {
    let rules = """
      exact form address { field line { required } }
      exact form f { field home: address; field others: list of address }
      """
    #expect(try Self.verdict(rules, ["home": .form([:])]) == ["home.line: required"])
    #expect(try Self.verdict(rules, ["home": .null]) == ["home: type"])
    #expect(try Self.verdict(rules, ["others": .list([.null])]) == ["others[0]: type"])
    #expect(try Self.verdict(rules, [:]) == [])
  }

  @Test(
    arguments: [
      ("kind(\"null\")", .null, []),
      ("required", .null, []),
      ("kind(\"integer\")", 2, []),
      ("kind(\"number\")", 2, []),
      ("kind(\"integer\")", 2.5, ["a: kind"]),
      ("kind(\"text\", \"list\")", .list([1, .null]), []),
      ("kind(\"object\")", .form(["b": 1]), []),
      ("not kind(\"object\")", .form([:]), ["a: kind"]),
      ("max_length(2)", 12345, []),
      ("max_length(2)", "abc", ["a: max_length"]),
      ("size(2)", .list([.list([])]), ["a: size"]),
      ("each { kind(\"text\") }", .list(["", 2]), ["a[1]: kind"]),
      ("each { kind(\"text\") }", "x", []),
      ("one_of(\"a\", 1, true)", 1, []),
      ("one_of(\"a\", 1, true)", "1", ["a: one_of"]),
      ("equal(1)", .null, ["a: equal"]),
      ("unique", .list([.null, .null]), ["a: unique"]),
      ("unique", .list([1, true, "1"]), []),
      ("unique", .list([.form(["b": 1]), .form(["b": 2])]), []),
      (
        "unique", .list([.form(["b": 1, "c": .null]), .form(["c": .null, "b": 1])]), ["a: unique"]
      ),
      ("unique", .list([.form([:]), .list([])]), []),
      ("unique", .list([.form(["b": .form([:])]), .form(["b": .list([])])]), []),
      ("equal(b)", .form(["x": .list([.form(["y": ""])])]), []),
      ("different(b)", .form(["x": .list([])]), []),
      ("member \"x\" { required }", .form(["x": .null]), []),
      ("member \"x\" { required }", .form(["y": 1]), ["a: required"]),
      ("member \"x\" { min_length(2) }", .form(["y": 1]), []),
      ("member \"x\" { min_length(2) }", .form(["x": "a", "y": 1]), ["a: min_length"]),
      ("member \"x\" { empty }", .form(["x": ""]), ["a: empty"]),
      ("not member \"x\" { empty or kind(\"text\") }", .form(["x": ""]), ["a: kind"]),
      ("member \"x\" { member \"y\" { equal(1) } }", .form(["x": .form(["y": 2])]), ["a: equal"]),
      ("member \"x\" { required }", "text", []),
      ("member \"x\" { required } or kind(\"text\")", "text", []),
      (
        "each { member \"x\" { required } }", .list([.form(["x": 1]), .form([:])]),
        ["a[1]: required"]
      ),
      ("unique", .list([.list([1]), .list([1])]), ["a: unique"]),
      ("multiple_of(2)", true, []),
      ("multiple_of(2)", "3", []),
      ("max_value(10)", "25", []),
      ("max_value(10)", "a remark", []),
      ("between(1, 10)", 25, ["a: between"]),
      ("max_value(\"2026-01-01\")", "2026-01-02", ["a: max_value"]),
      ("before(\"2026-01-01\")", "2026-01-02", ["a: before"]),
      ("each { max_value(10) }", .list(["25", 25]), ["a[1]: max_value"]),
      (
        "each { not member \"x\" { one_of(1) } or member \"y\" { required } }",
        .list([.form([:]), .form(["x": 2]), .form(["x": 1, "y": 2]), .form(["x": 1]), 5]),
        ["a[3]: one_of"]
      ),
      (
        "not (member \"x\" { equal(1) } and member \"z\" { equal(1) }) or member \"y\" { required }",
        .form(["b": 1]), []
      ),
      ("not not member \"x\" { equal(1) }", .form([:]), []),
      ("member \"x\" { email } or member \"y\" { email }", .form(["y": "z"]), ["a: email"]),
    ] as [(String, Value, [String])]
  )
  func `an any is judged by the rules for its kind`(
    check: String,
    value: Value,
    expected: [String]
  ) throws {
    let other = Value.form(["x": .list([.form(["y": ""])])])
    #expect(
      try Self.verdict(
        "form f { field a: any { \(check) }; field b: any }",
        ["a": value, "b": other]
      ) == expected
    )
  }

  @Test func `an any is given back as it was`() throws {
    let form = try #require(try RuleFile(text: "form f { field a: any }").form("f"))
    for value in [
      "", .null, .list([1, .list([.null, "x"])]),
      .form(["b": .form(["": .list([.form([:])])]), "c": 1]),
    ] as [Value] {
      #expect(form.validate(["a": value]).values["a"] == value)
    }
  }

  @Test func `a kind that does not exist is an error`() {
    let error = #expect(throws: RuleFileError.self) {
      try RuleFile(text: "form f { field a: any { kind(\"texts\") } }")
    }
    #expect(error?.diagnostics.first?.fixes.first?.replacement == "\"text\"")
  }
}
