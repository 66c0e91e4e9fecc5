// Rows of lists: adding, removing and moving them; they keep their identity.

extension SessionState {
  /// The type of a list's items, if the list can be changed.
  private func itemType(ofListToChange field: FieldID) throws(SessionError) -> FieldType {
    guard case .list(let item) = tree[field].blueprint.layout.type else {
      throw .unknownRow(tree.path(of: field))
    }
    guard !isReadOnly(field) else { throw .readOnly(tree.path(of: field)) }
    return item
  }

  private func checkRow(at position: Int, in range: Range<Int>, of list: FieldID)
    throws(SessionError)
  {
    guard range.contains(position) else {
      throw .unknownRow(tree.path(of: list).appending(.index(position)))
    }
  }

  mutating func insertRow(
    _ value: Value?,
    into list: FieldID,
    at position: Int
  ) throws(SessionError) -> RowNode {
    let item = try itemType(ofListToChange: list)
    var rows = tree.rows(of: list).nodes
    try checkRow(at: position, in: 0..<rows.count + 1, of: list)
    guard rows.count < SessionState.rowLimit else { throw .tooManyValues }
    if let value {
      let path = tree.path(of: list).appending(.index(position))
      try check(row: value, as: item, at: path.components, depth: 1)
    }
    var row = makeRow(of: list)
    if let value { row.value = value }
    rows.insert(row, at: position)
    replaceRows(of: list, by: rows)
    if let instance = row.instance {
      putStartingValues(into: instance)
      putMembers(of: row, merging: true)
      noteInitialValues(within: instance)
    }
    return row
  }

  mutating func moveRow(
    of list: FieldID,
    from source: Int,
    to target: Int
  ) throws(SessionError) {
    _ = try itemType(ofListToChange: list)
    var rows = tree.rows(of: list).nodes
    try checkRow(at: source, in: rows.indices, of: list)
    try checkRow(at: target, in: rows.indices, of: list)
    guard source != target else { return }
    rows.insert(rows.remove(at: source), at: target)
    replaceRows(of: list, by: rows)
  }

  mutating func removeRow(of list: FieldID, at position: Int) throws(SessionError) {
    _ = try itemType(ofListToChange: list)
    var rows = tree.rows(of: list).nodes
    try checkRow(at: position, in: rows.indices, of: list)
    let row = rows.remove(at: position)
    replaceRows(of: list, by: rows)
    discard(row)
  }

  /// Replaces the value of a row; a form member by member.
  mutating func set(_ value: Value, of id: FormRow.ID, in list: FieldID) throws(SessionError) {
    let item = try itemType(ofListToChange: list)
    let path = tree.path(of: list)
    guard let position = tree.position(of: id, in: list) else { throw .unknownRow(path) }
    let components = path.components + [.index(position)]
    try check(row: value, as: item, at: components, depth: 1)
    var rows = tree.rows(of: list)
    guard tree.value(of: rows[position]) != value else { return }
    rows.setValue(value, at: position)
    replaceContent(of: list, by: .rows(rows))
    putMembers(of: rows[position])
    tree[list].isReplaced = tree.value(of: list) != tree[list].initial
    if let signals = tree[list].signals, !signals.rowSignals.isEmpty {
      work.touchedRows.append((list, id))
    }
    work.isStale = true
    noteValue(of: list)
  }

  mutating func makeRow(of list: FieldID) -> RowNode {
    let row = tree.makeRow(of: list)
    if let instance = row.instance {
      markAll(within: instance)
      for field in tree.fields(within: instance) { show(field) }
    }
    return row
  }

  private mutating func replaceRows(of list: FieldID, by nodes: [RowNode]) {
    let rows = RowList(nodes)
    markMoved(from: tree.rows(of: list), to: rows)
    replaceContent(of: list, by: .rows(rows))
    touchRows(of: list)
    tree[list].isTouched = true
    showDependents()
    // Violations contain the paths of the rows' fields, which may have changed.
    for row in tree.instances(in: list) {
      for field in tree.fields(within: row) where tree[field].published.messages != nil {
        show(field)
      }
    }
    work.isStale = true
    noteValue(of: list)
    broadcast.send(.rows(tree.path(of: list)))
  }

  mutating func removeRows(of list: FieldID) {
    let rows = tree.rows(of: list)
    guard !rows.isEmpty else { return }
    replaceContent(of: list, by: .value(nil))
    for row in rows { discard(row) }
    touchRows(of: list)
    broadcast.send(.rows(tree.path(of: list)))
  }

  /// Removes the instance of a row that was removed from its list.
  mutating func discard(_ row: RowNode) {
    if let instance = row.instance { remove(instance) }
  }
}
