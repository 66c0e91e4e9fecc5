// Values in and out.

extension FormSession {
  /// Forms in forms that values may give; no form that people fill in is as deep.
  private static let depthLimit = 64
  /// Rows of one list.
  static let rowLimit = 1_000_000

  /// Fills the form as it is opened.
  func begin(with values: [String: Value]) throws(SessionError) {
    try change { () throws(SessionError) in
      try assign(values, to: root, merging: true)
      root.forEachField { $0.initial = $0.rawValue }
      markAll(of: root)
    }
  }

  // MARK: In

  /// Sets the value at a path; nil takes it away.
  ///
  /// - Throws: ``SessionError`` where there is no such field, or it is read-only.
  public func set(_ value: Value?, at path: FieldPath) throws(SessionError) {
    guard let field = field(path) else { throw .unknownField(path) }
    try field.set(value)
  }

  /// Sets the values that are named, and leaves all others as they are.
  ///
  /// Nested forms are updated member by member, lists are replaced: their first rows keep their
  /// identity. `null` is a value like others. Nothing is changed where an error is thrown.
  ///
  /// - Throws: ``SessionError`` where a value is of no field, or of one that is read-only.
  public func update(_ values: [String: Value]) throws(SessionError) {
    try change { () throws(SessionError) in
      try assign(values, to: root, merging: true)
    }
  }

  /// Gives the form the values that are named, and takes all others away.
  ///
  /// - Throws: ``SessionError`` where a value is of no field; nothing is changed then.
  package func replace(_ values: [String: Value]) throws(SessionError) {
    try change { () throws(SessionError) in
      try assign(values, to: root, merging: false)
    }
  }

  /// Takes all values away.
  public func clear() {
    change { for field in root.fields { clear(field) } }
  }

  /// Gives every field the value that it had when the session began, as if nobody had been there.
  public func reset() {
    change {
      focused = nil
      isSubmitted = false
      for field in root.fields { restore(field) }
      root.forEachField { field in
        field.isTouched = false
        field.isTyping = false
        show(field)
      }
      root.forEachUnit { unit in
        unit.moment = .change
        mark(unit)
      }
    }
  }

  // MARK: Out

  /// The values as they were given, those of fields that do not apply among them.
  package var givenValues: [String: Value] { root.values }

  /// The values as the form gives them out: normalised, typed, of fields that apply.
  ///
  /// Values that are not of their field's type are left out; those of inactive fields are kept in
  /// the form and appear when their fields come to apply.
  public var values: [String: Value] {
    _ = verdict
    return RecordExtractor(forms: program.forms).values(of: form.index, in: evaluator.record)
  }

  /// The same with `null` for each field that applies and has no value.
  public var valuesWithNulls: [String: Value] {
    addingNulls(to: values, of: root)
  }

  private func addingNulls(
    to values: [String: Value],
    of instance: FormInstance
  ) -> [String: Value] {
    let layout = program.forms[instance.form]
    return addingNulls(to: values, layout.objects[0], of: layout, instance)
  }

  private func addingNulls(
    to values: [String: Value],
    _ object: ObjectLayout,
    of layout: FormLayout,
    _ instance: FormInstance
  ) -> [String: Value] {
    var values = values
    for member in object.members {
      switch member {
      case .group(let group):
        let object = layout.objects[group]
        var members: [String: Value] = [:]
        if case .form(let given) = values[object.name] { members = given }
        values[object.name] = .form(addingNulls(to: members, object, of: layout, instance))
      case .field(let index):
        let field = instance.fields[index.position]
        guard field.activity.isDisjoint(with: .unapplied) else { continue }
        values[field.layout.name] = addingNulls(to: values[field.layout.name], of: field)
      }
    }
    return values
  }

  private func addingNulls(to value: Value?, of field: FormField) -> Value {
    switch value {
    case .form(let members):
      guard let nested = field.nested else { return .form(members) }
      return .form(addingNulls(to: members, of: nested))
    case .list(let items) where field.hasFormRows:
      return .list(
        zip(items, field.currentRows).map { item, row in
          guard case .form(let members) = item, let instance = row.instance else { return item }
          return .form(addingNulls(to: members, of: instance))
        }
      )
    case nil: return .null
    case .some(let value): return value
    }
  }

  // MARK: Assigning

  /// Sets the members that are named, and with `merging` off takes away all others.
  func assign(
    _ values: [String: Value],
    to instance: FormInstance,
    merging: Bool
  ) throws(SessionError) {
    try check(values, of: instance.form, at: instance.path.components, depth: 0)
    if merging { try checkPermission(values, of: instance) }
    put(values, into: instance, merging: merging)
  }

