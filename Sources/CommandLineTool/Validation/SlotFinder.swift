import RuleEngine

/// Finds the slots of values by their paths.
struct SlotFinder {
  let program: Program
  let form: FormIndex

  /// A value of a record.
  struct Found {
    var slot: Int
    /// The field that it is the value or an item of; nil for a group and the form itself.
    var field: FieldLayout?
    /// First slot of the form's instance that the field belongs to.
    var base: Int
  }

  /// The values from the record itself inward to the one at the path, as far as there are any.
  ///
  /// The first is the record; there is one for each step of the path that leads to a slot.
  func values(along path: FieldPath, in record: borrowing RecordBuffer) -> [Found] {
    var values = [Found(slot: 0, field: nil, base: 0)]
    var layout = program.forms[form]
    var groups: [String] = []
    var type = FieldType.form(form)
    for component in path.components {
      guard let last = values.last else { return values }
      switch component {
      case .index(let index):
        guard case .list(let itemType) = type, record.slots[last.slot].kind == .list,
          index < Int(record.slots[last.slot].count)
        else { return values }
        let list = record.slots[last.slot]
        let slot = Int(list.start) + index * Int(list.payload)
        values.append(Found(slot: slot, field: last.field, base: last.base))
        type = itemType
      case .name(let name):
        var base = last.base
        if case .form(let nested) = type, groups.isEmpty {
          layout = program.forms[nested]
          base = last.slot
        }
        if let field = layout.fields.first(where: { $0.name == name && $0.groups == groups }) {
          values.append(Found(slot: base + field.slot.position, field: field, base: base))
          type = field.type
          groups = []
        } else if let group = group(groups + [name], of: layout) {
          values.append(Found(slot: base + group.slot.position, field: nil, base: base))
          groups.append(name)
          type = .form(form)
        } else {
          return values
        }
      }
    }
    return values
  }

  /// The value at the path; nil where the record has no slot for it.
  func value(at path: FieldPath, in record: borrowing RecordBuffer) -> Found? {
    let values = values(along: path, in: record)
    return values.count == path.components.count + 1 ? values.last : nil
  }

  /// The location of the value at the path, or of the innermost known value that contains it.
  func sourceOffset(around path: FieldPath, in record: borrowing RecordBuffer) -> Int? {
    for value in values(along: path, in: record).reversed() {
      let source = record.slots[value.slot].source
      if source != Slot.unknownSource { return Int(source) }
    }
    return nil
  }

  /// The group of that name and those around it, outermost first.
  private func group(_ names: [String], of layout: FormLayout) -> ObjectLayout? {
    names.reduce(layout.objects.first) { object, name in
      for case .group(let position) in object?.members ?? []
      where layout.objects[position].name == name {
        return layout.objects[position]
      }
      return nil
    }
  }
}
