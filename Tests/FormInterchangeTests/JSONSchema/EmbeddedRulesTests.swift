import FormInterchange
import FormRules
import RuleSyntax
import Testing

/// `x-formrules`, which exported schemas carry.
@Suite struct EmbeddedRulesTests {
  private static let rules = """
    rules 1

    rule digits(most = 3) "Up to {most} digits." { regex(/[0-9]+/); max_length(most) }
    rule unused { regex(/x/) }
    external rule taken

    form inner { field card { luhn } }
    form other { field x }
    form login "Log in" {
        field name { required "Who?"; digits(5); taken }
        group home {
            field card: inner
            when name is filled {
                field until: date { after(today) }
            }
        }
    }

    """

  private static func schema(of rules: String = rules, form: String = "login") throws -> String {
    _ = try RuleFile(text: rules)
    let exported = ExportFormat.jsonSchema.export(form: form, in: Exporting.scope(rules))
    return try #require(exported).text
  }

  private static func imported(_ schema: String) throws -> ImportedForm {
    try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
  }

  @Test func `rules come back with all that the form uses and nothing else`() throws {
    let text = try Self.imported(try Self.schema()).text
    let form = try #require(RuleFile(text: text).forms.last)
    #expect(form.name == "login")
    for part in ["rule digits(most = 3)", "external rule taken", "luhn", "\"Who?\"", "group home"] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(!text.contains("unused"))
    #expect(!text.contains("form other"))
    // What is exported again is the same, to the byte.
    #expect(try Self.schema(of: text) == Self.schema())
  }

  @Test(arguments: [
    // Forms that only contexts and parameters have as their types.
    "form f { context c: map of sub; field a: integer { max_value(count(c)) } }",
    "form f(p: list of sub) { field a: integer { max_value(count(p)) } }",
    // Rules that only aggregates call.
    "form f { field l: list of sub; check count(l where n is big) < 3 }",
    "form f { field l: list of sub; let many = count(l where n is big); check many < 3 }",
    "form f { field l: list of sub; field a: integer = sum(n of l where n is big) }",
    // `previous`, in an item of a list of another form.
    "form f { field a: row }",
    "form f { field a: map of row }",
    "form f { field a: list of computing }",
    "form f { field a: branching }",
  ])
  func `rules come back with what is used in any place`(_ form: String) throws {
    let rules = """
      rules 1
      rule big { min_value(9) }
      form sub { field n: integer }
      form row { field n: integer { when n is big { min_value(previous.n) } } }
      form computing { field n: integer; field m: row }
      form branching { field n: integer; when n > previous.n { field m { required } } }
      form table { field rows: list of row; field branches: list of branching; field t: sub }
      \(form)

      """
    let imported = try Self.imported(try Self.schema(of: rules, form: "f"))
    #expect(!imported.notes.contains { $0.keyword == "x-formrules" }, "\(imported.notes)")
    #expect(try RuleFile(text: imported.text).forms.last?.name == "f")
  }

  @Test func `what a schema cannot say is reported as a difference`() throws {
    let notes = try Self.imported(try Self.schema()).notes
    #expect(notes.allSatisfy { $0.severity == .difference && $0.place != nil })
    #expect(notes.contains { $0.keyword == "luhn" })
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2"), ("\"version\": 1", "\"version\": [{}]"),
    ("\"form\": \"login\"", "\"form\": \"nobody\""), ("\"form\": \"login\"", "\"form\": null"),
    ("rules 1", "rules 9"), ("rules 1", "import \\\"/etc/passwd\\\""), ("rules 1", "}{"),
    // The schema asks something else than the rules.
    ("\"title\": \"Log in\"", "\"title\": \"Log out\""),
    ("\"required\": [\"name\"]", "\"required\": []"),
    ("max_length(most)", "max_length(9)"),
  ])
  func `a wrong x-formrules is ignored with a note at its place`(
    _ part: String,
    _ changed: String
  ) throws {
    let schema = try Self.schema().replacing(part, with: changed)
    #expect(try schema != Self.schema())
    let imported: (text: String?, notes: [InterchangeNote])
    do {
      let form = try Self.imported(schema)
      imported = (form.text, form.notes)
    } catch let error as ImportError {
      imported = (nil, error.notes)
    }
    let notes = imported.notes.filter { $0.keyword == "x-formrules" }
    #expect(notes.count == 1)
    #expect(notes.first?.severity == .difference)
    #expect(notes.first?.place.map { $0.line > 1 } ?? false)
    #expect(notes.first?.message.hasPrefix("ignored") ?? false)
    if let text = imported.text { #expect(text.contains("exact form")) }
  }

  @Test func `hostile rules take no longer than others`() throws {
    // Each rule calls the one before twice, so that the last one would be written out to 2^40.
    let chain = (1...40).map { "rule r\($0) { r\($0 - 1) or not r\($0 - 1) }" }
    let rules =
      "rule r0 { min_length(2) }\n" + chain.joined(separator: "\n")
      + "\nform f { field a { r40 } }"
    let exported = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(rules))
    )
    #expect(exported.text.utf8.count < 10_000)
    #expect(exported.notes.contains { $0.severity == .loss && $0.message.hasPrefix("too many") })
    #expect(try Self.imported(exported.text).text.contains("rule r40"))
    let page = try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(rules)))
    #expect(page.notes.isEmpty)
  }

  @Test func `conditions within conditions do not double a schema`() throws {
    let depth = 30
    let branches = (1...depth).map { "field a\($0)\nwhen a\($0) == \"x\" {" }
    let rules =
      "form f {\n" + branches.joined(separator: "\n") + "field z\n"
      + String(repeating: "}", count: depth)
      + "\nfield last { when a\(depth) is filled { required } }\n}"
    let exported = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(rules))
    )
    #expect(exported.text.utf8.count < 1_000_000)
  }
}
