import FormInterchange
import FormRules
import Testing

/// `writeOnly` of objects: only fields can be secret, so each field of the form is.
@Suite struct SchemaSecretTests {
  @Test(arguments: [
    #"{"type": "object", "writeOnly": true, "properties": {"a": {}, "b": {"type": "string"}}}"#,
    #"{"properties": {"a": {"writeOnly": true, "type": "object", "properties": {"b": {}}}}}"#,
    #"""
    {"properties": {"a": {"writeOnly": true, "type": "array", "items": {"$ref": "#/$defs/b"}}},
     "$defs": {"b": {"type": "object", "writeOnly": true, "properties": {"c": {}}}}}
    """#,
    #"""
    {"type": "object", "writeOnly": true, "required": ["a"], "properties": {"a": {"enum": ["x", "y"]}},
     "if": {"properties": {"a": {"const": "x"}}}, "then": {"properties": {"b": {"type": "string"}}}}
    """#,
  ])
  func `every field of a write-only object is secret`(_ schema: String) throws {
    let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
    let file = try RuleFile(text: imported.text)
    for field in file.forms.flatMap(\.fields) { #expect(field.isSecret, "\(imported.text)") }
  }

  @Test func `other annotations stay on the form`() throws {
    let schema = #"{"type": "object", "readOnly": true, "writeOnly": true, "deprecated": true}"#
    let text = try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
    #expect(text.contains("@read_only @deprecated"))
    _ = try RuleFile(text: text)
  }
}
