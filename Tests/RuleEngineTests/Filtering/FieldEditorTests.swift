import Testing

@testable import RuleEngine

/// Edits of masked texts. A caret or selection is written into the text: `12|`, `1‹23›`.
struct FieldEditorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let mask: String
    let on: String
    let before: String
    let typed: String
    let after: String
    let value: String
    let disposition: EditOutcome.Disposition
    var testDescription: String { "\(mask): \(before) + '\(typed)'" }

    init(
      _ mask: String,
      _ on: String,
      _ before: String,
      _ typed: String,
      _ after: String,
      _ value: String,
      _ disposition: EditOutcome.Disposition = .taken
    ) {
      self.mask = mask
      self.on = on
      self.before = before
      self.typed = typed
      self.after = after
      self.value = value
      self.disposition = disposition
    }
  }

  private static let card = "[0000] [0000] [0000] [0000]"
  private static let postalCode = "[A0A] [0A0]"
  private static let phone = "+1 ([000]) [000]-[0000]"

  @Test(
    arguments: [
      // Typing.
      Case(card, "", "|", "4", "4|", "4"),
      Case("{+49} [000]", "", "‹+49 ›", "4", "+49 4|", "+494"),
      Case("{+49} [000]", "", "‹+49 ›", "+", "+|49 ", ""),
      Case("{+49} [000]", "", "+|49 ", "4", "+4|9 ", ""),
      Case("{+49} [000]", "", "+4|9 ", "9", "+49| ", ""),
      Case("{+49} [000]", "", "+49| ", "4", "+49 4|", "+494"),
      Case("{+49} [000]", "", "+|49 ", "3", "+49 3|", "+493"),
      Case("+49 [000]", "", "|+49 ", "9", "+49 9|", "9"),
      Case(card, "411", "411|", "1", "4111 |", "4111"),
      Case(card, "4111", "4111 |", "2", "4111 2|", "41112"),
      Case(card, "4111", "4111 |", " ", "4111 |", "4111"),
      Case(card, "4111", "4111 |", "x", "4111 |", "4111", .refused),
      Case(card, "411122", "41|11 22", "9", "419|1 122", "4191122"),
      Case(card, "411122", "411|1 22", "9", "4119 |122", "4119122"),
      Case(card, "411122", "4111| 22", "9", "4111 9|22", "4111922"),
      Case(card, "411122", "4‹11›1 22", "9", "49|12 2", "49122"),
      Case(
        card,
        "4111111111111111",
        "4111 1111 1111 1111|",
        "2",
        "4111 1111 1111 1111|",
        "4111111111111111",
        .refused
      ),
      Case(
        card,
        "4111111111111111",
        "41|11 1111 1111 1111",
        "2",
        "41|11 1111 1111 1111",
        "4111111111111111",
        .refused
      ),
      Case("[AA][00]", "ab12", "a|b12", "c", "a|b12", "ab12", .refused),
      Case("[00]{/}[00]", "1", "1|", "2", "12/|", "12/"),
      Case("[00]{/}[00]", "12/", "12/|", "/", "12/|", "12/"),
      Case("[00]{/}[00]", "12/34", "12|/34", "/", "12/|34", "12/34"),
      Case("[00]{/}[00]", "12/3", "12/3|", "/", "12/3|", "12/3", .refused),
      // A character that separates ends what is optional.
      Case("[09]{.}[09]{.}[0000]", "1", "1|", ".", "1.|", "1."),
      Case("[09]{.}[09]{.}[0000]", "1", "1|", "/", "1.|", "1."),
      Case("[09]{.}[09]{.}[0000]", "1", "1|", "x", "1|", "1", .refused),
      Case("[09]{.}[09]{.}[0000]", "12.3", "12.3|", "-", "12.3.|", "12.3."),
      Case("[09]{.}[09]{.}[0000]", "1", "1|", "\n", "1|", "1", .refused),
      Case("[09]{.}[09]{.}[0000]", "1", "1|", "٣", "13.|", "13."),
      Case("[09]{.}[09]{.}[0000]", "1", "‹1›", "-", "1|", "1", .refused),
      Case("[099]{.}[0]", "1.5", "1|.5", "2", "12|.5", "12.5"),
      Case("[09]{.}[0]", "1.5", "1|.5", "2", "12.|5", "12.5"),
      // Literal digits.
      Case(phone, "", "+1 (|", "5", "+1 (5|", "5"),
      Case(phone, "", "+1 (|", "1", "+1 (1|", "1"),
      Case(phone, "", "|+1 (", "5", "+1 (5|", "5"),
      Case(phone, "", "|+1 (", "+", "+|1 (", ""),
      Case("19[00]", "", "19|", "1", "191|", "1"),
      Case("19[00]", "1", "191|", "9", "1919|", "19"),
      Case("[00]19[00]", "12", "1219|", "1", "12191|", "121"),
      Case("{+49} [000]", "", "+49 |", "4", "+49 4|", "+494"),
      Case("{+49} [000]", "", "+49 |", "x", "+49 |", "", .refused),
      // Deleting.
      Case(card, "41112", "4111 2|", "⌫", "4111 |", "4111"),
      Case(card, "4111", "4111 |", "⌫", "411|", "411"),
      Case(card, "41112", "4111| 2", "⌫", "411|2 ", "4112"),
      Case(card, "41112", "4111 |2", "⌫", "411|2 ", "4112"),
      Case(card, "41112", "4111| 2", "⌦", "4111| ", "4111"),
      Case(card, "41112", "4|111 2", "⌦", "4|112 ", "4112"),
      Case(card, "411123", "4‹111 2›3", "⌫", "4|3", "43"),
      Case(card, "411123", "‹4111 23›", "⌫", "|", ""),
      Case(card, "4111", "|4111 ", "⌫", "|4111 ", "4111"),
      Case(phone, "5", "+1 (5|", "⌫", "+1 (|", ""),
      Case(phone, "", "+1 (|", "⌫", "+1 |(", ""),
      Case(phone, "5551", "‹+1 (555) 1›", "⌫", "|+1 (", ""),
      Case("[00]19[00]", "123", "12193|", "⌫", "1219|", "12"),
      Case("[00]19[00]", "12", "1219|", "⌫", "1|", "1"),
      Case("[00]{/}[00]", "12/", "12/|", "⌫", "1|", "1"),
      Case("[00]{/}[00]", "12/34", "12/|34", "⌫", "1|3/4", "13/4"),
      Case("[00]{99}[00]", "119922", "1|19922", "⌦", "1|2992", "12992"),
      Case("[09]{.}[09]", "1.", "1.|", "⌫", "1|", "1"),
      Case("[09]{.}[09]", "1.2", "1.|2", "⌫", "1|2.", "12."),
      Case("[09]{.}[09]", "12.", "12.|", "⌫", "1|", "1"),
      Case("[09]{.}[09]", "12.3", "12.|3", "⌫", "1|.3", "1.3"),
      Case("[00] kg", "12", "12 kg|", "⌫", "1|", "1"),
      // What would be lost after the deletion stays, without a format, until it fits again.
      Case(postalCode, "K1A0B1", "K1A| 0B1", "⌫", "K1| 0B1", "K1 0B1"),
      Case(postalCode, "K1A0B1", "K‹1A› 0B1", "⌫", "K| 0B1", "K 0B1"),
      Case(postalCode, "K1A0B1", "|K1A 0B1", "⌦", "|1A 0B1", "1A 0B1"),
      Case(postalCode, "K1A0B1", "K1A |0B1", "⌫", "K1| 0B1", "K1 0B1"),
      Case(postalCode, "K1A0B1", "K1A| 0B1", "⌦", "K1A |B1", "K1A B1"),
      Case(postalCode, "K1A0B1", "K1A 0‹B1›", "⌫", "K1A 0|", "K1A0"),
      Case(postalCode, "K1A0B1", "‹K1A 0B1›", "⌫", "|", ""),
      Case(postalCode, "K1 0B1", "K1| 0B1", "⌫", "K| 0B1", "K 0B1"),
      Case(postalCode, "K 0B1", "K| 0B1", "1", "K1| 0B1", "K1 0B1"),
      Case(postalCode, "K1 0B1", "K1| 0B1", "A", "K1A| 0B1", "K1A0B1"),
      Case(postalCode, "K1 0B1", "K1 0B1|", "⌫", "K1 0B|", "K1 0B"),
      Case(postalCode, "K1 0", "K1 |0", "⌫", "K1|0", "K10"),
      Case(postalCode, "K1 ", "K1 |", "⌫", "K1|", "K1"),
      Case(postalCode, "1A0B1", "|1A0B1", "K", "K|1A 0B1", "K1A0B1"),
      Case("[AA] [00]", "äö12", "ä|ö 12", "⌦", "ä| 12", "ä 12"),
      Case("[AA]{-}[00]", "ab-12", "a|b-12", "⌦", "a|-12", "a-12"),
      Case("[AA]{-}[00]", "a-12", "a|-12", "c", "ac|-12", "ac-12"),
      // Where numbers may have different lengths, so do digits that would come to another one.
      Case("[099]{.}[0]{.}[0]", "1.2.3", "1.2|.3", "⌫", "1.|.3", "1..3"),
      Case("[099]{.}[0]{.}[0]", "1..3", "1.|.3", "4", "1.4|.3", "1.4.3"),
      Case("[00]{/}[00]", "12/34", "12|/34", "⌫", "1|3/4", "13/4"),
      // Pasting, formatted or raw.
      Case(card, "", "|", "4111111111111111", "4111 1111 1111 1111|", "4111111111111111"),
      Case(card, "", "|", "4111 1111 1111 1111", "4111 1111 1111 1111|", "4111111111111111"),
      Case(card, "", "|", "4111-1111-1111-1111\n", "4111 1111 1111 1111|", "4111111111111111"),
      Case(
        card,
        "",
        "|",
        "41111111111111112222",
        "4111 1111 1111 1111|",
        "4111111111111111",
        .shortened
      ),
      Case(
        card,
        "41111111",
        "4111 111|1 ",
        "234567890123",
        "4111 1112 3456 789|1",
        "4111111234567891",
        .shortened
      ),
      Case(card, "41111", "‹4111 1›", "5500", "5500 |", "5500"),
      Case(card, "41111", "‹4111 1›", "abc", "4111 1|", "41111", .refused),
      Case(card, "", "|", "No. 4111", "4111 |", "4111", .shortened),
      Case(phone, "", "+1 (|", "+1 555 123 4567", "+1 (555) 123-4567|", "5551234567"),
      Case(phone, "", "|+1 (", "+1 (555) 123-4567", "+1 (555) 123-4567|", "5551234567"),
      Case(phone, "2", "‹+1 (2›", "+1-555-123-4567", "+1 (555) 123-4567|", "5551234567"),
      Case(phone, "2", "‹+1 (2›", "15551234567", "+1 (555) 123-4567|", "5551234567"),
      Case(phone, "2", "‹+1 (2›", "5551234567", "+1 (555) 123-4567|", "5551234567"),
      Case(phone, "2", "‹+1 (2›", "1234567890", "+1 (123) 456-7890|", "1234567890"),
      Case(phone, "", "+1 (|", "1234567890", "+1 (123) 456-7890|", "1234567890"),
      Case(phone, "", "+1 (|", "555", "+1 (555) |", "555"),
      Case(phone, "555", "+1 (555) |", "(555) 123", "+1 (555) 555-123|", "555555123"),
      Case("{+49} [000]", "", "+49 |", "+49 123", "+49 123|", "+49123"),
      Case("{+49} [000]", "", "+49 |", "123", "+49 123|", "+49123"),
      Case("[00]{/}[00]", "", "|", "1227", "12/27|", "12/27"),
      Case("[00]{/}[00]", "", "|", "12/27", "12/27|", "12/27"),
      Case("[00]{/}[00]", "12/", "12/|", "/27", "12/27|", "12/27"),
      Case("[09]{.}[09]{.}[0000]", "", "|", "1/2/2020", "1.2.2020|", "1.2.2020"),
      // The value would not say that the optional letter was left out.
      Case("[a] [A][0]", "", "|", " x5", "x |", "x", .shortened),
      // Characters of more than one code point.
      Case("[AA]-[AA]", "e", "e|", "\u{301}", "e\u{301}|", "e\u{301}"),
      Case("[AA]-[AA]", "eab", "e|a-b", "\u{301}", "e\u{301}|a-b", "e\u{301}ab"),
      Case("[AA]-[AA]", "éa", "éa-|", "\u{301}", "éa-|", "éa", .refused),
      Case("[09]", "4", "4|", "\u{94D}1", "41|", "41"),
      Case("[AA]-[AA]", "éa", "éa-|", "👩‍👩‍👧", "éa-|", "éa", .refused),
      Case("[AA]-[AA]", "", "|", "ÄÖÜß", "ÄÖ-Üß|", "ÄÖÜß"),
      Case("[A]-[A]", "ᄀ", "ᄀ-|", "\u{1161}", "가-|", "가"),
      Case("[AA] kg", "ab", "ab kg|", "⌫", "a|", "a"),
    ]
  )
  func `an edit of a masked text`(of test: Case) throws {
    let outcome = try edit(test, editor: FieldEditor(mask: Mask(notation: test.mask)))
    #expect(marked(outcome) == test.after)
    #expect(outcome.value == test.value)
    #expect(outcome.disposition == test.disposition)
    let mask = try Mask(notation: test.mask)
    #expect(FieldEditor(mask: mask).shown(for: outcome.value) == outcome.shown)
  }

  @Test(
    arguments: [
      Case(card, "411", "411|", "1", "4111|", "4111"),
      Case(card, "4111", "4111|", "2", "4111 2|", "41112"),
      Case(card, "4111", "4111|", " ", "4111|", "4111"),
      Case(card, "41112", "4111 2|", "⌫", "4111|", "4111"),
      Case(phone, "", "|", "+", "|", ""),
      Case(phone, "", "|", "5", "+1 (5|", "5"),
      Case(phone, "", "|", "1", "+1 (1|", "1"),
      Case("[00]19[00]", "12", "12|", "1", "12191|", "121"),
      Case("{+49} [000]", "", "|", "4", "+49 4|", "+494"),
      Case("{+49} [000]", "", "|", "+49 4", "+49 4|", "+494"),
      Case("{+49} [000]", "+494", "+49 4|", "⌫", "|", ""),
      Case("[00]{/}[00]", "12", "12|", "/", "12/|", "12/"),
      Case("[00]{/}[00]", "12/", "12/|", "⌫", "12|", "12"),
      Case("[00]{/}[00]", "12", "12|", "⌫", "1|", "1"),
      Case("[00]{/}[00]", "12", "12|", "3", "12/3|", "12/3"),
    ]
  )
  func `without autocompletion the mask's characters come with the next of the person's`(
    of test: Case
  ) throws {
    let mask = try Mask(notation: test.mask)
    let outcome = try edit(test, editor: FieldEditor(mask: mask, autocompletes: false))
    #expect(marked(outcome) == test.after)
    #expect(outcome.value == test.value)
    #expect(outcome.disposition == test.disposition)
    #expect(mask.shown(for: outcome.value, autocompletes: false) == outcome.shown)
  }

  @Test(
    arguments: [
      ("+1 [000]", "+1 abc"), ("19[000]", "19abc"), ("1[0]1[0]1[0]", "1a1b1c"),
      ("{1}[0]{1}[0]{1}[0]", "1a1b1c"), ("{11}1[000]", "111abc"), ("[00]{0}[0]", "ab0c"),
    ]
  )
  func `every value can be typed, whatever digits the mask has`(
    notation: String,
    template: String
  ) throws {
    let editor = FieldEditor(mask: try Mask(notation: notation))
    for number in 0...999 {
      let digits = String(1000 + number).dropFirst().map { $0 }
      var value = ""
      var caret = editor.shown(for: "").count
      for digit in digits {
        let edit = TextEdit(range: caret..<caret, replacement: String(digit))
        let outcome = try editor.outcome(of: edit, on: value) { _ in true }
        value = outcome.value
        caret = outcome.caret
      }
      var shown = template
      for (letter, digit) in zip("abc", digits) {
        shown = shown.replacing(String(letter), with: String(digit))
      }
      #expect(editor.shown(for: value) == shown)
    }
  }

  @Test(arguments: ["+1 [000]", "19[000]", "1[0]1[0]1[0]", "[00] 0 [0]"])
  func `without autocompletion too where those digits are only shown`(notation: String) throws {
    let editor = FieldEditor(mask: try Mask(notation: notation), autocompletes: false)
    for number in 0...999 {
      let digits = String(String(1000 + number).dropFirst())
      var value = ""
      var caret = 0
      for digit in digits {
        let edit = TextEdit(range: caret..<caret, replacement: String(digit))
        let outcome = try editor.outcome(of: edit, on: value) { _ in true }
        value = outcome.value
        caret = outcome.caret
      }
      #expect(value == digits)
    }
  }

  @Test func `what a value cannot become is refused, and the longest start of a paste taken`()
    throws
  {
    let editor = FieldEditor(mask: try Mask(notation: "[00]{/}[00]"))
    func canHold(_ value: String) -> Bool {
      value.count < 2 || (1...12).contains(Int(value.prefix(2)) ?? 0)
    }
    let typed = try editor.outcome(
      of: TextEdit(range: 1..<1, replacement: "3"),
      on: "1",
      canHold: canHold
    )
    #expect(typed.disposition == .refused && typed.value == "1" && typed.shown == "1")
    let pasted = try editor.outcome(
      of: TextEdit(range: 0..<0, replacement: "1327"),
      on: "",
      canHold: canHold
    )
    #expect(pasted.disposition == .shortened && pasted.value == "1" && pasted.caret == 1)
    let deleted = try editor.outcome(of: TextEdit(range: 0..<1, replacement: ""), on: "12/34") {
      _ in
      Issue.record("a deletion asks nothing")
      return false
    }
    #expect(deleted.value == "23/4" && deleted.disposition == .taken)
    #expect(editor.accepts(value: "12/34") { canHold($0.text) })
    #expect(!editor.accepts(value: "13/34") { canHold($0.text) })
    #expect(!editor.accepts(value: "1234") { canHold($0.text) })
  }

  @Test func `a filter does not keep people from mending what a deletion left unformatted`()
    throws
  {
    let editor = FieldEditor(mask: try Mask(notation: Self.postalCode))
    func edit(_ value: String, _ range: Range<Int>, _ typed: String) throws -> EditOutcome {
      try editor.outcome(of: TextEdit(range: range, replacement: typed), on: value) {
        !$0.contains(" ")
      }
    }
    #expect(try edit("K1 0B1", 2..<2, "A").value == "K1A0B1")
    #expect(try edit("K 0B1", 1..<1, "1").value == "K1 0B1")
  }

  @Test func `a paste that reads as nothing new is no edit`() throws {
    let editor = FieldEditor(mask: try Mask(notation: "+1 [000]"))
    let outcome = try editor.outcome(of: TextEdit(range: 3..<3, replacement: "+1 9"), on: "") {
      !$0.contains("9")
    }
    #expect(outcome.disposition == .refused && outcome.value.isEmpty)
  }

  @Test(arguments: [-1..<0, 0..<20, 19..<20, 20..<20, Int.min..<Int.max])
  func `a range beyond the text shown is an error`(range: Range<Int>) throws {
    let error = EditError.outOfBounds(range, count: 5)
    for notation in ["[0000] [0000]", "[0000]·[0000]"] {
      let editor = FieldEditor(mask: try Mask(notation: notation))
      #expect(throws: error) {
        try editor.outcome(of: TextEdit(range: range, replacement: "1"), on: "1234") { _ in true }
      }
    }
    for value in ["12345", "1234é"] {
      #expect(throws: error) {
        try FieldEditor(mask: nil)
          .outcome(of: TextEdit(range: range, replacement: "1"), on: value) { _ in true }
      }
    }
  }

  private func edit(_ test: Case, editor: FieldEditor) throws -> EditOutcome {
    var range = 0..<0
    var text: [Character] = []
    for character in test.before {
      switch character {
      case "|": range = text.count..<text.count
      case "‹": range = text.count..<text.count
      case "›": range = range.lowerBound..<text.count
      default: text.append(character)
      }
    }
    #expect(editor.shown(for: test.on) == String(text), "the case is wrong")
    var deletion = TextEdit.Deletion.backward
    var replacement = test.typed
    if replacement == "⌫" || replacement == "⌦" {
      if range.isEmpty, replacement == "⌫" {
        range = max(0, range.lowerBound - 1)..<range.lowerBound
      } else if range.isEmpty {
        range = range.lowerBound..<range.lowerBound + 1
        deletion = .forward
      }
      replacement = ""
    }
    let edit = TextEdit(range: range, replacement: replacement, deletion: deletion)
    return try editor.outcome(of: edit, on: test.on) { _ in true }
  }

  private func marked(_ outcome: EditOutcome) -> String {
    var text = Array(outcome.shown)
    guard text.indices.contains(outcome.caret) || outcome.caret == text.count else {
      return "caret \(outcome.caret) in '\(outcome.shown)'"
    }
    text.insert("|", at: outcome.caret)
    return String(text)
  }
}
