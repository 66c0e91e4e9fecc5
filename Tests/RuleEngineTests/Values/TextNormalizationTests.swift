import RuleEngine
import TestSupport
import Testing

struct TextNormalizationTests {
  @Test(
    arguments: [
      (.trim, "  a b \n", "a b"), (.trim, "\u{3000}日本\u{A0}", "日本"), (.trim, " ", ""),
      (.trim, "a", nil),
      (.trim, "", nil), (.trim, "a\t", "a"), (.trim, "é", nil), (.trim, "\u{200B}a", nil),
      (.collapseSpaces, "a  b", "a b"), (.collapseSpaces, "a b", nil),
      (.collapseSpaces, " a ", nil),
      (.collapseSpaces, "  a\t\n", " a "), (.collapseSpaces, "a\nb", "a b"),
      (.collapseSpaces, "a\u{A0}b", "a b"),
      (.collapseSpaces, "", nil), (.collapseSpaces, "日 \u{3000} 本  語", "日 本 語"),
      (.collapseSpaces, " \t", " "),
      (.lowercase, "Ann@Example.ORG", "ann@example.org"), (.lowercase, "ann 9", nil),
      (.lowercase, "", nil),
      (.lowercase, "STRASSE", "strasse"), (.lowercase, "ÉÖ日", "éö日"), (.lowercase, "éö", nil),
      (.lowercase, "İ", "i\u{307}"),
      (.uppercase, "Straße", "STRASSE"), (.uppercase, "ANN", nil), (.uppercase, "ﬁx", "FIX"),
      (.uppercase, "日x", "日X"),
      (.digits, "+49 (0)30-12", "4903012"), (.digits, "123", nil), (.digits, "", nil),
      (.digits, "abc", ""),
      (.digits, "٣٤-५", "345"), (.digits, "𝟙2", "12"), (.digits, "①½²", ""),
      (.digits, "１２３", "123"),
      (.nfc, "e\u{301}", "\u{E9}"), (.nfc, "\u{E9}", nil), (.nfc, "abc", nil), (.nfc, "", nil),
      (.nfc, "\u{212B}", "\u{C5}"), (.nfc, "\u{1100}\u{1161}", "가"), (.nfc, "가", nil),
      (.nfc, "a\u{315}\u{300}", "\u{E0}\u{315}"), (.nfc, "\u{958}", "\u{915}\u{93C}"),
      (.nfc, "日本", nil),
      (.nfc, "q\u{307}\u{323}", "q\u{323}\u{307}"), (.nfc, "\u{340}", "\u{300}"),
    ] as [(TextNormalization, String, String?)]
  )
  func `a step gives the changed text or nothing`(
    step: TextNormalization,
    text: String,
    expected: String?
  ) {
    let result = withBytes(of: text) { step.apply(to: $0) }
    // Bytes are compared, since Swift calls canonically equivalent strings equal.
    #expect(result == expected.map { Array($0.utf8) })
  }

  private static let pairs: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\u{F73}": ["\u{F71}", "\u{F72}"], "\u{F81}": ["\u{F71}", "\u{F80}"],
  ]

  @Test func `many marks are composed as the standard library composes them`() {
    // Of several classes, some of which compose, some with each other, and some that stand for two marks.
    let marks: [Unicode.Scalar] = [
      "\u{301}", "\u{327}", "\u{308}", "\u{323}", "\u{345}", "\u{344}", "\u{340}", "\u{343}",
      "\u{304}",
      "\u{F71}", "\u{F72}", "\u{F73}", "\u{F81}", "\u{3099}", "\u{5B4}", "\u{1D165}", "\u{31B}",
    ]
    let letters: [Unicode.Scalar] = [
      "a", "u", "\u{3B1}", "가", "\u{1100}", "\u{1161}", "\u{1D15E}", "é", "\u{FB2C}", "か",
      "\u{F40}",
    ]
    var generator = SeededGenerator(seed: 26)
    for _ in 0..<TestEffort.of(100) {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          letters.randomElement(using: &generator).map { text.append($0) }
        }
        let kinds = marks.shuffled(using: &generator).prefix(.random(in: 1...6, using: &generator))
        for _ in 0..<Int.random(in: 0...120, using: &generator) {
          kinds.randomElement(using: &generator).map { text.append($0) }
        }
      }
      // The standard library doesn't order the two marks of such a sign among those around it.
      let parts = text.flatMap { Self.pairs[$0] ?? [$0] }
      var standard = String.UnicodeScalarView()
      standard.append(contentsOf: parts)
      let isSame = Composition.bytes(of: String(text)) == String(standard)._nfcCodeUnits
      #expect(isSame, "\(text.map { $0.value })")
    }
  }

  @Test func `a letter keeps the marks that it does not compose with, however many`() {
    let text = "a" + String(repeating: "\u{301}\u{327}", count: 100_000)
    let marks =
      String(repeating: "\u{327}", count: 100_000) + String(repeating: "\u{301}", count: 99_999)
    #expect(Composition.bytes(of: text) == Array(("\u{E1}" + marks).utf8))
  }

  @Test(arguments: TextNormalization.allCases)
  func `a second time changes nothing`(step: TextNormalization) {
    for text in ["  A  Straße\t9\u{301} ", "e\u{301}\u{323}", "日本  語１", "\r\n\r\n", "Ǆǅ İI"] {
      guard let once = withBytes(of: text, { step.apply(to: $0) }) else { continue }
      let twice = step.apply(to: once.span)
      #expect(twice == nil, "\(text)")
    }
  }

  @Test func `case is mapped as Unicode says, for every scalar`() {
    for scalar in TestEffort.scalars {
      let text = String(scalar)
      let bytes = Array(text.utf8)
      let lower = TextNormalization.lowercase.apply(to: bytes.span) ?? bytes
      let upper = TextNormalization.uppercase.apply(to: bytes.span) ?? bytes
      if lower != Array(scalar.properties.lowercaseMapping.utf8)
        || upper != Array(scalar.properties.uppercaseMapping.utf8)
      {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  /// The step takes a short cut for scalars that neither combine nor decompose.
  @Test func `every scalar composes as the standard library's tables have it`() {
    for scalar in TestEffort.scalars {
      for text in [String(scalar), "e" + String(scalar)] {
        let bytes = Array(text.utf8)
        let composed = TextNormalization.nfc.apply(to: bytes.span) ?? bytes
        if composed != text._nfcCodeUnits { Issue.record("U+\(String(scalar.value, radix: 16))") }
      }
    }
  }
}
