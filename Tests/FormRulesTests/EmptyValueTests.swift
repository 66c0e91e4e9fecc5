import FormRules
import Testing

/// Language, section 3: what counts as empty, and which rules judge empty values.
@Suite struct EmptyValueTests {
  @Test(arguments: [
    Case("field a { equal(\"x\") }", ["a": ""], "valid"),
    Case("field a { equal(\"x\") }", ["a": "y"], "a: equal"),
    Case("field a: date { equal(today) }", [:], "valid"),
    Case("rule r(other) { equal(other) }\nform f { field a { r(\"x\") } }", [:], "valid"),
    Case(
      "rule r(other) { equal(other) }\nform f { field a { r(b) }; field b }",
      ["b": "x"],
      "a: r"
    ),
    Case("field a { equal(b) }\nfield b", ["b": "x"], "a: equal"),
    Case("field a { equal(b) }\nfield b", ["a": "x"], "a: equal"),
    Case("field a { equal(\"\") }", ["a": "x"], "a: equal"),
    Case("field a { not different(\"x\") }", [:], "valid"),
    Case("field a: boolean { equal(true) }", [:], "valid"),
  ])
  func `what is compared with a constant may be left out`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: ["street", "age", "born", "agreed", "inner"])
  func `an empty list in a field of another type is no empty value`(_ name: String) throws {
    let rules = """
      form f { field home: home }
      form home {
          field street { required }
          field age: integer
          field born: date
          field agreed: boolean
          field inner: inner
          field tags: list of text
      }
      form inner { field place }
      """
    let form = try form(rules)
    let report = form.validate(["home": .form([name: .list([])])])
    #expect(report.violations.contains { "\($0.path)" == "home.\(name)" && $0.rule == "type" })
    #expect(form.validate(["home": .form(["tags": .list([])])]).isValid)
    #expect(form.validate(["home": .form([name: .null])]).isValid)
  }

  @Test func `what is emptied is given out as no value`() throws {
    let rules = """
      field n: number; field i: integer; field b: boolean; field d: date; field t: time
      field w: datetime; field c; field l: list of number; field o: list of text
      """
    var values: [String: Value] = [:]
    for name in ["n", "i", "b", "d", "t", "w", "c", "o"] { values[name] = "" }
    values["l"] = [1, " "]
    let form = try form(rules)
    let report = form.validate(values)
    #expect(report.isValid)
    for name in ["n", "i", "b", "d", "t", "w", "o"] { #expect(report.values[name] == .null) }
    #expect(report.values["c"] == "")
    #expect(report.values["l"] == [1, .null])
    let session = try session(rules, ["n": 1])
    try session.at("n").deleteBackward()
    try session.at("n").leave()
    #expect(session.values["n"] == .null)
  }

  @Test(arguments: [
    Case("field a { required }", [:], "a: required"),
    Case("field a { required }", ["a": nil], "a: required"),
    Case("field a { required }", ["a": ""], "a: required"),
    Case("field a { required }", ["a": " \t\u{A0}\n"], "a: required"),
    Case("field a { required }", ["a": "x"], "valid"),
    Case("field a: list of text { required }", ["a": []], "a: required"),
    Case("field a: list of text { required }", ["a": ["x"]], "valid"),
    Case("field a: boolean { required }", ["a": false], "valid"),
    Case("field a: integer { required }", ["a": 0], "valid"),
    Case("field a: integer { required }", ["a": ""], "a: required"),
    Case("field a { present }", [:], "a: present"),
    Case("field a { present }", ["a": nil], "a: present"),
    Case("field a { present }", ["a": ""], "valid"),
    Case("field a: boolean { accepted }", [:], "a: accepted"),
    Case("field a: boolean { accepted }", ["a": false], "a: accepted"),
    Case("field a: boolean { accepted }", ["a": true], "valid"),
    Case("field a { empty }", ["a": " "], "valid"),
    Case("field a { empty }", ["a": "x"], "a: empty"),
    Case("field a { filled }", ["a": " "], "a: filled"),
  ])
  func `rules about presence judge empty values`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    "min_length(3)", "max_length(1)", "length(4)", "equal_length(2)", "regex(/x/)", "chars(\"x\")",
    "contains(/x/)", "starts_with(\"x\")", "ends_with(\"x\")", "one_of(\"x\")", "none_of(\"\")",
    "integer", "number", "date", "luhn", "mod97", "min_value(3)", "before(today)", "not regex(/x/)",
    "min_length(3) or chars(\"x\")", "min_length(3) and not chars(\"x\")", "email", "not email",
  ])
  func `a format never implies required`(_ rule: String) throws {
    for value: Value in ["", nil, "  "] {
      #expect(try form("field a { \(rule) }").validate(["a": value]).isValid)
    }
    #expect(try form("field a { \(rule) }").validate([:]).isValid)
  }

  @Test(arguments: [
    Case("field a { equal(b) }\nfield b", [:], "valid"),
    Case("field a { equal(b) }\nfield b", ["a": "", "b": " "], "valid"),
    Case("field a { equal(b) }\nfield b", ["b": "x"], "a: equal"),
    Case("field a { equal(b) }\nfield b", ["a": "x"], "a: equal"),
    Case("field a { equal(b) }\nfield b", ["a": "x", "b": "x"], "valid"),
    Case("field a { equal(b) }\nfield b", ["a": "x", "b": "X"], "a: equal"),
    Case("field a { equal_next }\nfield b", ["a": "x"], "a: equal_next"),
    Case("field a\nfield b { equal_previous }", ["a": "x", "b": "y"], "b: equal_previous"),
    Case("field a { different(b) }\nfield b", ["a": "x", "b": "x"], "a: different"),
    Case("field a { different(b) }\nfield b", ["a": "x"], "valid"),
    Case("field a { different(b) }\nfield b", [:], "valid"),
  ])
  func `equality applies when either side is filled`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    "starts_with(b)", "ends_with(b)", "not starts_with(b)", "not ends_with(b)", "min_length(n)",
    "not min_length(n)", "not length(n...)", "max_value(n)", "not multiple_of(n)",
  ])
  func `an empty field in an argument asks for nothing`(_ rule: String) throws {
    let form = try form("field a { \(rule) }\nfield b\nfield n: integer")
    for value: Value in [nil, "", " "] {
      #expect(form.validate(["a": "x", "b": value, "n": value]).violations.isEmpty)
    }
  }

  @Test func `a blank text that a rule file says is asked for`() throws {
    let form = try form("field a { not starts_with(\" \") }")
    #expect(form.validate(["a": " x"]).verdict == .invalid)
    #expect(form.validate(["a": "x "]).verdict == .valid)
  }

  @Test func `texts are equal when their code points are`() throws {
    let test = try form("field a { equal(b) }\nfield b")
    #expect(!test.validate(["a": "\u{E9}", "b": "e\u{301}"]).isValid)
    let composed = try form("field a { normalize nfc; equal(b) }\nfield b { normalize nfc }")
    #expect(composed.validate(["a": "\u{E9}", "b": "e\u{301}"]).isValid)
  }
}
