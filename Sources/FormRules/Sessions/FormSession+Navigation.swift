// Who is where: focus, and the way through the form.

extension FormSession {
  /// The field that someone is in.
  public var focusedField: FormField? { focused }

  /// Moves to another field, or out of the form; the one before is finished.
  func focus(_ field: FormField?) {
    guard focused !== field else { return }
    change {
      let before = focused
      focused = field
      if let before { leave(before, for: field) }
      if let field { show(field) }
      broadcast.send(.focus(field?.path))
    }
  }

  /// Finishes a field that nobody is in.
  func finish(_ field: FormField) {
    guard focused !== field else { return }
    change { leave(field, for: focused) }
  }

  private func leave(_ field: FormField, for next: FormField?) {
    var stays: Set<ObjectIdentifier> = []
    var around = next
    while let current = around {
      stays.insert(ObjectIdentifier(current))
      around = current.instance?.holder
    }
    around = field
    while let current = around, !stays.contains(ObjectIdentifier(current)) {
      finish(current, typed: current === field)
      around = current.instance?.holder
    }
  }

  /// A field that was left is judged as a whole, and so is what reads it.
  private func finish(_ field: FormField, typed: Bool) {
    field.isTouched = true
    if field.isTyping {
      field.isTyping = false
      changedFields.append(field)
      concern(field)
    }
    field.judgement.moment = .blur
    mark(field.judgement)
    show(field)
    // What is shown of checks of the form as a whole depends on who has been where.
    if let instance = field.instance {
      for unit in instance.units where unit.field == nil { mark(unit) }
    }
  }

  // MARK: The way

  /// The next field to fill in after the one given, in file order; nil after the last.
  ///
  /// Passed over is what does not apply, what is not enabled, and what only holds other fields.
  public func next(after field: FormField) -> FormField? {
    let fields = stations
    guard let position = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields[(position + 1)...].first { canBeEntered($0) }
  }

  /// The field to fill in before the one given, in file order; nil before the first.
  public func previous(before field: FormField) -> FormField? {
    let fields = stations
    guard let position = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields[..<position].last { canBeEntered($0) }
  }

  /// The next field in which a check fails, going round to the start; nil where none does.
  ///
  /// - Parameter field: where to begin; nil for the start of the form.
  /// - Returns: a field that can be entered.
  public func nextInvalid(after field: FormField? = nil) -> FormField? {
    let fields = stations
    let start = fields.firstIndex { $0 === field }.map { $0 + 1 } ?? 0
    return (fields[start...] + fields[..<start]).first {
      canBeEntered($0) && $0.judgement.standing.contains(.hasErrors)
    }
  }

  /// The fields that hold values of their own, in file order.
  private var stations: [FormField] {
    var fields: [FormField] = []
    root.forEachField { if $0.nested == nil, !$0.hasFormRows { fields.append($0) } }
    return fields
  }

  private func canBeEntered(_ field: FormField) -> Bool {
    guard field.allows.isEnabled, field.activity.isDisjoint(with: .unapplied) else {
      return false
    }
    guard let holder = field.instance?.holder else { return true }
    return canBeEntered(holder)
  }
}
