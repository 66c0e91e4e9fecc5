import FormRules
import Testing

/// `check CONDITION "message" at FIELD`: conditions that must hold.
@MainActor @Suite struct ConditionCheckTests {
  nonisolated static let dates = "field from: date; field to: date; field note"

  @Test(
    arguments: [
      Case("\(dates); check from <= to", ["from": "2026-02-01", "to": "2026-01-01"], ": check"),
      Case(
        "\(dates); check from <= to at to",
        ["from": "2026-02-01", "to": "2026-01-01"],
        "to: check"
      ),
      Case(
        "\(dates); check from <= to at from, to",
        ["from": "2026-02-01", "to": "2026-01-01"],
        "from: check",
        "to: check"
      ),
      Case("\(dates); check from <= to", ["from": "2026-02-01"], "valid"),
      Case(
        "\(dates); warn check from <= to at to",
        ["from": "2026-02-01", "to": "2026-01-01"],
        "~ to: check"
      ),
      Case("field a { check a != b }; field b", ["a": "x", "b": "x"], "a: check"),
      Case("field a; field b; check a == \"x\" or b is filled at b", [:], "valid"),
      Case("field a; field b; check a == \"x\" or b is filled at b", ["a": "y"], "b: check"),
      Case("field a; field b; check not (a == \"x\" and b == \"y\")", ["a": "x"], "valid"),
      Case(
        "field a; field b; check not (a == \"x\" and b == \"y\")",
        ["a": "x", "b": "y"],
        ": check"
      ),
      Case("field a; field b; check a is filled or b is filled", [:], ": check"),
      Case("field a: list of text; check \"x\" in a", [:], ": check"),
      Case("field a: list of text; check \"x\" in a", ["a": ["y"]], ": check"),
      Case("field a: list of text; check \"x\" not in a", ["a": ["x"]], ": check"),
      Case("field a: date; check age(a) is between(18, 65)", ["a": "2010-01-01"], ": check"),
      Case("field a: date; check age(a) is between(18, 65)", ["a": "1990-01-01"], "valid"),
      Case("field a: date; check age(a) is between(18, 65)", [:], "valid"),
      Case(
        "field a: integer; field b: integer; check a + b is not multiple_of(3) at b",
        ["a": 1, "b": 2],
        "b: check"
      ),
      Case("field a: list of text; check (count(a)) is between(1, 3)", [:], ": check"),
      Case(
        "field a; field b; when first_filled(a, b) is email { field c { required } }",
        ["b": "x@example.com"],
        "c: required"
      ),
      Case("field a; check a in (\"x\", \"y\")", ["a": "z"], ": check"),
      Case("field a; check a not in (\"x\", \"y\")", [:], "valid"),
      Case("field a: number; field b { required }; check a < 3 at b", ["a": 5], "b: required"),
      Case(
        "field a: number; field b { required }; check a < 3 at b",
        ["a": "five"],
        "a: type",
        "b: required"
      ),
      Case("field a: number; when a == 1 { field b; check a == 2 at b }", ["a": 1], "b: check"),
      Case("field a: number; when a == 1 { field b }; check a == 3 at b", ["a": 2], ": check"),
      Case("field a: number; when a == 1 { field b }; check a == 3 at b", ["a": 1], "b: check"),
      Case("field a: number; when a == 1 { field b }; check a == 3 at b", ["a": 3], "valid"),
      Case(
        "field a: number; when a == 1 { field b }; field c; check a == 3 at b, c",
        ["a": 2],
        "c: check"
      ),
      Case(
        "field a: number; when a == 1 { field b } otherwise when a == 2 { field c }; check a > 9 at b, c",
        ["a": 2],
        "c: check"
      ),
      Case(
        "field a: number; when a == 1 { field b } otherwise when a == 2 { field c }; check a > 9 at b, c",
        ["a": 3],
        ": check"
      ),
      Case(
        "field a: number; group g { when a == 1 { field b }; check a == 3 at b }",
        ["a": 2],
        "g: check"
      ),
      Case(
        "field a: number { check a == 3 at b }; when a == 1 { field b }",
        ["a": 2],
        "a: check"
      ),
      Case(
        "field a: number { when a < 5 { check a == 3 at b } }; when a == 1 { field b }",
        ["a": 2],
        "a: check"
      ),
      Case(
        "field a: number { when a < 5 { check a == 3 at b } }; when a == 1 { field b }",
        ["a": 1],
        "b: check"
      ),
      Case(
        "form g { field x: number; when x == 1 { field y } }\nform f { field g: g; field n: number; check n == g.x at g.y }",
        ["g": ["x": 1], "n": 2],
        "g.y: check"
      ),
      Case(
        "form g { field x: number; when x == 1 { field y } }\nform f { field g: g; field n: number; check n == g.x at g.y }",
        ["g": ["x": 3], "n": 2],
        ": check"
      ),
      Case(
        "field a: number; when a == 1 { when a > 0 { field b }; check a == 3 at b }",
        ["a": 2],
        "valid"
      ),
      Case(
        "field m: map of text; check m[\"a\"] is filled at m[\"a\"]",
        ["m": ["b": "x"]],
        "m[\"a\"]: check"
      ),
      Case(
        "form p { field n: number }\nform f { field m: map of p; check m[\"a\"].n == 1 at m[\"a\"].n, m }",
        ["m": ["a": ["n": 2]]],
        "m[\"a\"].n: check",
        "m: check",
        mode: .all
      ),
      Case(
        "form g { field m: map of text }\nform f { field g: g; check g.m[\"a\"] == \"x\" at g.m[\"a\"] }",
        ["g": ["m": ["a": "y"]]],
        "g.m[\"a\"]: check"
      ),
      Case(
        "field n: number; when n == 1 { field m: map of number }; check n == 2 at m[\"a\"]",
        ["n": 3],
        ": check"
      ),
      Case(
        "field a: number; warn check a == 3 \"three\" at b; when a == 1 { field b }",
        ["a": 2],
        "~ : check"
      ),
      Case("field a: number; field b; when a == 1 { check a == 2 at b }", ["a": 3], "valid"),
      Case("field a: number; field b; when a == 1 { check a == 2 at b }", ["a": 1], "b: check"),
      Case(
        "field a { when a is filled { check b == a at b } otherwise { required } }; field b",
        ["a": "x", "b": "y"],
        "b: check"
      ),
      Case(
        "form line { field q: integer; field p: integer; check q <= p at p }\nform f { field lines: list of line }",
        ["lines": [["q": 1, "p": 2], ["q": 3, "p": 2]]],
        "lines[1].p: check"
      ),
      Case(
        "field tags: list of text { each { check n > 1 } }; field n: number",
        ["tags": ["a"], "n": 1],
        "tags[0]: check"
      ),
      Case("field a; field b; check a in (b, \"x\")", ["a": "y"], "valid"),
      Case("field a: number; field b: number; check 3 > a", ["a": 5], ": check"),
      Case(
        "form g { field x; field y }\nform f { field g: g; field n; check n == g.x at g.y }",
        ["g": ["x": "1"], "n": "2"],
        "g.y: check"
      ),
      Case(
        "rule ordered(low: number, high: number) { check low <= high }\nform f { field a: number { ordered(b, c) }; field b: number; field c: number }",
        ["a": 1, "b": 5, "c": 2],
        "a: ordered"
      ),
      Case(
        "field a; field b { max_length(3) ; regex(/x/); check a is max_length(1) }",
        ["a": "long", "b": "y"],
        "b: regex",
        "b: check",
        mode: .all
      ),
    ]
  )
  func `a condition is asked of the values of the record`(_ case: Case) throws {
    #expect(try `case`.judged() == `case`.expected)
  }

  @Test func `in a live form it is shown once all that it reads was visited`() throws {
    let session = try session(
      "field from: integer; field to: integer; field at; check from <= to \"No.\" at at"
    )
    let (from, to, told) = (try session.at("from"), try session.at("to"), try session.at("at"))
    from.focus()
    try from.type("5")
    to.focus()
    try to.type("3")
    #expect(told.violations.isEmpty)
    told.focus()
    #expect(told.violations.map(\.rule) == ["check"])
    #expect(told.state == .invalid)
    told.leave()
    to.focus()
    try to.type("0")
    to.leave()
    #expect(told.violations.isEmpty)
  }

  @Test func `in a field that reads itself it waits for that field`() throws {
    let session = try session("field from: integer; field to: integer { check from <= to }")
    let (from, to) = (try session.at("from"), try session.at("to"))
    from.focus()
    try from.type("5")
    to.focus()
    #expect(to.violations.isEmpty)
    try to.type("3")
    #expect(to.violations.isEmpty)
    #expect(to.state == .incomplete)
    to.leave()
    #expect(to.violations.map(\.rule) == ["check"])
  }
}
