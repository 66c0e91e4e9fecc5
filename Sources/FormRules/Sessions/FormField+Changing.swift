// Changing one field: from code, and by hand.

extension FormField {
  /// Changes the state; throws if the field is no longer part of it.
  func change<Result>(
    _ body: (inout SessionState) throws(SessionError) -> Result
  ) throws(SessionError) -> Result {
    guard isLive else { throw .ended }
    return try core.change(body)
  }

  // MARK: From code

  /// Sets the value; nil removes it.
  ///
  /// The value counts as finished, not as typing. Characters that belong only to the field's mask
  /// are left out. The items of a list replace its rows; existing rows keep their identity by
  /// position.
  ///
  /// - Throws: ``SessionError`` if the field is read-only, or the value contains an unknown field.
  public func set(_ value: Value?) throws(SessionError) {
    try change { state throws(SessionError) in try state.set(value, of: id) }
  }

  /// Removes the value.
  ///
  /// - Throws: ``SessionError`` if the field is read-only.
  public func clear() throws(SessionError) {
    try set(nil)
  }

  /// Restores the value that the field had when the session began.
  ///
  /// - Throws: ``SessionError`` if the field is read-only.
  public func reset() throws(SessionError) {
    try change { state throws(SessionError) in try state.reset(id) }
  }

  /// Whether a value could have been typed, that is, fits the mask and the filter.
  public func acceptsTyping(of text: String) -> Bool {
    isLive && core.state.couldBeTyped(text, into: id)
  }

  /// Adds a rule until the session ends; it runs after the field's own checks.
  ///
  /// - Throws: a ``RuleFileError`` if the rule doesn't support values of the field's type.
  public func add(_ rule: Rule) throws(RuleFileError) {
    let form = try RuleForm(check: rule, of: blueprint.layout)
    changeRules { $0.append((rule, form)) }
  }

  /// Removes a rule added with ``add(_:)``; rules with the same expression are the same.
  public func remove(_ rule: Rule) {
    changeRules { rules in rules.removeAll { $0.rule.description == rule.description } }
  }

  /// Removes all rules added with ``add(_:)``.
  public func removeAddedRules() {
    changeRules { $0.removeAll() }
  }

  private func changeRules(_ body: (inout [(rule: Rule, form: RuleForm)]) -> Void) {
    guard isLive else { return }
    core.change { state in
      body(&state.tree[id].extraRules)
      state.mark(state.tree.unit(of: id))
    }
  }

  // MARK: By hand

  /// Edits the text shown, as a key press or a paste does.
  ///
  /// The field's mask formats the text, and its filter rejects what more typing can't make valid.
  /// Deleting is never rejected; of a paste, the longest prefix that fits is accepted.
  ///
  /// - Parameters:
  ///   - range: the characters of ``text`` that are replaced; empty for an insertion.
  ///   - replacement: the text that replaces them; empty for a deletion.
  ///   - deletion: the direction in which to continue if the range contains only characters of the
  ///     mask.
  /// - Returns: the new text, the position of the caret, and whether the edit was accepted.
  /// - Throws: ``SessionError`` if the range is not in the text, or the field can't be edited.
  @discardableResult
  public func edit(
    _ range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    let edit = TextEdit(range: range, replacement: replacement, deletion: deletion)
    return try change { state throws(SessionError) in try state.edit(edit, in: id) }
  }

  /// Edits the text shown, with a range in UTF-16 units, as used by many text fields.
  ///
  /// A range may split a character, for example if the keyboard deletes only an accent.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of ``text``.
  ///   - replacement: the text that replaces it; empty for a deletion.
  ///   - deletion: the direction in which to continue if the range contains only characters of the
  ///     mask.
  /// - Returns: the new text, the position of the caret, and whether the edit was accepted.
  /// - Throws: ``SessionError`` if the range is not in the text, or the field can't be edited.
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

  /// Moves the focus to this field.
  public func focus() {
    guard isLive else { return }
    core.change { $0.moveFocus(to: id) }
  }

