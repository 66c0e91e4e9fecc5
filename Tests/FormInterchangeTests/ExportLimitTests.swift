import FormInterchange
import FormRules
import RuleSyntax
import Testing

/// Rule files that nobody writes, but somebody may send, as exporters meet them.
@Suite(.timeLimit(.minutes(20))) struct ExportLimitTests {
  private static func export(
    _ rules: String,
    _ form: String = "f",
    as format: ExportFormat
  ) throws -> ExportedForm {
    _ = try RuleFile(text: rules)
    return try #require(format.export(form: form, in: Exporting.scope(rules)))
  }

  /// Pages and modules run the compiled rules, so that nothing has to be written out.
  private static func expectAllIsSaid(_ exported: ExportedForm, _ format: ExportFormat) -> Bool {
    if format == .jsonSchema { return false }
    #expect(exported.notes.isEmpty)
    return true
  }

  @Test(arguments: ExportFormat.allCases)
  func `a long chain of rules is left out, and said so`(_ format: ExportFormat) throws {
    let rules = (0..<5000).map { "rule r\($0) { r\($0 + 1) or min_length(3) }" }
    let exported = try Self.export(
      rules.joined(separator: "\n") + "\nrule r5000 { min_length(2) }\nform f { field a { r0 } }",
      as: format
    )
    if Self.expectAllIsSaid(exported, format) { return }
    #expect(
      exported.notes.contains { note in
        note.severity == .loss && note.path == "a"
          && note.message == "written out, its rules are more than 300 levels deep"
      }
    )
  }

  @Test(arguments: ExportFormat.allCases)
  func `expressions in a chain of rules count as levels too`(_ format: ExportFormat) throws {
    let (start, end) = (String(repeating: "not (", count: 90), String(repeating: ")", count: 90))
    let rules = (0..<100).map { "rule r\($0) { \(start)r\($0 + 1) and min_length(3)\(end) }" }
    let exported = try Self.export(
      rules.joined(separator: "\n") + "\nrule r100 { min_length(2) }\nform f { field a { r0 } }",
      as: format
    )
    if Self.expectAllIsSaid(exported, format) { return }
    #expect(exported.notes.contains { $0.severity == .loss && $0.message.contains("levels deep") })
  }

  @Test(arguments: ExportFormat.allCases)
  func `rules that double each other are left out, and said so`(_ format: ExportFormat) throws {
    let rules = (1...22).map { "rule r\($0) { r\($0 - 1) and r\($0 - 1) }" }
    let exported = try Self.export(
      "rule r0 { min_length(2) }\n" + rules.joined(separator: "\n")
        + "\nform f { field a { r22 } }",
      as: format
    )
    #expect(exported.text.utf8.count < 5_000_000)
    if Self.expectAllIsSaid(exported, format) { return }
    #expect(exported.notes.contains { $0.severity == .loss && $0.keyword == "r22" })
  }

  @Test(arguments: ExportFormat.allCases)
  func `a ring of forms has each of them once, as far as pages go`(
    _ format: ExportFormat
  ) throws {
    let forms = (0..<4000).map { "form f\($0) { field a: list of f\(($0 + 1) % 4000) }" }
    let exported = try Self.export(forms.joined(separator: "\n"), "f0", as: format)
    switch format {
    case .jsonSchema:
      #expect(exported.notes.isEmpty)
      #expect(exported.text.matches(of: /"items"/).count == 4000)
    case .html:
      #expect(
        exported.notes.map(\.message)
          == ["the page shows forms within forms at most 64 levels deep"]
      )
    case .javaScript, .typeScript:
      #expect(exported.notes.isEmpty)
    }
  }

  @Test func `forms that double each other are a page with a limit`() throws {
    let forms = (1...18).map {
      "form f\($0) { field a: list of f\($0 - 1); field b: list of f\($0 - 1) }"
    }
    let rules = "form f0 { field a { required } }\n" + forms.joined(separator: "\n")
    let page = try Self.export(rules, "f18", as: .html)
    let fields = page.text.matches(of: /data-field=/).count
    #expect((19_000...20_100).contains(fields), "\(fields)")
    #expect(page.notes.contains { $0.message == "the page has at most 20000 fields" })
    let schema = try Self.export(rules, "f18", as: .jsonSchema)
    #expect(schema.text.matches(of: /"items"/).count == 36)
  }

  @Test func `forms of one name are told apart by their files`() throws {
    let texts = ["one.rules": "form a { field x }", "f.rules": "form f { field a: list of b }"]
    let scope = RuleScope(
      SourceText(
        name: "f.rules",
        text: """
          import "one.rules"
          form f { field a: list of a; field b: list of g }
          form g { field y }
          """
      ),
      imports: { path, _ in texts[path].map { SourceText(name: path, text: $0) } }
    )
    let exported = try #require(ExportFormat.jsonSchema.export(form: "f", in: scope))
    #expect(exported.text.contains(##""#/$defs/a""##))
    #expect(exported.text.contains(##""#/$defs/g""##))
  }

  @Test(arguments: ExportFormat.allCases)
  func `places as far as places go`(_ format: ExportFormat) throws {
    let exported = try Self.export(
      "form f { field a: list of integer { each[0...4294967294] { min_value(1) } } }",
      as: format
    )
    if !Self.expectAllIsSaid(exported, format) {
      #expect(exported.notes.contains { $0.severity == .loss && $0.keyword == "each" })
    }
    #expect(throws: (any Error).self) {
      try RuleFile(
        text:
          "form f { field a: list of integer { each[0...9223372036854775807] { min_value(1) } } }"
      )
    }
  }
}
