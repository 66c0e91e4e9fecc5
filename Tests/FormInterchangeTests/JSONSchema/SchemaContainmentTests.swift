import FormInterchange
import FormRules
import Testing

/// What becomes of `contains` where the items that it is about are counted.
@Suite struct SchemaContainmentTests {
  private static func rules(_ schema: String) throws -> String {
    try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
  }

  /// The verdicts on records with the field `a` of the last form.
  private static func verdicts(_ rules: String, _ values: [Value]) throws -> [Report.Verdict] {
    let form = try #require(RuleFile(text: rules).forms.last)
    return values.map { form.validate(["a": $0]).verdict }
  }

  @Test func `items that are forms are counted by their fields`() throws {
    let rules = try Self.rules(
      """
      { "title": "Person", "type": "object", "properties": { "a": {
          "type": "array", "items": { "$ref": "#/$defs/phone" }, "maxContains": 1,
          "contains": { "properties": { "primary": { "const": true } }, "required": ["primary"] }
        } },
        "$defs": { "phone": { "type": "object", "properties": { "primary": { "type": "boolean" } } } } }
      """
    )
    #expect(
      rules == """
        rules 1

        exact form phone_record {
            field primary: boolean
        }

        exact form person "Person" {
            field a: list of phone_record {
                when a is filled {
                    check count(a where primary == true) == 1
                }
            }
        }

        """
    )
    let (yes, no): (Value, Value) = (["primary": true], ["primary": false])
    #expect(
      try Self.verdicts(rules, [[yes, no], [no], [yes, yes], []])
        == [.valid, .invalid, .invalid, .invalid]
    )
    #expect(try #require(RuleFile(text: rules).forms.last).validate([:]).verdict == .valid)
  }

  @Test func `a form without members counts where nothing is required of it`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "properties": { "a": {
          "type": "array", "minContains": 2, "contains": { "properties": { "b": { "const": 1 } } },
          "items": { "type": "object", "properties": { "b": { "type": "integer" } } } } } }
      """
    )
    let (empty, other): (Value, Value) = ([:], ["b": 2])
    #expect(
      try Self.verdicts(
        rules,
        [[empty, empty], [empty, other], [["b": 1], empty]]
      ) == [.valid, .invalid, .valid]
    )
  }

  @Test(arguments: [
    // Of a type, of any, in alternatives, and denied.
    #"{ "type": "array", "items": { "type": "integer" }, "contains": { "minimum": 5 }, "minContains": 2 }"#,
    #"{ "type": "array", "contains": { "type": "integer", "minimum": 5 }, "minContains": 2 }"#,
    #"{ "contains": { "type": "integer", "minimum": 5 }, "minContains": 2 }"#,
    #"""
    { "anyOf": [{ "type": "string" },
        { "type": "array", "contains": { "type": "integer", "minimum": 5 }, "minContains": 2 }] }
    """#,
    #"""
    { "type": "array", "not": { "contains": { "type": "integer", "minimum": 5 }, "minContains": 0,
        "maxContains": 1 } }
    """#,
  ])
  func `two items, at least`(_ schema: String) throws {
    let rules = try Self.rules(#"{ "type": "object", "properties": { "a": \#(schema) } }"#)
    let lists: [Value] = [[5, 1, 6], [5, 5], [5], [], [1, 2, 3]]
    #expect(
      try Self.verdicts(rules, lists) == [.valid, .valid, .invalid, .invalid, .invalid],
      "\(rules)"
    )
    let file = try RuleFile(text: rules)
    #expect(file.warnings.isEmpty, "\(file.warnings)")
    #expect(file.forms.last?.validate([:]).verdict == .valid, "\(rules)")
  }

  @Test func `null counts where it is asked for`() throws {
    let rules = try Self.rules(
      #"{ "properties": { "a": { "contains": { "type": "null" }, "minContains": 2 } } }"#
    )
    #expect(
      try Self.verdicts(rules, [[nil, 1, nil], [nil], nil, "text"])
        == [.valid, .invalid, .valid, .valid],
      "\(rules)"
    )
  }

  @Test func `what no operand can read is not counted`() throws {
    for schema in [
      #"{ "items": { "contains": { "const": 1 }, "minContains": 2 } }"#,
      #"{ "properties": { "b": { "contains": { "const": 1 }, "maxContains": 2 } } }"#,
    ] {
      let error = #expect(throws: ImportError.self) {
        try Self.rules(#"{ "type": "object", "properties": { "a": \#(schema) } }"#)
      }
      #expect(error?.notes.count { $0.severity == .refusal } == 1)
    }
  }

  @Test func `in a form with a field for keys, entries and counts are asked apart`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "properties": { "key": {}, "a": { "anyOf": [
          { "type": "object", "patternProperties": { "^x": { "type": "integer" } } },
          { "type": "array", "contains": { "const": 1 }, "minContains": 2 }] } } }
      """
    )
    #expect(
      try Self.verdicts(
        rules,
        [["x": 1], ["x": "1"], [1, 1], [1], "text"]
      ) == [.valid, .invalid, .valid, .invalid, .invalid],
      "\(rules)"
    )
  }

  @Test func `an empty list fulfils a condition on its items`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "if": { "properties": { "a": { "items": { "const": 1 } } } },
        "then": { "required": ["b"] } }
      """
    )
    #expect(
      try Self.verdicts(rules, [[], [1], [2], "text"]) == [.invalid, .invalid, .valid, .invalid],
      "\(rules)"
    )
  }

  @Test func `what is only looked at repeats nothing`() throws {
    // Written once, the alternatives are 6,600 conditions of the 10,000 that are allowed.
    let alternatives = (0..<12).map { number in
      let names = (0..<50).map { #""a\#(number)_\#($0)""# }.joined(separator: ", ")
      return #"{ "required": [\#(names)] }"#
    }
    let schema = """
      { "type": "object", "oneOf": [\(alternatives.joined(separator: ", "))],
        "anyOf": [
          { "properties": { "k": { "const": 1 }, "b": {} }, "required": ["k"] },
          { "properties": { "k": { "const": 2 }, "c": {} }, "required": ["k"] }] }
      """
    let error = #expect(throws: ImportError.self) { try Self.rules(schema) }
    let messages = error?.notes.filter { $0.severity == .refusal }.map(\.message) ?? []
    #expect(messages.allSatisfy { !$0.hasPrefix("too many alternatives") }, "\(messages)")
  }
}
