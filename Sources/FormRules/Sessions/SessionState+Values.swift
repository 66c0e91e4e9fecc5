// Setting values: the app's values are checked first, then stored in fields.

extension SessionState {
  /// Sets the initial values.
  ///
  /// Fields without a given value start with their `@default`.
  mutating func begin(with values: [String: Value]) throws(SessionError) {
    putStartingValues(into: root)
    try assign(values, merging: true)
    noteInitialValues(within: root)
    markAll(within: root)
  }

  /// Notes the initial values of the fields of an instance, and of the instances in it.
  mutating func noteInitialValues(within instance: InstanceID) {
    // Computed values are results, also after a reset.
    for field in tree.fields(within: instance) where !tree[field].blueprint.isComputed {
      tree[field].initial = tree.value(of: field)
      tree[field].isReplaced = false
      noteChange(of: field)
    }
  }

  /// Sets the given members; without `merging`, clears all others.
  mutating func assign(_ values: [String: Value], merging: Bool) throws(SessionError) {
    let instance = merging ? root : nil
    try check(values, of: form.index, at: [], depth: 0, permittedBy: instance)
    put(values, of: root, merging: merging)
  }

  /// Sets the value of a field, which counts as finished; throws if the field can't be set.
  mutating func set(_ value: Value?, of field: FieldID) throws(SessionError) {
    let path = tree.path(of: field)
    guard !isReadOnly(field) else { throw .readOnly(path) }
    if let value {
      let type = tree[field].blueprint.layout.type
      try check(value, as: type, at: path.components, depth: 0)
    }
    endTyping(in: field)
    put(value, into: field, merging: false)
  }

  mutating func endTyping(in field: FieldID) {
    guard tree[field].isTyping else { return }
    tree[field].isTyping = false
    noteChange(of: field)
    work.changedFields.append(field)
    invalidate(field)
  }

  /// Sets the fields of a new instance to their defaults.
  mutating func putStartingValues(into instance: InstanceID) {
    for field in tree.fields(of: instance) {
      let blueprint = tree[field].blueprint
      if let value = blueprint.startingValue { put(value, into: field, merging: false) }
      if let nested = tree[field].nested { putStartingValues(into: nested) }
    }
  }

