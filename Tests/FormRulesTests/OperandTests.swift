import FormRules
import Testing

/// What operands compute, and what comes of it where they cannot.
@Suite struct OperandTests {
  private static let amounts = "field a: number; field b: number; "
  private static let conditions = """
    \(amounts)
    field c: boolean = a > 3
    field d: boolean = (a == b or a < 2) and (b + 1) * 2 > a
    field e: boolean = a is filled
    """
  private static let branches = """
    \(amounts)
    when a == 1 { let first = b + 1; let name = "x" } otherwise {
      when a == 2 { let second = b + 2; let other = "y" }
    }
    field c: number = first_filled(first, second, b)
    field d = first_filled(name, other)
    """

  @Test(arguments: [
    Case(amounts + "field c: number { equal(a + b * 2) }", ["a": 1, "b": 2, "c": 5], "valid"),
    Case(amounts + "field c: number { equal((a + b) * 2) }", ["a": 1, "b": 2, "c": 5], "c: equal"),
    Case(amounts + "field c: number { equal(a - b - 1) }", ["a": 5, "b": 2, "c": 2], "valid"),
    Case(amounts + "field c: number { equal(-a / -(b)) }", ["a": 1, "b": 8, "c": 0.125], "valid"),
    Case(amounts + "field c: number { between(a - 1, a + 1) }", ["a": 1, "c": 3], "c: between"),
    Case(amounts + "field c: number { between(a - 1...a + 1) }", ["a": 1, "c": 2], "valid"),
    Case("field a: integer; field c { max_length(a * 2) }", ["a": 1, "c": "abc"], "c: max_length"),
    // A rule with an empty argument asks for nothing.
    Case(amounts + "field c: number { max_value(a + b) }", ["a": 1, "c": 9], "valid"),
    Case(amounts + "field c: number { equal(a + b) }", ["a": 1, "c": 9], "valid"),
    Case(amounts + "field c: number { equal(a + b) }", ["a": 1, "b": 1], "valid"),
    // No result is no verdict.
    Case(
      amounts + "field c: number { max_value(a / b) }",
      ["a": 1, "b": 0, "c": 9],
      "c? max_value division by zero"
    ),
    Case(
      amounts + "field c: number { not max_value(a * b) }",
      ["a": .text("12345678901234567890123"), "b": .text("12345678901234567890123"), "c": 9],
      "c? max_value more than 38 digits"
    ),
    Case(
      amounts + "field c: number { max_value(a / b) }",
      ["a": .text("x"), "b": 0, "c": 9],
      "a: type",
      "c? max_value unreadable: A"
    ),
    // In rules, operands compute with parameters, which are numbers then.
    Case(
      "rule twice(p) { max_value(2 * p) }\nform f { field a: number; field c: number { twice(a + 1) } }",
      ["a": 1, "c": 5],
      "c: twice"
    ),
    Case(amounts + "when a > b * 2 { field c { required } }", ["a": 5, "b": 2], "c: required"),
    Case(
      amounts + "field c: number { max_value(round(a / 3, 2)) }",
      ["a": 1, "c": 0.34],
      "c: max_value"
    ),
    Case(amounts + "field c: number { max_value(abs(a)) }", ["a": -2, "c": 2], "valid"),
    Case(
      amounts + "field c: number = floor(a); field d: number = ceiling(b, 1)",
      ["a": -1.5, "b": 0.11, "c": -2, "d": 0.2],
      "valid"
    ),
    Case(
      amounts + "field c: number = ceiling(a); field d: number = floor(b, -1)",
      ["a": -1.5, "b": 20, "c": -1, "d": 20],
      "valid"
    ),
    // A part of a date with a time is the one that is written, in any time zone.
    Case(
      "field a: datetime; field b: date = date(a); field c: time = time(a); field d: integer = day(a)",
      ["a": "2026-01-31T23:30:00-08:00", "b": "2026-01-31", "c": "23:30", "d": 31],
      "valid"
    ),
    Case(
      "field a: time; field b: integer = hour(a); field c: integer = minute(a)",
      ["a": "23:59:59.9", "b": 23, "c": 59],
      "valid"
    ),
    Case(
      "field a: datetime; field b: integer = hour(a); field c: integer = month(a)",
      ["a": "0001-12-31T00:00Z", "b": 0, "c": 12],
      "valid"
    ),
    // Units that are not whole don't count, in either direction.
    Case(
      "field a: time; field b: time; field c: integer = minutes(a, b); field d: integer = minutes(b, a)",
      ["a": "22:00", "b": "06:00:30", "c": -959, "d": 959],
      "valid"
    ),
    Case(
      "field a: time; field c: integer = hours(a, \"18:00\")",
      ["a": "08:00:01", "c": 9],
      "valid"
    ),
    Case(
      "field a: date; field b: datetime; field c: integer = hours(a, b); field d: integer = minutes(b, a)",
      ["a": "2026-01-31", "b": "2026-02-01T01:59:59.5", "c": 25, "d": -1559],
      "valid"
    ),
    // Two moments with offsets are as far apart everywhere.
    Case(
      "field a: datetime; field b: datetime; field c: integer = hours(a, b)",
      ["a": "2026-03-28T20:00:00+01:00", "b": "2026-03-29T08:00:00+02:00", "c": 11],
      "valid"
    ),
    Case("field a: time; check hours(a, \"18:00\") > 1 \"x\"", [:], "valid"),
    // What can't be computed is neither filled nor empty.
    Case(
      amounts
        + "check a / b is empty \"x\"; check a * b is empty \"x\"; let c = a / b; check c is empty \"x\"",
      ["a": .text("x"), "b": 0],
      "a: type",
      "? check unreadable: A",
      "? check unreadable: A",
      "? check unreadable: A"
    ),
    // A condition is true or false, or has no value where it does not apply.
    Case(conditions, ["a": 4, "b": 1, "c": true, "d": false, "e": true], "valid"),
    Case(conditions, ["a": 3, "b": 3, "c": false, "d": true, "e": true], "valid"),
    Case(conditions, ["a": 4, "c": true, "e": true], "valid"),
    Case(conditions, ["e": false], "valid"),
    Case(conditions, ["c": false], "c: computed"),
    Case(
      conditions,
      ["a": .text("x"), "b": 3],
      "a: type",
      "c? computed unreadable: A",
      "d? computed unreadable: A"
    ),
    Case(
      amounts
        + "let big = a > 3; when big == true { field c { required } } otherwise { field d { required } }",
      ["a": 4],
      "c: required"
    ),
    Case(
      amounts
        + "let big = a > 3; let both = big == true and not (b == 1); check both == false \"x\"",
      ["a": 4, "b": 2],
      ": check"
    ),
    Case(amounts + "let any = any_filled(a, b); check any == true \"x\"", [:], ": check"),
    Case(
      "field l: list of integer; let many = count(l where item > 1) > 1; field c: boolean = many == true or 5 in l",
      ["l": [2, 3], "c": true],
      "valid"
    ),
    // A name in a branch has no value elsewhere.
    Case(branches, ["a": 1, "b": 5, "c": 6, "d": "x"], "valid"),
    Case(branches, ["a": 2, "b": 5, "c": 7, "d": "y"], "valid"),
    Case(branches, ["a": 3, "b": 5, "c": 5], "valid"),
    Case(branches, ["a": 3, "b": 5, "c": 6, "d": "x"], "c: computed", "d: computed"),
    Case(
      branches,
      ["a": .text("?"), "b": 5, "c": 6],
      "a: type",
      "c? computed unreadable: A",
      "d? computed unreadable: A"
    ),
    Case("field a; field c: integer { equal(length(a)) }", ["a": "👩‍🚀x", "c": 2], "valid"),
    Case(
      "field a; field b: list of text; field c: integer { equal(count_filled(a, b)) }",
      ["a": " ", "b": ["x"], "c": 1],
      "valid"
    ),
    Case(
      "field a: date; field c: integer { equal(age(a)) }",
      ["a": "2008-03-02", "c": 17],
      "valid"
    ),
    Case(
      "field a: date; field c: integer { equal(age(a)) }",
      ["a": "2008-03-01", "c": 18],
      "valid"
    ),
    Case(
      "field a: datetime; field b: datetime; field c: integer { equal(days(a, b)) }",
      ["a": "2026-01-01T12:00", "b": "2026-01-03T11:59", "c": 1],
      "valid"
    ),
  ])
  func `operands compute`(example: Case) throws {
    #expect(try example.judged() == example.expected)
  }

