/// A cache of what the last edit found out about a text, to speed up the next one.
///
/// Without it, or with one for another value, an edit gives the same result, but takes longer. It
/// belongs to one editor.
package struct EditedText: Sendable {
  /// The state for an editor without a mask.
  private var plain: PlainEditing?
  /// The state for an editor with a mask.
  private var masked: MaskedEditing<UInt8>?
  /// The inserted bytes, kept to reuse the memory.
  private var inserted: [UInt8] = []

  package init() {}

  /// Judges an edit byte by byte.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - value: the value before the edit.
  ///   - editor: the editor that the cache belongs to.
  ///   - canHold: whether more typing can make a candidate value hold.
  /// - Returns: the outcome; nil if a character, in the text or the mask, is longer than a byte.
  /// - Throws: `EditError` if the edit's range is not in the text shown.
  mutating func outcome(
    of edit: TextEdit,
    on value: String,
    by editor: FieldEditor,
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome? {
    inserted.overwrite(with: edit.replacement)
    guard inserted.areCharacters else { return nil }
    guard let mask = editor.mask else {
      if plain?.value.isSameText(as: value) != true {
        plain = value.byteCharacters.map { PlainEditing(value, $0) }
      }
      return try plain?.outcome(of: edit, inserting: inserted, canHold)
    }
    guard let table = mask.bytes else { return nil }
    if masked?.value.isSameText(as: value) != true {
      masked = value.byteCharacters.map {
        MaskedEditing(editor, table, value: value, units: $0)
      }
    }
    return try masked?.outcome(of: edit, inserting: inserted, canHold)
  }

  /// Whether the last edit has left this value in the mask.
  func isFormatting(_ value: String) -> Bool { masked?.value.isSameText(as: value) == true }

  /// The text shown in the mask for a value, if the last edit has left that value.
  func shown(for value: String) -> String? {
    masked.flatMap { $0.value.isSameText(as: value) ? $0.shown : nil }
  }
}

extension String {
  /// Whether two texts have the same code points; equal strings may differ, such as two forms of
  /// `é`.
  ///
  /// Comparing a long text byte by byte would dominate the cost of a keystroke. Equal strings with
  /// the same number of bytes differ at most in the order of marks.
  package func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}

extension [UInt8] {
  /// Replaces all bytes by those of a text, reusing the memory.
  fileprivate mutating func overwrite(with text: String) {
    // Most texts are a single character that replaces another one.
    if count == 1, text.utf8.count == 1, let byte = text.utf8.first {
      self[0] = byte
    } else {
      removeAll(keepingCapacity: true)
      append(contentsOf: text.utf8)
    }
  }
}
