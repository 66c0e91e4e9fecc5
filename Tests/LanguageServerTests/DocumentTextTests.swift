import RuleSyntax
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DocumentTextTests {
  /// Positions of a document and those of the edited text must mean the same, for every kind of line end.
  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `random changes give the text that splicing the document gives`(encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["", "a", "é", "🎉x", "\n", "\r", "\r\n", "\n\r", "b\nc\nd", "\r\r\n", "\u{FEFF}"]
    for _ in 0..<200 {
      var expected: [UInt8] = []
      var edited = DocumentText(expected, encoding: encoding)
      for _ in 0..<20 {
        let text =
          (pieces.randomElement(using: &generator) ?? "")
          + (pieces.randomElement(using: &generator) ?? "")
        let places = (0..<4).map { _ in Int.random(in: 0..<5, using: &generator) }
        let start = TextPosition(line: places[0], character: places[1])
        let end = TextPosition(line: places[2], character: places[3])
        let positions = TextPositions(
          source: SourceText(name: "", bytes: expected),
          encoding: encoding
        )
        let offsets = [positions.offset(of: start), positions.offset(of: end)].sorted()
        expected.replaceSubrange(offsets[0]..<offsets[1], with: text.utf8)
        edited.replace(start, end, with: text)
        #expect(edited.bytes == expected)
      }
    }
  }
}
