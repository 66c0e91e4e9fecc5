import RuleEngine

/// Edits of one text with a mask or a notation.
enum MaskFuzzing {
  /// A mask or a notation, and a script of edits.
  static func edit(_ input: [UInt8]) throws(FuzzFault) {
    var input = FuzzInput(input)
    guard let editor = editor(for: input.text()) else { return }
    var value = ""
    var memory = EditedText()
    while !input.isAtEnd {
      let shown = editor.shown(for: value, remembering: memory)
      try FuzzFault.check(
        shown == editor.shown(for: value),
        "what is remembered of '\(value)' changes what is shown"
      )
      let edit = TextEdit(
        range: input.range(in: shown.count),
        replacement: input.shortText(),
        deletion: input.byte() & 1 == 0 ? .backward : .forward
      )
      value = try outcome(of: edit, on: value, by: editor, &memory).value
      guard value.utf8.count < 512 else { return }
    }
  }

  private static func outcome(
    of edit: TextEdit,
    on value: String,
    by editor: FieldEditor,
    _ memory: inout EditedText
  ) throws(FuzzFault) -> EditOutcome {
    let shown = "\(edit) on '\(value)'"
    do {
      var nothing = EditedText()
      let outcome = try editor.outcome(of: edit, on: value, remembering: &memory) { $0.count < 40 }
      let plain = try editor.outcome(of: edit, on: value, remembering: &nothing) { $0.count < 40 }
      try FuzzFault.check(outcome == plain, "what is remembered changes the outcome of \(shown)")
      try FuzzFault.check(
        outcome.shown == editor.shown(for: outcome.value),
        "'\(outcome.shown)' is not what '\(outcome.value)' shows after \(shown)"
      )
      try FuzzFault.check(
        (0...outcome.shown.count).contains(outcome.caret),
        "the caret \(outcome.caret) is not in '\(outcome.shown)' after \(shown)"
      )
      _ = outcome.utf16Caret
      if edit.replacement.isEmpty {
        try FuzzFault.check(outcome.disposition != .refused, "deleting is refused: \(shown)")
      }
      return outcome
    } catch let error as FuzzFault {
      throw error
    } catch {
      throw FuzzFault("\(error): \(shown)")
    }
  }

  private static func editor(for notation: String) -> FieldEditor? {
    if let mask = try? Mask(notation: notation) { return FieldEditor(mask: mask) }
    guard let notation = try? ValueNotation(notation) else { return nil }
    let mask = notation.mask.flatMap { try? Mask(notation: $0) }
    return FieldEditor(mask: mask, notation: notation)
  }
}
