// The way through the form.

extension FormSession {
  /// The field that someone is in.
  public var focusedField: FormField? {
    signals.focus.noteRead()
    return core.state.focus.field.flatMap { view(of: $0) }
  }

  /// The next field to fill in after the one given, in file order; nil after the last.
  ///
  /// Skips fields that do not apply, are not enabled, or only hold other fields.
  public func field(after field: FormField) -> FormField? {
    signals.ways.noteRead()
    let fields = core.state.stations
    guard let position = fields.firstIndex(of: field.id) else { return nil }
    return fields[(position + 1)...].first { core.state.canBeEntered($0) }.flatMap { view(of: $0) }
  }

  /// The field to fill in before the one given, in file order; nil before the first.
  public func field(before field: FormField) -> FormField? {
    signals.ways.noteRead()
    let fields = core.state.stations
    guard let position = fields.firstIndex(of: field.id) else { return nil }
    return fields[..<position].last { core.state.canBeEntered($0) }.flatMap { view(of: $0) }
  }

  /// The next field in which a check fails, going round to the start; nil where none does.
  ///
  /// - Parameter field: where to begin; nil for the start of the form.
  /// - Returns: a field that can be entered.
  public func nextInvalidField(after field: FormField? = nil) -> FormField? {
    signals.ways.noteRead()
    let fields = core.state.stations
    let start = fields.firstIndex { $0 == field?.id }.map { $0 + 1 } ?? 0
    let next = (fields[start...] + fields[..<start]).first {
      core.state.canBeEntered($0) && core.state.hasErrors($0)
    }
    return next.flatMap { view(of: $0) }
  }
}
