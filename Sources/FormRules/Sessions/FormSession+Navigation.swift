// Focus and navigation.

extension FormSession {
  /// The field that has the focus.
  public var focusedField: FormField? {
    signals.focus.noteRead()
    return core.state.focus.field.flatMap { view(of: $0) }
  }

  /// The next field to fill in after a field, in file order; nil after the last one.
  ///
  /// Skips fields that do not apply, are disabled or read-only, or only contain other fields. After a
  /// list or a nested form come the fields in it.
  public func field(after field: FormField) -> FormField? {
    signals.navigation.noteRead()
    let fields = core.state.allFields
    guard let position = fields.firstIndex(of: field.id) else { return nil }
    return fields[(position + 1)...].first { core.state.isFocusable($0) }.flatMap { view(of: $0) }
  }

  /// The field to fill in before a field, in file order; nil before the first one.
  public func field(before field: FormField) -> FormField? {
    signals.navigation.noteRead()
    let fields = core.state.allFields
    guard let position = fields.firstIndex(of: field.id) else { return nil }
    return fields[..<position].last { core.state.isFocusable($0) }.flatMap { view(of: $0) }
  }

  /// The next field with a failed check, continuing at the start of the form; nil if there is none.
  ///
  /// - Parameter field: the field to start after; nil for the start of the form.
  /// - Returns: a field that can be filled in.
  public func nextInvalidField(after field: FormField? = nil) -> FormField? {
    signals.navigation.noteRead()
    let fields = core.state.allFields
    let start = fields.firstIndex { $0 == field?.id }.map { $0 + 1 } ?? 0
    let next = (fields[start...] + fields[..<start]).first {
      core.state.isFocusable($0) && core.state.hasErrors($0)
    }
    return next.flatMap { view(of: $0) }
  }
}
