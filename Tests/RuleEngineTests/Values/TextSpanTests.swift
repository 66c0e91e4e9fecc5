import RuleEngine
import Testing

struct TextSpanTests {
  @Test func `white space is what Unicode says it is, for every scalar`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.isWhiteSpace != scalar.properties.isWhitespace {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `every scalar is read back from its bytes`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      if bytes.span.scalar(at: 0) != (scalar, bytes.count) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\t\r\n", true), ("\u{A0}\u{2003}\u{3000}", true),
    ("\u{200B}", false),
    (" a ", false), ("\u{FEFF}", false), (" \0", false), ("\u{85}", true),
  ])
  func `blank texts are empty or white`(text: String, isBlank: Bool) {
    #expect(withBytes(of: text) { $0.isBlank } == isBlank)
  }

  @Test(arguments: [
    ("", "", true, true), ("abc", "", true, true), ("abc", "ab", true, false),
    ("abc", "bc", false, true),
    ("abc", "abc", true, true), ("abc", "abcd", false, false), ("é", "e", false, false),
    ("e\u{301}", "é", false, false), ("abab", "ab", true, true),
  ])
  func `starts and ends are compared by code points`(
    text: String,
    part: String,
    isStart: Bool,
    isEnd: Bool
  ) {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    let hasPrefix = text.span.hasPrefix(part.span)
    let hasSuffix = text.span.hasSuffix(part.span)
    let isEqual = text.span.isEqual(to: part.span)
    #expect(hasPrefix == isStart)
    #expect(hasSuffix == isEnd)
    #expect(isEqual == (text == part))
  }
}
