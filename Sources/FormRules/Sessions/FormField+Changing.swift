// What people and apps do to one field.

extension FormField {
  // MARK: From code

  /// Sets the value; nil takes it away.
  ///
  /// A value that is set is not being typed: it counts as finished. Those of a list replace its rows,
  /// the first of which keep their identity.
  ///
  /// - Throws: ``SessionError`` where the field is read-only, or the value names a field that is not.
  public func set(_ value: Value?) throws(SessionError) {
    guard let session else { throw .ended }
    guard !allows.isReadOnly else { throw .readOnly(path) }
    if let value {
      try session.check(value, as: layout.type, at: path.components, depth: 0)
    }
    session.change {
      if isTyping {
        isTyping = false
        session.changedFields.append(self)
        session.concern(self)
      }
      session.put(value, into: self, merging: false)
    }
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
    try set(initial)
  }

  /// Whether a value set from code is one that could have been typed: it fits mask and filter.
  public func couldBeTyped(_ text: String) -> Bool {
    guard let session else { return false }
    let filtered = filteredInstance
    return editor.accepts(value: text) { session.canHold($0, in: self, of: filtered) }
  }

  /// Adds a rule for as long as the form is open; it is judged after the field's own checks.
  public func add(_ rule: Rule) {
    extraRules.append(rule)
    session?.change { session?.mark(judgement) }
  }

  /// Takes away all rules that were added.
  public func removeAddedRules() {
    extraRules.removeAll()
    session?.change { session?.mark(judgement) }
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
    try edit(TextEdit(range: range, replacement: replacement, deletion: deletion))
  }

  /// Edits the text that is shown, with a range in UTF-16 units, as many text fields count.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of ``text``.
  ///   - replacement: what comes in its place; empty for a deletion.
  ///   - deletion: which way to go on where the range holds nothing but characters of the mask.
  /// - Returns: what to show, where the caret belongs, and whether the edit was taken.
  /// - Throws: ``SessionError`` where the range is not in the text or splits a character, or the field
  ///   takes no edits.
  @discardableResult
  public func edit(
    utf16Range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    try edit(TextEdit(in: utf16Range, of: shown, replacement, deletion))
  }

  private func edit(_ edit: TextEdit) throws(SessionError) -> EditOutcome {
    guard let session else { throw .ended }
    guard let value = plainText, layout.type.isTyped else { throw .noText(path) }
    guard !allows.isReadOnly, allows.isEnabled else { throw .readOnly(path) }
    let outcome = try session.outcome(of: edit, on: value, in: self)
    session.take(outcome, on: self, insteadOf: value)
    return outcome
  }

  /// The instance in which the field's filter is asked; nil where it has none.
  fileprivate var filteredInstance: FrameStack? {
    layout.filter == nil ? nil : instance?.stack
  }

  /// Makes this the field that someone is in; whoever was in another has left that.
  public func focus() {
    session?.focus(self)
  }

  /// Says that nobody is in the field any more: what was typed is finished, and all is shown.
  public func leave() {
    guard let session, session.focused === self else {
      session?.finish(self)
      return
    }
    session.focus(nil)
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

extension FieldType {
  /// Whether people type values of the type.
  var isTyped: Bool {
    switch self {
    case .text, .integer, .number, .date, .time, .dateTime, .choice, .any: true
    case .boolean, .file, .form, .list: false
    }
  }
}

extension FormSession {
  /// The text that a field shows for a value.
  func shown(for value: String, in field: FormField) -> String {
    field.editor.shown(for: value, remembering: focused === field ? editedText : nil)
  }

  /// Whether more typing can make a text, given as UTF-8, hold that the field's filter judges.
  fileprivate func canHold(
    _ text: borrowing Span<UInt8>,
    in field: FormField,
    of instance: FrameStack?
  ) -> Bool {
    guard let instance else { return true }
    return evaluator.canHold(text, in: field.index, of: instance)
  }

  /// What comes of an edit of a text in a field.
  func outcome(
    of edit: TextEdit,
    on value: String,
    in field: FormField
  ) throws(SessionError) -> EditOutcome {
    do throws(EditError) {
      if focused === field { return try outcome(of: edit, on: value, in: field, &editedText) }
      var memory = EditedText()
      return try outcome(of: edit, on: value, in: field, &memory)
    } catch {
      throw SessionError(error)
    }
  }

  private func outcome(
    of edit: TextEdit,
    on value: String,
    in field: FormField,
    _ memory: inout EditedText
  ) throws(EditError) -> EditOutcome {
    let filtered = field.filteredInstance
    return try field.editor.outcome(of: edit, on: value, remembering: &memory) {
      canHold($0, in: field, of: filtered)
    }
  }

  /// Takes over what an edit gave.
  ///
  /// - Parameters:
  ///   - outcome: what an edit gave.
  ///   - field: the field that was edited.
  ///   - value: the text that it had.
  func take(_ outcome: EditOutcome, on field: FormField, insteadOf value: String) {
    guard outcome.disposition != .refused else {
      if focused !== field { focus(field) }
      return
    }
    keystrokeSteps = form.evaluators.executable.limits.keystrokeSteps
    defer { keystrokeSteps = nil }
    change {
      if focused !== field { focus(field) }
      let isNew = value != outcome.value
      guard isNew || !field.isTyping else { return }
      field.isTyping = true
      changedFields.append(field)
      if isNew {
        field.replaceContent(by: .value(.text(outcome.value)))
        noteValue(of: field)
      } else {
        mark(field.judgement)
      }
    }
  }

  func allow(_ permission: FormField.Permission, on field: FormField) {
    guard permission != field.allows else { return }
    change {
      field.allows = permission
      concern(field)
      field.forEachInstance { markAll(of: $0) }
      show(field)
    }
  }
}
