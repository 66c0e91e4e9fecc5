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
    let result = field.judgement.result
    let violations = shown(of: field.judgement)
    var status = FieldStatus()
    if !violations.isEmpty {
      status.violations = violations.filter { $0.severity == .error }
      status.warnings = violations.filter { $0.severity == .warning }
    }
    if result.isUndecided, let instance = field.instance {
      let undecided = findings(of: field.judgement).undecided
      status.undecided = atPresent(undecided, of: field.judgement, in: instance)
    }
    status.isActive = field.activity.isDisjoint(with: .unapplied)
    status.isPending = result.isPending
    status.isTouched = field.isTouched
    status.isFocused = focused === field
    status.isEnabled = field.allows.isEnabled
    status.isReadOnly = field.allows.isReadOnly
    if case .value(let value) = field.content { status.isDirty = value != field.initial }
    status.state = state(of: field, result, status)
    return status
  }

  private func state(
    of field: FormField,
    _ result: UnitJudgement.Result,
    _ status: FieldStatus
  ) -> FieldState {
    guard status.isActive, status.isEnabled else { return .untouched }
    if !status.violations.isEmpty { return .invalid }
    if result.isPending { return .checking }
    if status.isFocused, !field.isTyping { return .editing }
    if !status.isTouched, !field.isTyping, !status.isDirty { return .untouched }
    if result.hasErrors { return .incomplete }
    return result.isUndecided ? .undecided : .valid
  }

  /// What of a unit's violations is to be shown, with the paths that they have now.
  private func shown(of unit: UnitJudgement) -> [Violation] {
    guard unit.result.fails, let instance = unit.instance else { return [] }
    if let field = unit.field {
      guard field.isTyping ? unit.result.failsForGood : field.isTouched else { return [] }
    }
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
    guard let instance = field.instance,
      let readers = blueprints[instance.form.position].readers[field.layout.slot]
    else { return }
    for position in readers {
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
