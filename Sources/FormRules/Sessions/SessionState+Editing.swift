// Edits of a field's text, and the focus.

extension SessionState {
  /// The text that a field shows for its value.
  func shown(in field: FieldID) -> String {
    let text = tree[field].plainText ?? ""
    let memory = focus.field == field ? focus.text : nil
    return tree[field].blueprint.editor.shown(for: text, remembering: memory)
  }

  /// Edits the text shown, as a key press or a paste does.
  mutating func edit(_ edit: TextEdit, in field: FieldID) throws(SessionError) -> EditOutcome {
    let blueprint = tree[field].blueprint
    guard let value = tree[field].plainText, blueprint.layout.type.isEditableText else {
      throw .notEditable(tree.path(of: field))
    }
    guard !isReadOnly(field) else { throw .readOnly(tree.path(of: field)) }
    guard isEnabled(field) else { throw .disabled(tree.path(of: field)) }
    let outcome = try outcome(of: edit, on: value, in: field)
    take(outcome, in: field, insteadOf: value)
    return outcome
  }

  private mutating func outcome(
    of edit: TextEdit,
    on value: String,
    in field: FieldID
  ) throws(SessionError) -> EditOutcome {
    let blueprint = tree[field].blueprint
    let stack = tree[field.instance].stack
    var memory = EditedText()
    let isFocused = focus.field == field
    if isFocused { swap(&memory, &focus.text) }
    defer { if isFocused { swap(&memory, &focus.text) } }
    do throws(EditError) {
      return try blueprint.editor.outcome(of: edit, on: value, remembering: &memory) {
        blueprint.layout.filter == nil || evaluator.canHold($0, in: blueprint.index, of: stack)
      }
    } catch {
      throw SessionError(error)
    }
  }

  /// Stores the outcome of an edit.
  private mutating func take(
    _ outcome: EditOutcome,
    in field: FieldID,
    insteadOf value: String
  ) {
    if focus.field != field {
      moveFocus(to: field)
      // When a field is left, it may take as many steps as a whole record.
      judgeMarked()
    }
    guard outcome.disposition != .refused else { return }
    // A notation may show a text that differs from the field's own.
    let isNew = !value.isSameText(as: outcome.value) || tree[field].blueprint.layout.notation != nil
    guard isNew || !tree[field].isTyping else { return }
    if !tree[field].isTyping { work.changes.insert(.violations) }
    noteChange(of: field)
    work.keystrokeSteps = form.evaluators.executable.limits.keystrokeSteps
    if !tree[field].isTyping { showDependents() }
    tree[field].isTyping = true
    tree[field].isProvided = false
    work.changedFields.append(field)
    if isNew {
      replaceContent(of: field, by: .value(.text(outcome.value)))
      noteValue(of: field)
    } else {
      mark(tree.unit(of: field))
    }
  }

  /// Whether a text fits the field's mask and filter.
  mutating func couldBeTyped(_ text: String, into field: FieldID) -> Bool {
    let blueprint = tree[field].blueprint
    let stack = tree[field.instance].stack
    return blueprint.editor.accepts(value: text) {
      blueprint.layout.filter == nil || evaluator.canHold($0, in: blueprint.index, of: stack)
    }
  }

  mutating func allow(_ permission: FieldNode.Permission, on field: FieldID) {
    guard permission != tree[field].allows else { return }
    tree[field].allows = permission
    invalidate(field)
    for inner in tree.instances(in: field) { markAll(within: inner) }
    invalidateStatus(of: field)
  }

  // MARK: Focus

  /// Moves the focus to another field, or out of the form, and finishes the previous field.
  mutating func moveFocus(to field: FieldID?) {
    guard focus.field != field else { return }
    let before = focus.field
    focus.move(to: field)
    work.changes.insert(.violations)
    notices.signals.append(signals.focus)
    if let before {
      noteChange(of: before)
      leave(before, for: field)
    }
    if let field {
      noteChange(of: field)
      invalidateStatus(of: field)
    }
    broadcast.send(.focus(field.map { tree.path(of: $0) }))
  }

  /// Removes the focus, because the field was reset or removed.
  mutating func loseFocus() {
    guard let field = focus.field else { return }
    focus.move(to: nil)
    work.changes.insert(.violations)
    notices.signals.append(signals.focus)
    noteChange(of: field)
    invalidateStatus(of: field)
    broadcast.send(.focus(nil))
  }

  /// Finishes a field, whether or not it has the focus.
  mutating func leave(_ field: FieldID) {
    if focus.field == field { moveFocus(to: nil) } else { leave(field, for: focus.field) }
  }

  private mutating func leave(_ field: FieldID, for next: FieldID?) {
    var stays: Set<FieldID> = []
    var around = next
    while let current = around {
      stays.insert(current)
      around = tree[current.instance].holder
    }
    around = field
    while let current = around, !stays.contains(current) {
      finish(current)
      around = tree[current.instance].holder
    }
  }

  /// Marks a field that was left, and everything that reads it.
  private mutating func finish(_ field: FieldID) {
    tree[field].isVisited = true
    endTyping(in: field)
    let unit = tree.unit(of: field)
    tree[unit].moment = .blur
    mark(unit)
    invalidateStatus(of: field)
    showDependents()
    // Which form-level checks are shown depends on the visited fields.
    for (index, unit) in tree[field.instance].blueprint.units.enumerated() where unit.field == nil {
      mark(UnitID(instance: field.instance, index: index))
    }
  }

  /// Shows all violations, as if every active field had been visited.
  mutating func reveal() {
    moveFocus(to: nil)
    work.changes.insert(.violations)
    for field in tree.fields(within: root) where applies(field) {
      tree[field].isVisited = true
      invalidateStatus(of: field)
    }
  }

  /// Validates the form as a submitted one, and shows all violations.
  mutating func beginSubmission() {
    reveal()
    forgetRejections()
    results.isSubmitted = true
    results.submittedRevision = results.revision
    answers.forgetUndecided()
    for unit in tree.units(within: root) {
      tree[unit].moment = .submit
      mark(unit)
    }
  }

  // MARK: Navigation

  /// All fields in file order; those of nested forms and rows follow the field that contains them.
  var allFields: [FieldID] { tree.fields(within: root) }

  /// Whether a field and everything around it apply.
  func applies(_ field: FieldID) -> Bool {
    guard tree[field].activity.isDisjoint(with: .unapplied) else { return false }
    return tree[field.instance].holder.map { applies($0) } ?? true
  }

  /// Whether people can fill in a field now, which holds a value of its own.
  func isFocusable(_ field: FieldID) -> Bool {
    !tree[field].blueprint.holdsUnits && !isReadOnly(field) && isOpen(field)
  }

  /// Whether a field and everything around it apply and are enabled.
  func isOpen(_ field: FieldID) -> Bool { applies(field) && isEnabled(field) }

  /// The first field, in file order, with a failed check or a rejection.
  mutating func firstInvalidField() -> FieldID? {
    for unit in tree.units(within: root) {
      if let field = tree.field(of: unit), hasErrors(field) { return field }
    }
    return nil
  }

  mutating func hasErrors(_ field: FieldID) -> Bool {
    standing(of: field).contains(.hasErrors)
      || rejections(of: field).contains { $0.severity == .error }
  }
}

extension FieldType {
  /// Whether its values can be edited as text.
  var isEditableText: Bool {
    switch self {
    case .text, .integer, .number, .date, .month, .time, .dateTime, .choice, .any: true
    case .boolean, .file, .form, .list, .map: false
    }
  }
}
