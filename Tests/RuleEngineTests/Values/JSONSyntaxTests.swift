import RuleEngine
import Testing

/// `json` among the syntaxes; RFC 8259.
struct JSONSyntaxTests {
  private func completion(_ text: String) -> Completion {
    withBytes(of: text) { TextSyntax.json.completion(of: $0) }
  }

  @Test(arguments: [
    "{}", "[]", " [ ] ", "{\"a\": 1}", "{\"a\":{\"b\":[1,2,{}]},\"c\":null}", "[[[[]]]]", "true",
    "0",
    "-0", "-0.5e+10", "1E3", "\"\"", "\"é\\u00e9\\n\"", "\t\n\r null \n", "[true,false]",
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
  ])
  func `one value of any type`(text: String) {
    #expect(completion(text) == .complete)
  }

  @Test(arguments: [
    "", " ", "{", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[", "[1", "[1,", "tr", "n",
    "-",
    "1.", "1e", "1e+", "\"", "\"\\", "\"\\u00", "[{\"a\":[",
  ])
  func `what may become JSON`(text: String) {
    #expect(completion(text) == .partial)
  }

  @Test(arguments: [
    "{a", "{1", "[,", "[1,]", "{\"a\":1,}", "{\"a\" 1", "01", "+1", ".5", "1.e", "--", "'a'",
    "nul ", "True",
    "\"a\nb", "\"\\x", "\"\\u00g", "1 2", "{} {}", "[1}", "{\"a\"]", "]", "NaN", "/**/",
    "\u{FEFF}1",
    "\u{A0}1",
  ])
  func `what can never be JSON`(text: String) {
    #expect(completion(text) == .refused)
  }
}
