// Text fields that say what they hold after an edit, and not which edit it was.

extension FormField {
  /// Edits the text that is shown into another, as a binding of SwiftUI gives it.
  ///
  /// What is different between the two is one edit, which the field's mask formats and its filter may
  /// refuse, as those of ``edit(_:_:deletion:)``.
  ///
  /// - Parameter newText: what the text field holds.
  /// - Returns: what to show, and where the caret belongs; nil where the text is the same as before.
  /// - Throws: ``SessionError`` where the field takes no edits.
  /// - Complexity: linear in the length of both texts, besides that of the edit.
  @discardableResult
  public func edit(to newText: String) throws(SessionError) -> EditOutcome? {
    guard let edit = TextEdit(from: text, to: newText) else { return nil }
    return try self.edit(edit.range, edit.replacement)
  }
}

extension TextInput {
  /// Edits the text that is shown into another, as a binding of SwiftUI gives it.
  ///
  /// - Parameter newText: what the text field holds.
  /// - Returns: what to show, and where the caret belongs; nil where the text is the same as before.
  /// - Throws: ``SessionError``, but not for what is in the text.
  @discardableResult
  public func edit(to newText: String) throws(SessionError) -> EditOutcome? {
    guard let edit = TextEdit(from: text, to: newText) else { return nil }
    return try self.edit(edit.range, edit.replacement)
  }
}

extension TextEdit {
  /// The edit that makes one text of another: all between what they begin and end with in common.
  ///
  /// Nil where they are the same, code point by code point. Of a repeated character the last was typed
  /// or deleted, as the caret is mostly at the end.
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
