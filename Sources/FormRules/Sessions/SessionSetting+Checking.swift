// Whether values that an app gives are those of fields.

extension SessionSetting {
  /// Forms in forms that values may give; no form that people fill in is as deep.
  private static let depthLimit = 64
  /// Rows of one list.
  static let rowLimit = 1_000_000

  /// Checks the names in values of a form.
  func check(
    _ values: [String: Value],
    of form: FormIndex,
    at path: [FieldPath.Component],
    depth: Int
  ) throws(SessionError) {
    guard depth < SessionSetting.depthLimit else { throw .tooMuch }
    try check(values, 0, of: program.forms[form], at: path, depth: depth)
  }

  private func check(
    _ values: [String: Value],
    _ object: Int,
    of layout: FormLayout,
    at path: [FieldPath.Component],
    depth: Int
  ) throws(SessionError) {
    var known: Set<String> = []
    for member in layout.objects[object].members {
      switch member {
      case .field(let index):
        let field = layout.fields[index]
        known.insert(field.name)
        guard let value = values[field.name] else { continue }
        try check(value, as: field.type, at: path + [.name(field.name)], depth: depth)
      case .group(let group):
        let name = layout.objects[group].name
        known.insert(name)
        switch values[name] {
        case .form(let members):
          try check(members, group, of: layout, at: path + [.name(name)], depth: depth)
        case nil, .null: continue
        case .some: throw .noForm(FieldPath(path + [.name(name)]))
        }
      }
    }
    if let name = values.keys.filter({ !known.contains($0) }).min() {
      throw .unknownField(FieldPath(path + [.name(name)]))
    }
  }

  /// Checks the names in a value of a field.
  func check(
    _ value: Value,
    as type: FieldType,
    at path: [FieldPath.Component],
    depth: Int
  ) throws(SessionError) {
    switch (type, value) {
    case (.form(let form), .form(let members)):
      try check(members, of: form, at: path, depth: depth + 1)
    case (.list(let item), .list(let items)):
      guard items.count <= SessionSetting.rowLimit else { throw .tooMuch }
      guard item.holdsForms else { return }
      for (position, value) in items.enumerated() {
        try check(value, as: item, at: path + [.index(position)], depth: depth + 1)
      }
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _), (.list, _):
      return
    }
  }
}
