import FormInterchange
import FormRules
import Testing

/// What is in a secret form or list is as secret as the field that holds it.
@Suite struct SecretFieldTests {
  private static let rules = """
    form f {
      field a: g @secret
      field b: list of g @secret
      field c: list of text @secret
      field d: g
    }
    form g { field x @default("shown") { min_length(2) "Not {value}." } }
    """

  @Test func `fields within secret ones are typed as secrets, and have no default on a page`()
    throws
  {
    let page = try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(Self.rules)))
    func control(_ name: String) -> Substring? {
      page.text.split(separator: "\n").first { $0.contains(" name=\"\(name)\"") }
    }
    for name in ["a.x", "b[].x", "c[]", "b[2].x", "c[2]"] {
      let control = try #require(control(name))
      #expect(control.contains("type=\"password\"") && !control.contains("shown"), "\(control)")
    }
    let control = try #require(control("d.x"))
    #expect(control.contains("type=\"text\"") && control.contains("value=\"shown\""))
    // Three of them are in the rows of `b` for people without a script.
    #expect(page.text.matches(of: /data-name="[abc][^"]*"[^>]* data-secret/).count == 8)
    #expect(!page.text.contains(/data-name="d[^"]*"[^>]* data-secret/))
  }

  @Test func `a schema says of the whole value that it is not given back`() throws {
    let schema = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(Self.rules))
    )
    #expect(schema.text.matches(of: /"writeOnly": true/).count == 3)
  }
}
