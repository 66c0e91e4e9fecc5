import FormRules
import Testing

/// `key` within `each`, and objects of an `any` as maps.
@Suite struct EntryKeyTests {
  private static func violations(
    _ body: String,
    _ value: Value,
    others: [String: Value] = [:],
    before: String = ""
  ) throws -> [String] {
    let rules = try RuleFile(text: "\(before)\nform f {\n\(body)\n}")
    var record = others
    record["v"] = value
    let report = try #require(rules.form("f")).validate(record)
    return report.violations.map { "\($0.path): \($0.rule)" }
  }

  private static func codes(_ text: String) -> [String] {
    do {
      _ = try RuleFile(text: text)
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  @Test(arguments: ["map of integer", "any"])
  func `what is asked of an entry depends on its key`(_ type: String) throws {
    let body = """
      field v: \(type) {
        each {
          when key in ("a", "b") { max_value(1) } otherwise when key is starts_with("x") {
            max_value(2)
          } otherwise { max_value(3) }
        }
      }
      """
    let value = Value.form(["a": 2, "b": 1, "x1": 3, "y": 3, "z": 4])
    #expect(
      try Self.violations(body, value) == [
        "v[\"a\"]: max_value", "v[\"x1\"]: max_value", "v[\"z\"]: max_value",
      ]
    )
  }

  @Test func `key is that of the innermost entry`() throws {
    let body = """
      field v: map of any {
        each { when key == "outer" { each { when key == "inner" { kind("text") } } } }
      }
      """
    let value = Value.form([
      "outer": .form(["inner": 1, "outer": 1]), "inner": .form(["inner": 1]),
    ])
    #expect(try Self.violations(body, value) == ["v[\"outer\"][\"inner\"]: kind"])
  }

  @Test func `key may be compared and passed on`() throws {
    let before = "rule same(name) { equal(name) }"
    let body = "field v: map of text { each { same(key); different(key) } }"
    #expect(
      try Self.violations(body, .form(["a": "a", "b": "c"]), before: before) == [
        "v[\"a\"]: different", "v[\"b\"]: same",
      ]
    )
  }

  @Test func `a field or parameter called key goes first`() throws {
    let body = """
      field key
      field v: map of text { each { when key == "a" { max_length(1) } } }
      """
    let value = Value.form(["a": "xx", "b": "xx"])
    #expect(try Self.violations(body, value, others: ["key": "b"]) == [])
    #expect(try Self.violations(body, value, others: ["key": "a"]).count == 2)
    let rule = "rule r(key) { each { when key == \"a\" { max_length(1) } } }"
    #expect(try Self.violations("field v: map of text { r(\"b\") }", value, before: rule) == [])
  }

  @Test(arguments: [
    "field v: list of text { each { when key == \"a\" { max_length(1) } } }",
    "field v: map of text { keys { equal(key) } }", "field v { equal(key) }",
    "field v: any { each[0] { when key == \"a\" { kind(\"text\") } } }",
  ])
  func `key has no meaning elsewhere`(_ field: String) {
    #expect(Self.codes("form f { \(field) }") == ["E0304"])
  }

  @Test func `an aggregate is the same for all entries`() {
    let text = """
      form line { field name }
      form f {
        field lines: list of line
        field v: map of integer { each { max_value(count(lines where name == key)) } }
      }
      """
    #expect(!Self.codes(text).isEmpty)
  }

  @Test func `objects of an any have entries`() throws {
    let body = """
      field v: any {
        size(1...2)
        keys { regex(/[a-z]+/) }
        each { kind("integer") }
      }
      """
    #expect(try Self.violations(body, .form(["a": 1, "b": 2])) == [])
    #expect(try Self.violations(body, .form([:])) == ["v: size"])
    #expect(try Self.violations(body, .form(["a": "x", "B": 1])).count == 2)
    #expect(try Self.violations(body, .form(["": 1])) == ["v[\"\"]: regex"])
    // Lists have items, and no keys.
    #expect(try Self.violations(body, .list([1, "x"])) == ["v[1]: kind"])
    #expect(
      try Self.violations("field v: any { each[0] { kind(\"text\") } }", .form(["a": 1])) == []
    )
  }

  @Test func `a denied check of entries is one answer`() throws {
    let body = """
      field v: any { not keys { regex(/[a-z]+/) } or not each { when key == "a" { kind("text") } otherwise { required } } }
      """
    #expect(try Self.violations(body, .form(["a": "x"])).count == 1)
    #expect(try Self.violations(body, .form(["a": 1])) == [])
    #expect(try Self.violations(body, .form(["A": "x"])) == [])
  }
}
