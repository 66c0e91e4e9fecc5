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

  /// Adds rows before the one at a position; null is an empty row.
  mutating func insertRows(
    _ values: [Value],
    into list: FieldID,
    at position: Int
  ) throws(SessionError) -> [RowNode] {
    let item = try itemType(ofListToChange: list)
    var rows = tree.rows(of: list).nodes
    try checkRow(at: position, in: 0..<rows.count + 1, of: list)
    guard rows.count + values.count <= SessionState.rowLimit else { throw .tooManyValues }
    let path = tree.path(of: list)
    for (offset, value) in values.enumerated() {
      let path = path.appending(.index(position + offset))
      try check(row: value, as: item, at: path.components, depth: 1)
    }
    guard !values.isEmpty else { return [] }
    let added = values.map { value in
      var row = makeRow(of: list)
      row.value = value
      return row
    }
    rows.insert(contentsOf: added, at: position)
    replaceRows(of: list, by: rows)
    for row in added {
      guard let instance = row.instance else { continue }
      putStartingValues(into: instance)
      putMembers(of: row, merging: true)
      noteInitialValues(within: instance)
    }
    return added
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

  /// Moves rows, in their order, before the one at a position.
  mutating func moveRows(
    of list: FieldID,
    at offsets: Set<Int>,
    before target: Int
  ) throws(SessionError) {
    let (moved, rest) = try rows(of: list, at: offsets)
    let count = moved.count + rest.count
    try checkRow(at: target, in: 0..<count + 1, of: list)
    var rows = rest
    rows.insert(contentsOf: moved, at: target - offsets.count { $0 < target })
    guard !rows.elementsEqual(tree.rows(of: list), by: { $0.id == $1.id }) else { return }
    replaceRows(of: list, by: rows)
  }

  mutating func removeRows(of list: FieldID, at offsets: Set<Int>) throws(SessionError) {
    let (removed, rest) = try rows(of: list, at: offsets)
    guard !removed.isEmpty else { return }
    replaceRows(of: list, by: rest)
    for row in removed { discard(row) }
  }

  /// The rows of a list at some positions, and all others, if the list can be changed.
  private func rows(
    of list: FieldID,
    at offsets: Set<Int>
  ) throws(SessionError) -> (chosen: [RowNode], others: [RowNode]) {
    _ = try itemType(ofListToChange: list)
    let rows = tree.rows(of: list).nodes
    for position in offsets { try checkRow(at: position, in: rows.indices, of: list) }
    return (
      rows.indices.filter { offsets.contains($0) }.map { rows[$0] },
      rows.indices.filter { !offsets.contains($0) }.map { rows[$0] }
    )
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
      work.rowsToCompare.append((list, id))
    }
    work.isStale = true
    noteValue(of: list)
  }

  mutating func makeRow(of list: FieldID) -> RowNode {
    let row = tree.makeRow(of: list)
    if let instance = row.instance {
      markAll(within: instance)
      for field in tree.fields(within: instance) { invalidateStatus(of: field) }
    }
    return row
  }

  private mutating func replaceRows(of list: FieldID, by nodes: [RowNode]) {
    let rows = RowList(nodes)
    markMoved(from: tree.rows(of: list), to: rows)
    replaceContent(of: list, by: .rows(rows))
    noteRowChanges(of: list)
    tree[list].isVisited = true
    showDependents()
    // Violations contain the paths of the rows' fields, which may have changed.
    for row in tree.instances(in: list) {
      for field in tree.fields(within: row) where tree[field].published.messages != nil {
        invalidateStatus(of: field)
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
    noteRowChanges(of: list)
    broadcast.send(.rows(tree.path(of: list)))
  }

  /// Removes the instance of a row that was removed from its list.
  mutating func discard(_ row: RowNode) {
    if let instance = row.instance { remove(instance) }
  }
}
