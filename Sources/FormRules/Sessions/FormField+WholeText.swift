// Edits from text fields that supply the whole new text instead of a range.

extension FormField {
  /// Replaces the text shown by a new one, as a SwiftUI binding does.
  ///
  /// The difference between the two is one edit, which the field's mask formats and its filter may
  /// reject, as with ``edit(_:_:deletion:)``.
  ///
  /// - Parameter newText: the text that the text field contains.
  /// - Returns: the new text and the position of the caret; nil if the text is unchanged.
  /// - Throws: ``SessionError`` if the field can't be edited.
  /// - Complexity: linear in the length of both texts, plus the cost of the edit.
  @discardableResult
  public func edit(to newText: String) throws(SessionError) -> EditOutcome? {
    guard let edit = TextEdit(from: text, to: newText) else { return nil }
    return try self.edit(edit.range, edit.replacement)
  }
}

extension TextInput {
  /// Replaces the text shown by a new one, as a SwiftUI binding does.
  ///
  /// - Parameter newText: the text that the text field contains.
  /// - Returns: the new text and the position of the caret; nil if the text is unchanged.
  /// - Throws: ``SessionError``, although the range is always in the text.
  @discardableResult
  public func edit(to newText: String) throws(SessionError) -> EditOutcome? {
    guard let edit = TextEdit(from: text, to: newText) else { return nil }
    return try self.edit(edit.range, edit.replacement)
  }
}

extension TextEdit {
  /// The edit that turns one text into another: everything between their common prefix and suffix.
  ///
  /// Nil if they are the same, code point by code point. Among equal neighbors, the last one counts as
  /// typed or deleted, because the caret is usually at the end.
  init?(from old: String, to new: String) {
    guard !old.unicodeScalars.elementsEqual(new.unicodeScalars) else { return nil }
    let (old, new) = (Array(old), Array(new))
    let most = min(old.count, new.count)
    let start = (0..<most).first { !old[$0].isSame(as: new[$0]) } ?? most
    let rest = most - start
    let end =
      (0..<rest).first { !old[old.count - 1 - $0].isSame(as: new[new.count - 1 - $0]) } ?? rest
    self.init(range: start..<(old.count - end), replacement: String(new[start..<(new.count - end)]))
  }
}

extension Character {
  /// Whether the code points are the same, which those of equal characters need not be.
  fileprivate func isSame(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
