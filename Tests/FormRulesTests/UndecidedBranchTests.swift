import FormRules
import Testing

/// What comes of a `when` whose condition could not be decided: never a verdict.
@Suite struct UndecidedBranchTests {
  /// More digits than are compared, so that nothing can be said of it.
  private static let beyond = Value.text(String(repeating: "9", count: 39))
  private static let number = "n? type limit reached: digits of a number"

  @Test(arguments: [
    Case(
      "field n: number\nfield a\nwhen n > 1 { any_filled(a) } otherwise { all_filled(a) }",
      ["n": beyond],
      number,
      "? when unreadable: N",
      "? when unreadable: N"
    ),
    Case(
      """
      form f { field g: inner { required } }
      form inner {
          field n: number
          field a
          when n > 1 { when a is empty { any_filled(a) } }
      }
      """,
      ["g": ["n": beyond]],
      "g.n? type limit reached: digits of a number",
      "g? when unreadable: N"
    ),
  ])
  func `checks of the form in it are undecided`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  private static let branch = "field n: number\nwhen n > 1 { field b; field c: list of text }\n"

  @Test(arguments: [
    // Whether it is filled depends on whether it applies.
    "filled", "empty", "required", "present", "min_length(3)", "equal(\"x\")", "different(\"x\")",
  ])
  func `whether its fields have a value is not known`(_ rule: String) throws {
    let form = try form(Self.branch + "field d { when b is \(rule) { empty } otherwise { empty } }")
    let report = form.validate(["n": Self.beyond, "b": "x", "d": "x"])
    #expect(report.verdict == .undecided)
    #expect(
      report.undecided.map { "\($0.path)? \($0.rule)" } == [
        "n? type", "b? when", "c? when", "d? when",
      ]
    )
  }

  @Test(arguments: [
    Case(
      branch + "any_filled(b, c)",
      ["n": beyond, "b": "x"],
      number,
      "b? when unreadable: N",
      "c? when unreadable: N",
      "? any_filled unreadable: B"
    ),
    Case(
      branch + "field d\nall_filled(b, d)",
      ["n": beyond, "b": "x"],
      number,
      "b? when unreadable: N",
      "c? when unreadable: N",
      ": all_filled"
    ),
    Case(
      branch + "field d\nany_filled(b, d)",
      ["n": beyond, "b": "x", "d": "x"],
      number,
      "b? when unreadable: N",
      "c? when unreadable: N"
    ),
  ])
  func `what the other fields settle is settled`(_ test: Case) throws {
    #expect(try Set(test.judged()) == Set(test.expected))
  }

  @Test(arguments: [
    "b is filled or c is filled", "any_filled(b, c)", "b is not empty", "all_filled(b, d)",
  ])
  func `what is empty is empty, whether it applies or not`(_ condition: String) throws {
    let form = try form(Self.branch + "field d\nfield e { when \(condition) { required } }")
    for empty in [" ", .null] as [Value] {
      let report = form.validate(["n": Self.beyond, "b": empty, "c": .null, "d": "x"])
      #expect(report.undecided.map(\.path.description) == ["n", "b", "c"])
    }
  }
}
