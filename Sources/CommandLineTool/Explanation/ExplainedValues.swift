import RuleEngine

/// The values of a record as an evaluation left them: normalized and typed.
struct ExplainedValues {
  let record: RecordBuffer
  let finder: SlotFinder

  /// The field at the end of a path, and the first slot of its form's instance.
  func field(at path: FieldPath) -> (FieldLayout, base: Int)? {
    guard let found = finder.value(at: path, in: record), let field = found.field else {
      return nil
    }
    return (field, found.base)
  }

  /// The value at the path; nil if its parts are shown separately, or are hidden.
  func text(at path: FieldPath) -> String? {
    finder.value(at: path, in: record).flatMap { text(of: $0) }
  }

  /// The value as the record has it; nil where there is none to show.
  ///
  /// A computed field shows the value in the record, if there is one, and otherwise the computed one.
  func givenText(at path: FieldPath) -> String? {
    guard var found = finder.value(at: path, in: record) else { return nil }
    // The value in the record is in the slot after the computed one.
    if found.field?.computed != nil, record.slots[found.slot + 1].kind != .missing {
      found.slot += 1
    }
    return record.slots[found.slot].kind == .missing ? nil : text(of: found)
  }

  private func text(of found: SlotFinder.Found) -> String? {
    let slot = record.slots[found.slot]
    let isSecret = found.field?.isSecret ?? false
    switch slot.kind {
    case .missing: return "missing"
    case .null: return "null"
    case .form: return nil
    case .list where isSecret: return "a \(slot.isMap ? "map" : "list") of \(slot.count)"
    case .list: return list(slot)
    case .boolean, .number, .wideNumber, .text, .date, .month, .time, .dateTime, .file, .duration,
      .byteCount, .pattern, .set, .range:
      if isSecret { return slot.kind == .text && slot.count == 0 ? "\"\"" : "•••" }
      return scalar(slot)
    }
  }

  private func list(_ slot: Slot) -> String {
    let items = (0..<Int(slot.count)).map { item in
      record.slots[slot.position(ofItem: item)]
    }
    let isFlat = items.allSatisfy { $0.kind != .form && $0.kind != .list }
    guard isFlat, items.count <= 10 else {
      return "a \(slot.isMap ? "map" : "list") of \(slot.count)"
    }
    if slot.isMap {
      let entries = items.enumerated().map { entry, value in
        DumpText.quoted(record.key(ofEntry: entry, in: slot)) + ": " + scalar(value)
      }
      return "{" + entries.joined(separator: ", ") + "}"
    }
    return "[" + items.map { scalar($0) }.joined(separator: ", ") + "]"
  }

  private func scalar(_ slot: Slot) -> String {
    switch slot.kind {
    case .boolean: slot.payload == 0 ? "false" : "true"
    case .number, .wideNumber: record.number(slot)?.description ?? "a number with many digits"
    case .text: "\"\(record.text(slot))\""
    case .date: slot.calendarDate?.description ?? "a date"
    case .month: slot.calendarMonth?.description ?? "a month"
    case .time: slot.timeOfDay?.description ?? "a time"
    case .dateTime: slot.dateTime?.description ?? "a date and time"
    case .file: record.files[Int(slot.start)].name.map { "\"\($0)\"" } ?? "a file"
    case .missing, .null: "null"
    case .form, .list, .duration, .byteCount, .pattern, .set, .range: "…"
    }
  }
}
