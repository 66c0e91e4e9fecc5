// The values that a tree's fields hold, as they were given.

extension FormTree {
  /// The value of a field as it was given; nil where there is none.
  func value(of field: FieldID) -> Value? {
    switch self[field].content {
    case .value(let value): value
    case .nested: self[field].nested.map { .form(values(of: $0)) }
    case .rows(let rows): .list(rows.map { value(of: $0) })
    }
  }

  /// The value of a row: what was given, or for a form the values of its fields.
  func value(of row: RowNode) -> Value {
    row.instance.map { .form(values(of: $0)) } ?? row.value
  }

  /// The values of an instance's fields as they were given, whether or not the fields apply.
  func values(of id: InstanceID) -> [String: Value] {
    var values: [String: Value] = [:]
    for field in fields(of: id) {
      guard let value = value(of: field) else { continue }
      let layout = self[field].blueprint.layout
      FormTree.put(value, at: layout.groups[...], layout.name, in: &values)
    }
    return values
  }

  private static func put(
    _ value: Value,
    at groups: ArraySlice<String>,
    _ name: String,
    in values: inout [String: Value]
  ) {
    guard let group = groups.first else {
      values[name] = value
      return
    }
    var members: [String: Value] = [:]
    if case .form(let inner) = values[group] { members = inner }
    put(value, at: groups.dropFirst(), name, in: &members)
    values[group] = .form(members)
  }
}
