import TestSupport
import Testing

@testable import RuleEngine

/// Edits at random of texts that are typed in a notation.
struct NotationEditTests {
  @Test(arguments: ["DD.MM.YYYY", "MM/DD/YY", "MM/YY", "YYYY年M月D日", "hh:mm a", "1.234,56", "HH:mm"])
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
        let length = Int.random(in: 0...3, using: &random) == 0 ? min(upper, 1) : 0
        let piece = length == 1 ? "" : pieces.randomElement(using: &random) ?? ""
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
