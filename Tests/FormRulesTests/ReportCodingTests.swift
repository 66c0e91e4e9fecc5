import Foundation
import FormRules
import Testing

/// Reports as data, and in other languages.
@Suite struct ReportCodingTests {
  private static let rules = """
    external rule free
    form f {
        field name "Name" { min_length(3) "{label} is too short."; warn max_length(1) }
        field again { equal(name) "Not the same as {other}." }
        field tags: list of text { size(0...1) }
        field login { free }
    }
    """

  private func report() throws -> Report {
    try form(Self.rules).validate(
      ["name": "ab", "again": "x", "tags": ["a", "b"], "login": "ann"],
      options: ValidationOptions(mode: .all)
    )
  }

  @Test func `a report says apart what fails and what is advised`() throws {
    let report = try report()
    #expect(report.violations.allSatisfy { $0.severity == .error })
    #expect(report.violations.map(\.path) == ["name", "again", "tags"])
    #expect(report.warnings.map(\.path) == ["name"])
    #expect(report["name"].violations == [report.violations[0]])
    #expect(report["name"].warnings == report.warnings)
  }

  @Test func `a report is read as it was written`() throws {
    let report = try report()
    let data = try JSONEncoder().encode(report)
    let read = try JSONDecoder().decode(Report.self, from: data)
    #expect(read == report)
    #expect(read.violations.map(\.message) == report.violations.map(\.message))
    let german = MessageCatalog(translations: ["{label} is too short.": "{label} ist zu kurz."])
    #expect(german.text(for: read.violations[0]) == "Name ist zu kurz.")
    let byPath = Dictionary(grouping: report.violations.map(\.path)) { $0 }.mapValues(\.count)
    let object = try Value(json: JSONEncoder().encode(byPath))
    #expect(object == ["name": 1, "again": 1, "tags": 1])
  }

  @Test func `reasons are read as they were written`() throws {
    let reasons: [Undecided.Reason] = [
      .pending, .cancelled, .timedOut, .failed("no: network"), .failed(""), .limit("steps"),
      .divisionByZero, .tooManyDigits, .pattern("x"), .unreadable("a"),
    ]
    let data = try JSONEncoder().encode(reasons)
    #expect(try JSONDecoder().decode([Undecided.Reason].self, from: data) == reasons)
  }

  @Test func `a violation of another system needs no more than a message`() throws {
    let json = #"{"path":"a[0]","rule":"r","message":"{no}","file":"f","line":1,"column":2}"#
    let violation = try JSONDecoder().decode(Violation.self, from: Data(json.utf8))
    #expect(violation.message == "{no}")
    #expect(violation.path == "a[0]")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FieldPath].self, from: Data(#"["a["]"#.utf8))
    }
  }

  @Test func `labels are translated by the same catalog as messages`() throws {
    let german = MessageCatalog(
      ruleTexts: ["min_length": "{label}: mindestens {min} Zeichen."],
      translations: [
        "Not the same as {other}.": "Nicht dasselbe wie {other}.",
        "Name": "Benutzername", "{label} is too short.": "{label} ist zu kurz.",
      ]
    )
    let report = try report()
    #expect(german.text(for: report.violations[0]) == "Benutzername ist zu kurz.")
    #expect(german.text(for: report.violations[1]) == "Nicht dasselbe wie Benutzername.")
    #expect(report.violations[1].arguments.map(\.isLabel) == [true])
    #expect(report.violations[1].message == "Not the same as Name.")
    let label = try #require(try form(Self.rules).fields.first?.label)
    #expect(german.translation(of: label) == "Benutzername")
    let plain = try form("field user_name { min_length(3) }").validate(["user_name": "x"])
    let renamed = MessageCatalog(
      ruleTexts: german.ruleTexts,
      translations: ["User name": "Nutzer"]
    )
    #expect(renamed.text(for: plain.violations[0]) == "Nutzer: mindestens 3 Zeichen.")
  }
}
