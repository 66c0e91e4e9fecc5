// The values of a tree's fields, as they were given.

extension FormTree {
  /// The value of a field as it was given; nil if there is none.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - isDraft: whether computed values are left out, and an emptied field is null: a session that
  ///     is opened or updated with the value would give it its first one again.
  /// - Returns: the value.
  func value(of field: FieldID, isDraft: Bool = false) -> Value? {
    let node = self[field]
    if isDraft, node.blueprint.isComputed { return nil }
    switch node.content {
    case .value(nil) where isDraft && isEmptied(field): return .null
    case .value(let value): return value
    case .nested: return node.nested.map { .form(values(of: $0, isDraft: isDraft)) }
    case .rows(let rows): return .list(rows.map { value(of: $0, isDraft: isDraft) })
    }
  }

  /// Whether a field without a value would get its first one again.
  ///
  /// Where null is a value of its own, a field without one is left out unless it has a `@default`.
  private func isEmptied(_ field: FieldID) -> Bool {
    let (node, form) = (self[field], self[field.instance].blueprint.layout)
    let isNullValue = form.isExact || node.blueprint.layout.type == .any
    return node.blueprint.startingValue != nil || !isNullValue && node.initial != nil
  }

  /// The value of a row: for a form, the values of its fields.
  func value(of row: RowNode, isDraft: Bool = false) -> Value {
    row.instance.map { .form(values(of: $0, isDraft: isDraft)) } ?? row.value
  }

  /// The values of an instance's fields as they were given, whether or not the fields apply.
  func values(of id: InstanceID, isDraft: Bool = false) -> [String: Value] {
    values(of: id, in: 0, isDraft: isDraft)
  }

  /// The values in the form's own object, or in that of a group.
  private func values(of id: InstanceID, in object: Int, isDraft: Bool) -> [String: Value] {
    let layout = self[id].blueprint.layout
    var values: [String: Value] = [:]
    for member in layout.objects[object].members {
      switch member {
      case .field(let field):
        values[layout.fields[field].name] = value(
          of: FieldID(instance: id, index: field.position),
          isDraft: isDraft
        )
      case .group(let group):
        let members = self.values(of: id, in: group, isDraft: isDraft)
        if !members.isEmpty { values[layout.objects[group].name] = .form(members) }
      }
    }
    return values
  }
}
