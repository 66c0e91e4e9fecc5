import FormRules
import Testing

@testable import FormInterchange

/// Texts with both a format and an `enum`: choices only if the format's rule applies to choices.
@Suite struct FormattedChoiceTests {
  private static let formats = [
    "date", "date-time", "duration", "email", "hostname", "idn-email", "idn-hostname", "ipv4",
    "ipv6", "iri", "iri-reference", "json-pointer", "regex", "relative-json-pointer", "time",
    "uri", "uri-reference", "uri-template", "uuid",
  ]

  private static func rules(_ schema: String) throws -> String {
    var importer = JSONSchemaImporter()
    importer.isLossy = true
    return try importer.form(from: Array(schema.utf8)).text
  }

  @Test(arguments: formats)
  func `a schema can have both a format and an enum`(_ format: String) throws {
    let text = #"{"type": "string", "format": "\#(format)", "enum": ["2026-06-01", "b.example"]}"#
    let condition = #"{"required": ["b"], "properties": {"b": {"const": "x"}}}"#
    let schema = """
      { "type": "object",
        "properties": {
          "one": \(text), "several": {"type": "array", "items": \(text)},
          "conditional": {"type": "string", "enum": ["2026-06-01", "b.example"]},
          "b": {"type": "string"} },
        "if": \(condition), "then": {"properties": {"conditional": {"format": "\(format)"}}} }
      """
    _ = try RuleFile(text: Self.rules(schema))
  }

  @Test(arguments: formats)
  func `a rule of a format applies to choices unless it is known not to`(_ format: String) {
    guard let name = SchemaFormat.rule(for: format) ?? SchemaFormat.similarRule(for: format)
    else { return }
    let appliesToChoices = ValueFormula.atom(.rule(name)).appliesToChoices
    let form = "form f { field a: choice { option \"x\"; \(name) } }"
    let isSound = (try? RuleFile(text: form)) != nil
    #expect(isSound == appliesToChoices, "\(name)")
  }

  @Test func `a date of an enum is a text of the two`() throws {
    let text = try Self.rules(
      """
      { "type": "object", "properties": {
        "day": {"type": "string", "format": "date", "enum": ["2026-06-01", "2026-06-02"]} } }
      """
    )
    #expect(text.contains("one_of(\"2026-06-01\", \"2026-06-02\")"), "\(text)")
    let form = try #require(RuleFile(text: text).forms.last)
    #expect(form.validate(["day": "2026-06-02"]).verdict == .valid)
    #expect(form.validate(["day": "2026-06-03"]).verdict == .invalid)
  }

  @Test func `a date of a list comes home`() throws {
    let rules = #"form f { field day: date { required; one_of("2026-06-01", "2026-06-02") } }"#
    let exported = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(rules))
    ).text
    let text = try Self.rules(exported.replacing("\"x-formrules\"", with: "\"x-other\""))
    let form = try #require(RuleFile(text: text).forms.last)
    #expect(form.validate(["day": "2026-06-02"]).verdict == .valid)
    #expect(form.validate(["day": "2026-06-03"]).verdict == .invalid)
  }
}