  /// Puts a value into a field, whatever its type; what is named in it is known to be there.
  func put(_ value: Value?, into field: FormField, merging: Bool) {
    switch (field.layout.type, value) {
    case (.form, .form(let members)):
      guard let nested = field.nested else { return }
      field.replaceContent(by: .nested)
      put(members, into: nested, merging: merging)
      isStale = true
    case (.form, _):
      for inner in field.nested?.fields ?? [] { clear(inner) }
      field.replaceContent(by: .value(value))
      isStale = true
    case (.list(let item), .list(let items)):
      put(items, of: item, into: field)
    case (.list, _):
      removeRows(of: field)
      field.replaceContent(by: .value(value))
      isStale = true
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _):
      guard field.rawValue != value else { return }
      field.replaceContent(by: .value(value))
      changedFields.append(field)
    }
    noteValue(of: field)
  }

  /// Has a field judged whose value has changed, and all that reads it.
  func noteValue(of field: FormField) {
    revision += 1
    field.judgement.moment = .change
    enterForms(around: field)
    concern(field)
    show(field)
    broadcast.send(.value(field.path))
  }

  private func put(_ values: [String: Value], into instance: FormInstance, merging: Bool) {
    let layout = program.forms[instance.form]
    put(values, 0, of: layout, into: instance, merging: merging)
  }

  private func put(
    _ values: [String: Value],
    _ object: Int,
    of layout: FormLayout,
    into instance: FormInstance,
    merging: Bool
  ) {
    for member in layout.objects[object].members {
      switch member {
      case .field(let index):
        let field = instance.fields[index.position]
        if let value = values[field.layout.name] {
          put(value, into: field, merging: merging)
        } else if !merging {
          clear(field)
        }
      case .group(let group):
        switch values[layout.objects[group].name] {
        case .form(let members):
          put(members, group, of: layout, into: instance, merging: merging)
        case nil where merging: continue
        case .some, nil: put([:], group, of: layout, into: instance, merging: false)
        }
      }
    }
  }

  private func put(_ items: [Value], of type: FieldType, into field: FormField) {
    var rows = field.currentRows
    while rows.count > items.count { discard(rows.removeLast()) }
    for (position, item) in items.enumerated() {
      if position == rows.count { rows.append(makeRow(of: field)) }
      fill(rows[position], with: item)
    }
    field.replaceContent(by: .rows(rows))
    isStale = true
    broadcast.send(.rows(field.path))
  }

  func fill(_ row: FormRow, with value: Value) {
    row.content = value
    if let instance = row.instance, case .form(let members) = value {
      put(members, into: instance, merging: false)
    }
  }

  func clear(_ field: FormField) {
    guard field.rawValue != nil else { return }
    put(nil, into: field, merging: false)
  }

  private func restore(_ field: FormField) {
    put(field.initial, into: field, merging: false)
  }

  /// The forms around a field with a value have one too.
  private func enterForms(around field: FormField) {
    guard field.isNested else { return }
    if case .value(nil) = field.content { return }
    var instance = field.instance
    while let inner = instance, let holder = inner.holder {
      if holder.nested === inner, case .value = holder.content {
        holder.replaceContent(by: .nested)
        isStale = true
      }
      instance = holder.instance
    }
  }

  // MARK: Checking what is given

  private func check(
    _ values: [String: Value],
    of form: FormIndex,
    at path: [FieldPath.Component],
    depth: Int
  ) throws(SessionError) {
    guard depth < FormSession.depthLimit else { throw .tooMuch }
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
      guard items.count <= FormSession.rowLimit else { throw .tooMuch }
      guard item.holdsForms else { return }
      for (position, value) in items.enumerated() {
        try check(value, as: item, at: path + [.index(position)], depth: depth + 1)
      }
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _), (.list, _):
      return
    }
  }

  private func checkPermission(
    _ values: [String: Value],
    of instance: FormInstance
  ) throws(SessionError) {
    for field in instance.fields {
      var members: [String: Value]? = values
      for group in field.layout.groups {
        if case .form(let inner) = members?[group] { members = inner } else { members = nil }
      }
      guard let value = members?[field.layout.name] else { continue }
      if field.allows.isReadOnly { throw .readOnly(field.path) }
      if case .form(let inner) = value, let nested = field.nested {
        try checkPermission(inner, of: nested)
      }
    }
  }
}
