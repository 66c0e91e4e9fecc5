import FormInterchange
import Testing

/// Schemas that nobody writes, but somebody may send.
@Suite(.timeLimit(.minutes(20))) struct SchemaLimitTests {
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

  @Test(arguments: ["contains", "prefixItems"])
  func `a short schema does not become a large form`(_ keyword: String) throws {
    for depth in [4, 9, 12, 15] {
      let definitions = (0..<depth).map { number in
        let next = ##"{ "$ref": "#/$defs/a\##(number + 1)" }"##
        let other = keyword == "prefixItems" ? "[\(next)]" : next
        return #""a\#(number)": { "type": "array", "items": \#(next), "\#(keyword)": \#(other) }"#
      }
      let schema = ##"""
        { "properties": { "a": { "$ref": "#/$defs/a0" } },
          "$defs": { \##(definitions.joined(separator: ", ")), "a\##(depth)": { "minLength": 1 } } }
        """##
      if depth > 10 {
        Self.expectRefusal(of: schema, keyword: "$ref")
      } else {
        let text = try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
        #expect(text.utf8.count < 2_000_000)
      }
    }
  }

  @Test(arguments: ImportFormat.allCases)
  func `texts with many combining marks are refused`(_ format: ImportFormat) throws {
    for marks in ["\u{301}\u{327}", "\\u0301\\u0327"] {
      let name = "a" + String(repeating: marks, count: 60)
      for document in [
        #"{"properties": {"\#(name)": {}}}"#, #"{"title": "\#(name)"}"#,
        #"{"properties": {"a": {"enum": ["b", "\#(name)"]}}}"#,
      ] {
        #expect {
          try format.form(from: Array(document.utf8))
        } throws: { error in
          let note = (error as? ImportError)?.notes.first
          return note?.message.contains("combining marks") == true && note?.place?.line == 1
        }
      }
    }
    let short = "a" + String(repeating: "\u{301}\u{327}", count: 50)
    let schema = #"{"properties": {"\#(short)": {}}}"#
    #expect(try JSONSchemaImporter().form(from: Array(schema.utf8)).text.contains(short))
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

  /// Schemas that repeat what is nested in them, by depth, with the keyword that does.
  private static let repeating: [(keyword: String, schema: @Sendable (Int) -> String)] = [
    ("oneOf", { nested($0, #"{ "oneOf": ["#, #", { "minLength": 2 }] }"#) }),
    (
      "if",
      { nested($0, #"{ "if": "#, #", "then": { "minLength": 2 }, "else": { "maxLength": 1 } }"#) }
    ),
    (
      "oneOf",
      { nested($0, #"{ "oneOf": ["#, #", { "required": ["b"] }] }"#, #"{ "required": ["a"] }"#) }
    ),
    (
      "if",
      {
        nested(
          $0,
          #"{ "if": "#,
          #", "then": { "required": ["b"] }, "else": { "required": ["c"] } }"#,
          #"{ "required": ["a"] }"#
        )
      }
    ),
    (
      "oneOf",
      { nested($0, #"{ "type": "array", "items": { "oneOf": ["#, #", { "minLength": 2 }] } }"#) }
    ),
  ]

  private static func nested(
    _ depth: Int,
    _ start: String,
    _ end: String,
    _ inner: String = #"{ "pattern": "x" }"#
  ) -> String {
    String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
  }

  @Test(arguments: repeating.indices)
  func `alternatives within alternatives are refused where they would be too many`(
    _ index: Int
  ) throws {
    let (keyword, schema) = Self.repeating[index]
    for depth in [25, 100] {
      let notes = Self.refusals(of: schema(depth))
      #expect(Set(notes.map(\.keyword)) == [keyword])
      #expect(notes.allSatisfy { $0.message.hasPrefix("too many alternatives") && $0.place != nil })
    }
    let few = try ImportFormat.jsonSchema.form(from: Array(schema(2).utf8))
    #expect(few.text.utf8.count < 2000, "\(few.text)")
  }

  @Test func `conditions of every field on every other are refused`() {
    let names = (0..<490).map { "\"a\($0)\"" }
    let alternatives = names.map { #"{ "required": [\#($0)] }"# }.joined(separator: ", ")
    let required = names.joined(separator: ", ")
    Self.expectRefusal(
      of: #"{ "anyOf": [\#(alternatives), { "required": [\#(required)] }] }"#,
      keyword: "anyOf"
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
