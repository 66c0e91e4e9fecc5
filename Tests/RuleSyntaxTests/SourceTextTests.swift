import RuleSyntax
import Testing

@Suite struct `Locations in a text` {
  @Test(arguments: [
    "", "abc", "a\nbc\n\nd", "a\r\nb\rc", "\n\n", "äöü\n€𝄞x\r\n", "\u{FEFF}form é\n  field",
    String(repeating: "é€x", count: 100) + "\n" + String(repeating: "𝄞", count: 100),
  ])
  func `a column counts the code points from the start of its line`(_ text: String) {
    let source = SourceText(name: "a", text: text)
    var line = 1
    var column = 1
    for (offset, byte) in source.bytes.enumerated() {
      if offset >= source.textStart, byte & 0xC0 != 0x80 {
        let location = source.location(of: UInt32(offset))
        #expect(location.line == line)
        #expect(location.column == column)
        column += 1
      }
      let isLineFeedNext = source.bytes.dropFirst(offset + 1).first == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isLineFeedNext) { (line, column) = (line + 1, 1) }
    }
  }
}