  /// Moves the focus out of the field: typing is finished, and all violations are shown.
  public func leave() {
    guard isLive else { return }
    core.change { $0.leave(id) }
  }
}

// MARK: - Rows

extension FormField {
  /// Adds a row at the end of the list.
  ///
  /// Fields of the row without a value start with their `@default`.
  ///
  /// - Parameter value: the row's value; nil for an empty row.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` if the field is not a list, is read-only, or the value contains an
  ///   unknown field.
  @discardableResult
  public func append(_ value: Value? = nil) throws(SessionError) -> FormRow {
    try insert(value, at: rowCount)
  }

  /// Adds rows at the end of the list, in one change.
  ///
  /// Fields of the rows without a value start with their `@default`.
  ///
  /// - Parameter values: the values of the rows; null for an empty row.
  /// - Returns: the rows, which keep their identity wherever they are moved.
  /// - Throws: ``SessionError`` if the field is not a list, is read-only, or a value contains an
  ///   unknown field; then no row is added.
  /// - Complexity: linear in the form and the values.
  @discardableResult
  public func append(contentsOf values: some Sequence<Value>) throws(SessionError) -> [FormRow] {
    try insert(Array(values), at: rowCount)
  }

  private var rowCount: Int { isLive ? core.state.tree.rows(of: id).count : 0 }

  private func insert(_ values: [Value], at position: Int) throws(SessionError) -> [FormRow] {
    let rows = try change { state throws(SessionError) in
      try state.insertRows(values, into: id, at: position)
    }
    return rows.map { view(of: $0) }
  }

  /// Adds a row before the one at a position.
  ///
  /// - Parameters:
  ///   - value: the row's value; nil for an empty row. Fields without a value start with their
  ///     `@default`.
  ///   - position: the row's position, from 0 to the number of rows.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` if the field is not a list, is read-only, or the value contains an
  ///   unknown field.
  @discardableResult
  public func insert(_ value: Value? = nil, at position: Int) throws(SessionError) -> FormRow {
    try insert([value ?? .null], at: position)[0]
  }

  /// Moves a row to another position; the rows between them shift by one.
  ///
  /// - Throws: ``SessionError`` if there are no such rows, or the field is read-only.
  public func move(from source: Int, to target: Int) throws(SessionError) {
    try change { state throws(SessionError) in
      try state.moveRow(of: id, from: source, to: target)
    }
  }

  /// Removes the row at a position.
  ///
  /// - Throws: ``SessionError`` if there is no such row, or the field is read-only.
  public func remove(at position: Int) throws(SessionError) {
    try remove(atOffsets: [position])
  }

  /// Moves rows, in their order, before the row at a position, as SwiftUI's `onMove` describes it.
  ///
  /// - Parameters:
  ///   - source: the positions of the rows, such as those in an `IndexSet`.
  ///   - destination: a position before the move, from 0 to the number of rows.
  /// - Throws: ``SessionError`` if there are no such rows, or the field is read-only.
  public func move(
    fromOffsets source: some Sequence<Int>,
    toOffset destination: Int
  ) throws(SessionError) {
    try change { state throws(SessionError) in
      try state.moveRows(of: id, at: Set(source), before: destination)
    }
  }

  /// Removes the rows at some positions, as SwiftUI's `onDelete` describes it.
  ///
  /// - Parameter offsets: the positions, such as those in an `IndexSet`.
  /// - Throws: ``SessionError`` if there are no such rows, or the field is read-only.
  public func remove(atOffsets offsets: some Sequence<Int>) throws(SessionError) {
    try change { state throws(SessionError) in try state.removeRows(of: id, at: Set(offsets)) }
  }

  /// Removes a row, wherever it is in the list.
  ///
  /// - Throws: ``SessionError`` if the row is not in the list, or the field is read-only.
  public func remove(_ row: FormRow) throws(SessionError) {
    try change { state throws(SessionError) in
      guard let position = state.tree.position(of: row.id, in: id) else {
        throw .unknownRow(state.tree.path(of: id))
      }
      try state.removeRows(of: id, at: [position])
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
