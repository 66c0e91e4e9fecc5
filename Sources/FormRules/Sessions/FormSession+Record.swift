// The record that is judged, made from what the fields hold.

extension FormSession {
  /// Bytes that edits may leave behind in the record before it is laid out anew.
  private static let spareBytes = 16_384

  /// Fills the record with all that the form holds.
  func layOutRecord() {
    record.reset(for: program.forms[form.index])
    layOut(root, at: 0)
    laidOutBytes = record.bytes.count
  }

  /// Writes one field's value, which is no form and no list, to its place in the record.
  func write(_ field: FormField) {
    guard let instance = field.instance else { return }
    let position = instance.base + field.layout.slot.position
    let activity = record.slots[position].flags.intersection(.unapplied)
    write(field, of: instance)
    record.slots[position].flags.formUnion(activity)
    if record.bytes.count > 2 * laidOutBytes + FormSession.spareBytes { isStale = true }
  }

  private func layOut(_ instance: FormInstance, at base: Int) {
    instance.base = base
    record.slots[base] = Slot(kind: .form)
    for field in instance.fields {
      switch field.content {
      case .value:
        write(field, of: instance)
        if let nested = field.nested { place(nested, at: base + field.layout.slot.position) }
      case .nested:
        guard let nested = field.nested else { continue }
        layOut(nested, at: base + field.layout.slot.position)
        showGroups(of: field, in: instance)
      case .rows(let rows):
        layOut(rows, of: field, in: instance)
        showGroups(of: field, in: instance)
      }
    }
  }

  /// Says where the slots of a nested form without a value are.
  private func place(_ instance: FormInstance, at base: Int) {
    instance.base = base
    for field in instance.fields {
      if let nested = field.nested { place(nested, at: base + field.layout.slot.position) }
    }
  }

  private func layOut(_ rows: [FormRow], of field: FormField, in instance: FormInstance) {
    let position = instance.base + field.layout.slot.position
    guard field.hasFormRows, case .list(of: .form(let form)) = field.layout.type else {
      load(.list(rows.map(\.content)), of: field, at: position)
      return
    }
    let stride = program.forms[form].slotCount
    let list = record.appendList(rows.count, stride: stride)
    record.slots[position] = list
    for (index, row) in rows.enumerated() {
      let position = Int(list.start) + index * stride
      if let instance = row.instance { layOut(instance, at: position) }
    }
  }

  private func write(_ field: FormField, of instance: FormInstance) {
    let position = instance.base + field.layout.slot.position
    record.slots[position] = .missing
    guard case .value(let value?) = field.content else { return }
    load(value, of: field, at: position)
    if field.isTyping { record.slots[position].flags.insert(.typing) }
    if value != .null { showGroups(of: field, in: instance) }
  }

  private func load(_ value: Value, of field: FormField, at position: Int) {
    do throws(RecordLoader.LimitReached) {
      try RecordLoader(forms: program.forms)
        .load(value, as: field.layout.type, at: position, into: &record)
    } catch {
      // Judged as what it is: beyond a limit, and so undecided.
      record.slots[position] = Slot(kind: .list, flags: .beyondLimit)
    }
  }

  /// Has the groups around a field given out, now that there is something in them.
  private func showGroups(of field: FormField, in instance: FormInstance) {
    for slot in blueprints[instance.form.position].groupSlots[field.index.position] {
      record.slots[instance.base + slot.position].kind = .form
    }
  }

  // MARK: Reading

  /// The value of a field as the form gives it out; nil where it does not apply or has none.
  func valueGivenOut(by field: FormField) -> Value? {
    guard let instance = field.instance else { return nil }
    return RecordExtractor(forms: program.forms)
      .value(at: instance.base + field.layout.slot.position, as: field.layout.type, record)
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

extension FormField {
  /// Whether its rows are forms with fields of their own.
  var hasFormRows: Bool {
    if case .list(of: .form) = layout.type { true } else { false }
  }
}
