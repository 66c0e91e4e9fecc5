// Checks that the app's values are for fields that exist and can be changed.

extension SessionState {
  /// The maximum nesting of forms in values; forms that people fill in are far shallower.
  private static let depthLimit = 64
  /// The maximum number of rows in one list.
  static let rowLimit = 1_000_000

  /// Checks the names in values of a form.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - form: the form.
  ///   - path: the path of the form.
  ///   - depth: the number of forms and lists around it.
  ///   - instance: the form in the session whose fields must not be read-only; nil for none.
  /// - Throws: an error for the first name or field that is wrong.
  func check(
    _ values: [String: Value],
    of form: FormIndex,
    at path: [FieldPath.Component],
    depth: Int,
    permittedBy instance: InstanceID? = nil
  ) throws(SessionError) {
    guard depth < SessionState.depthLimit else { throw .tooManyValues }
    try check(values, 0, of: form, at: path, depth: depth, instance)
  }

  private func check(
    _ values: [String: Value],
    _ object: Int,
    of form: FormIndex,
    at path: [FieldPath.Component],
    depth: Int,
    _ instance: InstanceID?
  ) throws(SessionError) {
    let layout = program.forms[form]
    var known: Set<String> = []
    for member in layout.objects[object].members {
      switch member {
      case .field(let index):
        let name = layout.fields[index].name
        known.insert(name)
        guard let value = values[name] else { continue }
        let path = path + [.name(name)]
        let field = instance.map { FieldID(instance: $0, index: index.position) }
        if let field, tree[field].allows.isReadOnly { throw .readOnly(FieldPath(path)) }
        let nested = field.flatMap { tree[$0].nested }
        try check(value, as: layout.fields[index].type, at: path, depth: depth, nested)
      case .group(let group):
        let name = layout.objects[group].name
        known.insert(name)
        switch values[name] {
        case .form(let members):
          try check(members, group, of: form, at: path + [.name(name)], depth: depth, instance)
        case nil, .null: continue
        case .some: throw .formExpected(FieldPath(path + [.name(name)]))
        }
      }
    }
    if let name = values.keys.filter({ !known.contains($0) }).min() {
      throw .unknownField(FieldPath(path + [.name(name)]))
    }
  }

  /// Checks the names in a value of a field; `nested` is the field's form in the session.
  func check(
    _ value: Value,
    as type: FieldType,
    at path: [FieldPath.Component],
    depth: Int,
    _ nested: InstanceID? = nil
  ) throws(SessionError) {
    switch (type, value) {
    case (.form(let form), .form(let members)):
      try check(members, of: form, at: path, depth: depth + 1, permittedBy: nested)
    case (.list(let item), .list(let items)):
      guard items.count <= SessionState.rowLimit else { throw .tooManyValues }
      guard item.holdsForms else { return try checkDepth(of: value) }
      for (position, value) in items.enumerated() {
        try check(row: value, as: item, at: path + [.index(position)], depth: depth + 1)
      }
    case (.map(let item), .form(let entries)):
      guard entries.count <= SessionState.rowLimit else { throw .tooManyValues }
      guard item.holdsForms else { return try checkDepth(of: value) }
      for (key, value) in entries {
        try check(value, as: item, at: path + [.key(key)], depth: depth + 1)
      }
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _), (.list, _), (.map, _):
      try checkDepth(of: value)
    }
  }

  /// Checks that a value is not nested more deeply than values of type `any` may be.
  private func checkDepth(of value: Value) throws(SessionError) {
    var level = [value]
    for _ in 0...evaluator.executable.limits.depth {
      level = level.flatMap(\.parts)
      if level.isEmpty { return }
    }
    throw .tooManyValues
  }

  /// Checks the names in a row of a list, or in a context, which must be a form, or empty, if its type
  /// is one.
  func check(
    row value: Value,
    as item: FieldType,
    at path: [FieldPath.Component],
    depth: Int
  ) throws(SessionError) {
    guard value.isForm(of: item) else { throw .formExpected(FieldPath(path)) }
    try check(value, as: item, at: path, depth: depth)
  }
}

extension Value {
  /// The values in a list or form; none for other values.
  fileprivate var parts: [Value] {
    switch self {
    case .list(let items): items
    case .form(let members): Array(members.values)
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file: []
    }
  }
}
