// Edits of values that are typed in a notation, formatted by the notation's mask.
//
// Data uses another notation, which people paste and type, too: `2026-12-31` into a field with the
// notation `DD.MM.YYYY`. Data that is pasted as a whole is converted to the notation. Typed text is
// formatted while it can become a value in the notation; if its digits can only be the start of
// data, it is left as typed.

extension FieldEditor {
  /// Whether the mask formats the value: not if it doesn't fit, or if its digits can only start
  /// data.
  func usesMask(for value: String) -> Bool {
    guard let mask else { return false }
    guard let notation else { return mask.holds(value) }
    return mask.holds(value)
      && (isAlive(value, in: notation) || !isData(value, for: notation))
  }

  /// Judges an edit of a value that is typed in a notation.
  func outcome(
    of edit: TextEdit,
    on value: String,
    in notation: ValueNotation,
    remembering memory: inout EditedText,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    let grouped = mask == nil ? GroupedNumber(value, in: notation, edit) : nil
    if let outcome = grouped?.outcome(canHold) { return outcome }
    let shown = shown(for: value, remembering: memory)
    if let pasted = translation(of: edit, in: shown, by: notation),
      canHold(Array(pasted.utf8).span)
    {
      return .plain(pasted, caret: pasted.count, .taken)
    }
    guard mask != nil else {
      if let data = grouped?.data, canHold(Array(data.value.utf8).span) { return data }
      return try formattedOutcome(of: edit, on: value, remembering: &memory, canHold: canHold)
    }
    guard usesMask(for: value) else {
      return formattedAgain(
        try SegmentedEditing(value, edit).outcome { canHold(Array($0.utf8).span) }
      )
    }
    let outcome =
      try formattedOutcome(of: edit, on: value, remembering: &memory, canHold: canHold)
    if edit.replacement.isEmpty { return outcome }
    let isTaken = outcome.disposition != .refused && isAlive(outcome.value, in: notation)
    guard !isTaken, isAlive(value, in: notation),
      let plain = data(of: edit, in: shown, by: notation),
      canHold(Array(plain.utf8).span)
    else { return outcome }
    return .plain(plain, caret: plain.count, .taken)
  }

  /// The pasted text converted to the notation, if it is complete data.
  private func translation(
    of edit: TextEdit,
    in shown: String,
    by notation: ValueNotation
  ) -> String? {
    let characters = Array(shown)
    guard edit.replacement.count > 1, edit.range.lowerBound >= 0,
      edit.range.upperBound <= characters.count
    else { return nil }
    let before = String(characters[..<edit.range.lowerBound])
    let text = before + edit.replacement + String(characters[edit.range.upperBound...])
    return notation.translation(ofPlain: text)
  }

  /// The typed text without the mask's separators, if it starts data with a year of recent
  /// centuries.
  private func data(of edit: TextEdit, in shown: String, by notation: ValueNotation) -> String? {
    let before = shown.prefix(edit.range.lowerBound).filter(\.isWholeNumber)
    guard !shown.dropFirst(edit.range.upperBound).contains(where: \.isWholeNumber) else {
      return nil
    }
    let text = before + edit.replacement
    return isData(text, for: notation) && !usesMask(for: text) ? text : nil
  }

  /// Whether a text can become a value in the notation.
  func isAlive(_ text: String, in notation: ValueNotation) -> Bool {
    notation.completion(of: Array(text.utf8).span) != .refused
  }

  /// Whether a text starts data with a year of recent centuries, as `2026-` does.
  func isData(_ text: String, for notation: ValueNotation) -> Bool {
    notation.type != .time && (text.hasPrefix("19") || text.hasPrefix("20"))
      && notation.plainCompletion(of: Array(text.utf8).span) != .refused
  }
}
