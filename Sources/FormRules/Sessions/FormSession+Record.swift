// The record that is judged, made from what the fields hold.

extension FormSession {
  /// Bytes that edits may leave behind in the record before it is laid out anew.
  private static let spareBytes = 16_384

  /// Fills the record with all that the form holds.
  func layOutRecord() {
    evaluator.record.reset(for: program.forms[form.index])
    layOut(root, as: FrameStack(form: form.index, base: 0))
    usualBytes = 2 * evaluator.record.bytes.count + FormSession.spareBytes
  }

  private func layOut(_ instance: FormInstance, as stack: FrameStack) {
    instance.stack = stack
    evaluator.record.slots[instance.base] = Slot(kind: .form)
    for field in instance.fields {
      switch field.content {
      case .value:
        write(field, of: instance)
        if let nested = field.nested {
          place(nested, as: self.stack(of: nested, in: field, instance))
        }
      case .nested:
        guard let nested = field.nested else { continue }
        layOut(nested, as: self.stack(of: nested, in: field, instance))
        showGroups(of: field, in: instance)
      case .rows(let rows):
        layOut(rows, of: field, in: instance)
        showGroups(of: field, in: instance)
      }
    }
  }

  /// Says where the slots of a nested form without a value are.
  private func place(_ instance: FormInstance, as stack: FrameStack) {
    instance.stack = stack
    for field in instance.fields {
      if let nested = field.nested {
        place(nested, as: self.stack(of: nested, in: field, instance))
      }
    }
  }

  private func stack(
    of nested: FormInstance,
    in field: FormField,
    _ instance: FormInstance
  ) -> FrameStack {
    instance.stack.entering(
      nested.form,
      base: instance.base + field.layout.slot.position,
      through: field.index.position,
      item: nil
    )
  }

  private func layOut(_ rows: [FormRow], of field: FormField, in instance: FormInstance) {
    let position = instance.base + field.layout.slot.position
    guard field.hasFormRows, case .list(of: .form(let form)) = field.layout.type else {
      write(.list(rows.map(\.content)), of: field, at: position)
      return
    }
    let stride = program.forms[form].slotCount
    let list = evaluator.record.appendList(rows.count, stride: stride)
    evaluator.record.slots[position] = list
    for (index, row) in rows.enumerated() {
      guard let nested = row.instance else { continue }
      let base = Int(list.start) + index * stride
      let field = field.index.position
      layOut(
        nested,
        as: instance.stack.entering(form, base: base, through: field, item: index)
      )
    }
  }

  /// Writes one field's value, which is no form and no list, to its place in the record.
  private func write(_ field: FormField, of instance: FormInstance) {
    guard case .value(let value) = field.content else { return }
    write(value, of: field, at: instance.base + field.layout.slot.position)
    showGroups(of: field, in: instance, around: value)
  }

  private func write(_ value: Value?, of field: FormField, at position: Int) {
    RecordLoader(forms: program.forms).replace(
      by: value,
      as: field.layout.type,
      isTyping: field.isTyping,
      at: position,
      in: &evaluator.record
    )
  }

  /// Brings the record up to date with one field's new value, which is no form and no list.
  func update(_ field: FormField, of instance: FormInstance) {
    guard case .value(let value) = field.content else { return }
    let bytes = evaluator.replaceValue(
      of: field.index,
      in: instance.stack,
      by: value,
      isTyping: field.isTyping,
      preparation
    )
    if bytes > usualBytes { isStale = true }
    showGroups(of: field, in: instance, around: value)
  }

  /// Has the groups around a field given out if it has got a value.
  private func showGroups(of field: FormField, in instance: FormInstance, around value: Value?) {
    if !field.groupSlots.isEmpty, value != nil, value != .null {
      showGroups(of: field, in: instance)
    }
  }

  /// Has the groups around a field given out, now that there is something in them.
  private func showGroups(of field: FormField, in instance: FormInstance) {
    for slot in field.groupSlots {
      evaluator.record.slots[instance.base + slot.position].kind = .form
    }
  }

  // MARK: Reading

  /// The value of a field as the form gives it out; nil where it does not apply or has none.
  func valueGivenOut(by field: FormField) -> Value? {
    guard let instance = field.instance else { return nil }
    return RecordExtractor(forms: program.forms)
      .value(
        at: instance.base + field.layout.slot.position,
        as: field.layout.type,
        evaluator.record
      )
  }

  /// The value of a field in its type, where it can be read as that; else as it was given.
  func typedValue(of field: FormField) -> Value? {
    guard case .value(let value) = field.content, case .text = value
    else { return field.rawValue }
    switch field.layout.type {
    case .text, .choice, .file, .any, .form, .list: return value
    case .integer, .number, .boolean, .date, .time, .dateTime:
      return valueGivenOut(by: field) ?? value
    }
  }
}
