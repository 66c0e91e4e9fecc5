// Setting and reading values.

extension FormSession {
  // MARK: In

  /// Sets the value of the field or the row at a path; nil empties it.
  ///
  /// - Throws: ``SessionError`` if there is no such field or row, or it is read-only.
  public func set(_ value: Value?, at path: FieldPath) throws(SessionError) {
    if let field = field(path) {
      try field.set(value)
    } else if case .index(let position)? = path.components.last,
      let list = field(FieldPath(Array(path.components.dropLast()))),
      case .list = list.declaration.kind
    {
      guard list.rows.indices.contains(position) else { throw .unknownRow(path) }
      try list.rows[position].set(value ?? .null)
    } else {
      throw .unknownField(path)
    }
  }

  /// Sets the given values; all others stay unchanged.
  ///
  /// Nested forms are updated member by member. Lists are replaced; existing rows keep their
  /// identity by position. `null` is a value like any other. If an error is thrown, nothing is
  /// changed.
  ///
  /// - Throws: ``SessionError`` if a field is unknown or read-only.
  public func update(_ values: [String: Value]) throws(SessionError) {
    try core.change { state throws(SessionError) in try state.assign(values, merging: true) }
  }

  /// Replaces all values.
  ///
  /// - Throws: ``SessionError`` if a field is unknown; then nothing is changed.
  package func replace(_ values: [String: Value]) throws(SessionError) {
    try core.change { state throws(SessionError) in try state.assign(values, merging: false) }
  }

  /// Removes all values, except those of read-only fields.
  public func clear() {
    core.change { $0.clearWhatMayChange(in: $0.root) }
  }

  /// Restores the state at the beginning of the session: all values, and no field visited.
  public func reset() {
    core.change { $0.reset() }
  }

  // MARK: Out

  /// The values as they were given, including those of fields that do not apply.
  package var givenValues: [String: Value] { core.state.tree.values(of: core.state.root) }

  /// All that was entered, to be stored and filled in further later.
  ///
  /// Unlike ``values``, it includes texts that are no values yet, such as `2026-0` in a date, and the values
  /// of fields that do not apply; computed values are left out. A field that was emptied is null if it had a
  /// value at the beginning, but not where null is a value of its own: in exact forms, and in fields of type
  /// `any`. ``RuleForm/makeSession(_:context:externals:options:)`` and ``update(_:)`` accept
  /// it. It also contains the values of secret fields.
  public var draft: [String: Value] {
    let draft = core.state.draft
    signals.draft.noteRead(draft)
    return draft
  }

  /// The form's output values: those of fields that apply, normalized and typed.
  ///
  /// Values that are not of their field's type are left out. Values of inactive fields are kept in
  /// the form, and appear when their fields apply.
  public var values: [String: Value] {
    let values = core.state.valuesGivenOut()
    signals.values.noteRead(values)
    return values
  }

  /// The form's output values, with `null` for each field that applies and has no value.
  public var valuesWithNulls: [String: Value] {
    let values = core.state.valuesGivenOut(givesNulls: true)
    signals.valuesWithNulls.noteRead(values)
    return values
  }
}
