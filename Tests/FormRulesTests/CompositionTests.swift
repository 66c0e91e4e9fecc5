import FormRules
import Testing

/// Language, sections 2 and 3: operators, conditions, messages, modes.
@Suite struct CompositionTests {
  @Test(arguments: [
    Case("group g { field a; field b; any_filled(a, b) }", [:], "g: any_filled"),
    Case(
      "group g { field a; group h { field b; any_filled(a, b) }; field c }",
      [:],
      "g.h: any_filled"
    ),
    Case(
      "group g { group h { field b }; field a; any_filled(a, h.b) }\nfield c\nany_filled(c)",
      [:],
      "g: any_filled",
      ": any_filled"
    ),
    Case(
      "group g { when c == \"x\" { any_filled(a) }; field a }\nfield c",
      ["c": "x"],
      "g: any_filled"
    ),
    Case(
      "form i { group g { field a; any_filled(a) }; field b }\nform f { field n: i; field l: list of i }",
      ["n": .form(["b": "x"]), "l": .list([.form([:])])],
      "n.g: any_filled",
      "l[0].g: any_filled"
    ),
    Case(
      "field a: list of text { not (unique and each { min_length(1) }) }",
      ["a": ["x"]],
      "a: unique"
    ),
    Case(
      "field a: list of text { not each { min_length(1) } }",
      ["a": ["x", "y"]],
      "a: min_length"
    ),
    Case(
      "field a: list of list of text { each { not each { min_length(1) } } }",
      ["a": [["x"]]],
      "a[0]: min_length"
    ),
    Case(
      "field a: list of text { unique and each { min_length(2) } }",
      ["a": ["xx", "y"]],
      "a[1]: min_length"
    ),
  ])
  func `a violation has the path of the group or list that it is about`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case("field a { min_length(3) and chars(\"a-z\") }", ["a": "ab"], "a: min_length"),
    Case("field a { min_length(3) and chars(\"a-z\") }", ["a": "abC"], "a: chars"),
    Case("field a { min_length(3) and chars(\"a-z\") }", ["a": "abc"], "valid"),
    Case("field a { chars(\"0-9\") or chars(\"a-z\") }", ["a": "12"], "valid"),
    Case("field a { chars(\"0-9\") or chars(\"a-z\") }", ["a": "a1"], "a: chars"),
    Case("field a { not chars(\"0-9\") }", ["a": "12"], "a: chars"),
    Case("field a { not (chars(\"0-9\") or chars(\"a-z\")) }", ["a": "12"], "a: chars"),
    Case("field a { not not chars(\"0-9\") }", ["a": "12"], "valid"),
  ])
  func `operators combine answers`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `or blames the branch that can still hold`() throws {
    let contact = try form(
      "field a { regex(/[0-9]{7}/) \"x\" }\nfield b { regex(/[0-9]{7}/) or email }"
    )
    let report = contact.validate(["b": "foo@"])
    #expect(report.violations.map(\.rule) == ["email"])
  }

  @Test func `or blames the branch that got furthest`() throws {
    let test = try form("field a { regex(/abcd/) or regex(/axyz/) }")
    let report = test.validate(["a": "axy!"])
    #expect(report.violations.map { $0.arguments.map(\.text) } == [["axyz"]])
  }

  private static let letters =
    "field a { max_length(3) \"long\"; chars(\"a-z\") \"odd\"; regex(/x.*/) \"form\" }"

  @Test(arguments: [
    Case(letters, ["a": "ABCD"], "a: max_length"),
    Case(letters, ["a": "AB"], "a: chars"),
    Case(letters, ["a": "AB"], "a: chars", "a: regex", mode: .all),
    Case("\(letters)\nfield b { required }", ["a": "AB"], "a: chars", mode: .first),
    Case("\(letters)\nfield b { required }", ["a": "AB"], "a: chars", "b: required"),
  ])
  func `the mode says how much is reported`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case("field a { warn min_length(5) \"short\" }", ["a": "abc"], "~ a: min_length"),
    Case(
      "field a { warn min_length(5); chars(\"a-z\") }",
      ["a": "A"],
      "~ a: min_length",
      "a: chars"
    ),
    Case(
      "rule r { warn min_length(5) \"short\" }\nform f { field a { r } }",
      ["a": "abc"],
      "~ a: min_length"
    ),
  ])
  func `warnings are reported and make nothing invalid`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
    #expect(try form(test.rules).validate(["a": "abc"]).verdict == .valid)
  }

  @Test(arguments: [
    Case(
      "field a\nfield b { when a == \"x\" { required } otherwise { empty } }",
      ["a": "x"],
      "b: required"
    ),
    Case(
      "field a\nfield b { when a == \"x\" { required } otherwise { empty } }",
      ["a": "y"],
      "valid"
    ),
    Case(
      "field a\nfield b { when a == \"x\" { required } otherwise { empty } }",
      ["b": "y"],
      "b: empty"
    ),
    Case("field a\nwhen a is filled { field b { required } }", ["a": "x"], "b: required"),
    Case("field a\nwhen a is filled { field b { required } }", [:], "valid"),
    Case("field a\nwhen a is not filled { field b { required } }", [:], "b: required"),
    Case(
      "field a\nwhen a is email { field b { required } } otherwise { field c { required } }",
      ["a": "ann@x.org"],
      "b: required"
    ),
    Case(
      "field a\nwhen a is email { field b { required } } otherwise { field c { required } }",
      [:],
      "c: required"
    ),
    Case("field a\nwhen a in (\"x\", \"y\") { field b { required } }", ["a": "y"], "b: required"),
    Case("field a\nwhen a not in (\"x\", \"y\") { field b { required } }", ["a": "y"], "valid"),
    Case(
      "field a: integer\nwhen a >= 18 and not a > 20 { field b { required } }",
      ["a": 19],
      "b: required"
    ),
    Case(
      "field a: integer\nwhen a >= 18 and not a > 20 { field b { required } }",
      ["a": "19"],
      "b: required"
    ),
    Case("field a: integer\nwhen a >= 18 { field b { required } }", [:], "valid"),
    Case(
      "field a\nfield b\nwhen any_filled(a, b) { field c { required } }",
      ["b": "x"],
      "c: required"
    ),
    Case(
      "field a\nwhen a == \"x\" { field b\nwhen b == \"y\" { field c { required } } }",
      ["a": "z", "b": "y"],
      "valid"
    ),
    Case(
      "field a\nwhen a == \"x\" { field b\nwhen b == \"y\" { field c { required } } }",
      ["a": "x", "b": "y"],
      "c: required"
    ),
  ])
  func `conditions choose what applies`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `fields that do not apply are left out of the accepted values`() throws {
    let test = try form("field a\nwhen a == \"x\" { field b } otherwise { field c }")
    #expect(test.validate(["a": "x", "b": "1", "c": "2"]).accepted == ["a": "x", "b": "1"])
    #expect(test.validate(["a": "y", "b": "1", "c": "2"]).accepted == ["a": "y", "c": "2"])
  }

  @Test(arguments: [
    Case("field a\nfield b\nany_filled(a, b) \"one\"", [:], ": any_filled"),
    Case("field a\nfield b\nany_filled(a, b) \"one\"", ["b": "x"], "valid"),
    Case("field a\nfield b\nall_filled(a, b)", ["b": "x"], ": all_filled"),
    Case("field a\nwhen a is filled { field b\nall_filled(a, b) }", ["a": "x"], ": all_filled"),
    Case("field a\nwhen a is filled { field b\nall_filled(a, b) }", [:], "valid"),
  ])
  func `a form can be judged as a whole`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `an engine failure is never an answer`() throws {
    // PCRE2 tries every way to share out the letters before it gives up at the `!`.
    for rule in [
      "regex(/(a+)+\\1/)", "not regex(/(a+)+\\1/)", "regex(/(a+)+\\1/) and max_length(90)",
    ] {
      let report = try form("field a { \(rule) }")
        .validate(["a": .text(String(repeating: "a", count: 60) + "!")])
      #expect(report.verdict == .undecided, "\(rule)")
      #expect(report.violations.isEmpty)
      #expect(report.undecided.count == 1)
    }
    let decided = try form("field a { max_length(3) and regex(/(a+)+\\1/) }")
      .validate(["a": .text(String(repeating: "a", count: 60) + "!")])
    #expect(decided.verdict == .invalid)
  }

  @Test func `external rules are undecided while nobody answers, and asked last`() throws {
    let rules = """
      external rule free "{value} is taken."
      form f { field a { free; min_length(3) } }
      """
    #expect(try form(rules).validate(["a": "abc"]).undecided.map(\.reason) == [.pending])
    let short = try form(rules).validate(["a": "ab"])
    #expect(short.undecided.isEmpty)
    #expect(short.violations.map(\.rule) == ["min_length"])
    #expect(try form(rules).validate([:]).isValid)
  }
}
