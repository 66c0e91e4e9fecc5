import Testing

@testable import RuleSyntax

@Suite struct SuggestionTests {
  private let words = ["field", "filter", "form", "rule", "min_length", "max_length", "MB", "KB"]

  @Test(arguments: [
    ("feild", "field"), ("fiel", "field"), ("fieldd", "field"), ("fjeld", "field"),
    ("from", "form"), ("filtr", "filter"), ("min_lenght", "min_length"),
    ("minlength", "min_length"), ("MIN_LENGTH", "min_length"), ("mb", "MB"), ("rul", "rule"),
  ])
  func `a misspelled word is known`(written: String, meant: String) {
    #expect(Suggestion.closest(to: written, among: words) == meant)
  }

  @Test(arguments: ["", "x", "fo", "telephone", "length", "fm", "lerngth_xim"])
  func `what is like nothing is like nothing`(written: String) {
    #expect(Suggestion.closest(to: written, among: words) == nil)
  }

  @Test func `of equally close words the first in the alphabet is taken`() {
    for candidates in [["bat", "cat", "rat"], ["rat", "cat", "bat"]] {
      #expect(Suggestion.closest(to: "hat", among: candidates) == "bat")
    }
  }

  @Test func `a word is no suggestion for itself`() {
    #expect(Suggestion.closest(to: "form", among: ["form"]) == nil)
  }

  @Test func `a very long word is like nothing`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.closest(to: long, among: [long + "b", "a"]) == nil)
  }
}
