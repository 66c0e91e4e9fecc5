/// Converts values from callers to the slots of a record.
///
/// Input: a tree of values. Output: slots in a form's layout, each of the kind that was given, so
/// that wrong types are found when types are judged. Takes time linear in the members that the form
/// names; others are left out, or recorded if the form is closed.
package struct RecordLoader: Sendable {
  /// The values exceed the limit for a record.
  package struct LimitReached: Error, Sendable, Hashable {
    /// The limit's name in reports.
    package static let name = "values of a record"
  }

  private let forms: [FormLayout]
  private let slotLimit: Int

  /// The most slots in one record, including the items of its lists.
  package static let slotLimit = 16 << 20
  /// The deepest nesting of forms, objects and lists; deeper values are marked as beyond the limit.
  private static let depthLimit = EvaluationLimits().depth

  /// A loader for the forms, with a limit of slots for each record.
  package init(forms: [FormLayout], slotLimit: Int = RecordLoader.slotLimit) {
    self.forms = forms
    self.slotLimit = slotLimit
  }

  /// Replaces the content of the buffer by the values of the form.
  package func load(
    _ values: [String: Value],
    of form: FormIndex,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    // The layout is not passed, because a copy counts the references of all its tables.
    buffer.reset(slotCount: forms[form].slotCount)
    try loadForm(values, form, base: 0, depth: 0, into: &buffer)
  }

  /// Replaces the value of a slot by one of any type except a form's; keeps whether the slot
  /// applies.
  ///
  /// - Parameters:
  ///   - value: the new value; nil for none. One that exceeds a limit is marked.
  ///   - type: the type of the field.
  ///   - isTyping: whether the value is being typed.
  ///   - position: the position of the field's slot in the buffer.
  ///   - buffer: the record.
  package func replace(
    by value: Value?,
    as type: FieldType,
    isTyping: Bool,
    at position: Int,
    in buffer: inout RecordBuffer
  ) {
    let activity = buffer.slots[position].flags.intersection(.unapplied)
    buffer.slots[position] = .missing
    if let value {
      do throws(LimitReached) {
        try load(value, as: type, at: position, depth: 0, into: &buffer)
      } catch {
        // The marked value makes checks undecided.
        buffer.slots[position] = Slot(kind: .list, beyond: .listLength)
      }
      if isTyping { buffer.slots[position].flags.insert(.typing) }
    }
    buffer.slots[position].flags.formUnion(activity)
  }

  private func loadForm(
    _ values: [String: Value],
    _ form: FormIndex,
    base: Int,
    depth: Int,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    guard depth < RecordLoader.depthLimit else {
      buffer.slots[base] = Slot(kind: .form, beyond: .depth)
      return
    }
    buffer.slots[base] = Slot(kind: .form)
    // Only a form that is judged on its own gets its parameters along with its fields.
    if depth == 0, let parameters = forms[form].parameters {
      for parameter in parameters {
        guard let value = values[parameter.name] else { continue }
        let position = base + parameter.slot.position
        try load(value, as: parameter.type, at: position, depth: depth, into: &buffer)
      }
    }
    try loadObject(0, values, of: form, base: base, depth: depth, into: &buffer)
  }

  private func loadObject(
    _ object: Int,
    _ values: [String: Value],
    of form: FormIndex,
    base: Int,
    depth: Int,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    var known = 0
    // Layouts are accessed in place, because a copy counts the references of all its tables.
    for member in forms[form].objects[object].members {
      switch member {
      case .field(let index):
        guard let value = values[forms[form].fields[index].name] else { continue }
        known += 1
        let position = base + forms[form].fields[index].slot.position
        let type = forms[form].fields[index].type
        try load(value, as: type, at: position, depth: depth, into: &buffer)
      case .group(let group):
        guard let value = values[forms[form].objects[group].name] else { continue }
        known += 1
        let position = base + forms[form].objects[group].slot.position
        if case .form(let members) = value {
          buffer.slots[position] = Slot(kind: .form)
          try loadObject(group, members, of: form, base: base, depth: depth, into: &buffer)
        } else {
          buffer.slots[position] = plainSlot(value, in: &buffer)
        }
      }
    }
    if forms[form].isClosed, known < values.count {
      noteUnknownMembers(values, of: forms[form], object, base: base, in: &buffer)
    }
  }

  /// Records the members that a closed form does not name, sorted by name.
  private func noteUnknownMembers(
    _ values: [String: Value],
    of layout: FormLayout,
    _ object: Int,
    base: Int,
    in buffer: inout RecordBuffer
  ) {
    let names = Set(layout.memberNames(of: object))
    for name in values.keys.filter({ !names.contains($0) }).sorted() {
      buffer.appendUnknownMember(
        named: buffer.appendText(name),
        toObjectAt: base + layout.objects[object].slot.position
      )
    }
  }

  private func load(
    _ value: Value,
    as type: FieldType,
    at position: Int,
    depth: Int,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    switch (type, value) {
    case (.form(let form), .form(let members)):
      try loadForm(members, form, base: position, depth: depth + 1, into: &buffer)
    case (.list(let item), .list(let items)):
      try load(items, as: item, at: position, depth: depth, into: &buffer)
    case (.map(let item), .form(let members)):
      try load(members, as: item, at: position, depth: depth, into: &buffer)
    case (.any, .list(let items)):
      try load(items, as: .any, at: position, depth: depth, into: &buffer)
    case (.any, .form(let members)):
      let size = (count: members.count, stride: 2)
      guard try hasRoom(for: .form, of: size, at: position, depth: depth, in: &buffer) else {
        return
      }
      let object = buffer.appendMembers(members.count)
      buffer.slots[position] = object
      for (index, member) in members.enumerated() {
        let target = Int(object.start) + 2 * index
        buffer.slots[target] = buffer.appendText(member.key)
        try load(member.value, as: .any, at: target + 1, depth: depth + 1, into: &buffer)
      }
      _ = buffer.sortMembers(of: object)
    case (.file, .form(let members)):
      let file = FileDescription(members: members).map(Value.file)
      buffer.slots[position] = plainSlot(file ?? value, in: &buffer)
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _), (.list, _), (.map, _):
      buffer.slots[position] = plainSlot(value, in: &buffer)
    }
  }

  /// Loads the items of a list consecutively, and stores the list itself at the position.
  private func load(
    _ items: [Value],
    as item: FieldType,
    at position: Int,
    depth: Int,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    let stride = slotCount(of: item)
    let size = (count: items.count, stride: stride)
    guard try hasRoom(for: .list, of: size, at: position, depth: depth, in: &buffer) else { return }
    let list = buffer.appendList(items.count, stride: stride)
    buffer.slots[position] = list
    let inner = self.depth(ofItem: item, at: depth)
    for (index, value) in items.enumerated() {
      try load(value, as: item, at: list.position(ofItem: index), depth: inner, into: &buffer)
    }
  }

  /// Loads the entries of a map, and stores the map itself at the position.
  private func load(
    _ entries: [String: Value],
    as value: FieldType,
    at position: Int,
    depth: Int,
    into buffer: inout RecordBuffer
  ) throws(LimitReached) {
    let stride = slotCount(of: value)
    let size = (count: entries.count, stride: stride + 1)
    guard try hasRoom(for: .list, of: size, at: position, depth: depth, in: &buffer) else { return }
    let map = buffer.appendMap(entries.count, stride: stride)
    buffer.slots[position] = map
    let inner = self.depth(ofItem: value, at: depth)
    for (index, entry) in entries.enumerated() {
      buffer.setKey(buffer.appendText(entry.key), ofEntry: index, in: map)
      try load(entry.value, as: value, at: map.position(ofItem: index), depth: inner, into: &buffer)
    }
    _ = buffer.sortEntries(of: map)
  }

  /// Whether a list, map or object can be loaded; one that is nested too deeply is marked.
  private func hasRoom(
    for kind: Slot.Kind,
    of size: (count: Int, stride: Int),
    at position: Int,
    depth: Int,
    in buffer: inout RecordBuffer
  ) throws(LimitReached) -> Bool {
    guard depth < RecordLoader.depthLimit else {
      buffer.slots[position] = Slot(kind: kind, beyond: .depth)
      return false
    }
    guard size.count <= (slotLimit - buffer.slots.count) / size.stride else { throw LimitReached() }
    return true
  }

  /// The number of slots of a value of the type.
  private func slotCount(of type: FieldType) -> Int {
    if case .form(let form) = type { forms[form].slotCount } else { 1 }
  }

  /// The depth of the items of a list or map.
  ///
  /// The depth of a declared type is bounded; only values of an `any` can nest freely.
  private func depth(ofItem type: FieldType, at depth: Int) -> Int {
    type == .any ? depth + 1 : depth
  }

  /// A slot for the value alone; lists and forms have no content, except that a list is marked
  /// nonempty.
  private func plainSlot(_ value: Value, in buffer: inout RecordBuffer) -> Slot {
    switch value {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let number): return buffer.appendNumber(number)
    case .text(let text): return buffer.appendText(text)
    case .date(let date): return Slot(date: date)
    case .month(let month): return Slot(month: month)
    case .time(let time): return Slot(time: time)
    case .dateTime(let dateTime): return Slot(dateTime: dateTime)
    case .file(let file):
      buffer.files.append(file)
      return buffer.slot(ofFile: buffer.files.count - 1)
    case .list(let items): return buffer.appendList(min(items.count, 1), stride: 1)
    case .form: return Slot(kind: .form)
    }
  }
}

extension FileDescription {
  private enum Member: String {
    case name, size
    case mediaType = "media_type"
    case type
  }

  /// The file that an object in the data describes; nil if it has other members than a file.
  ///
  /// - Parameter members: `size` in bytes, and optionally `name`, and `media_type` or `type`.
  package init?(members: [String: Value]) {
    func text(_ member: Member) -> (isFine: Bool, text: String?) {
      switch members[member.rawValue] {
      case .none, .null: (true, nil)
      case .text(let text): (true, text)
      case .boolean, .number, .date, .month, .time, .dateTime, .file, .list, .form: (false, nil)
      }
    }
    guard case .number(let number) = members[Member.size.rawValue], let size = number.int64,
      size >= 0
    else { return nil }
    let name = text(.name)
    let mediaType = text(.mediaType)
    let type = text(.type)
    guard name.isFine, mediaType.isFine, type.isFine, mediaType.text == nil || type.text == nil
    else { return nil }
    self.init(
      name: name.text,
      size: ByteCount(bytes: UInt64(size)),
      mediaType: mediaType.text ?? type.text ?? ""
    )
  }
}
