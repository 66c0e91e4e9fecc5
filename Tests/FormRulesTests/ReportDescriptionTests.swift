import FormRules
import Testing

/// Reports in logs.
@Suite struct ReportDescriptionTests {
  @Test func `a report in a log has a line for each check and no secret`() throws {
    let rules = try RuleFile(
      text: """
        external rule free "{value} is taken."
        form f {
            field name { free }
            field pin @secret { min_length(5) "'{value}' is too short." }
            field tokens: list of text @secret { each { max_length(3) } }
            field age: integer { warn max_value(99) }
            field note { max_length(2) "'{value}' is too long." }
        }
        """
    )
    let report = try #require(rules.form("f")).validateImmediately(
      ["name": "ann", "pin": "4711", "tokens": ["0815"], "age": 100, "note": "a\nb: valid"],
      externals: ["free": .init { _, _ in .failed("no network") }]
    )
    #expect(
      report.description == """
        invalid
        pin: '•••' is too short. [min_length]
        tokens[0]: Enter 3 or fewer characters. [max_length]
        age: warning: This must be 99 or less. [max_value]
        note: 'a\\nb: valid' is too long. [max_length]
        name: failed: no network [free]
        """
    )
    for text in ["\(report)", String(reflecting: report), "\([report])"] {
      #expect(!text.contains("4711") && !text.contains("0815"))
    }
  }
}
