import TestSupport
import Testing

@testable import RuleEngine

/// Edits at random of texts that are typed in a notation.
struct NotationEditTests {
  /// The editor of a field in the notation.
  private static func editor(_ written: String) throws -> FieldEditor {
    let notation = try ValueNotation(written)
    let mask = try #require(notation.mask)
    return FieldEditor(mask: try Mask(notation: mask), notation: notation)
  }

  /// The text after an edit, with `|` at the caret.
  private static func withCaret(_ outcome: EditOutcome) -> String {
    "\(outcome.shown.prefix(outcome.caret))|\(outcome.shown.dropFirst(outcome.caret))"
  }

  /// A caret or selection is written into the text: `12|`, `1‹23›`.
  @Test(arguments: [
    // What is left of data that began with the year is no data, and what the mask shows of its digits.
    ("D.M.YY", "‹19›72", "", "|72."), ("D.M.YY", "1‹97›2", "", "1|2."),
    ("D.M.YY", "1972‹-05›", "", "1972|"), ("D.M.YY", "19‹7›2", "", "19|2"),
    ("DD.MM.YYYY", "‹2›0101", "", "|01.01."), ("DD.MM.YYYY", "2‹0›11", "", "2|1.1"),
    ("DD.MM.YYYY", "‹2›011", "", "|01.1"),
    ("DD.MM.YYYY", "‹202›6-12", "1", "1|6-12"), ("DD.MM.YYYY", "‹1972›", "", "|"),
    // What could be neither is left as it is.
    ("DD.MM.YYYY", "2026‹-›1", "", "2026|1"), ("DD.MM.YYYY", "|1972", "0", "0|1972"),
    ("DD.MM.YYYY", "‹1›972", "", "|972"),
    // Digits that are typed before or among those of data make a value of them too.
    ("DD.MM.YYYY", "|2011", "0", "0|2.01.1"), ("DD.MM.YYYY", "20‹26-1›", "1", "201|"),
  ])
  func `what is left of data is formatted at once`(
    written: String,
    before: String,
    typed: String,
    after: String
  ) throws {
    let editor = try Self.editor(written)
    let characters = Array(before)
    let lower = try #require(characters.firstIndex { $0 == "‹" || $0 == "|" })
    let upper = characters.firstIndex(of: "›").map { $0 - 1 } ?? lower
    let value = before.filter { !"‹›|".contains($0) }
    #expect(editor.shown(for: value) == value)
    var memory = EditedText()
    let edit = TextEdit(range: lower..<upper, replacement: typed)
    let outcome =
      try editor.outcome(of: edit, on: value, remembering: &memory) {
        (_: borrowing Span<UInt8>) in true
      }
    #expect(Self.withCaret(outcome) == after)
    #expect(outcome.shown == editor.shown(for: outcome.value))
  }

  @Test(arguments: [
    ("DD.MM.YYYY", "3.1|.2026", "3.|.2026"), ("DD.MM.YYYY", "03.01|.2026", "03.0|.2026"),
    ("DD.MM.YYYY", "03.0|.2026", "03.|.2026"), ("DD.MM.YYYY", "03.|01.2026", "0|.01.2026"),
    ("hh:mm a", "9|:30 AM", "|:30 AM"), ("YYYY年M月D日", "2026年1|月2日", "2026年|月2日"),
    ("DD.MM.YYYY", "3.|.2026", "3|.2026"), ("DD.MM.YYYY", "31.12.2026|", "31.12.202|"),
  ])
  func `a deletion does not move digits from one number to another`(
    written: String,
    before: String,
    after: String
  ) throws {
    let editor = try Self.editor(written)
    let caret = try #require(Array(before).firstIndex(of: "|"))
    let value = before.filter { $0 != "|" }
    #expect(editor.shown(for: value) == value)
    var memory = EditedText()
    let edit = TextEdit(range: caret - 1..<caret, replacement: "")
    let deleted = try editor.outcome(of: edit, on: value, remembering: &memory) {
      (_: borrowing Span<UInt8>) in true
    }
    #expect(Self.withCaret(deleted) == after)
    #expect(deleted.shown == editor.shown(for: deleted.value))
    guard deleted.caret < value.count - 1 else { return }
    // Typing the character again restores the text.
    let typed = TextEdit(
      range: deleted.caret..<deleted.caret,
      replacement: String(Array(value)[deleted.caret])
    )
    let restored = try editor.outcome(of: typed, on: deleted.value, remembering: &memory) {
      (_: borrowing Span<UInt8>) in true
    }
    #expect(restored.value == value)
  }

