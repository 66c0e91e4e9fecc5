// What people and apps do to one field.

extension FormField {
  /// Changes the state, in which the field is known to be.
  func change<Result>(
    _ body: (inout SessionState) throws(SessionError) -> Result
  ) throws(SessionError) -> Result {
    guard isLive else { throw .ended }
    return try core.change(body)
  }

  // MARK: From code

  /// Sets the value; nil takes it away.
  ///
  /// A value that is set is not being typed: it counts as finished. Characters that only the field's
  /// mask shows are left out. Those of a list replace its rows, the first of which keep their identity.
  ///
  /// - Throws: ``SessionError`` where the field is read-only, or the value names a field that is not.
  public func set(_ value: Value?) throws(SessionError) {
    try change { state throws(SessionError) in try state.set(value, of: id) }
  }

  /// Takes the value away.
  ///
  /// - Throws: ``SessionError`` where the field is read-only.
  public func clear() throws(SessionError) {
    try set(nil)
  }

  /// Gives the field the value that it had when the session began.
  ///
  /// - Throws: ``SessionError`` where the field is read-only.
  public func reset() throws(SessionError) {
    try change { state throws(SessionError) in
      try state.set(state.tree[id].initial, of: id)
    }
  }

  /// Whether a value set from code is one that could have been typed: it fits mask and filter.
  public func acceptsTyping(of text: String) -> Bool {
    isLive && core.state.couldBeTyped(text, into: id)
  }

  /// Adds a rule for as long as the form is open; it is judged after the field's own checks.
  ///
  /// - Throws: a ``RuleFileError`` where the rule is not for values of the field's type.
  public func add(_ rule: Rule) throws(RuleFileError) {
    let form = try RuleForm(check: rule, of: blueprint.layout)
    changeRules { $0.append(form) }
  }

  /// Takes away all rules that were added.
  public func removeAddedRules() {
    changeRules { $0.removeAll() }
  }

  private func changeRules(_ body: (inout [RuleForm]) -> Void) {
    guard isLive else { return }
    core.change { state in
      body(&state.tree[id].extraRules)
      state.mark(state.tree.unit(of: id))
    }
  }

  // MARK: By hand

  /// Edits the text that is shown, as a key or a paste does.
  ///
  /// The field's mask formats, its filter refuses what can no longer come to hold. Deleting is never
  /// refused; of a paste the longest beginning that fits is taken.
  ///
  /// - Parameters:
  ///   - range: the characters of ``text`` that are replaced; empty for an insertion.
  ///   - replacement: what comes in their place; empty for a deletion.
  ///   - deletion: which way to go on where the range holds nothing but characters of the mask.
  /// - Returns: what to show, where the caret belongs, and whether the edit was taken.
  /// - Throws: ``SessionError`` where the range is not in the text, or the field takes no edits.
  @discardableResult
  public func edit(
    _ range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    let edit = TextEdit(range: range, replacement: replacement, deletion: deletion)
    return try change { state throws(SessionError) in try state.edit(edit, in: id) }
  }

  /// Edits the text that is shown, with a range in UTF-16 units, as many text fields count.
  ///
  /// A range may split a character, as keyboards do that delete a letter's mark alone: the text becomes
  /// what is left.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of ``text``.
  ///   - replacement: what comes in its place; empty for a deletion.
  ///   - deletion: which way to go on where the range holds nothing but characters of the mask.
  /// - Returns: what to show, where the caret belongs, and whether the edit was taken.
  /// - Throws: ``SessionError`` where the range is not in the text, or the field takes no edits.
  @discardableResult
  public func edit(
    utf16Range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    try change { state throws(SessionError) in
      let shown = state.shown(in: id)
      return try state.edit(TextEdit(in: utf16Range, of: shown, replacement, deletion), in: id)
    }
  }

  /// Moves the focus here, out of any other field.
  public func focus() {
    guard isLive else { return }
    core.change { $0.moveFocus(to: id) }
  }

  /// Moves the focus out of the field: what was typed is finished, and all that fails is shown.
  public func leave() {
    guard isLive else { return }
    core.change { $0.leave(id) }
  }
}

// MARK: - Rows

extension FormField {
  /// Adds a row at the end of the list.
  ///
  /// Fields of the row that are not named begin with their `@default`.
  ///
  /// - Parameter value: the row's value; nil for one whose fields are empty.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` where the field is no list or read-only, or the value names no field.
  @discardableResult
  public func append(_ value: Value? = nil) throws(SessionError) -> FormRow {
    try insert(value, at: isLive ? core.state.tree.rows(of: id).count : 0)
  }

  /// Adds a row before the one at a position.
  ///
  /// - Parameters:
  ///   - value: the row's value; nil for one whose fields are empty. Fields that are not named begin
  ///     with their `@default`.
  ///   - position: where the row will be, from 0 to the number of rows.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` where the field is no list or read-only, or the value names no field.
  @discardableResult
  public func insert(_ value: Value? = nil, at position: Int) throws(SessionError) -> FormRow {
    let row = try change { state throws(SessionError) in
      try state.insertRow(value, into: id, at: position)
    }
    return view(of: row)
  }

  /// Moves the row at a position to another; those between make room.
  ///
  /// - Throws: ``SessionError`` where there are no such rows, or the field is read-only.
  public func move(from source: Int, to target: Int) throws(SessionError) {
    try change { state throws(SessionError) in
      try state.moveRow(of: id, from: source, to: target)
    }
  }

  /// Removes the row at a position.
  ///
  /// - Throws: ``SessionError`` where there is no such row, or the field is read-only.
  public func remove(at position: Int) throws(SessionError) {
    try change { state throws(SessionError) in try state.removeRow(of: id, at: position) }
  }

  /// Removes a row, wherever it is in the list.
  ///
  /// - Throws: ``SessionError`` where the row is not in the list, or the field is read-only.
  public func remove(_ row: FormRow) throws(SessionError) {
    try change { state throws(SessionError) in
      guard let position = state.tree.position(of: row.id, in: id) else {
        throw .unknownRow(state.tree.path(of: id))
      }
      try state.removeRow(of: id, at: position)
    }
  }
}

extension TextEdit {
  /// An edit of a range that a text field gave in UTF-16 units.
  init(
    in range: Range<Int>,
    of shown: String,
    _ replacement: String,
    _ deletion: Deletion
  ) throws(SessionError) {
    do throws(EditError) {
      try self.init(utf16Range: range, replacement: replacement, in: shown, deletion: deletion)
    } catch {
      throw SessionError(error)
    }
  }
}
