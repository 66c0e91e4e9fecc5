// Edits of values that are typed in a notation, whose mask formats them.
//
// Data is written otherwise, and people paste and type that too: `2026-12-31` into a field of the notation
// `DD.MM.YYYY`. What is pasted as a whole is put into the notation. What is typed is formatted as long as it
// can become a value in the notation; when its digits can begin data alone, they are left as they are.

extension FieldEditor {
  /// Whether the mask formats the value: not what does not fit it, nor digits that only begin data.
  func usesMask(for value: String) -> Bool {
    guard let mask else { return false }
    guard let notation else { return mask.holds(value) }
    return mask.holds(value)
      && (isAlive(value, in: notation) || !isData(value, for: notation))
  }

  /// Judges an edit of a value that is typed in the notation.
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
        try SegmentedEditing(value, edit).outcome { canHold(Array($0.utf8).span) },
        in: notation
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

  /// The outcome of an edit of what the mask did not format, in the mask where that formats it now.
  ///
  /// So it does with digits that begin no data any more, if they can become a value in the notation.
  private func formattedAgain(_ outcome: EditOutcome, in notation: ValueNotation) -> EditOutcome {
    let fitted = fitted(outcome)
    if usesMask(for: outcome.value) { return fitted }
    let isTyped =
      outcome.value.allSatisfy(\.isWholeNumber) && !isData(outcome.value, for: notation)
      && isAlive(fitted.value, in: notation)
    return isTyped ? fitted : outcome
  }

  /// What a paste makes of the text, where that is written as data in full, in the notation.
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

  /// What was typed without the separators of the mask, where it begins data of these centuries.
  private func data(of edit: TextEdit, in shown: String, by notation: ValueNotation) -> String? {
    let before = shown.prefix(edit.range.lowerBound).filter(\.isWholeNumber)
    guard !shown.dropFirst(edit.range.upperBound).contains(where: \.isWholeNumber) else {
      return nil
    }
    let text = before + edit.replacement
    return isData(text, for: notation) && !usesMask(for: text) ? text : nil
  }

  /// Whether a text can become a value in the notation.
  private func isAlive(_ text: String, in notation: ValueNotation) -> Bool {
    notation.completion(of: Array(text.utf8).span) != .refused
  }

  /// Whether a text begins data of these centuries, as `2026-`.
  private func isData(_ text: String, for notation: ValueNotation) -> Bool {
    notation.type != .time && (text.hasPrefix("19") || text.hasPrefix("20"))
      && notation.plainCompletion(of: Array(text.utf8).span) != .refused
  }
}
