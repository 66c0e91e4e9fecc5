import Testing

@testable import RuleEngine

struct TextEditTests {
  // Offsets in UTF-16 units: e with its acute accent, 2; the family, 8; the treble clef, 2; CR LF, 2.
  private static let text = "e\u{301}👨‍👩‍👧𝄞\r\nx"

  @Test(
    arguments: [
      (0..<0, 0..<0), (0..<2, 0..<1), (2..<10, 1..<2), (10..<12, 2..<3), (12..<14, 3..<4),
      (14..<15, 4..<5), (15..<15, 5..<5), (0..<15, 0..<5),
    ]
  )
  func `ranges in UTF-16 units become ranges of characters`(
    utf16: Range<Int>,
    characters: Range<Int>
  ) throws {
    let edit = try TextEdit(utf16Range: utf16, replacement: "y", in: Self.text)
    #expect(edit == TextEdit(range: characters, replacement: "y"))
    let outcome = EditOutcome(
      shown: Self.text,
      value: "",
      caret: characters.upperBound,
      disposition: .taken,
      isComplete: true
    )
    #expect(outcome.utf16Caret == utf16.upperBound)
  }

  @Test(
    arguments: [
      (1..<1, "e\u{1}\u{301}👨‍👩‍👧𝄞\r\nx"), (0..<1, "\u{1}\u{301}👨‍👩‍👧𝄞\r\nx"),
      (1..<2, "e\u{1}👨‍👩‍👧𝄞\r\nx"), (1..<10, "e\u{1}𝄞\r\nx"), (10..<11, "e\u{301}👨‍👩‍👧\u{1}\r\nx"),
      (11..<12, "e\u{301}👨‍👩‍👧\u{1}\r\nx"), (12..<13, "e\u{301}👨‍👩‍👧𝄞\u{1}\nx"),
      (13..<14, "e\u{301}👨‍👩‍👧𝄞\r\u{1}x"),
      (2..<4, "e\u{301}\u{1}\u{200D}👩‍👧𝄞\r\nx"),
    ]
  )
  func `what is left of a character that a range splits comes back`(
    utf16: Range<Int>,
    expected: String
  ) throws {
    let edit = try TextEdit(utf16Range: utf16, replacement: "\u{1}", in: Self.text)
    var characters = Array(Self.text)
    characters.replaceSubrange(edit.range, with: edit.replacement)
    #expect(String(characters).utf16.elementsEqual(expected.utf16))
  }

  @Test(arguments: 0...15)
  func `an edit that neither deletes nor inserts changes nothing, wherever it is`(offset: Int)
    throws
  {
    let edit = try TextEdit(utf16Range: offset..<offset, replacement: "", in: Self.text)
    #expect(edit.range.isEmpty)
    #expect(edit.replacement.isEmpty)
  }

  @Test(arguments: [-1..<0, 0..<16, 16..<16, Int.min..<Int.max, .max ..< .max])
  func `a range beyond the text is an error`(utf16: Range<Int>) {
    #expect(throws: EditError.outOfBounds(utf16, count: 15)) {
      try TextEdit(utf16Range: utf16, replacement: "", in: Self.text)
    }
  }
}