  @Test func `a message shows what was computed, but not of secrets`() throws {
    let form = try form(
      """
      field a: number
      field b: number @secret
      field c: number { max_value(a * 2) "At most {max}." }
      field d: number { max_value(b * 2) "At most {max}." }
      """
    )
    let report = form.validate(["a": 1.5, "b": 2, "c": 9, "d": 9])
    #expect(report.violations.map(\.message) == ["At most 3.", "At most •••."])
  }

  @Test func `what is computed of secrets stays secret in rules`() throws {
    let form = try form(
      """
      rule most(p: number) "At most {p}." { max_value(p) }
      rule outer(p: number) "At most {p}." { max_value(p * 2) "At most {max}." }
      rule late(p: date) { after(p + 1d + 1d) "After {limit}." }
      form f {
        field secret: number @secret
        field day: date @secret
        field a: number { most(secret * 2) }
        field b: number { outer(secret + 1) }
        field c: number { most(2 * 3) }
        field d: date { late(day) }
        field e: date { after(day + 1mo + 1d) "After {limit}." }
      }
      """
    )
    let report = form.validate([
      "secret": 2, "a": 99, "b": 99, "c": 99, "day": "2026-01-01", "d": "2026-01-01",
      "e": "2026-01-01",
    ])
    #expect(
      report.violations.map(\.message) == [
        "At most •••.", "At most •••.", "At most 6.", "After •••.", "After •••.",
      ]
    )
  }

  @Test func `a live form judges again what reads a field in an operand`() throws {
    let session = try session(
      "field a: number; field b: number; field c: number { max_value(a * 2) }",
      ["a": 2, "c": 5]
    )
    #expect(session.verdict == .invalid)
    try session.set(1, at: "b")
    #expect(session.verdict == .invalid)
    try session.set(3, at: "a")
    #expect(session.verdict == .valid)
    try session.set(nil, at: "a")
    #expect(session.verdict == .valid)
  }

  @Test func `a name in a branch follows it in a live form`() throws {
    let session = try session(
      "field a: number; field c: number; when a > 1 { let x = 3 }; field b: number { max_value(x) }",
      ["a": 1, "b": 5]
    )
    #expect(session.verdict == .valid)
    try session.set(2, at: "a")
    #expect(session.verdict == .invalid)
    try session.set(nil, at: "a")
    #expect(session.verdict == .valid)
  }
}
