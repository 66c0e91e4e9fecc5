// Lists: rows come, go and move, and stay what they are.

extension FormField {
  /// Adds a row at the end of the list.
  ///
  /// - Parameter value: the row's value; nil for one whose fields are empty.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` where the field is no list or read-only, or the value names no field.
  @discardableResult
  public func append(_ value: Value? = nil) throws(SessionError) -> FormRow {
    try insert(value, at: currentRows.count)
  }

  /// Adds a row before the one at a position.
  ///
  /// - Parameters:
  ///   - value: the row's value; nil for one whose fields are empty.
  ///   - position: where the row will be, from 0 to the number of rows.
  /// - Returns: the row, which keeps its identity wherever it is moved.
  /// - Throws: ``SessionError`` where the field is no list or read-only, or the value names no field.
  @discardableResult
  public func insert(_ value: Value? = nil, at position: Int) throws(SessionError) -> FormRow {
    let (session, item) = try listToChange()
    guard (0...currentRows.count).contains(position) else {
      throw .noRow(path.appending(.index(position)))
    }
    guard currentRows.count < FormSession.rowLimit else { throw .tooMuch }
    let path = path.appending(.index(position))
    if let value { try session.check(value, as: item, at: path.components, depth: 1) }
    return session.change { () -> FormRow in
      let row = session.makeRow(of: self)
      var rows = currentRows
      rows.insert(row, at: position)
      session.replaceRows(of: self, by: rows)
      if let value { session.fill(row, with: value) }
      row.instance?.forEachField { $0.initial = $0.rawValue }
      return row
    }
  }

  /// Moves the row at a position to another; those between make room.
  ///
  /// - Throws: ``SessionError`` where there are no such rows, or the field is read-only.
  public func move(from source: Int, to target: Int) throws(SessionError) {
    let (session, _) = try listToChange()
    for position in [source, target] where !currentRows.indices.contains(position) {
      throw .noRow(path.appending(.index(position)))
    }
    guard source != target else { return }
    session.change {
      var rows = currentRows
      rows.insert(rows.remove(at: source), at: target)
      session.replaceRows(of: self, by: rows)
    }
  }

  /// Removes the row at a position.
  ///
  /// - Throws: ``SessionError`` where there is no such row, or the field is read-only.
  public func remove(at position: Int) throws(SessionError) {
    let (session, _) = try listToChange()
    guard currentRows.indices.contains(position) else {
      throw .noRow(path.appending(.index(position)))
    }
    session.change {
      var rows = currentRows
      let row = rows.remove(at: position)
      session.discard(row)
      session.replaceRows(of: self, by: rows)
    }
  }

  /// Removes a row, wherever it is in the list.
  ///
  /// - Throws: ``SessionError`` where the row is not in the list, or the field is read-only.
  public func remove(_ row: FormRow) throws(SessionError) {
    guard let position = position(of: row) else { throw .noRow(path) }
    try remove(at: position)
  }

  /// Replaces the value of a row that is in this list.
  func set(_ value: Value, of row: FormRow) throws(SessionError) {
    let (session, item) = try listToChange()
    guard position(of: row) != nil else { throw .noRow(path) }
    try session.check(value, as: item, at: row.path?.components ?? [], depth: 1)
    guard row.value != value else { return }
    session.change {
      session.fill(row, with: value)
      session.isStale = true
      session.noteValue(of: self)
    }
  }

  private func listToChange() throws(SessionError) -> (FormSession, item: FieldType) {
    guard let session else { throw .ended }
    guard case .list(let item) = layout.type else { throw .noRow(path) }
    guard !allows.isReadOnly else { throw .readOnly(path) }
    return (session, item)
  }
}

extension FormSession {
  func makeRow(of field: FormField) -> FormRow {
    lastRowNumber += 1
    var instance: FormInstance?
    if case .list(of: .form(let form)) = field.layout.type {
      instance = FormInstance(form, in: self, holder: field, isRow: true)
    }
    let row = FormRow(
      id: FormRow.ID(number: lastRowNumber),
      of: field,
      instance: instance,
      content: .null
    )
    if let instance {
      markAll(of: instance)
      instance.forEachField { show($0) }
    }
    return row
  }

  func replaceRows(of field: FormField, by rows: [FormRow]) {
    field.replaceContent(by: .rows(rows))
    field.isTouched = true
    // What is said of a row's field names its path, which may be another now.
    field.forEachInstance { row in
      row.forEachField { if $0.hasMessages { show($0) } }
    }
    isStale = true
    noteValue(of: field)
    broadcast.send(.rows(field.path))
  }

  func removeRows(of field: FormField) {
    guard !field.currentRows.isEmpty else { return }
    for row in field.currentRows { discard(row) }
    broadcast.send(.rows(field.path))
  }

  /// Lets go of a row that leaves its list.
  func discard(_ row: FormRow) {
    guard let instance = row.instance else { return }
    forget(instance)
    if let current = focused, current.isInside(instance) { focused = nil }
  }
}

extension FormField {
  fileprivate func isInside(_ other: FormInstance) -> Bool {
    var instance = instance
    while let current = instance {
      if current === other { return true }
      instance = current.holder?.instance
    }
    return false
  }
}
