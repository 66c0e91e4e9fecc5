import FormInterchange
import FormRules
import Testing

/// `const` and `enum` ask nothing of a member that is missing.
@Suite struct OptionalMemberTests {
  @Test(
    arguments: [
      (#"{ "const": "x" }"#, "x", "y"), (#"{ "enum": ["x"] }"#, "x", ""),
      (#"{ "type": "string", "const": "" }"#, "", "x"), (#"{ "const": 1 }"#, 1, "1"),
      (#"{ "type": "boolean", "const": false }"#, false, true),
      (#"{ "enum": [1, "x", true, null] }"#, .null, 2), (#"{ "const": null }"#, .null, ""),
      (#"{ "const": ["x"] }"#, .list(["x"]), .list([])),
      (#"{ "properties": { "b": { "const": "x" } } }"#, .form([:]), .form(["b": "y"])),
    ] as [(String, Value, Value)]
  )
  func `a missing member passes, and a present one is compared`(
    _ schema: String,
    _ good: Value,
    _ bad: Value
  ) throws {
    let imported = try ImportFormat.jsonSchema.form(
      from: Array(#"{ "type": "object", "properties": { "a": \#(schema) } }"#.utf8)
    )
    let form = try #require(RuleFile(text: imported.text).forms.last)
    #expect(form.validate([:]).verdict == .valid, "\(imported.text)")
    #expect(form.validate(["a": good]).verdict == .valid, "\(imported.text)")
    #expect(form.validate(["a": bad]).verdict == .invalid, "\(imported.text)")
  }

  @Test func `a condition on a member of a missing object asks nothing`() throws {
    let schema = """
      { "type": "object",
        "properties": { "a": { "type": ["object", "string"] }, "c": { "type": "string" } },
        "if": { "not": { "properties": { "a": { "properties": { "b": { "const": "x" } } } } } },
        "then": { "required": ["c"] } }
      """
    let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
    let form = try #require(RuleFile(text: imported.text).forms.last)
    let records: [[String: Value]] = [
      [:], ["a": .form([:])], ["a": "y"], ["a": .form(["b": "x"])],
    ]
    for record in records {
      #expect(form.validate(record).verdict == .valid, "\(record) \(imported.text)")
    }
    #expect(form.validate(["a": .form(["b": "y"])]).verdict == .invalid, "\(imported.text)")
  }
}
