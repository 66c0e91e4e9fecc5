// Values in and out.

extension FormSession {
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
    try core.change { state throws(SessionError) in try state.assign(values, merging: true) }
  }

  /// Gives the form the values that are named, and takes all others away.
  ///
  /// - Throws: ``SessionError`` where a value is of no field; nothing is changed then.
  package func replace(_ values: [String: Value]) throws(SessionError) {
    try core.change { state throws(SessionError) in try state.assign(values, merging: false) }
  }

  /// Takes all values away but those of fields that are read-only.
  public func clear() {
    core.change { $0.clearWhatMayChange(in: $0.root) }
  }

  /// Gives every field the value that it had when the session began, as if nobody had been there.
  public func reset() {
    core.change { $0.reset() }
  }

  // MARK: Out

  /// The values as they were given, including those of fields that do not apply.
  package var givenValues: [String: Value] { core.state.tree.values(of: core.state.root) }

  /// The values as the form gives them out: normalized, typed, of fields that apply.
  ///
  /// Values that are not of their field's type are left out; those of inactive fields are kept in
  /// the form and appear when their fields come to apply.
  public var values: [String: Value] {
    let values = core.state.valuesGivenOut()
    signals.values.noteRead(values)
    return values
  }

  /// The same with `null` for each field that applies and has no value.
  public var valuesWithNulls: [String: Value] {
    let values = core.state.valuesGivenOut(givesNulls: true)
    signals.valuesWithNulls.noteRead(values)
    return values
  }
}
