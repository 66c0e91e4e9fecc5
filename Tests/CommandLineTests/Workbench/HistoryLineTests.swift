import Testing

@testable import CommandLineTool

@Suite struct HistoryLineTests {
  @Test(arguments: [
    (["email"], "email"),
    (["rule short {", "    max_length(2)", "}"], "rule short { max_length(2) }"),
    (
      ["form f {", "    field a { required; email }", "", "    field b", "}"],
      "form f { field a { required; email }; field b }"
    ),
    (["required and", "  email"], "required and email"),
    (["required", "  \"Enter it.\""], "required \"Enter it.\""),
    (["one_of(\"a\",", "\"b\")"], "one_of(\"a\", \"b\")"),
    (["{ p: 1,", "  q: 2 }"], "{ p: 1, q: 2 }"),
  ])
  func `an entry of several lines is recalled as one`(lines: [String], joined: String) {
    #expect(HistoryLine.joined(lines) == joined)
  }

  @Test func `a comment keeps its line`() {
    #expect(HistoryLine.joined(["form f { # a form", "}"]) == nil)
  }

  @Test(arguments: ["regex(/[0-9)", "form f { field a { regex(/a) } }", "one_of(\"a"])
  func `what is not closed in its line does not go on`(text: String) {
    var lines = EntryLines(name: nil)
    #expect(lines.add(text).map(\.text) == [text])
  }
}
