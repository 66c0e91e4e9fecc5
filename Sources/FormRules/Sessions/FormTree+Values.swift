// The values of a tree's fields, as they were given.

extension FormTree {
  /// The value of a field as it was given; nil if there is none.
  func value(of field: FieldID) -> Value? {
    switch self[field].content {
    case .value(let value): value
    case .nested: self[field].nested.map { .form(values(of: $0)) }
    case .rows(let rows): .list(rows.map { value(of: $0) })
    }
  }

  /// The value of a row: for a form, the values of its fields.
  func value(of row: RowNode) -> Value {
    row.instance.map { .form(values(of: $0)) } ?? row.value
  }

  /// The values of an instance's fields as they were given, whether or not the fields apply.
  func values(of id: InstanceID) -> [String: Value] { values(of: id, in: 0) }

  /// The values in the form's own object, or in that of a group.
  private func values(of id: InstanceID, in object: Int) -> [String: Value] {
    let layout = self[id].blueprint.layout
    var values: [String: Value] = [:]
    for member in layout.objects[object].members {
      switch member {
      case .field(let field):
        values[layout.fields[field].name] = value(
          of: FieldID(instance: id, index: field.position)
        )
      case .group(let group):
        let members = self.values(of: id, in: group)
        if !members.isEmpty { values[layout.objects[group].name] = .form(members) }
      }
    }
    return values
  }
}
