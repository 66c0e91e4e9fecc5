import FormInterchange
import FormRules
import Testing

/// Schemas whose keywords contradict each other: their forms can be loaded, and refuse what they do.
@Suite struct ContradictorySchemaTests {
  /// Schemas for a member `a`, each with a value that all but one keyword would take.
  static let schemas: [(schema: String, value: Value)] = [
    (#"{ "type": "string", "minLength": 5, "maxLength": 3 }"#, "abcd"),
    (#"{ "type": "string", "allOf": [{ "minLength": 5 }, { "maxLength": 3 }] }"#, "abcd"),
    (#"{ "type": "integer", "minimum": 5, "maximum": 3 }"#, 4),
    (#"{ "type": "integer", "exclusiveMinimum": 5, "maximum": 5 }"#, 5),
    (#"{ "type": "number", "exclusiveMinimum": 5, "exclusiveMaximum": 5 }"#, 5),
    (#"{ "type": "array", "minItems": 2, "allOf": [{ "maxItems": 1 }] }"#, .list([1])),
    (#"{ "type": "array", "items": false, "minItems": 1 }"#, .list([1])),
    (#"{ "type": "array", "maxItems": 0, "minItems": 1 }"#, .list([])),
    (#"{ "enum": ["x", "y"], "const": "z" }"#, "z"),
    (#"{ "type": "string", "enum": ["x", "y"], "not": { "enum": ["x", "y"] } }"#, "x"),
    (
      #"{ "enum": ["x", "y"], "allOf": [{ "not": { "const": "x" } }, { "not": { "const": "y" } }] }"#,
      "x"
    ),
    (#"{ "type": "string", "const": "abc", "minLength": 5 }"#, "abc"),
    (#"{ "type": "integer", "enum": [1, 2], "minimum": 3 }"#, 2),
    (#"{ "type": "integer", "const": "abc" }"#, "abc"),
    (#"{ "enum": [] }"#, 1),
    ("false", 1),
  ]

  @Test(arguments: schemas)
  func `a value that no keyword lets pass is missing or refused`(
    _ schema: String,
    _ value: Value
  ) throws {
    for isRequired in [false, true] {
      let required = isRequired ? #", "required": ["a"]"# : ""
      let form = try Self.form(#"{ "properties": { "a": \#(schema) }\#(required) }"#)
      #expect(form.validate(["a": value]).verdict == .invalid)
      #expect(form.validate([:]).verdict == (isRequired ? .invalid : .valid))
    }
  }

  @Test(arguments: schemas)
  func `so it is where it is asked for under a condition`(
    _ schema: String,
    _ value: Value
  ) throws {
    for isRequired in [false, true] {
      let required = isRequired ? #", "required": ["a"]"# : ""
      let form = try Self.form(
        """
        { "type": "object", "properties": { "b": { "type": "integer" } },
          "if": { "properties": { "b": { "const": 1 } }, "required": ["b"] },
          "then": { "properties": { "a": \(schema) }\(required) } }
        """
      )
      #expect(form.validate(["a": value, "b": 1]).verdict == .invalid)
      #expect(form.validate(["b": 1]).verdict == (isRequired ? .invalid : .valid))
      #expect(form.validate(["a": value, "b": 2]).verdict == .valid)
    }
  }

  @Test func `demands from several places are reconciled`() throws {
    let form = try Self.form(
      """
      { "type": "object",
        "properties": { "a": { "type": "string", "maxLength": 3 }, "b": { "type": "integer" } },
        "allOf": [
          { "if": { "properties": { "b": { "const": 1 } }, "required": ["b"] },
            "then": { "properties": { "a": { "minLength": 2 } } } },
          { "if": { "properties": { "b": { "const": 1 } }, "required": ["b"] },
            "then": { "properties": { "a": { "maxLength": 1 } }, "required": ["a"] } },
          { "anyOf": [{ "properties": { "a": { "minLength": 1 } } }] } ] }
      """
    )
    for text in ["a", "ab"] {
      let value = Value.text(text)
      #expect(form.validate(["a": value, "b": 1]).verdict == .invalid)
      #expect(form.validate(["a": value, "b": 2]).verdict == .valid)
    }
    #expect(form.validate(["b": 1]).verdict == .invalid)
    #expect(form.validate(["a": "", "b": 2]).verdict == .invalid)
  }

  @Test func `a member that must be there and must not is in no record`() throws {
    let form = try Self.form(#"{ "required": ["a"], "allOf": [{ "properties": { "a": false } }] }"#)
    #expect(form.validate([:]).verdict == .invalid)
    #expect(form.validate(["a": 1]).verdict == .invalid)
    #expect(throws: ImportError.self) {
      try Self.form(#"{ "required": ["a"], "not": { "required": ["a"] } }"#)
      try Self.form(#"{ "type": "object", "not": {} }"#)
    }
  }

  @discardableResult
  private static func form(_ schema: String) throws -> RuleForm {
    let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
    return try #require(RuleFile(text: imported.text).forms.last, "\(imported.text)")
  }
}
