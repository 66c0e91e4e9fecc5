import FormInterchange
import FormRules
import Testing

/// Alternatives that extend the same schema by `allOf`, and those of which some exclude each other.
@Suite struct SchemaInheritanceTests {
  private static func rules(_ schema: String) throws -> String {
    try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
  }

  private static func verdict(_ rules: String, _ record: [String: Value]) throws -> Report.Verdict {
    try #require(RuleFile(text: rules).forms.last).validate(record).verdict
  }

  @Test func `what all alternatives inherit is asked once, and the rest in branches`() throws {
    let rules = try Self.rules(
      """
      { "title": "Pet", "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }],
        "$defs": {
          "base": { "type": "object", "required": ["kind", "name"], "properties": {
            "kind": { "type": "string" }, "name": { "type": "string", "minLength": 1 },
            "born": { "type": "string", "format": "date" } } },
          "cat": { "allOf": [{ "$ref": "#/$defs/base" }, { "required": ["skill"], "properties": {
            "kind": { "const": "cat" }, "skill": { "enum": ["clueless", "lazy"] } } }] },
          "dog": { "allOf": [{ "$ref": "#/$defs/base" }, { "required": ["born"], "properties": {
            "kind": { "const": "dog" }, "pack": { "type": "integer", "minimum": 0 } } }] } } }
      """
    )
    #expect(
      rules == """
        rules 1

        exact form pet "Pet" {
            field kind: choice {
                required
                option "cat"
                option "dog"
            }
            field name { required; min_length(1, in: scalars) }
            field born: date {
                when kind == "dog" {
                    required
                }
            }
            when kind == "cat" {
                field skill: choice {
                    required
                    option "clueless"
                    option "lazy"
                }
            } otherwise when kind == "dog" {
                field pack: integer { min_value(0) }
            }
        }

        """
    )
    let cat: [String: Value] = ["kind": "cat", "name": "Tom", "skill": "lazy"]
    #expect(try Self.verdict(rules, cat) == .valid)
    #expect(try Self.verdict(rules, cat.filter { $0.key != "skill" }) == .invalid)
    let dog: [String: Value] = ["kind": "dog", "name": "Rex", "born": "2020-01-31", "skill": 1]
    #expect(try Self.verdict(rules, dog) == .valid)
    #expect(try Self.verdict(rules, dog.filter { $0.key != "born" }) == .invalid)
    #expect(try Self.verdict(rules, ["kind": "cow", "name": "Mu"]) == .invalid)
  }

  @Test func `what differs more than that stays a condition`() throws {
    let rules = try Self.rules(
      """
      { "oneOf": [{ "$ref": "#/$defs/a" }, { "$ref": "#/$defs/b" }],
        "$defs": {
          "base": { "type": "object", "properties": { "kind": {}, "n": { "type": "string" } } },
          "a": { "allOf": [{ "$ref": "#/$defs/base" }], "required": ["kind"], "properties": {
            "kind": { "const": 1 }, "n": { "minLength": 2 }, "x": {} } },
          "b": { "allOf": [{ "$ref": "#/$defs/base" }], "required": ["kind"], "properties": {
            "kind": { "const": 2 }, "y": { "type": "integer" } } } } }
      """
    )
    #expect(try Self.verdict(rules, ["kind": 1, "n": "a"]) == .invalid, "\(rules)")
    #expect(try Self.verdict(rules, ["kind": 1, "n": "ab", "y": "a"]) == .valid)
    #expect(try Self.verdict(rules, ["kind": 2, "n": "a"]) == .valid)
    #expect(try Self.verdict(rules, ["kind": 2, "n": 1]) == .invalid)
    #expect(try Self.verdict(rules, ["kind": 2, "y": "a"]) == .invalid)
    #expect(try Self.verdict(rules, ["kind": 3]) == .invalid)
  }

  @Test func `alternatives that exclude each other are not denied one by one`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "required": ["a"], "properties": { "a": { "oneOf": [
          { "type": "null" },
          { "type": "object", "required": ["t"],
            "properties": { "t": { "const": "p" }, "c": { "type": "number" } } },
          { "type": "object", "required": ["t"],
            "properties": { "t": { "const": "l" }, "c": { "type": "array" } } } ] } } }
      """
    )
    #expect(!rules.contains("not "), "\(rules)")
    let values: [(Value, Report.Verdict)] = [
      (nil, .valid), (["t": "p", "c": 1], .valid), (["t": "p", "c": []], .invalid),
      (["t": "l", "c": []], .valid), (["t": "l", "c": 1], .invalid), (["c": 1], .invalid),
      (["t": "x"], .invalid), (["t": "p"], .valid), ("p", .invalid),
    ]
    for (value, verdict) in values {
      #expect(try Self.verdict(rules, ["a": value]) == verdict, "\(value)")
    }
  }

  @Test func `a condition is false, and not neutral, where a member is missing`() throws {
    let denied = try Self.rules(
      """
      { "type": "object", "anyOf": [
          { "required": ["c"], "properties": { "c": { "type": "string" } } },
          { "required": ["d"], "properties": { "d": { "type": "integer" } } }] }
      """
    )
    #expect(try Self.verdict(denied, ["d": "x"]) == .invalid, "\(denied)")
    #expect(try Self.verdict(denied, ["c": "x", "d": "x"]) == .valid)
    #expect(try Self.verdict(denied, ["c": 1, "d": 1]) == .valid)
    let joined = try Self.rules(
      """
      { "type": "object", "if": { "required": ["d"], "properties": {
            "d": { "type": "string", "minLength": 2 }, "a": false } },
        "then": { "required": ["k"] } }
      """
    )
    #expect(try Self.verdict(joined, [:]) == .valid, "\(joined)")
    #expect(try Self.verdict(joined, ["d": "xy"]) == .invalid)
    #expect(try Self.verdict(joined, ["d": "xy", "a": 1]) == .valid)
    #expect(try Self.verdict(joined, ["d": "x"]) == .valid)
  }

  @Test func `conditions that contradict each other demand nothing`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "if": { "required": ["k"], "properties": { "k": { "enum": ["a", "b"] } } },
        "then": { "if": { "required": ["k"], "properties": { "k": { "type": "boolean" } } },
          "then": { "required": ["x"] } } }
      """
    )
    #expect(try Self.verdict(rules, ["k": "a"]) == .valid, "\(rules)")
    #expect(try Self.verdict(rules, ["k": true]) == .valid)
  }

  @Test func `of constants their kind is not asked too`() throws {
    let rules = try Self.rules(
      """
      { "type": "object", "properties": { "a": { "anyOf": [{ "type": "null" },
          { "type": "string", "enum": ["x", 1, "y"] }, { "type": "integer", "enum": [2, 2.5] }] } } }
      """
    )
    #expect(rules.contains(#"kind("null") or one_of("x", "y") or one_of(2)"#), "\(rules)")
  }
}
