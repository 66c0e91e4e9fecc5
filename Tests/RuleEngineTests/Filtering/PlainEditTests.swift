import TestSupport
import Testing

@testable import RuleEngine

/// Edits of texts without a mask.
struct PlainEditTests {
  private let editor = FieldEditor(mask: nil)

  private func edit(
    _ value: String,
    _ range: Range<Int>,
    _ replacement: String,
    canHold: (String) -> Bool = { _ in true }
  ) throws -> EditOutcome {
    let edit = TextEdit(range: range, replacement: replacement)
    let outcome = try editor.outcome(of: edit, on: value, canHold: canHold)
    #expect(outcome.shown == outcome.value)
    #expect((0...outcome.shown.count).contains(outcome.caret))
    return outcome
  }

  @Test(
    arguments: [
      ("", 0..<0, "a", "a", 1),
      ("ac", 1..<1, "b", "abc", 2),
      ("abc", 1..<2, "", "ac", 1),
      ("abc", 0..<3, "xyz", "xyz", 3),
      ("a\r\nb", 1..<2, "", "ab", 1),
      ("ab", 1..<1, "\r\n", "a\r\nb", 2),
      ("a\rb", 2..<2, "\n", "a\r\nb", 2),
      ("e", 1..<1, "\u{301}", "e\u{301}", 1),
      ("eb", 1..<1, "\u{301}x", "e\u{301}xb", 2),
      ("x\u{301}b", 1..<1, "e", "x\u{301}eb", 2),
      ("👩👧", 1..<1, "\u{200D}", "👩\u{200D}👧", 1),
      ("🇩", 1..<1, "🇪", "🇩🇪", 1),
      ("👨‍👩‍👧‍👦!", 0..<1, "", "!", 0),
      ("ᄀx\u{1161}", 1..<2, "", "가", 1),
      ("가나", 1..<1, "\u{11A8}", "각나", 1),
    ]
  )
  func `a text takes any edit that nothing forbids`(
    value: String,
    range: Range<Int>,
    replacement: String,
    after: String,
    caret: Int
  ) throws {
    let outcome = try edit(value, range, replacement)
    #expect(outcome.value == after && outcome.caret == caret)
    #expect(outcome.disposition == .taken && outcome.isComplete)
  }

  @Test(
    arguments: [
      ("abc", 3..<3, "defgh", "abcde", 5, .shortened),
      ("abc", 1..<1, "xyz", "axybc", 3, .shortened),
      ("abcde", 5..<5, "f", "abcde", 5, .refused),
      ("abcde", 1..<1, "xyz", "abcde", 1, .refused),
      ("abcde", 1..<3, "xyz", "axyde", 3, .shortened),
      ("abcdefgh", 0..<2, "x", "abcdefgh", 2, .refused),
      ("abcdefgh", 0..<2, "", "cdefgh", 0, .taken),
      ("", 0..<0, "👨‍👩‍👧‍👦e\u{301}🇩🇪🇫🇷x!", "👨‍👩‍👧‍👦e\u{301}🇩🇪🇫🇷x", 5, .shortened),
      ("1234🇩", 5..<5, "🇪🇫🇷", "1234🇩🇪", 5, .shortened),
      ("1234e", 5..<5, "\u{301}x", "1234e\u{301}", 5, .shortened),
      ("12345", 5..<5, "\u{301}\u{302}x", "12345\u{301}\u{302}", 5, .shortened),
    ] as [(String, Range<Int>, String, String, Int, EditOutcome.Disposition)]
  )
  func `of what is too long the longest start is taken, in whole characters`(
    value: String,
    range: Range<Int>,
    replacement: String,
    after: String,
    caret: Int,
    disposition: EditOutcome.Disposition
  ) throws {
    let outcome = try edit(value, range, replacement) { $0.count <= 5 }
    #expect(outcome.value == after && outcome.caret == caret)
    #expect(outcome.disposition == disposition)
  }

  @Test(arguments: ["é", "x"])
  func `the start that fits may be longer than one that does not`(last: String) throws {
    // Only an even number of the letter may stand before the rest.
    let outcome = try edit("b\(last)", 0..<0, "aaaaa") { text in
      text.prefix { $0 == "a" }.count.isMultiple(of: 2)
    }
    #expect(outcome.value == "aaaab\(last)" && outcome.caret == 4)
  }

  @Test(arguments: ["", "é"])
  func `a long paste is judged in few steps`(value: String) throws {
    var questions = 0
    let paste = String(repeating: "x", count: TestEffort.of(100_000))
    let outcome = try edit(value, value.count..<value.count, paste) { text in
      questions += 1
      return text.utf8.count <= 777
    }
    #expect(outcome.value.utf8.count == 777 && questions < 20)
    questions = 0
    let inserted = try edit(value + "y", value.count..<value.count, paste) { text in
      questions += 1
      return text.utf8.count <= 777
    }
    #expect(inserted.value.utf8.count == 777)
    #expect(questions <= FieldEditor.maximumAttempts + 20)
  }

  @Test func `a value set from code is judged as one that is typed`() {
    #expect(editor.accepts(value: "abc") { $0.count <= 3 })
    #expect(!editor.accepts(value: "abcd") { $0.count <= 3 })
  }
}
