// Whether people have changed anything: what an app asks before it closes a form.

extension SessionState {
  /// Whether what was entered in a field, or in anything in its list or form, differs from the beginning.
  ///
  /// - Complexity: linear in the number of values in the field.
  func isDirty(_ field: FieldID) -> Bool { isChanged(field, from: tree[field].initial) }

  private func isChanged(_ field: FieldID, from initial: Value?) -> Bool {
    let node = tree[field]
    if node.blueprint.isComputed { return false }
    switch node.content {
    case .nested:
      return node.nested.map { isChanged($0, from: initial?.form ?? [:]) } ?? false
    case .rows(let rows):
      let items = initial?.list ?? []
      guard items.count == rows.count else { return true }
      return zip(rows, items).contains { row, item in
        row.instance.map { isChanged($0, from: item.form ?? [:]) } ?? (row.value != item)
      }
    case .value(let value):
      if let nested = node.nested, value.isNothing {
        return isChanged(nested, from: initial?.form ?? [:])
      }
      if value == initial || value.isNothing && initial.isNothing { return false }
      // A text, typed or from the app, can be the same number or date as the other value.
      let type = node.blueprint.layout.type
      return typedValue(of: field) != initial.map { $0.parsed(as: type) }
    }
  }

  private func isChanged(
    _ id: InstanceID,
    in object: Int = 0,
    from initial: [String: Value]
  ) -> Bool {
    let layout = tree[id].blueprint.layout
    return layout.objects[object].members.contains { member in
      switch member {
      case .field(let field):
        isChanged(
          FieldID(instance: id, index: field.position),
          from: initial[layout.fields[field].name]
        )
      case .group(let group):
        isChanged(id, in: group, from: initial[layout.objects[group].name]?.form ?? [:])
      }
    }
  }
}

extension Value {
  /// The number, date or time that a text represents, if the type has such values; other values
  /// unchanged.
  fileprivate func parsed(as type: FieldType) -> Value {
    switch (type, self) {
    case (.integer, .text(let text)), (.number, .text(let text)):
      Number(text).map { .number($0) } ?? self
    case (.date, .text), (.month, .text), (.time, .text), (.dateTime, .text): asMoment
    default: self
    }
  }
}

extension Value? {
  /// Whether nothing is entered: an emptied text field has an empty text, not no value.
  fileprivate var isNothing: Bool {
    switch self {
    case nil, .null: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .form(let members): members.isEmpty
    case .boolean, .number, .date, .month, .time, .dateTime, .file: false
    }
  }
}
