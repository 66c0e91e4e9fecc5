import FormRules
import TestSupport
import Testing

/// Text fields that say what they hold after an edit, as SwiftUI's do.
@Suite struct WholeTextTests {
  @Test func `the difference of two texts is one edit`() throws {
    let session = try session(
      "field a { mask \"[0000] [0000]\" }; field b { filter chars(\"a-z\") }; field c"
    )
    let masked = try session.at("a")
    #expect(try masked.edit(to: "12345")?.shown == "1234 5")
    #expect(masked.value == "12345")
    #expect(try masked.edit(to: "1234 5") == nil)
    try masked.edit(to: "124 5")
    #expect(masked.value == "1245")
    try masked.edit(to: "9" + masked.text.dropFirst())
    #expect(masked.value == "9245")
    #expect(try masked.edit(to: "")?.shown == "")
    let filtered = try session.at("b")
    try filtered.edit(to: "ab")
    #expect(try filtered.edit(to: "a1b")?.disposition == .refused)
    #expect(filtered.text == "ab")
    let plain = try session.at("c")
    for text in ["e", "e\u{301}", "कि", "क", "é", "👩‍👧", "👩", "aaa", "aa", "x"] {
      try plain.edit(to: text)
      #expect(plain.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func `the same text is no edit`() throws {
    let session = try session("field a { min_length(5) }")
    let field = try session.at("a")
    #expect(try field.edit(to: "") == nil)
    #expect(field.state == .untouched)
  }

  @Test func `any text can be made of any other`() throws {
    let session = try session("field a")
    let field = try session.at("a")
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          "aab\u{301}".randomElement(using: &generator) ?? "a"
        }
      )
      try field.edit(to: text)
      #expect(field.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func `a text by itself takes whole texts, too`() throws {
    let input = try form("field a { mask \"[00]{/}[00]\" }").makeTextInput(for: "a")
    #expect(try input.edit(to: "0828")?.shown == "08/28")
    #expect(try input.edit(to: "08/28") == nil)
    #expect(input.value == "08/28")
  }
}
