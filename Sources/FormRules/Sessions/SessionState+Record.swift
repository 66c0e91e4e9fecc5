// The record that is judged, made from what the fields hold.

extension SessionState {
  /// Bytes that edits may leave behind in the record before it is laid out again.
  private static let spareBytes = 16_384

  /// Fills the record with all that the form holds.
  mutating func layOutRecord() {
    evaluator.record.reset(for: form.layout)
    layOut(root, as: FrameStack(form: form.index, base: 0))
    layOutParameters()
  }

  /// Notes how large the record is that has just been laid out and prepared.
  mutating func noteUsualBytes() {
    work.usualBytes = 2 * evaluator.record.bytes.count + SessionState.spareBytes
  }

  private mutating func layOut(_ instance: InstanceID, as stack: FrameStack) {
    tree[instance].stack = stack
    evaluator.record.slots[tree[instance].base] = Slot(kind: .form)
    for field in tree.fields(of: instance) {
      switch tree[field].content {
      case .value(let value):
        // What was computed before is nothing that somebody gives.
        write(tree[field].blueprint.isComputed ? nil : value, of: field)
        if isGiven(field) { showGroups(of: field) }
        if let nested = tree[field].nested { place(nested, in: field) }
      case .nested:
        guard let nested = tree[field].nested else { continue }
        layOut(nested, as: self.stack(of: nested, in: field))
        showGroups(of: field)
      case .rows(let rows):
        layOut(rows, of: field)
        showGroups(of: field)
      }
    }
  }

  /// Computes where the slots of a nested form without a value are.
  private mutating func place(_ instance: InstanceID, in field: FieldID) {
    tree[instance].stack = stack(of: instance, in: field)
    for field in tree.fields(of: instance) {
      if let nested = tree[field].nested { place(nested, in: field) }
    }
  }

  private func stack(of nested: InstanceID, in field: FieldID) -> FrameStack {
    tree[field.instance].stack.entering(
      tree[nested].blueprint.form,
      base: tree.slot(of: field),
      through: field.index,
      item: nil
    )
  }

  private mutating func layOut(_ rows: [RowNode], of field: FieldID) {
    guard let form = tree[field].blueprint.rowForm else {
      return write(.list(rows.map(\.value)), of: field)
    }
    let stride = program.forms[form].slotCount
    let list = evaluator.record.appendList(rows.count, stride: stride)
    evaluator.record.slots[tree.slot(of: field)] = list
    for (index, row) in rows.enumerated() {
      guard let nested = row.instance else { continue }
      let base = Int(list.start) + index * stride
      let stack = tree[field.instance].stack
      layOut(nested, as: stack.entering(form, base: base, through: field.index, item: index))
    }
  }

  /// Writes one field's value, which is no form, to its place in the record.
  private mutating func write(_ value: Value?, of field: FieldID) {
    RecordLoader(forms: program.forms).replace(
      by: value,
      as: tree[field].blueprint.layout.type,
      isTyping: tree[field].isTyping,
      at: tree.slot(of: field),
      in: &evaluator.record
    )
  }

  /// Brings the record up to date with one field's new value, which is no form and no list.
  mutating func update(_ field: FieldID) {
    guard case .value(let value) = tree[field].content else { return }
    let bytes = evaluator.replaceValue(
      of: FieldIndex(field.index),
      in: tree[field.instance].stack,
      by: value,
      isTyping: tree[field].isTyping,
      preparation
    )
    if bytes > work.usualBytes { work.isStale = true }
    showGroups(of: field)
  }

  /// Has the groups around a field given out if, and only if, there is something in them, as in a record.
  private mutating func showGroups(of field: FieldID) {
    let isGiven = isGiven(field)
    for slot in tree[field].blueprint.groupSlots {
      let isThere = isGiven || holdsSomething(slot, in: field.instance)
      let position = tree[field.instance].base + slot.position
      evaluator.record.slots[position].kind = isThere ? .form : .missing
    }
  }

  /// Whether somebody has given a field a value, perhaps null.
  private func isGiven(_ field: FieldID) -> Bool {
    switch tree[field].content {
    case .value(let value): value != nil && !tree[field].blueprint.isComputed
    case .nested, .rows: true
    }
  }

  /// Whether a field of a group has been given a value.
  private func holdsSomething(_ group: SlotOffset, in instance: InstanceID) -> Bool {
    tree.fields(of: instance).contains { field in
      tree[field].blueprint.groupSlots.contains(group) && isGiven(field)
    }
  }

  // MARK: Reading

  /// The values of the form as it gives them out: normalized, typed, of fields that apply.
  ///
  /// - Parameter givesNulls: whether fields that apply and have no value are `null`, or left out.
  /// - Returns: the values by name.
  func valuesGivenOut(givesNulls: Bool = false) -> [String: Value] {
    RecordExtractor(forms: program.forms, givesNulls: givesNulls)
      .values(of: form.index, in: evaluator.record)
  }

  /// The value of a field as the form gives it out; nil where it does not apply or has none.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - keepsTexts: whether an empty text in the place of another type's value stays what it is.
  /// - Returns: the value.
  func valueGivenOut(by field: FieldID, keepsTexts: Bool = false) -> Value? {
    RecordExtractor(forms: program.forms, keepsTexts: keepsTexts)
      .value(
        at: tree.slot(of: field),
        as: tree[field].blueprint.layout.type,
        evaluator.record
      )
  }

  /// The value of a field in its type, where it can be read as that; else as it was given.
  func typedValue(of field: FieldID) -> Value? {
    guard case .value(let value) = tree[field].content, case .text = value else {
      return tree.value(of: field)
    }
    switch tree[field].blueprint.layout.type {
    case .text, .choice, .file, .any, .form, .list, .map: return value
    case .integer, .number, .boolean, .date, .month, .time, .dateTime:
      return valueGivenOut(by: field, keepsTexts: true) ?? value
    }
  }
}
