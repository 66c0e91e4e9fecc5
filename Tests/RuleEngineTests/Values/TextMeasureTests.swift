import RuleEngine
import TestSupport
import Testing

struct TextMeasureTests {
  private static let samples = [
    "", "a", "ann", "\r\n", "a\r\nb\r", "\n\r", "é", "e\u{301}", "naïve", "日本語", "한국어", "👍🏽", "👩‍👩‍👧‍👦",
    "🇩🇪🇫🇷🇮",
    "a👍🏽b\r\n", "नमस्ते", "ก็", "\u{301}", "\u{200D}", "a\u{200D}b",
    "x" + String(repeating: "\u{301}", count: 200),
    "क्षि", "\u{1100}\u{1161}\u{11A8}", "\u{600}a", "\r\u{301}\n", "\u{FEFF}a", "\0", "Ω≈ç√∫",
  ]

  @Test(arguments: samples)
  func `each unit is counted as the standard library does`(text: String) {
    #expect(withBytes(of: text) { TextMeasure.count(of: .graphemes, in: $0) } == text.count)
    #expect(withBytes(of: text) { TextMeasure.count(of: .utf16, in: $0) } == text.utf16.count)
    #expect(
      withBytes(of: text) { TextMeasure.count(of: .scalars, in: $0) } == text.unicodeScalars.count
    )
    #expect(withBytes(of: text) { TextMeasure.count(of: .bytes, in: $0) } == text.utf8.count)
  }

  @Test(arguments: samples)
  func `comparing with a range agrees with counting`(text: String) {
    for unit in TextUnit.allCases {
      let counted = withBytes(of: text) { TextMeasure.count(of: unit, in: $0) }
      for lower in 0...counted + 2 {
        for range in [lower...lower, lower...lower + 2, lower...Int.max, 0...lower] {
          let expected: LengthRelation =
            counted < range.lowerBound ? .below : counted > range.upperBound ? .above : .within
          let relation = withBytes(of: text) { TextMeasure.relation(of: unit, in: $0, to: range) }
          #expect(relation == expected, "\(unit) \(range)")
        }
      }
    }
  }

  /// The alphabet holds a scalar of every class that grapheme segmentation tells apart.
  @Test func `texts of all kinds of characters are counted as the standard library does`() {
    let alphabet: [Unicode.Scalar] = [
      "a", "\r", "\n", "\u{7F}", "é", "\u{301}", "\u{200D}", "\u{200B}", "\u{1F1E9}", "👍",
      "\u{1F3FD}", "\u{600}",
      "\u{903}", "\u{915}", "\u{94D}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "©", "日",
      "\u{E0061}",
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...12, using: &generator)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<length {
        scalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      let text = String(scalars)
      if withBytes(of: text, { TextMeasure.count(of: .graphemes, in: $0) }) != text.count {
        Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }

  @Test func `bytes that are no text are counted without harm`() {
    let broken: [[UInt8]] = [
      [0xFF], [0xE2, 0x82], [0xC3], [0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]
    for bytes in broken {
      for unit in TextUnit.allCases {
        let counted = TextMeasure.count(of: unit, in: bytes.span)
        #expect(counted <= bytes.count * 2)
      }
      for step in TextNormalization.allCases { _ = step.apply(to: bytes.span) }
      let isBlank = bytes.span.isBlank
      #expect(!isBlank)
    }
  }
}
