/// Converts the slots of a record to values: the output of a form.
///
/// Leaves out values that are missing, mistyped, or in a branch that doesn't apply. Null stays
/// null, and an empty text in place of a value of another type becomes null. Takes time linear in
/// the record.
package struct RecordExtractor: Sendable {
  private let forms: [FormLayout]
  private let givesNulls: Bool
  private let keepsTexts: Bool

  /// An extractor for the forms.
  ///
  /// - Parameters:
  ///   - forms: the forms of the program.
  ///   - givesNulls: whether fields that apply, but have no value, are given as null, with their
  ///     groups.
  ///   - keepsTexts: whether to keep an empty text in place of a value of another type.
  package init(forms: [FormLayout], givesNulls: Bool = false, keepsTexts: Bool = false) {
    self.forms = forms
    self.givesNulls = givesNulls
    self.keepsTexts = keepsTexts
  }

  /// The values of a record, as an instance of the form.
  package func values(of form: FormIndex, in buffer: RecordBuffer) -> [String: Value] {
    members(of: 0, in: form, base: 0, buffer)
  }

  private func members(
    of object: Int,
    in form: FormIndex,
    base: Int,
    _ buffer: RecordBuffer
  ) -> [String: Value] {
    // Layouts are accessed in place, because a copy counts the references of all its tables.
    let known = forms[form].objects[object].members
    // Reserves capacity for all members, to allocate only once.
    var values: [String: Value] = Dictionary(minimumCapacity: known.count)
    for member in known {
      switch member {
      case .field(let index):
        let position = base + forms[form].fields[index].slot.position
        let type = forms[form].fields[index].type
        if let value = value(at: position, as: type, buffer) {
          values[forms[form].fields[index].name] = value
        } else if givesNulls, buffer.slots[position].flags.isDisjoint(with: .unapplied) {
          values[forms[form].fields[index].name] = .null
        }
      case .group(let group):
        let slot = buffer.slots[base + forms[form].objects[group].slot.position]
        guard RecordExtractor.isGivenOut(slot) || givesNulls else { continue }
        let name = forms[form].objects[group].name
        if givesNulls || slot.kind == .form {
          values[name] = .form(members(of: group, in: form, base: base, buffer))
        } else if slot.kind == .null {
          values[name] = .null
        }
      }
    }
    return values
  }

  private static func isGivenOut(_ slot: Slot) -> Bool {
    slot.flags.isDisjoint(with: [.inactive, .mistyped])
  }

  /// The value of the slot at a position of the buffer; nil if it is left out.
  package func value(at position: Int, as type: FieldType, _ buffer: RecordBuffer) -> Value? {
    let slot = buffer.slots[position]
    guard case .form(let form) = type, slot.kind == .form else {
      return value(in: slot, as: type, buffer)
    }
    guard RecordExtractor.isGivenOut(slot) else { return nil }
    return .form(members(of: 0, in: form, base: position, buffer))
  }

  /// The value of a slot in the buffer; nil for a declared form, whose members need its position.
  package func value(in slot: Slot, as type: FieldType, _ buffer: RecordBuffer) -> Value? {
    guard RecordExtractor.isGivenOut(slot) else { return nil }
    switch slot.kind {
    case .missing: return nil
    case .null: return .null
    case .boolean: return .boolean(slot.payload != 0)
    case .number, .wideNumber: return buffer.number(slot).map(Value.number)
    case .text:
      let text = buffer.text(slot)
      if keepsTexts || type.takesEmptyText { return .text(text) }
      return text.unicodeScalars.allSatisfy(\.isWhiteSpace) ? .null : .text(text)
    case .date: return slot.calendarDate.map(Value.date)
    case .month: return slot.calendarMonth.map(Value.month)
    case .time: return slot.timeOfDay.map(Value.time)
    case .dateTime: return slot.dateTime.map(Value.dateTime)
    case .file:
      let position = Int(slot.start)
      return buffer.files.indices.contains(position) ? .file(buffer.files[position]) : nil
    case .list:
      guard let item = type.item else { return nil }
      if slot.isMap {
        var entries: [String: Value] = Dictionary(minimumCapacity: Int(slot.count))
        for entry in 0..<Int(slot.count) {
          let value = value(at: slot.position(ofItem: entry), as: item, buffer)
          if let value { entries[buffer.key(ofEntry: entry, in: slot)] = value }
        }
        return .form(entries)
      }
      var items: [Value] = []
      items.reserveCapacity(Int(slot.count))
      for number in 0..<Int(slot.count) {
        let value = value(at: slot.position(ofItem: number), as: item, buffer)
        if let value { items.append(value) }
      }
      return .list(items)
    case .form:
      guard slot.isOwnObject else { return nil }
      var members: [String: Value] = Dictionary(minimumCapacity: Int(slot.count))
      for name in stride(from: Int(slot.start), to: Int(slot.start + 2 * slot.count), by: 2) {
        members[buffer.text(buffer.slots[name])] = value(at: name + 1, as: .any, buffer)
      }
      return .form(members)
    case .duration, .byteCount, .pattern, .set, .range: return nil
    }
  }
}

extension FieldType {
  /// Whether an empty text is a value of the type; for other types it means no value.
  fileprivate var takesEmptyText: Bool {
    switch self {
    case .text, .any: true
    case .choice, .integer, .number, .boolean, .date, .month, .time, .dateTime, .file, .form, .list,
      .map:
      false
    }
  }
}