  @Test(arguments: [
    // A digit with which no hour, minute or second begins is the next part's.
    ("h:mm a", "930pm", "9:30 pm|"), ("hh:mm a", "1230AM", "12:30 AM|"),
    ("HH:mm", "2359", "23:59|"), ("HHmm", "930", "0930|"),
    // As the second digit of its own, it gets a zero.
    ("HH:mm", "97", "9:07|"), ("HH:mm:ss", "235975", "23:59:07|"), ("HH:mm", "12:7", "12:07|"),
    // There is no hour 0 of a half-day.
    ("HH:mm", "0:9", "0:09|"),
    // What may still become another number is shown as it is typed, wrong as it may be.
    ("HH:mm", "2459", "24:59|"), ("h:mm a", "13:30", "13:30 |"),
    // So are dates: 'M/D' for 'D/M' must not become another date.
    ("DD.MM.YYYY", "31122026", "31.12.2026|"), ("D/M/YYYY", "12/31/2026", "12/31/2026|"),
    ("MM/YY", "13/27", "13/27|"), ("YYYY年M月D日", "2026132", "2026年13月2|"),
    ("DD.MM.YYYY", "2026", "2026|"), ("DD.MM.YYYY", "2026-12-31", "2026-12-31|"),
    ("M/D/YYYY", "2026-12-31", "2026-12-31|"), ("MM/YY", "2027-08", "2027-08|"),
  ])
  func `a part of a time ends before a digit that can't be its own`(
    written: String,
    typed: String,
    after: String
  ) throws {
    let editor = try Self.editor(written)
    var memory = EditedText()
    var outcome = EditOutcome.plain("", caret: 0, .taken)
    for character in typed {
      let edit = TextEdit(range: outcome.caret..<outcome.caret, replacement: String(character))
      outcome =
        try editor.outcome(of: edit, on: outcome.value, remembering: &memory) {
          (_: borrowing Span<UInt8>) in true
        }
      #expect(outcome.shown == editor.shown(for: outcome.value))
    }
    #expect(Self.withCaret(outcome) == after)
  }

  @Test(arguments: [
    "DD.MM.YYYY", "D.M.YY", "MM/DD/YY", "MM/YY", "YYYY年M月D日", "hh:mm a", "1.234,56", "HH:mm",
  ])
  func `what is shown follows from the value, and the caret is in it`(written: String) throws {
    let notation = try ValueNotation(written)
    let editor = FieldEditor(
      mask: try notation.mask.map { try Mask(notation: $0) },
      notation: notation
    )
    let pieces = [
      "0", "1", "2", "3", "9", ".", "/", "-", ",", " ", "a", "P", "年", "2026-12-31", "31.12.2026",
      "2027-08", "08/27", "1234.5", "1.234,5", "09:30", "19", "20",
    ]
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var memory = EditedText()
      var value = ""
      for _ in 0..<40 {
        let shown = editor.shown(for: value, remembering: memory)
        #expect(shown == editor.shown(for: value), "\(value)")
        let count = shown.count
        let upper = Bool.random(using: &random) ? count : Int.random(in: 0...count, using: &random)
        let length =
          Int.random(in: 0...3, using: &random) == 0 ? Int.random(in: 0...upper, using: &random) : 0
        let piece = length > 0 ? "" : pieces.randomElement(using: &random) ?? ""
        let edit = TextEdit(range: upper - length..<upper, replacement: piece)
        let outcome =
          try editor.outcome(of: edit, on: value, remembering: &memory) {
            (_: borrowing Span<UInt8>) in true
          }
        let isConsistent =
          outcome.shown == editor.shown(for: outcome.value)
          && (0...outcome.shown.count).contains(outcome.caret)
        if !isConsistent { Issue.record("\(edit) of \(value): \(outcome)") }
        value = outcome.value
      }
    }
  }
}
