import FormRules
import Testing

/// Language, section 3: cheap checks guard costly ones, whatever the mode.
@Suite struct GuardingTests {
  private static let letters =
    "field a { max_length(3) \"long\"; chars(\"a-z\") \"odd\"; regex(/x.*/) \"form\" }"

  @Test(arguments: [
    Case(letters, ["a": "AB"], "a: chars", "a: regex", mode: .all),
    Case(letters, ["a": "ABCD"], "a: max_length", "a: chars", mode: .all),
    Case(
      "field a { not chars(\"0-9\") and max_length(3); regex(/x.*/) }",
      ["a": "ABCD"],
      "a: max_length",
      mode: .all
    ),
    Case(
      "field a: list of text { each { max_length(3) }; each { regex(/x.*/) } }",
      ["a": ["AB", "ABCD"]],
      "a[1]: max_length",
      "a[0]: regex",
      mode: .all
    ),
  ])
  func `a pattern is not run on a text whose length was refused`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case(
      "field a { not max_length(3); regex(/x.*/) }",
      ["a": "ABC"],
      "a: max_length",
      "a: regex",
      mode: .all
    ),
    Case(
      "field a { not max_length(3) and not chars(\"a-z\"); regex(/x.*/) }",
      ["a": "abcd"],
      "a: chars",
      "a: regex",
      mode: .all
    ),
    Case(
      "field a { max_length(3); when b is regex(/x/) { chars(\"a-z\") } }\nfield b",
      ["a": "ABCD", "b": "x"],
      "a: max_length",
      "a: chars",
      mode: .all
    ),
    Case(
      """
      field a: any {
          member "long" { max_length(3) }
          member "odd" { regex(/x.*/) }
      }
      """,
      ["a": ["long": "ABCD", "odd": "y"]],
      "a: max_length",
      "a: regex",
      mode: .all
    ),
  ])
  func `a length that was not refused, or of another value, guards nothing`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  private static let grid =
    "field grid: list of list of integer { size(...2); each { size(...2); each { between(0, 9) } } }"

  private static let addresses = """
    form f {
        field days: list of list of address { each { size(...1) "One address a day." } }
    }
    form address { field line { required } }
    """

  @Test(arguments: [ReportMode.firstPerField, .all])
  func `items are not looked at where a size was refused, at whatever depth`(_ mode: ReportMode)
    throws
  {
    for test in [
      Case(Self.grid, ["grid": ["x", [1], [2]]], "grid: size"),
      Case(Self.grid, ["grid": [[1, "x", 77], ["y"]]], "grid[0]: size", "grid[1][0]: type"),
      Case(Self.grid, ["grid": [[1, 77], ["y"]]], "grid[0][1]: between", "grid[1][0]: type"),
      Case(
        Self.addresses,
        ["days": [[[:], [:]], [[:]]]],
        "days[0]: size",
        "days[1][0].line: required"
      ),
      Case(
        "field a: list of list of integer { each { size(...1) }; each { each { between(0, 9) } } }",
        ["a": [[77, "x"], [77]]],
        "a[0]: size",
        "a[1][0]: between"
      ),
      Case(
        "field a: list of list of integer { each { each { between(0, 9) } }; each { size(...1) } }",
        ["a": [[77, 78], [77]]],
        "a[0]: size",
        "a[1][0]: between"
      ),
      Case(
        """
        field a: list of list of integer {
            each { size(...9); each { between(0, 9) } }
            each { size(...1) }
        }
        """,
        ["a": [[77, 78], [77]]],
        "a[0]: size",
        "a[1][0]: between"
      ),
      Case(
        """
        field a: list of list of integer {
            each { each { between(0, 9) } }
            each { size(2...); each { multiple_of(2) } }
        }
        """,
        ["a": [[78, 7], [7]]],
        "a[1]: size",
        "a[0][0]: between",
        "a[0][1]: multiple_of"
      ),
      Case(
        "field a: list of integer { each { between(0, 9) }; warn size(1); size(...1) }",
        ["a": [77, 78]],
        "~ a: size",
        "a: size"
      ),
      Case(
        "field a: list of integer { (present or required) and size(...1) }",
        ["a": ["x", 1]],
        "a: size"
      ),
      Case(
        "field a: list of integer { (size(...1) or (size(3) and required)) and size(...1) }",
        ["a": ["x", 1, 2]],
        "a: size"
      ),
    ] {
      var test = test
      test.mode = mode
      #expect(try test.judged() == test.expected, "\(test)")
    }
  }

  @Test(arguments: [
    Case(
      "field a: list of integer { each { max_value(9) }; unique; size(...2) }",
      ["a": [10, 11, 12]],
      "a: size"
    ),
    Case(
      "field a: list of integer { each { max_value(9) }; when b is empty { size(...2) } }\nfield b",
      ["a": [10, 11, 12]],
      "a: size"
    ),
    Case(
      "field a: list of integer { when b is empty { each { max_value(9) } }; size(...2) }\nfield b",
      ["a": [10, 11]],
      "a[0]: max_value",
      "a[1]: max_value"
    ),
  ])
  func `the size is judged before the items, wherever it stands`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case(
      "field grid: list of list of integer { each { not size(2) } }",
      ["grid": [[1, "x"]]],
      "grid[0]: size",
      "grid[0][1]: type"
    ),
    Case(
      "field grid: list of list of integer { each { not size(2...) } }",
      ["grid": [[1], [1, "x"]]],
      "grid[1]: size",
      "grid[1][1]: type"
    ),
    Case(
      "field grid: list of list of integer { each { warn size(1) } }",
      ["grid": [[1, "x"]]],
      "~ grid[0]: size",
      "grid[0][1]: type"
    ),
    Case(
      "field grid: list of list of integer { each { size(1) } \"Single numbers only.\" }",
      ["grid": [[1, "x"]]],
      "grid[0]: size",
      "grid[0][1]: type"
    ),
    Case(
      "field a: list of integer { size(1) or size(3) }",
      ["a": ["x", 1]],
      "a: size",
      "a[0]: type"
    ),
    Case(
      "field a: list of integer { required and (size(1) or size(3)) }",
      ["a": ["x", 1]],
      "a: size",
      "a[0]: type"
    ),
  ])
  func `a size that was not refused, or not of the list by itself, guards nothing`(_ test: Case)
    throws
  {
    #expect(try test.judged() == test.expected)
  }

  @Test func `what was refused of a record is forgotten with it`() throws {
    let test = try form(Self.grid)
    let wrong: [String: Value] = ["grid": [[1, 2, 3]]]
    #expect(test.validate(wrong).violations.map { "\($0.path)" } == ["grid[0]"])
    let mistyped: [String: Value] = ["grid": [[1, "x"]]]
    #expect(test.validate(mistyped).violations.map { "\($0.path)" } == ["grid[0][1]"])
    // Branches are decided before any field is judged.
    let branching = try form(
      "when a is contains(/x/) { field b { required } }\nfield a { max_length(2) }"
    )
    #expect(branching.validate(["a": "xyz", "b": "b"]).violations.map { "\($0.path)" } == ["a"])
    #expect(branching.validate(["a": "x"]).violations.map { "\($0.path)" } == ["b"])
  }
}
