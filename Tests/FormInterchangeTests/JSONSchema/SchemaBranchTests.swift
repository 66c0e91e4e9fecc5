import FormInterchange
import FormRules
import Testing

/// Alternatives of which the value of one member says which applies.
@Suite struct SchemaBranchTests {
  private static func text(_ schema: String) throws -> String {
    try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
  }

  @Test(arguments: ["oneOf", "anyOf"])
  func `alternatives that are constants become options with their titles`(
    _ keyword: String
  ) throws {
    let sizes = """
      {"\(keyword)": [{"const": "s", "title": "Small", "description": "up to 38"}, {"const": "l"}]}
      """
    let many = (1...50).map { #"{"const": "v\#($0)", "title": "Value \#($0)"}"# }
    let text = try Self.text(
      """
      { "type": "object", "$defs": { "size": \(sizes) },
        "properties": {
          "size": { "$ref": "#/$defs/size" },
          "sizes": { "type": "array", "items": \(sizes) },
          "level": { "\(keyword)": [{ "const": 1, "title": "Low" }, { "const": 2 }] },
          "value": { "\(keyword)": [\(many.joined(separator: ", "))] } } }
      """
    )
    let options = """
              option "s" "Small" @description("up to 38")
              option "l"
      """
    let values = (1...50).map { #"        option "v\#($0)" "Value \#($0)""# }
    #expect(
      text == """
        rules 1

        exact form form {
            field size: choice {
        \(options)
            }
            field sizes: list of choice {
        \(options)
            }
            field level: integer { one_of(1, 2) }
            field value: choice {
        \(values.joined(separator: "\n"))
            }
        }

        """
    )
  }

  @Test(arguments: [
    // Exactly one of them must hold, so a constant that is there twice never does.
    (#"{"oneOf": [{"const": "x"}, {"const": "x"}]}"#, "field a { empty }"),
    (#"{"oneOf": [{"const": 1}, {"const": 1.0}]}"#, "field a: integer { empty }"),
    (#"{"oneOf": [{"const": "x", "maxLength": 0}, {"const": "y"}]}"#, #"field a { one_of("y") }"#),
    (#"{"oneOf": [{"const": ""}, {"const": "y"}]}"#, #"field a { one_of("", "y") }"#),
    (
      #"{"anyOf": [{"const": null}, {"const": "y"}]}"#,
      #"field a: any { kind("null") or one_of("y") }"#
    ),
  ])
  func `alternatives that are not only different constants are judged as they are`(
    _ schema: String,
    _ field: String
  ) throws {
    let text = try Self.text(#"{"type": "object", "properties": {"a": \#(schema)}}"#)
    #expect(text.contains(field), "\(text)")
  }

  @Test(arguments: ["oneOf", "anyOf"])
  func `fields of one alternative stand in its branch`(_ keyword: String) throws {
    let text = try Self.text(
      """
      { "title": "Payment", "type": "object",
        "properties": { "amount": { "type": "number" }, "method": { "type": "string" } },
        "required": ["amount"],
        "\(keyword)": [
          { "properties": { "method": { "const": "card" },
                            "number": { "type": "string", "minLength": 12 } },
            "required": ["method", "number"] },
          { "properties": { "method": { "enum": ["transfer", "debit"] },
                            "iban": { "type": "string" }, "bic": { "type": "string" } },
            "required": ["method", "iban"] },
          { "properties": { "method": { "const": "cash" } }, "required": ["method"] } ] }
      """
    )
    #expect(
      text == """
        rules 1

        exact form payment "Payment" {
            field amount: number { required }
            field method: choice {
                required
                option "card"
                option "transfer"
                option "debit"
                option "cash"
            }
            when method == "card" {
                field number { required; min_length(12, in: scalars) }
            } otherwise when method in ("transfer", "debit") {
                field iban { required }
                field bic
            }
        }

        """
    )
    let form = try #require(RuleFile(text: text).form("payment"))
    let verdicts: [([String: Value], Report.Verdict)] = [
      (["amount": 1, "method": "cash", "number": 1], .valid),
      (["amount": 1, "method": "card", "number": "123456789012", "iban": 1], .valid),
      (["amount": 1, "method": "card", "number": "1"], .invalid),
      (["amount": 1, "method": "debit", "number": "1"], .invalid),
      (["amount": 1, "method": "debit", "iban": "1", "number": 2], .valid),
      (["amount": 1, "method": "other"], .invalid), (["amount": 1], .invalid),
    ]
    for (record, verdict) in verdicts {
      #expect(form.validate(record).verdict == verdict, "\(record)")
    }
  }

  @Test func `fields that several alternatives ask about are asked where they stand`() throws {
    let text = try Self.text(
      """
      { "type": "object", "required": ["kind"],
        "properties": { "kind": {}, "size": { "type": "integer" }, "name": {} },
        "oneOf": [
          { "properties": { "kind": { "const": "a" }, "size": { "maximum": 3 } } },
          { "properties": { "kind": { "const": "b" }, "size": { "minimum": 7 } },
            "required": ["size"] } ] }
      """
    )
    let form = try #require(RuleFile(text: text).forms.last, "\(text)")
    #expect(text.contains("when kind == \"a\""), "\(text)")
    for (record, verdict) in [
      (["kind": "a"], .valid), (["kind": "a", "size": 3], .valid),
      (["kind": "a", "size": 7], .invalid), (["kind": "b", "size": 7], .valid),
      (["kind": "b"], .invalid), (["kind": "b", "size": 3], .invalid), (["kind": "c"], .invalid),
      (["size": 7], .invalid),
    ] as [([String: Value], Report.Verdict)] {
      #expect(form.validate(record).verdict == verdict, "\(record) \(text)")
    }
  }

  @Test func `many alternatives are as long as they are`() throws {
    let alternatives = (0..<60).map { number in
      """
      { "properties": { "kind": { "const": "k\(number)" }, "v\(number)": { "type": "string" } },
        "required": ["kind", "v\(number)"] }
      """
    }
    let text = try Self.text(
      #"{ "type": "object", "oneOf": [\#(alternatives.joined(separator: ", "))] }"#
    )
    #expect(text.utf8.count < 10_000)
    let form = try #require(RuleFile(text: text).forms.last)
    #expect(form.validate(["kind": "k7", "v7": "x"]).verdict == .valid)
    #expect(form.validate(["kind": "k7", "v8": "x"]).verdict == .invalid)
  }

  @Test func `a condition on a field of a branch keeps it out of branches`() throws {
    let text = try Self.text(
      """
      { "type": "object",
        "oneOf": [
          { "properties": { "kind": { "const": "a" }, "x": { "type": "integer" } },
            "required": ["kind"] },
          { "properties": { "kind": { "const": "b" } }, "required": ["kind"] } ],
        "if": { "properties": { "x": { "const": 1 } }, "required": ["x"] },
        "then": { "required": ["y"] } }
      """
    )
    let form = try #require(RuleFile(text: text).forms.last, "\(text)")
    #expect(form.validate(["kind": "b", "x": 1]).verdict == .invalid)
    #expect(form.validate(["kind": "b", "x": "1"]).verdict == .valid)
    #expect(form.validate(["kind": "a", "x": "1"]).verdict == .invalid)
  }
}
