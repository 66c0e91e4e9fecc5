// What is shown when: nobody is told of a mistake that they are still about to mend.

extension FormSession {
  /// Tells what is different from before of the fields that were judged or looked at.
  func publishFields() {
    for field in shownFields {
      field.isAwaitingShow = false
      if field.publish(status(of: field)) { broadcast.send(.status(field.path)) }
    }
    shownFields.removeAll(keepingCapacity: true)
  }

  /// Everything that is to be shown now, in file order.
  var shownViolations: [Violation] {
    var violations: [Violation] = []
    root.forEachUnit { unit in violations += shown(of: unit) }
    return violations
  }

  private func status(of field: FormField) -> FieldStatus {
    let standing = field.judgement.standing
    var status = FieldStatus()
    if field.activity.isDisjoint(with: .unapplied) { status.facts.insert(.isActive) }
    if standing.contains(.isPending) { status.facts.insert(.isPending) }
    if field.isTouched { status.facts.insert(.isTouched) }
    if focused === field { status.facts.insert(.isFocused) }
    if field.allows.isEnabled { status.facts.insert(.isEnabled) }
    if field.allows.isReadOnly { status.facts.insert(.isReadOnly) }
    if case .value(let value) = field.content, value != field.initial {
      status.facts.insert(.isDirty)
    }
    if standing.contains(.isUndecided) || isTold(of: field, standing) {
      status.messages = messages(of: field)
    }
    status.state = state(of: field, standing, status)
    return status
  }

  /// Whether the time has come to tell of a field's own failures.
  private func isTold(of field: FormField, _ standing: UnitJudgement.Standing) -> Bool {
    field.isTyping
      ? standing.contains(.failsForGood) : standing.contains(.fails) && field.isTouched
  }

  /// What is to be told of a field now; nil where that is nothing.
  private func messages(of field: FormField) -> FieldStatus.Messages? {
    let violations = shown(of: field.judgement)
    let isUndecided = field.judgement.standing.contains(.isUndecided)
    guard !violations.isEmpty || isUndecided, let instance = field.instance else { return nil }
    var messages = FieldStatus.Messages()
    messages.violations = violations.filter { $0.severity == .error }
    messages.warnings = violations.filter { $0.severity == .warning }
    if isUndecided {
      let undecided = findings(of: field.judgement).undecided
      messages.undecided = atPresent(undecided, of: field.judgement, in: instance)
    }
    return messages == FieldStatus.Messages() ? nil : messages
  }

  private func state(
    of field: FormField,
    _ standing: UnitJudgement.Standing,
    _ status: FieldStatus
  ) -> FieldState {
    guard status.facts.isSuperset(of: [.isActive, .isEnabled]) else { return .untouched }
    if let messages = status.messages, !messages.violations.isEmpty { return .invalid }
    if standing.contains(.isPending) { return .checking }
    if status.facts.contains(.isFocused), !field.isTyping { return .editing }
    if !field.isTyping, status.facts.isDisjoint(with: [.isTouched, .isDirty]) { return .untouched }
    if standing.contains(.hasErrors) { return .incomplete }
    return standing.contains(.isUndecided) ? .undecided : .valid
  }

  /// What of a unit's violations is to be shown, with the paths that they have now.
  private func shown(of unit: UnitJudgement) -> [Violation] {
    guard unit.standing.contains(.fails), let instance = unit.instance else { return [] }
    if let field = unit.field, !isTold(of: field, unit.standing) { return [] }
    let shown = findings(of: unit).violations.filter { isShown($0, of: unit, in: instance) }
    return atPresent(options.mode.select(shown), of: unit, in: instance)
  }

  /// The violations with the paths that their fields have now: rows may have moved since.
  func atPresent(
    _ violations: [Violation],
    of unit: UnitJudgement,
    in instance: FormInstance
  ) -> [Violation] {
    guard instance.holder != nil, !violations.isEmpty else { return violations }
    let path = unit.field?.path ?? instance.path
    return violations.map { violation in
      var violation = violation
      violation.path = violation.path.moved(to: path)
      return violation
    }
  }

  /// The undecided checks with the paths that their fields have now.
  func atPresent(
    _ undecided: [Undecided],
    of unit: UnitJudgement,
    in instance: FormInstance
  ) -> [Undecided] {
    guard instance.holder != nil, !undecided.isEmpty else { return undecided }
    let path = unit.field?.path ?? instance.path
    return undecided.map { undecided in
      var undecided = undecided
      undecided.path = undecided.path.moved(to: path)
      return undecided
    }
  }

  private func isShown(
    _ violation: Violation,
    of unit: UnitJudgement,
    in instance: FormInstance
  ) -> Bool {
    if unit.field?.isTyping ?? false, violation.isIncomplete { return false }
    let reads = violation.check.map { program.checks[$0].reads } ?? []
    if unit.field == nil, reads.isEmpty { return isSubmitted }
    return reads.allSatisfy { slot in
      guard let field = instance.field(at: slot) else { return true }
      return field.isTouched && !field.isTyping
    }
  }

  /// Has a field, and what is said of others because of it, looked at again.
  func show(_ field: FormField) {
    awaitShow(of: field)
    guard !field.readers.isEmpty, let instance = field.instance else { return }
    for position in field.readers {
      if let reader = instance.units[position].field { awaitShow(of: reader) }
    }
  }

  func awaitShow(of field: FormField) {
    guard !field.isAwaitingShow else { return }
    field.isAwaitingShow = true
    shownFields.append(field)
  }
}

extension FieldPath {
  /// The path of the same thing when its beginning, as long as the other, has become the other.
  fileprivate func moved(to other: FieldPath) -> FieldPath {
    FieldPath(other.components + components.dropFirst(other.components.count))
  }
}
