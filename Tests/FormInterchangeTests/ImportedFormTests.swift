import FormInterchange
import FormRules
import Testing

@Suite struct ImportedFormTests {
  @Test(arguments: ["\\u0000`", "a\\nb`", "a\\r\\nfield evil`", "`\\u2028x", "\\u202E`"])
  func `a name can't end the comment that mentions it`(_ name: String) throws {
    let schema = """
      {"type": "object", "properties": {"\(name)": {"type": "string"}, "b": {"type": "string"}}}
      """
    var importer = JSONSchemaImporter()
    importer.isLossy = true
    let text = try importer.form(from: Array(schema.utf8)).text
    #expect(text.contains("# left out: properties"))
    #expect(try RuleFile(text: text).forms.flatMap(\.fields).map(\.path) == ["b"])
  }
}
