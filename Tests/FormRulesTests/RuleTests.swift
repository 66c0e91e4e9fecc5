import FormRules
import Testing

/// Single rules judge single values, each as one of its own type, and may be added to fields.
@Suite struct RuleTests {
  struct Case: Sendable {
    var rule: String
    var value: Value
    var expected: [String]
  }

  @Test(arguments: [
    Case(rule: "between(1, 3)", value: 2, expected: []),
    Case(rule: "between(1, 3)", value: 5, expected: ["between"]),
    Case(rule: "between(1, 3)", value: "2", expected: []),
    Case(rule: "between(1, 3)", value: 2.5, expected: []),
    Case(rule: "min_length(3)", value: "ab", expected: ["min_length"]),
    Case(rule: "required", value: true, expected: []),
    Case(rule: "required", value: nil, expected: ["required"]),
    Case(rule: "accepted", value: false, expected: ["accepted"]),
    Case(rule: "after(\"2026-01-01\")", value: "2025-12-31", expected: ["after"]),
    Case(rule: "after(\"2026-01-01\")", value: "2026-01-02", expected: []),
    Case(rule: "size(2...3)", value: ["b"], expected: ["size"]),
    Case(rule: "email", value: 5, expected: ["type"]),
    Case(rule: "size(2)", value: ["a", 1], expected: []),
    Case(rule: "size(2)", value: ["a", 1, true], expected: ["size"]),
    Case(rule: "size(3)", value: [nil, "a", 1], expected: []),
    Case(rule: "size(2)", value: [1, 2.5], expected: []),
    Case(rule: "size(2)", value: [["a"], 1], expected: []),
    Case(rule: "size(2)", value: [["a"], [1, "b"]], expected: []),
    Case(rule: "size(2)", value: [["a": 1], ["a"]], expected: []),
    Case(rule: "size(0)", value: [], expected: []),
    Case(rule: "size(2)", value: [nil, nil], expected: []),
    Case(rule: "unique", value: ["a", 1, "a"], expected: ["unique"]),
    Case(rule: "each { email }", value: [nil, "ann@example.org"], expected: []),
    Case(rule: "each { email }", value: ["ann@example.org", "b"], expected: ["email"]),
    Case(rule: "each { email }", value: ["ann@example.org", 1], expected: ["type"]),
    Case(rule: "each { between(1, 3) }", value: [nil, 1, 2.5, 4], expected: ["between"]),
    Case(rule: "each { email }", value: ["a": "ann@example.org", "b": "c"], expected: ["email"]),
    Case(rule: "each { email }", value: [1], expected: ["type"]),
    Case(rule: "each { email }", value: ["a": 1], expected: ["type"]),
    Case(rule: "each { email }", value: [["a"], 1], expected: ["type", "type"]),
    Case(rule: "size(2)", value: [["a": 1]], expected: ["size"]),
    Case(rule: "size(2)", value: ["a": 1], expected: ["size"]),
    Case(rule: "size(2)", value: ["a": 1, "b": "x"], expected: []),
    Case(rule: "accepted", value: "maybe", expected: ["type"]),
  ])
  func `a rule judges a value as one of its own type`(_ test: Case) throws {
    #expect(try Rule(test.rule).validate(test.value).violations.map(\.rule) == test.expected)
  }

  @Test func `a date is judged as a date`() throws {
    let rule = try Rule("after(\"2026-01-01\")")
    let day = try #require(CalendarDate("2025-12-31"))
    #expect(rule.validate(.date(day)).violations.map(\.rule) == ["after"])
  }

  @Test func `a rule for no type says what is wrong with it`() throws {
    let error = #expect(throws: RuleFileError.self) { try Rule("min_lenght(3)") }
    #expect(error?.diagnostics.map(\.code) == ["E0303"])
    #expect(throws: RuleFileError.self) { try Rule("min_length(") }
  }

  @Test func `an added rule judges values of the field's type, by its label`() throws {
    let session = try session(
      "field age: integer \"Your age\"; field born: date; field tags: list of text"
    )
    let age = try session.at("age")
    try age.add(Rule("between(1, 3) \"{label}: {value}\""))
    try age.set(2)
    #expect(age.state == .valid)
    try age.set(5)
    age.leave()
    #expect(age.violations.map(\.message) == ["Your age: 5"])
    #expect(throws: RuleFileError.self) { try session.at("born").add(Rule("min_length(3)")) }
    #expect(session.report.violations.map(\.rule) == ["between"])
    try session.at("tags").add(Rule("unique"))
    try session.set(["a", "a"], at: "tags")
    #expect(session.report.violations.map(\.rule) == ["between", "unique"])
  }
}
