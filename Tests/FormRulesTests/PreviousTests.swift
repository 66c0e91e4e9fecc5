import FormRules
import Testing

/// `previous`: the item before, in the same list.
@Suite struct PreviousTests {
  private static let jobs = """
    form place { field city }
    form job {
        field from: date { after(previous.to) "after {limit}" }
        field to: date
        field at: place
        group more { field note { different(previous.more.note); different(previous.at.city) } }
        when previous.to is empty { field first { required } }
        field skills: list of number { each { min_value(previous) } }
    }
    form f {
        field jobs: list of job
        field single: job
        field numbers: list of number { each[1...] { min_value(previous) } }
        field grid: list of list of number { each { each { min_value(previous) } } }
    }
    """

  @Test func `a map of the item before is read by its keys`() throws {
    let rules = """
      form person { field name }
      form entry {
          field marks: map of integer
          field people: map of person
          field least: integer { min_value(previous.marks["a.b"]) }
          field name { when previous.people["x"].name is filled { required } }
      }
      form f {
          field entries: list of entry { each { check previous.marks["a.b"] != 7 } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let entries: Value = [
      ["marks": ["a.b": 5], "least": 1], ["least": 4, "people": ["x": ["name": "n"]]],
      ["marks": ["a.b": 7]], [:],
    ]
    let violations = form.validate(["entries": entries]).violations
    #expect(
      Set(violations.map(\.path)) == ["entries[1].least", "entries[2].name", "entries[3]"]
    )
  }

  @Test(arguments: [
    Case(jobs, ["jobs": [["first": "x", "to": "2020-01-01"], ["from": "2020-02-01"]]], "valid"),
    Case(
      jobs,
      ["jobs": [["first": "x", "to": "2020-01-01"], ["from": "2019-02-01"]]],
      "jobs[1].from: after"
    ),
    Case(jobs, ["jobs": [["first": "x", "from": "2020-01-01"]]], "valid"),
    Case(jobs, ["jobs": [["from": "2020-01-01"]]], "jobs[0].first: required"),
    Case(
      jobs,
      ["jobs": [["first": "x", "to": "soon"], ["from": "2019-02-01", "first": "y"]]],
      "jobs[0].to: type",
      "jobs[1].from? after unreadable: To"
    ),
    Case(
      jobs,
      [
        "jobs": [
          ["first": "x", "more": ["note": "a"], "at": ["city": "b"]],
          ["first": "x", "more": ["note": "a"]],
          ["first": "x", "more": ["note": "b"]],
        ]
      ],
      "jobs[1].more.note: different"
    ),
    Case(jobs, ["single": ["from": "2020-01-01", "first": "x"]], "valid"),
    Case(jobs, ["numbers": [1, 3, 2]], "numbers[2]: min_value"),
    Case(jobs, ["numbers": [1, nil, 0]], "valid"),
    Case(jobs, ["grid": [[5], [1, 0]]], "grid[1][1]: min_value"),
    Case(
      jobs,
      ["jobs": [["first": "x", "skills": [1, 2, 1]]]],
      "jobs[0].skills[2]: min_value"
    ),
    Case(
      "rule up { each { min_value(previous) } }\nform f { field a: list of number { up } }",
      ["a": [2, 1]],
      "a[1]: up"
    ),
    Case(
      "rule past(limit) { after(limit) }\nform s { field at: date { past(previous.at) } }\n"
        + "form f { field a: list of s }",
      ["a": [["at": "2026-01-02"], ["at": "2026-01-01"]]],
      "a[1].at: past"
    ),
    // A field of that name goes first.
    Case(
      "field previous: number; field a: number { min_value(previous) }",
      ["previous": 2, "a": 1],
      "a: min_value"
    ),
  ])
  func `an item is compared with the one before`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `the message has the value`() throws {
    let report = try form(Self.jobs).validate([
      "jobs": [["first": "x", "to": "2020-01-01"], ["from": "2019-02-01"]]
    ])
    #expect(report.violations.map(\.message) == ["after 2020-01-01"])
  }
}