  /// Stores a value of any type in a field; its names have been checked.
  private mutating func put(_ value: Value?, into field: FieldID, merging: Bool) {
    if tree[field].blueprint.isComputed { return }
    provide(field, value)
    switch (tree[field].blueprint.layout.type, value) {
    case (.form, .form(let members)):
      guard let nested = tree[field].nested else { return }
      replaceContent(of: field, by: .nested)
      put(members, of: nested, merging: merging)
      work.isStale = true
    case (.form, _):
      if let nested = tree[field].nested { clear(nested) }
      replaceContent(of: field, by: .value(value))
      work.isStale = true
    case (.list, .list(let items)):
      put(items, into: field)
    case (.list, _):
      removeRows(of: field)
      replaceContent(of: field, by: .value(value))
      work.isStale = true
    case (.map, _):
      guard tree.value(of: field) != value else { return }
      replaceContent(of: field, by: .value(value))
      work.isStale = true
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _):
      let value = tree[field].blueprint.editor.value(given: value)
      guard tree.value(of: field) != value else { return }
      replaceContent(of: field, by: .value(value))
      work.changedFields.append(field)
    }
    tree[field].isReplaced =
      switch tree[field].content {
      case .value: false
      case .nested, .rows: tree.value(of: field) != tree[field].initial
      }
    noteValue(of: field)
  }

  /// Stores the members of the form's own object, or of a group, in the fields of an instance.
  private mutating func put(
    _ values: [String: Value],
    in object: Int = 0,
    of instance: InstanceID,
    merging: Bool
  ) {
    let layout = tree[instance].blueprint.layout
    for member in layout.objects[object].members {
      switch member {
      case .field(let index):
        let field = FieldID(instance: instance, index: index.position)
        if let value = values[layout.fields[index].name] {
          put(value, into: field, merging: merging)
        } else if !merging {
          clear(field)
        }
      case .group(let group):
        let given = values[layout.objects[group].name]
        if case .form(let members) = given {
          put(members, in: group, of: instance, merging: merging)
        } else if given != nil || !merging {
          put([:], in: group, of: instance, merging: false)
        }
      }
    }
  }

  private mutating func put(_ items: [Value], into list: FieldID) {
    var rows = tree.rows(of: list).nodes
    let removed = rows.dropFirst(items.count)
    rows.removeLast(removed.count)
    let kept = rows.count
    while rows.count < items.count { rows.append(makeRow(of: list)) }
    for position in items.indices { rows[position].value = items[position] }
    replaceContent(of: list, by: .rows(RowList(rows)))
    for row in removed { discard(row) }
    for row in rows { putMembers(of: row) }
    for row in rows[kept...] {
      if let instance = row.instance { noteInitialValues(within: instance) }
    }
    noteRowChanges(of: list)
    work.isStale = true
    broadcast.send(.rows(tree.path(of: list)))
  }

  /// Stores the value of a row in the fields of its form; without `merging`, fields that have no new
  /// value are cleared.
  mutating func putMembers(of row: RowNode, merging: Bool = false) {
    if let instance = row.instance, case .form(let members) = row.value {
      put(members, of: instance, merging: merging)
    }
  }

  private mutating func clear(_ field: FieldID) {
    guard tree.value(of: field) != nil else { return }
    put(nil, into: field, merging: false)
  }

  /// Clears all fields of an instance, except read-only ones.
  mutating func clearWhatMayChange(in instance: InstanceID) {
    for field in tree.fields(of: instance) where !isReadOnly(field) {
      if let nested = tree[field].nested, holdsReadOnly(nested) {
        clearWhatMayChange(in: nested)
      } else {
        clear(field)
      }
    }
  }

  private func holdsReadOnly(_ instance: InstanceID) -> Bool {
    tree.fields(of: instance).contains { field in
      tree[field].allows.isReadOnly || tree[field].nested.map { holdsReadOnly($0) } ?? false
    }
  }

  /// Clears all fields of an instance.
  mutating func clear(_ instance: InstanceID) {
    for field in tree.fields(of: instance) { clear(field) }
  }

  /// Restores the initial values, with no field visited.
  mutating func reset() {
    loseFocus()
    forgetRejections()
    results.isSubmitted = false
    for field in tree.fields(of: root) { restore(field) }
    for field in tree.fields(within: root) {
      tree[field].isVisited = false
      provide(field, tree[field].initial)
      tree[field].isTyping = false
      invalidateStatus(of: field)
    }
    for unit in tree.units(within: root) {
      tree[unit].moment = .change
      mark(unit)
    }
  }

  /// Restores the initial value of a field, which counts as finished; throws if the field can't be set.
  mutating func reset(_ field: FieldID) throws(SessionError) {
    guard !isReadOnly(field) else { throw .readOnly(tree.path(of: field)) }
    endTyping(in: field)
    restore(field)
    for inner in tree.instances(in: field) {
      for field in tree.fields(within: inner) { invalidateStatus(of: field) }
    }
  }

  /// Restores the initial value of a field, with which its rows begin again, whichever they were before.
  private mutating func restore(_ field: FieldID) {
    put(tree[field].initial, into: field, merging: false)
    for inner in tree.instances(in: field) { noteInitialValues(within: inner) }
  }

  /// Notes that the app has set the value of a field, if it has one.
  private mutating func provide(_ field: FieldID, _ value: Value?) {
    let isProvided = SessionState.isFilledIn(value)
    guard isProvided != tree[field].isProvided else { return }
    tree[field].isProvided = isProvided
    work.changes.insert(.violations)
    invalidateStatus(of: field)
    showDependents()
  }

  /// Whether a value is one: a list in whose items nothing is filled in is none, nor is a `false` in such an
  /// item, which an unchecked box gives.
  ///
  /// - Complexity: linear in the value, whose depth has been checked.
  private static func isFilledIn(_ value: Value?, inItem: Bool = false) -> Bool {
    switch value {
    case nil, .null: false
    case .text(let text): !text.isBlank
    case .list(let items): items.contains { isFilledIn($0, inItem: true) }
    case .boolean(let isTrue): isTrue || !inItem
    case .form(let members): !inItem || members.values.contains { isFilledIn($0, inItem: true) }
    case .number, .date, .month, .time, .dateTime, .file: true
    }
  }

  // MARK: Effects of a new value

  mutating func replaceContent(of field: FieldID, by content: FieldNode.Content) {
    tree[field].content = content
    forgetRejections(around: field)
    noteChange(of: field)
    noteChanges(around: field.instance)
  }

  /// Marks a field whose value has changed, and everything that reads it.
  mutating func noteValue(of field: FieldID) {
    results.revision += 1
    tree[tree.unit(of: field)].moment = .change
    enterForms(around: field)
    invalidate(field)
    invalidateStatus(of: field)
    broadcast.send(.value(tree.path(of: field)))
  }

  /// Makes the forms around a field with a value present.
  private mutating func enterForms(around field: FieldID) {
    guard tree[field.instance].isNested else { return }
    if case .value(nil) = tree[field].content { return }
    var inner = field.instance
    while let holder = tree[inner].holder {
      if !tree[inner].isRow, case .value = tree[holder].content {
        replaceContent(of: holder, by: .nested)
        work.isStale = true
      }
      inner = holder.instance
    }
  }
}
