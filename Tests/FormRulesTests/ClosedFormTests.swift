import FormRules
import Testing

/// `closed form`: members that the form does not declare.
@Suite struct ClosedFormTests {
  private static let rules = """
    closed form address { field street { required }; field city }
    form line { field amount: integer }
    closed exact form f {
        field name { required }
        field home: address
        field lines: list of line
        field addresses: list of address
        group card { field number; group valid { field until } }
        when name == "Ann" { field extra; group more { field x } }
    }
    """

  private static func judged(
    _ values: [String: Value],
    _ mode: ReportMode = .firstPerField
  ) throws -> [String] {
    let form = try #require(try RuleFile(text: rules).form("f"))
    return form.validate(values, options: ValidationOptions(mode: mode)).violations.map {
      "\($0.path): \($0.rule)"
    }
  }

  @Test(
    arguments: [
      (["name": "Bob"], []),
      (["name": "Bob", "extra": "x", "more": .form(["x": "y"])], []),
      (["name": "Bob", "more": .form(["y": "y"])], []),
      (["name": "Ann", "more": .form(["y": "y"])], ["more.y: unknown"]),
      (["name": "Bob", "nmae": .null], ["nmae: unknown"]),
      (["name": "Bob", "b": "", "a": 1], ["a: unknown", "b: unknown"]),
      (["name": "Bob", "card": .form(["x": 1])], ["card.x: unknown"]),
      (
        ["name": "Bob", "card": .form(["valid": .form(["x": 1])])], ["card.valid.x: unknown"]
      ),
      (
        ["name": "Bob", "home": .form(["x": 1])], ["home.x: unknown", "home.street: required"]
      ),
      (["name": "Bob", "lines": .list([.form(["x": 1])])], []),
      (
        [
          "name": "Bob",
          "addresses": .list([
            .form(["street": "a"]), .form(["street": "b", "x": .list([.form(["y": 1])])]),
          ]),
        ], ["addresses[1].x: unknown"]
      ),
    ] as [([String: Value], [String])]
  )
  func `members that a closed form lacks are violations`(
    values: [String: Value],
    expected: [String]
  ) throws {
    #expect(try Self.judged(values) == expected)
    #expect(try Self.judged(values, .all) == expected)
    #expect(try Self.judged(values, .first) == Array(expected.prefix(1)))
  }

  @Test func `a message names what was meant`() throws {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    let report = form.validate(["name": "Bob", "adresses": 1, "zzz": 2])
    #expect(
      report.violations.map(\.message) == [
        "There is no field 'adresses'. Did you mean 'addresses'?", "There is no field 'zzz'.",
      ]
    )
    #expect(report.violations.map(\.arguments.first?.text) == ["addresses", nil])
  }

  @Test func `a form of checks that all hold at once is closed too`() throws {
    let rules = "closed form f { field a { max_length(3) }; field b }"
    let form = try #require(try RuleFile(text: rules).form("f"))
    #expect(form.validate(["a": "abc"]).isValid)
    #expect(form.validate(["a": "abc", "c": "d"]).violations.map(\.rule) == ["unknown"])
    // The evaluator is used again.
    #expect(form.validate(["a": "abc"]).isValid)
  }

  @Test func `very many unknown members take time linear in them`() throws {
    let form = try #require(try RuleFile(text: "closed form f { field a }").form("f"))
    let names = (0..<20_000).map { "x\($0)" }
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, Value.null) })
    #expect(form.validate(values).violations.map(\.path.description) == names.sorted())
  }

  @Test func `an open form passes over members that it lacks`() throws {
    let form = try #require(try RuleFile(text: "form f { field a }").form("f"))
    #expect(form.validate(["b": 1]).isValid)
  }

  @MainActor @Test func `a session takes no members that its form lacks`() throws {
    let form = try #require(try RuleFile(text: "closed form f { field a }").form("f"))
    #expect(throws: SessionError.unknownField("b")) { try form.makeSession(["b": 1]) }
  }

  @Test func `the first hundred unknown members are compared with all names`() throws {
    let form = try #require(try RuleFile(text: "closed form f { field nameme }").form("f"))
    let letters = "bcdefghijkl"
    let names = letters.flatMap { first in letters.map { "na\(first)\($0)me" } }.prefix(101)
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, Value.null) })
    let report = form.validate(values, options: ValidationOptions(mode: .all))
    #expect(report.violations.count == 101)
    let suggested = report.violations.filter { $0.message.contains("Did you mean") }
    #expect(suggested.count == 100)
  }
}
