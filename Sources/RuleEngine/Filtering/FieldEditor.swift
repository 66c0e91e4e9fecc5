/// Judges edits of a text field: what it shows, its value, and the position of the caret.
///
/// Input: a value, an edit of the text shown, and a function that returns whether more typing can
/// make a value hold, which is the field's filter. Output: an ``EditOutcome``. The form's rules are
/// not evaluated. Cost: linear in the text, with one call of the filter; up to ``maximumAttempts``
/// calls if an inserted text does not fit as a whole.
///
/// An editor is stateless. The value is all that a field has to remember: the text shown follows
/// from it, and ranges of edits count characters of that text. For many edits of one text, an
/// `EditedText` saves time and changes nothing.
///
/// - An edit is refused if its value can no longer hold.
/// - A value that does not fit the mask is shown as it is, until edits make it fit: until all the
///   mask's characters in it are where the mask writes them, or there are none, or all places are
///   filled.
/// - A deletion is never refused, and does not call the filter. It leaves a value that does not fit
///   if the characters after it might not fit the places before them. If it would have no effect, because
///   the mask would put the deleted character back, it skips the mask's characters and deletes the
///   next one that the person typed.
/// - If a text of several characters does not fit, its longest prefix that fits is inserted.
/// - An insertion never pushes characters after the caret out of the mask.
/// - A pasted text may be formatted or raw. If the mask has literal digits or letters, there may be
///   several ways to read it. The best one loses the fewest characters; then it completes the mask;
///   then it reads no character as a literal.
/// - Digits of other scripts become `0` to `9` in masks and in numbers, dates and times, and in other
///   texts whose filter accepts only those. The separators of Arabic numbers become those of the field.
package struct FieldEditor: Sendable, Hashable {
  /// The most prefixes to try, from the longest downward, before a binary search.
  ///
  /// This is for an insertion before other text, where a prefix may fit although a shorter one does
  /// not. A prefix found by binary search fits, but may not be the longest.
  package static let maximumAttempts = 1_024

  /// The format of the text; nil if the text shown is the value.
  package let mask: Mask?
  /// The notation in which people write values; nil to use data's notation.
  package let notation: ValueNotation?
  /// Whether the mask's own characters after the value are shown at once.
  package let autocompletes: Bool
  /// Whether digits of all scripts are typed as `0` to `9`, the only digits that the field can have.
  private let convertsDigits: Bool
  /// The field's separators in numbers, by those that keyboards with Arabic digits have.
  private let separators: [Unicode.Scalar: Unicode.Scalar]

  /// - Parameters:
  ///   - mask: the format of the text.
  ///   - notation: the notation of the values.
  ///   - type: the type of the values.
  ///   - autocompletes: whether the mask's own characters after the value are shown at once.
  package init(
    mask: Mask?,
    notation: ValueNotation? = nil,
    type: FieldType = .text,
    autocompletes: Bool = true
  ) {
    convertsDigits = type.isNumeric || type.isMoment || mask != nil
    separators = FieldEditor.separators(of: type, notation)
    self.mask = notation.flatMap { notation in mask.map(notation.limiting) } ?? mask
    self.notation = notation
    self.autocompletes = autocompletes
  }

  private static func separators(
    of type: FieldType,
    _ notation: ValueNotation?
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    guard case .number(let number)? = notation?.form else {
      return type == .number && notation == nil ? ["\u{66B}": "."] : [:]
    }
    var separators: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (other, own) in [("\u{66B}", number.decimal), ("\u{66C}", number.group)]
      as [(Unicode.Scalar, [UInt8]?)]
    {
      separators[other] = own.flatMap { String(decoding: $0, as: UTF8.self).unicodeScalars.first }
    }
    return separators
  }

  /// The text that the field shows for a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - memory: this editor's cache for the text, which may save formatting it.
  /// - Returns: the value itself if there is no mask.
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
  ///   - memory: this editor's cache for the text, updated for the next edit.
  ///   - canHold: whether more typing can make a candidate value, in UTF-8, hold. Not called for
  ///     deletions and for edits that leave the value unchanged. If a text does not fit, it is
  ///     called again for prefixes.
  /// - Returns: the text to show, the new value and the caret.
  /// - Throws: `EditError` if the edit's range is not in the text shown.
  /// - Complexity: linear in the length of the text, the replacement and the mask if everything
  ///   fits. Otherwise, that times the logarithm of the replacement's length at the end of the
  ///   text, and at most `maximumAttempts` more elsewhere.
  package func outcome(
    of edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText,
    canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    if edit.deletesParts {
      return try outcome(ofDeleting: edit, on: value, remembering: &memory)
    }
    var edit = convertsDigits ? edit.converting(separators) ?? edit : edit
    var best = try outcome(asGiven: edit, on: value, remembering: &memory, canHold)
    guard mask == nil, best.disposition != .taken else { return best }
    // A paste may have white space around it, and a filter may accept only the digits 0 to 9.
    for change in [\TextEdit.trimmed, \TextEdit.convertingDigits] {
      guard best.disposition != .taken, let changed = edit[keyPath: change] else { continue }
      edit = changed
      let other = try outcome(asGiven: edit, on: value, remembering: &memory, canHold)
      if best.disposition == .refused || other.disposition == .taken { best = other }
    }
    return best
  }

  private func outcome(
    asGiven edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    guard let notation else {
      if let mask, !memory.isFormatting(value), !usesMask(for: value) {
        return try unformattedOutcome(of: edit, on: value, in: mask, canHold: canHold)
      }
      return try formattedOutcome(of: edit, on: value, remembering: &memory, canHold: canHold)
    }
    return try outcome(of: edit, on: value, in: notation, remembering: &memory, canHold)
  }

  /// The outcome of deleting part of a character, or all of it if the mask does not accept the
  /// rest.
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

  /// The outcome of an edit of a value that does not fit the mask.
  private func unformattedOutcome(
    of edit: TextEdit,
    on value: String,
    in mask: Mask,
    canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    let outcome = try SegmentedEditing(value, edit).outcome { text in
      let fitted = formattedAgain(.plain(text, caret: 0, .taken))
      // The mask's characters in it were not typed, and will not be in the value.
      return canHold(Array(fitted.value.utf8).span)
        || fitted.value == text && canHold(Array(mask.removingOwn(from: text).utf8).span)
    }
    return formattedAgain(outcome)
  }

  /// Formats the outcome of an edit if the mask, which did not apply before, applies now.
  ///
  /// Without a notation, that is also if all of the mask's characters in the text are in their
  /// places, there are none, or all places are filled. With one, also if the text is digits that can
  /// no longer start data, but can become a value in the notation.
  func formattedAgain(_ outcome: EditOutcome) -> EditOutcome {
    let (fitted, text) = (fitted(outcome), outcome.value)
    if usesMask(for: text) { return fitted }
    let fits =
      if let notation {
        text.allSatisfy(\.isWholeNumber) && !isData(text, for: notation)
          && isAlive(fitted.value, in: notation)
      } else {
        fitted.isComplete || fitted.shown.hasPrefix(text) || mask?.removingOwn(from: text) == text
      }
    return fits ? fitted : outcome
  }

  /// Formats the outcome of an edit if the text, which did not fit the mask before, fits now.
  private func fitted(_ outcome: EditOutcome) -> EditOutcome {
    guard outcome.disposition != .refused, let mask, var fitted = masked(outcome.value) else {
      return outcome
    }
    // The caret stays after the same number of typed characters.
    let before = masked(String(outcome.shown.prefix(outcome.caret)))?.value ?? ""
    fitted.caret =
      outcome.caret == outcome.shown.count
      ? fitted.shown.count : mask.caret(after: before, in: fitted.value)
    fitted.disposition = outcome.disposition
    return fitted
  }

  /// The outcome of formatting a text; nil if some of it does not fit the mask.
  private func masked(_ text: String) -> EditOutcome? {
    var memory = EditedText()
    let paste = TextEdit(range: 0..<0, replacement: text)
    let outcome = try? formattedOutcome(of: paste, on: "", remembering: &memory) { _ in true }
    return outcome?.disposition == .taken ? outcome : nil
  }

  /// Converts a value set from code to the field's value, without characters that the mask only
  /// shows.
  ///
  /// - Returns: the value unchanged if there is no mask, or if some of it does not fit the mask.
  /// - Complexity: linear in the length of the value and the mask.
  package func value(given value: Value?) -> Value? {
    guard let mask, notation == nil, case .text(let text) = value, !mask.holds(text) else {
      return value
    }
    return .text(formattedAgain(.plain(text, caret: 0, .taken)).value)
  }

  /// The outcome of an edit with or without a mask, apart from the notation.
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

  /// Whether a value set from code could have been typed.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - canHold: whether more typing can make it hold; called with UTF-8.
  /// - Returns: true if it fits the mask exactly, and can hold.
  /// - Complexity: linear in the length of the value and the mask.
  package func accepts(value: String, canHold: (borrowing Span<UInt8>) -> Bool) -> Bool {
    let isPlain =
      notation.map { $0.plainCompletion(of: Array(value.utf8).span) != .refused } ?? false
    guard isPlain || mask?.holds(value) ?? true else { return false }
    return canHold(Array(value.utf8).span)
  }
}
