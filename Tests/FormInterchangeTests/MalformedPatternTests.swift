import FormInterchange
import FormRules
import Testing

/// A pattern that PCRE2 does not accept costs its own check, and no other.
@Suite struct MalformedPatternTests {
  /// Forms whose field `a` has a malformed pattern on line 2, and a check that is imported.
  static let forms: [(ImportFormat, path: String, text: String)] = [
    (
      .jsonSchema, "/properties/a",
      """
      { "properties": { "a": { "type": "string", "maxLength": 3,
        "pattern": "(" }, "b": { "type": "string", "pattern": "^x$" } } }
      """
    ),
    (
      .jsonSchema, "/properties/a",
      """
      { "properties": { "a": { "type": "string", "maxLength": 3,
        "pattern": "^[b-a]$" } } }
      """
    ),
    (
      .pureForm, "a",
      """
      [{ "<Cell + Id>": { "textField?": { "<key>": "a", "<validators>": { "max_length": 3,
        "custom": "x(" } } } }]
      """
    ),
    (
      .theDistance, "a",
      """
      { "title": "t", "questions": [{ "key": "a", "question_type": "textSingle", "prompt": "a", "validation": {
        "type": "regex", "regex": "^(x$", "message": "m", "value_type": "string" } }] }
      """
    ),
  ]

  @Test(arguments: forms.indices)
  func `a malformed pattern is left out, with its place`(_ index: Int) throws {
    let (format, path, text) = Self.forms[index]
    var options = ImportFormat.Options()
    options.isLossy = true
    let form = try format.form(from: Array(text.utf8), options)
    let losses = form.notes.filter { $0.severity == .loss }
    #expect(losses.map(\.path) == [path])
    #expect(losses.map(\.place?.line) == [2])
    #expect(losses.allSatisfy { $0.message.hasPrefix("the pattern cannot be used: ") })
    let rules = try #require(try RuleFile(text: form.text).forms.first)
    #expect(rules.validate(["a": format == .theDistance ? "" : "abcd"]).verdict == .invalid)
    #expect(rules.validate(["a": "abc"]).verdict == .valid)
  }

  @Test func `a malformed pattern of a schema is refused at its place, unless losses are allowed`()
  {
    let text = "{ \"type\": \"string\",\n  \"pattern\": \"(\" }"
    let error = #expect(throws: ImportError.self) {
      try ImportFormat.jsonSchema.form(from: Array(text.utf8))
    }
    let refusals = error?.notes.filter { $0.severity == .refusal } ?? []
    #expect(refusals.map(\.keyword) == ["pattern"])
    #expect(refusals.first?.place?.line == 2)
  }
}
