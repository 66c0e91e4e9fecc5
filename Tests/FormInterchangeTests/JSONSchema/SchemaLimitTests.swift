import FormInterchange
import Testing

/// Schemas that nobody writes, but somebody may send.
@Suite struct SchemaLimitTests {
  @Test func `references that double each other are refused before they are written out`() {
    let definitions = (0..<40).map { number in
      let next = ##"{ "$ref": "#/$defs/a\##(number + 1)" }"##
      return #""a\#(number)": { "allOf": [\#(next), \#(next)] }"#
    }
    Self.expectRefusal(
      of: """
        { "$ref": "#/$defs/a0",
          "$defs": { \(definitions.joined(separator: ", ")), "a40": { "minLength": 1 } } }
        """,
      keyword: "$ref"
    )
  }

  @Test func `a long chain of references is refused`() {
    let definitions = (0..<2000).map { ##""a\##($0)": { "$ref": "#/$defs/a\##($0 + 1)" }"## }
    Self.expectRefusal(
      of: """
        { "$ref": "#/$defs/a0",
          "$defs": { \(definitions.joined(separator: ", ")), "a2000": { "minLength": 1 } } }
        """,
      keyword: "$ref"
    )
  }

  @Test func `conditions that would be nested too deeply are refused`() {
    let part =
      #"{ "if": { "properties": { "a": { "const": 1 } } }, "then": { "required": ["b"] }, "else": "#
    Self.expectRefusal(
      of: String(repeating: part, count: 200) + "{}" + String(repeating: "}", count: 200),
      keyword: "form"
    )
  }

  @Test(arguments: [
    ("", 1), ("[1, 2", 1), ("\u{0}", 1), (#"{ "type": "string", "type": "integer" }"#, 1),
    ("{\n  \"minimum\": 123456789012345678901234567890123456789\n}", 2),
  ])
  func `what is no JSON is refused with its line`(_ text: String, _ line: Int) {
    let notes = Self.refusals(of: text)
    #expect(notes.map(\.keyword) == ["JSON"])
    #expect(notes.first?.place?.line == line)
  }

  @Test func `keywords with values that they cannot have are refused one by one`() {
    let keywords = Self.refusals(
      of: """
        { "type": 5, "properties": [], "required": "a", "enum": 3, "minLength": -1, "pattern": 3,
          "allOf": {}, "multipleOf": -2, "minimum": "1", "$ref": 9 }
        """
    ).map(\.keyword)
    #expect(
      Set(keywords).isSuperset(of: ["type", "properties", "required", "enum", "allOf", "$ref"]),
      "\(keywords)"
    )
  }

  @Test func `a number that a rule file cannot hold is refused where it stands`() {
    let notes = Self.refusals(of: "{\n  \"minimum\": 1e400\n}")
    #expect(notes.map(\.keyword) == ["minimum"])
    #expect(notes.first?.place?.line == 2)
  }

  private static func expectRefusal(of schema: String, keyword: String) {
    #expect(refusals(of: schema).map(\.keyword) == [keyword])
  }

  private static func refusals(of schema: String) -> [InterchangeNote] {
    do {
      _ = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
      return []
    } catch {
      return error.notes.filter { $0.severity == .refusal }
    }
  }
}
