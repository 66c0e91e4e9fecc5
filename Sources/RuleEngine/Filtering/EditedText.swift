/// What the last edit of a text has found out about it, so that the next need not.
///
/// No more than a memory: without it, or with that of another value, an edit comes to the same, but
/// takes longer. It belongs to one editor.
package struct EditedText: Sendable {
  /// What edits the text if the editor has no mask.
  private var plain: PlainEditing?
  /// What edits it if there is one.
  private var masked: MaskedEditing<UInt8>?
  /// The bytes that are inserted, kept for their memory.
  private var inserted: [UInt8] = []

  package init() {}

  /// Judges an edit byte by byte.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - value: the value before the edit.
  ///   - editor: the editor to which the memory belongs.
  ///   - canHold: whether more typing can make a candidate value hold.
  /// - Returns: what comes of it; nil where a character, of a mask's too, is more than a byte.
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

  /// Whether the last edit has put the value into the mask.
  func isFormatting(_ value: String) -> Bool { masked?.value.isSameText(as: value) == true }

  /// The text that is shown in the mask for a value, if the last edit has left that.
  func shown(for value: String) -> String? {
    masked.flatMap { $0.value.isSameText(as: value) ? $0.shown : nil }
  }
}

extension String {
  /// Whether a text is the other, and not one that is only written alike: `é` may be two characters.
  ///
  /// Comparing the bytes of a long text one by one would cost a key more than all else. Texts of as many
  /// bytes that are equal differ at most in the order of marks.
  package func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}

extension [UInt8] {
  /// Replaces all bytes by those of a text, in the memory that is there.
  fileprivate mutating func overwrite(with text: String) {
    // Most are a character, and follow another.
    if count == 1, text.utf8.count == 1, let byte = text.utf8.first {
      self[0] = byte
    } else {
      removeAll(keepingCapacity: true)
      append(contentsOf: text.utf8)
    }
  }
}
