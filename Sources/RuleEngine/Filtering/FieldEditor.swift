/// Judges the edits of one text field: what it shows, what its value is, and where the caret goes.
///
/// Input: a value, an edit of the text shown, and a function that says whether more typing can make a
/// value hold, which is the field's filter. Output: an ``EditOutcome``. The rules of the form are not
/// asked. Cost: linear in the text, and one question to the filter; up to ``maximumAttempts`` questions
/// where an inserted text does not fit as a whole.
///
/// An editor has no state of its own. The value is all that a field has to remember; what is shown
/// follows from it, and ranges of edits count characters of that. Who edits one text again and again
/// may keep an `EditedText`, which saves time and changes nothing.
///
/// - An edit whose value can no longer come to hold is refused.
/// - A value that does not fit the mask is shown as it is, until edits make it fit.
/// - Deleting is never refused, and asks nothing. A deletion that would change nothing, because it
///   takes away a character that the mask puts back, steps over the mask's characters and deletes
///   the next one of the person's.
/// - Of a text of several characters that does not fit, the longest beginning that fits is taken.
/// - What is after the caret is never pushed out of the mask by an insertion.
/// - A pasted text may be formatted or raw. Where a mask has literal digits or letters it may be
///   read in more than one way; the one that loses the fewest characters is taken, of those the one
///   that completes the mask, of those the one that reads no character as a literal.
package struct FieldEditor: Sendable, Hashable {
  /// How often a beginning that fits is sought from the longest downwards, before by halving.
  ///
  /// This holds for a text put before other text, where a beginning may fit although a shorter one
  /// does not. What is found by halving fits too, but may not be the longest.
  package static let maximumAttempts = 1_024

  /// How the text is formatted; nil if the text shown is the value.
  package let mask: Mask?
  /// How people write values, other than data does; nil for no notation.
  package let notation: ValueNotation?
  /// Whether the mask's own characters after the last of the value are shown at once.
  package let autocompletes: Bool

  package init(mask: Mask?, notation: ValueNotation? = nil, autocompletes: Bool = true) {
    self.mask = mask
    self.notation = notation
    self.autocompletes = autocompletes
  }

  /// The text that the field shows for a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - memory: what this editor remembers of the text, which may save putting it into the mask.
  /// - Returns: the value itself without a mask.
  /// - Complexity: linear in the length of the value and the mask.
  package func shown(for value: String, remembering memory: EditedText? = nil) -> String {
    if let shown = memory?.shown(for: value) { return shown }
    guard let mask, usesMask(for: value) else { return value }
    return mask.shown(for: value, autocompletes: autocompletes)
  }

  /// Judges an edit of the text that is shown for a value.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - value: the value before the edit.
  ///   - memory: what this editor remembers of the text from one edit to the next.
  ///   - canHold: whether more typing can make a candidate value hold, which is UTF-8. It is not asked
  ///     about deletions, nor about edits that leave the value as it is. When a text does not fit it
  ///     is asked again about its beginnings.
  /// - Returns: what to show, the new value and the caret.
  /// - Throws: `EditError` if the edit's range is not in the text shown.
  /// - Complexity: linear in the length of the text, the replacement and the mask if all fits.
  ///   Otherwise that times the logarithm of the replacement's length at the end of the text, and at
  ///   most `maximumAttempts` more elsewhere.
  package func outcome(
    of edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText,
    canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    if edit.deletesParts {
      return try outcome(ofDeleting: edit, on: value, remembering: &memory)
    }
    guard let notation else {
      // What does not fit the mask is shown as it is.
      if mask != nil, !memory.isFormatting(value), !usesMask(for: value) {
        return fitted(
          try SegmentedEditing(value, edit).outcome { canHold(Array($0.utf8).span) }
        )
      }
      return try formattedOutcome(of: edit, on: value, remembering: &memory, canHold: canHold)
    }
    return try outcome(of: edit, on: value, in: notation, remembering: &memory, canHold)
  }

  /// The outcome of taking away a part of a character, or all of it where the mask takes no part of it.
  private func outcome(
    ofDeleting edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText
  ) throws(EditError) -> EditOutcome {
    let part = TextEdit(range: edit.range, replacement: edit.replacement, deletion: edit.deletion)
    let outcome = try outcome(of: part, on: value, remembering: &memory) { _ in true }
    guard outcome.disposition == .refused else { return outcome }
    let whole = TextEdit(range: edit.range, replacement: "", deletion: edit.deletion)
    return try self.outcome(of: whole, on: value, remembering: &memory) { _ in true }
  }

  /// The outcome of an edit of a text that did not fit the mask, in the mask if it fits now.
  func fitted(_ outcome: EditOutcome) -> EditOutcome {
    guard outcome.disposition != .refused, let mask, var fitted = masked(outcome.value) else {
      return outcome
    }
    // The caret is behind as many of the person's characters as before.
    let before = masked(String(outcome.shown.prefix(outcome.caret)))?.value ?? ""
    fitted.caret =
      outcome.caret == outcome.shown.count
      ? fitted.shown.count : mask.caret(after: before, in: fitted.value)
    fitted.disposition = outcome.disposition
    return fitted
  }

  /// What comes of putting a text into the mask; nil where the mask has no place for some of it.
  private func masked(_ text: String) -> EditOutcome? {
    var memory = EditedText()
    let paste = TextEdit(range: 0..<0, replacement: text)
    let outcome = try? formattedOutcome(of: paste, on: "", remembering: &memory) { _ in true }
    return outcome?.disposition == .taken ? outcome : nil
  }

  /// The value that a field holds when it is given one: without what only the mask shows.
  ///
  /// - Returns: the value itself without a mask, and where the mask has no place for some of it.
  /// - Complexity: linear in the length of the value and the mask.
  package func value(given value: Value?) -> Value? {
    guard let mask, notation == nil, case .text(let text) = value, !mask.holds(text) else {
      return value
    }
    return masked(text).map { .text($0.value) } ?? value
  }

  /// The outcome of an edit of a text with a mask or without one, apart from its notation.
  func formattedOutcome(
    of edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText,
    canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    if let outcome = try memory.outcome(of: edit, on: value, by: self, canHold) {
      return outcome
    }
    guard let mask else {
      return try SegmentedEditing(value, edit).outcome { canHold(Array($0.utf8).span) }
    }
    let table = mask.characters
    var editing = MaskedEditing(self, table, value: value, units: Array(value))
    return try editing.outcome(of: edit, inserting: Array(edit.replacement), canHold)
  }

  /// Whether a value set from code is one that could have been typed.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - canHold: whether more typing can make it hold, given as UTF-8.
  /// - Returns: true if it fits the mask just as it is, and can come to hold.
  /// - Complexity: linear in the length of the value and the mask.
  package func accepts(value: String, canHold: (borrowing Span<UInt8>) -> Bool) -> Bool {
    let isPlain =
      notation.map { $0.plainCompletion(of: Array(value.utf8).span) != .refused } ?? false
    guard isPlain || mask?.holds(value) ?? true else { return false }
    return canHold(Array(value.utf8).span)
  }
}
