// The record that is evaluated, made from the values of the fields.

extension SessionState {
  /// The number of unused bytes that edits may leave in the record before it is laid out again.
  private static let spareBytes = 16_384

  /// Fills the record with all values of the form.
  mutating func layOutRecord() {
    evaluator.record.reset(for: form.layout)
    layOut(root, as: FrameStack(form: form.index, base: 0))
  }

  /// Notes the size of the record, just after it was laid out and prepared.
  mutating func noteUsualBytes() {
    work.usualBytes = 2 * evaluator.record.bytes.count + SessionState.spareBytes
  }

  private mutating func layOut(_ instance: InstanceID, as stack: FrameStack) {
    tree[instance].stack = stack
    evaluator.record.slots[tree[instance].base] = Slot(kind: .form)
    for field in tree.fields(of: instance) {
      switch tree[field].content {
      case .value(let value):
        // Earlier results are not input.
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

  /// Computes the places of the slots of a nested form without a value.
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

  private mutating func layOut(_ rows: RowList, of field: FieldID) {
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

  /// Writes the value of a field, which is not a form, to the record.
  private mutating func write(_ value: Value?, of field: FieldID) {
    RecordLoader(forms: program.forms).replace(
      by: value,
      as: tree[field].blueprint.layout.type,
      isTyping: tree[field].isTyping,
      at: tree.slot(of: field),
      in: &evaluator.record
    )
  }

  /// Updates the record with the new values of fields.
  ///
  /// - Complexity: linear in the fields and in those of the groups around emptied ones.
  mutating func update(_ fields: some Collection<FieldID>) {
    var emptied: Set<GroupID> = []
    for field in fields {
      update(field)
      if isGiven(field) {
        showGroups(of: field)
      } else {
        for slot in tree[field].blueprint.groupSlots {
          emptied.insert(GroupID(instance: field.instance, slot: slot))
        }
      }
    }
    for group in emptied { show(group, isThere: holdsSomething(group)) }
  }

  /// Updates the record with the new value of a field, which is neither a form nor a list.
  private mutating func update(_ field: FieldID) {
    guard case .value(let value) = tree[field].content else { return }
    let bytes = evaluator.replaceValue(
      of: FieldIndex(field.index),
      in: tree[field.instance].stack,
      by: value,
      isTyping: tree[field].isTyping,
      preparation
    )
    if bytes > work.usualBytes { work.isStale = true }
  }

  /// A group of an instance.
  private struct GroupID: Hashable {
    var instance: InstanceID
    var slot: SlotOffset
  }

  /// Makes the groups around a field present, which has a value.
  private mutating func showGroups(of field: FieldID) {
    for slot in tree[field].blueprint.groupSlots {
      show(GroupID(instance: field.instance, slot: slot), isThere: true)
    }
  }

  private mutating func show(_ group: GroupID, isThere: Bool) {
    let position = tree[group.instance].base + group.slot.position
    evaluator.record.slots[position].kind = isThere ? .form : .missing
  }

  /// Whether a field has a value, perhaps null.
  private func isGiven(_ field: FieldID) -> Bool {
    switch tree[field].content {
    case .value(let value): value != nil && !tree[field].blueprint.isComputed
    case .nested, .rows: true
    }
  }

  /// Whether a field of a group has a value.
  ///
  /// - Complexity: linear in the fields of the group, logarithmic in those of the form.
  private func holdsSomething(_ group: GroupID) -> Bool {
    let fields = tree[group.instance].blueprint.fields
    return fields[fields.partitionPoint { $0.layout.slot > group.slot }...]
      .prefix { $0.groupSlots.contains(group.slot) }
      .contains { isGiven(FieldID(instance: group.instance, index: $0.index.position)) }
  }

  // MARK: Reading

  /// The form's output values: those of active fields, normalized and typed.
  ///
  /// - Parameter givesNulls: whether active fields without a value are `null`, or left out.
  /// - Returns: the values by name.
  func valuesGivenOut(givesNulls: Bool = false) -> [String: Value] {
    RecordExtractor(forms: program.forms, givesNulls: givesNulls)
      .values(of: form.index, in: evaluator.record)
  }

  /// What was entered, whether or not it is a value yet or its field applies.
  var draft: [String: Value] { tree.values(of: root, isDraft: true) }

  /// The output value of a field; nil if it does not apply or has none.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - keepsTexts: whether an empty text remains one if the field's type is not text.
  /// - Returns: the value.
  func valueGivenOut(by field: FieldID, keepsTexts: Bool = false) -> Value? {
    RecordExtractor(forms: program.forms, keepsTexts: keepsTexts)
      .value(
        at: tree.slot(of: field),
        as: tree[field].blueprint.layout.type,
        evaluator.record
      )
  }

  /// The output value of a row; nil if it is not in the list, does not apply, or has none.
  func valueGivenOut(by row: FormRow.ID, in list: FieldID) -> Value? {
    let slot = evaluator.record.slots[tree.slot(of: list)]
    guard let item = tree[list].blueprint.layout.type.item, slot.kind == .list,
      let position = tree.position(of: row, in: list)
    else { return nil }
    return RecordExtractor(forms: program.forms)
      .value(at: slot.position(ofItem: position), as: item, evaluator.record)
  }

  /// The value of a field, converted to the field's type if possible.
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
