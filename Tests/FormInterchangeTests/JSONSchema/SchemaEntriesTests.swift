import FormInterchange
import FormRules
import Testing

/// What schemas ask of members that they do not name, and references that lead back.
@Suite struct SchemaEntriesTests {
  private static func text(_ schema: String) throws -> String {
    try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
  }

  private static func form(_ schema: String) throws -> RuleForm {
    let text = try text(schema)
    return try #require(RuleFile(text: text).forms.last, "\(text)")
  }

  @Test func `an object without names of its own is a map`() throws {
    let text = try Self.text(
      """
      { "type": "object", "properties": { "labels": {
          "type": "object", "minProperties": 1, "propertyNames": { "pattern": "^[a-z]+$" },
          "additionalProperties": { "type": "integer", "maximum": 9 } } } }
      """
    )
    #expect(
      text == """
        rules 1

        exact form form {
            field labels: map of integer { size(1...); keys { regex(/[a-z]+/) }; each { max_value(9) } }
        }

        """
    )
    let form = try #require(RuleFile(text: text).forms.last)
    #expect(form.validate(["labels": .form(["a": 9])]).verdict == .valid)
    #expect(form.validate([:]).verdict == .valid)
    for labels in [
      Value.form([:]), .form(["a": 10]), .form(["a": "1"]), .form(["A": 1]), .form(["": 1]),
      .list([]), .null,
    ] {
      #expect(form.validate(["labels": labels]).verdict == .invalid, "\(labels)")
    }
  }

  @Test func `values of a map that are objects have a form`() throws {
    let form = try Self.form(
      """
      { "type": "object", "properties": { "people": {
          "type": "object",
          "additionalProperties": {
            "type": "object", "required": ["name"], "not": { "required": ["nick"] },
            "properties": { "name": { "type": "string" } } } } } }
      """
    )
    #expect(form.validate(["people": .form(["a": .form(["name": "Ann"])])]).verdict == .valid)
    let wrong = form.validate(["people": .form(["a b": .form([:])])])
    #expect(wrong.violations.map { "\($0.path): \($0.rule)" } == ["people[\"a b\"].name: required"])
    let nick = Value.form(["a": .form(["name": "Ann", "nick": "A"])])
    #expect(form.validate(["people": nick]).verdict == .invalid)
  }

  @Test func `entries are told apart by patterns and names`() throws {
    let text = try Self.text(
      """
      { "type": "object", "properties": { "options": {
          "type": "object", "properties": { "level": { "type": "integer" } },
          "patternProperties": { "^x-": { "type": "string" } },
          "additionalProperties": { "type": "boolean" } } } }
      """
    )
    #expect(
      text.contains(
        """
                member "level" { kind("integer") }
                each {
                    when key is contains(/^x-/) {
                        kind("text")
                    }
                }
                each {
                    when key != "level" and key is not contains(/^x-/) {
                        kind("boolean")
                    }
                }
        """
      ),
      "\(text)"
    )
    let form = try #require(RuleFile(text: text).forms.last)
    let good = Value.form(["level": 1, "x-a": "b", "on": true])
    #expect(form.validate(["options": good]).verdict == .valid)
    for (name, value) in [("level", "1"), ("x-a", true), ("on", 1)] as [(String, Value)] {
      #expect(form.validate(["options": .form([name: value])]).verdict == .invalid)
    }
  }

  @Test func `a form with a field called key keeps the keys of entries apart from it`() throws {
    let form = try Self.form(
      """
      { "type": "object", "properties": {
          "key": { "type": "string" },
          "options": { "type": "object", "properties": { "a": {} },
                       "patternProperties": { "^x": { "type": "string" } } } } }
      """
    )
    #expect(
      form.validate(["key": "x", "options": .form(["y": 1])]).verdict == .valid
    )
    #expect(
      form.validate(["key": "y", "options": .form(["x": 1])]).verdict == .invalid
    )
  }

  @Test func `a document for such objects is the field of a form, and says so`() throws {
    let schema = #"{ "patternProperties": { "^a": { "type": "integer" } } }"#
    let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
    #expect(imported.text.contains("field value: any"))
    #expect(imported.notes.map(\.severity) == [.remark])
    var importer = JSONSchemaImporter()
    importer.subject = .record
    #expect(throws: ImportError.self) { try importer.form(from: Array(schema.utf8)) }
  }

  @Test func `a form contains itself in a list`() throws {
    let tree = try Self.form(
      """
      { "title": "Node", "type": "object", "required": ["name"],
        "properties": { "name": { "type": "string" },
                        "children": { "type": "array", "items": { "$ref": "#" } } } }
      """
    )
    let leaf = Value.form(["name": "leaf"])
    #expect(tree.validate(["name": "root", "children": .list([leaf])]).verdict == .valid)
    let wrong = Value.form(["name": "branch", "children": .list([.form([:])])])
    #expect(
      tree.validate(["name": "root", "children": .list([wrong])]).violations.map {
        "\($0.path)"
      } == ["children[0].children[0].name"]
    )
    let nested = try Self.form(
      """
      { "type": "object", "properties": { "root": { "$ref": "#/$defs/node" } },
        "$defs": { "node": { "type": "object", "required": ["name"], "properties": {
          "name": {}, "children": { "type": "array", "items": { "$ref": "#/$defs/node" } } } } } }
      """
    )
    #expect(nested.validate(["root": wrong]).verdict == .invalid)
    #expect(
      nested.validate(["root": .form(["name": "a", "children": .list([leaf])])]).verdict == .valid
    )
  }

  @Test func `a schema that refers to itself in a property is a rule that calls itself`() throws {
    let schema = """
      { "title": "Tree", "type": "object", "required": ["value"], "properties": {
          "value": { "type": "integer" }, "left": { "$ref": "#" }, "right": { "$ref": "#" } } }
      """
    #expect(
      try Self.text(schema) == """
        rules 1

        rule nested_record {
            kind("object")
            member "value" { required; kind("integer") }
            member "left" { empty or nested_record }
            member "right" { empty or nested_record }
        }

        exact form tree "Tree" {
            field value: integer { required }
            field left: any "Tree" { nested_record }
            field right: any "Tree" { nested_record }
        }

        """
    )
    let tree = try Self.form(schema)
    func verdict(_ left: [String: Value]) -> Report.Verdict {
      tree.validate(["value": 1, "left": .form(left)]).verdict
    }
    #expect(verdict(["value": 2]) == .valid)
    #expect(
      verdict(["value": 2, "right": .form(["value": 3, "left": .form(["value": 4])])]) == .valid
    )
    #expect(verdict([:]) == .invalid)
    #expect(verdict(["value": 2, "right": .form(["value": 3, "left": .form([:])])]) == .invalid)
    #expect(verdict(["value": 2, "right": 3]) == .invalid)
    var deep: [String: Value] = ["value": 0]
    for _ in 0..<200 { deep = ["value": 1, "left": .form(deep)] }
    #expect(verdict(deep) == .undecided)
  }

  @Test func `so is one that refers to itself through others, or in what it does not name`() throws
  {
    let ring = try Self.form(
      """
      { "type": "object", "properties": { "next": { "$ref": "#/$defs/a" } },
        "$defs": {
          "a": { "type": "object", "properties": { "b": { "$ref": "#/$defs/b" } } },
          "b": { "type": "object", "properties": { "a": { "$ref": "#/$defs/a" } },
                 "required": ["a"] } } }
      """
    )
    func next(_ value: Value) -> Report.Verdict { ring.validate(["next": value]).verdict }
    #expect(next(.form(["b": .form(["a": .form([:])])])) == .valid)
    #expect(next(.form(["b": .form(["a": .form(["b": .form([:])])])])) == .invalid)
    #expect(next(.form(["b": .form(["a": .form(["b": .form(["a": 1])])])])) == .invalid)

    let open = try Self.form(
      """
      { "properties": { "foo": { "$ref": "#" } }, "additionalProperties": false }
      """
    )
    func foo(_ value: Value) -> Report.Verdict { open.validate(["foo": value]).verdict }
    #expect(foo(false) == .valid)
    #expect(foo(.form(["foo": .form(["foo": 1])])) == .valid)
    #expect(foo(.form(["foo": .form(["bar": 1])])) == .invalid)
    #expect(open.validate(["bar": 1]).verdict == .invalid)
  }

  @Test(arguments: [
    ##"{ "allOf": [{ "$ref": "#" }] }"##,
    ##"{ "properties": { "a": { "$ref": "#", "minProperties": 1 } } }"##,
    ##"{ "properties": { "a": { "allOf": [{ "$ref": "#" }], "unevaluatedProperties": false } } }"##,
  ])
  func `a reference that leads back for the same value, or beside other keywords, is refused`(
    _ schema: String
  ) {
    #expect(throws: ImportError.self) { try Self.text(schema) }
  }

  @Test(arguments: ["port", "Text", "Email", "Between", "when", "date"])
  func `a form is not called as a rule, a type or a word of the language is`(
    _ title: String
  ) throws {
    let form = try Self.form(
      """
      { "title": "\(title)", "type": "object",
        "properties": { "a": { "$ref": "#/$defs/url" }, "url": { "type": "string" } },
        "$defs": { "url": { "type": "object", "properties": { "b": {} } } } }
      """
    )
    #expect(form.fields.map(\.path.description) == ["a", "url"])
  }

  @Test func `what is unevaluated depends on what holds`() throws {
    let form = try Self.form(
      """
      { "type": "object", "properties": { "v": {
          "properties": { "kind": {} },
          "anyOf": [
            { "properties": { "kind": { "const": "a" }, "x": {} }, "required": ["kind"] },
            { "properties": { "kind": { "const": "b" } }, "required": ["kind"],
              "patternProperties": { "^y": {} } } ],
          "unevaluatedProperties": false } } }
      """
    )
    let good =
      [["kind": "a", "x": 1], ["kind": "b", "y1": 1], ["kind": "b"]] as [[String: Value]]
    let bad =
      [["kind": "a", "y1": 1], ["kind": "b", "x": 1], ["kind": "a", "z": 1]] as [[String: Value]]
    for value in good { #expect(form.validate(["v": .form(value)]).verdict == .valid) }
    for value in bad { #expect(form.validate(["v": .form(value)]).verdict == .invalid) }
  }

  @Test func `schemas for what is unevaluated within each other are refused at a limit`() throws {
    var schema = "true"
    for depth in 0..<30 {
      schema = """
        { "anyOf": [\(schema), { "required": ["a\(depth)"] }], "unevaluatedProperties": false }
        """
    }
    #expect(throws: ImportError.self) { try Self.form(schema) }
    let alternatives = (0..<20).map {
      #"{ "patternProperties": { "^a\#($0)": { "type": "null" } } }"#
    }
    #expect(throws: ImportError.self) {
      try Self.form(
        """
        { "anyOf": [\(alternatives.joined(separator: ", "))], "unevaluatedProperties": false }
        """
      )
    }
  }
}
