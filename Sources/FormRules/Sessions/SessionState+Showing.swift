// When violations are shown: not while the person may still be fixing them.

extension SessionState {
  /// Whether a field can't be edited: it is computed, or the app made it or a field around it read-only.
  func isReadOnly(_ field: FieldID) -> Bool {
    if tree[field].allows.isReadOnly || tree[field].blueprint.isComputed { return true }
    return tree[field.instance].holder.map { isReadOnly($0) } ?? false
  }

  /// Whether the app has disabled neither a field nor one around it.
  func isEnabled(_ field: FieldID) -> Bool {
    guard tree[field].allows.isEnabled else { return false }
    return tree[field.instance].holder.map { isEnabled($0) } ?? true
  }

  /// Publishes the changed status of the fields that were evaluated or visited.
  mutating func publishFields() {
    for field in work.fieldsToPublish where tree.contains(field.instance) {
      tree[field].isStatusQueued = false
      let status = status(of: field)
      guard status != tree[field].published else { continue }
      notePossibleChanges(of: field, from: tree[field].published, to: status)
      tree[field].published = status
      if let signals = tree[field].signals {
        signals.check(status, &notices.signals)
        noteChange(of: field)
      }
      broadcast.send(.status(tree.path(of: field)))
    }
    work.fieldsToPublish.removeAll(keepingCapacity: true)
  }

  /// Notes which properties of the form as a whole a field's new status may affect.
  private mutating func notePossibleChanges(
    of field: FieldID,
    from old: FieldStatus,
    to new: FieldStatus
  ) {
    work.changes.insert(.status)
    if old.messages?.violations != new.messages?.violations
      || old.messages?.warnings != new.messages?.warnings
    {
      work.changes.insert(.violations)
    }
    let facts: FieldStatus.Facts = [.isActive, .isEnabled, .isReadOnly]
    if !old.facts.symmetricDifference(new.facts).isDisjoint(with: facts) {
      work.changes.insert(.navigation)
      noteChanges(around: field.instance)
    }
  }

  mutating func publishVerdict() {
    let verdict = results.currentVerdict
    guard verdict != results.verdict else { return }
    results.verdict = verdict
    notices.signals.append(signals.verdict)
    broadcast.send(.verdict(verdict))
  }

  /// All violations of a severity to show now, in file order.
  mutating func shownViolations(_ severity: Violation.Severity) -> [Violation] {
    var violations: [Violation] = []
    for unit in tree.units(within: root) {
      violations += shown(of: unit).filter { $0.severity == severity }
    }
    return violations + results.rejections.filter { $0.severity == severity }
  }

  private mutating func status(of field: FieldID) -> FieldStatus {
    let unit = tree.unit(of: field)
    let standing = standing(of: field)
    var status = FieldStatus()
    if applies(field) { status.facts.insert(.isActive) }
    if standing.contains(.isPending) { status.facts.insert(.isPending) }
    if tree[field].isVisited { status.facts.insert(.isVisited) }
    if focus.field == field { status.facts.insert(.isFocused) }
    if isEnabled(field) { status.facts.insert(.isEnabled) }
    if isReadOnly(field) { status.facts.insert(.isReadOnly) }
    if case .value(let value) = tree[field].content, value != tree[field].initial {
      status.facts.insert(.hasChanged)
    }
    let isUndecided = standing.contains(.isUndecided) && !awaitsTyping(field)
    if isUndecided || areFailuresShown(of: field, standing)
      || standing.contains(.fails) && (hasConditions(unit) || isReported(field))
      || !tree[field].rejections.isEmpty
    {
      status.messages = messages(of: field, withUndecided: isUndecided)
    }
    status.state = state(of: field, standing, status, isUndecided: isUndecided)
    return status
  }

  /// Whether any of a field's own violations may be shown now.
  private func areFailuresShown(of field: FieldID, _ standing: UnitNode.Standing) -> Bool {
    tree[field].isTyping
      ? standing.contains(.failsForGood) : standing.contains(.fails) && countsAsVisited(field)
  }

  /// The messages of a field to show now; nil if there are none.
  private mutating func messages(
    of field: FieldID,
    withUndecided isUndecided: Bool
  ) -> FieldStatus.Messages? {
    let unit = tree.unit(of: field)
    let violations = shownViolations(of: field)
    guard !violations.isEmpty || isUndecided else { return nil }
    var messages = FieldStatus.Messages()
    messages.violations = violations.filter { $0.severity == .error }
    messages.warnings = violations.filter { $0.severity == .warning }
    if isUndecided {
      messages.undecided = moved(findings(of: unit).undecided, \.path, to: unit)
    }
    return messages == FieldStatus.Messages() ? nil : messages
  }

  private mutating func shownViolations(of field: FieldID) -> [Violation] {
    let units = unitsShown(by: field)
    if units.count == 1, tree[field].blueprint.targets.isEmpty { return shown(of: units[0]) }
    var violations: [Violation] = []
    for unit in units {
      guard let judged = tree.field(of: unit) else { continue }
      violations += shown(of: unit).filter { target(of: $0, in: judged) == field }
    }
    return violations
  }

  private func state(
    of field: FieldID,
    _ standing: UnitNode.Standing,
    _ status: FieldStatus,
    isUndecided: Bool
  ) -> FieldState {
    let isTyping = tree[field].isTyping
    guard status.facts.isSuperset(of: [.isActive, .isEnabled]) else { return .untouched }
    if let messages = status.messages, !messages.violations.isEmpty { return .invalid }
    if standing.contains(.isPending) { return .checking }
    if status.facts.contains(.isFocused), !isTyping { return .editing }
    let isVisited =
      !status.facts.isDisjoint(with: [.isVisited, .hasChanged]) || tree[field].isReplaced
      || isUndecided && tree[field].blueprint.isComputed
    if !isTyping, !isVisited { return .untouched }
    if standing.contains(.hasErrors) { return .incomplete }
    if isUndecided { return .undecided }
    return standing.contains(.isUndecided) ? .incomplete : .valid
  }

  /// The violations of a unit to show now, with their current paths.
  mutating func shown(of unit: UnitID) -> [Violation] {
    let failures = shownFailures(of: unit)
    guard let field = tree.field(of: unit) else { return failures }
    let rejections = rejections(of: field)
    return rejections.isEmpty ? failures : selected(failures + rejections, of: unit)
  }

  private mutating func shownFailures(of unit: UnitID) -> [Violation] {
    let standing = tree[unit].standing
    guard standing.contains(.fails) else { return [] }
    let areOwnShown = tree.field(of: unit).map { areFailuresShown(of: $0, standing) } ?? true
    guard areOwnShown || hasConditions(unit) else { return [] }
    let violations = findings(of: unit).violations
    var shown: [Violation] = []
    for violation in violations where isShown(violation, of: unit, areOwnShown: areOwnShown) {
      shown.append(violation)
    }
    return moved(selected(shown, of: unit), \.path, to: unit)
  }

  /// Findings with the current paths of their fields, because rows may have moved since.
  func moved<Finding>(
    _ findings: [Finding],
    _ path: WritableKeyPath<Finding, FieldPath>,
    to unit: UnitID
  ) -> [Finding] {
    guard tree[unit.instance].isNested, !findings.isEmpty else { return findings }
    let start = self.path(of: unit)
    return findings.map { finding in
      var finding = finding
      let rest = finding[keyPath: path].components.dropFirst(start.components.count)
      finding[keyPath: path] = FieldPath(start.components + rest)
      return finding
    }
  }

  /// Whether the unit contains `check` conditions, which are shown once the fields that they read are visited.
  private func hasConditions(_ unit: UnitID) -> Bool {
    tree[unit.instance].blueprint.units[unit.index].hasConditions
  }

  private mutating func isShown(_ violation: Violation, of unit: UnitID, areOwnShown: Bool) -> Bool
  {
    let field = tree.field(of: unit)
    let isCondition = violation.check.map { program.checks[$0].isCondition } ?? false
    if let field, tree[field].isTyping, violation.isIncomplete, !isCondition { return false }
    let reads = violation.check.map { program.reads(of: program.checks[$0]) } ?? []
    if field == nil, reads.isEmpty { return results.isSubmitted }
    if !areOwnShown, !isCondition || reads.isEmpty { return false }
    // Violations of a value from the app alone are not shown, only those that involve other fields.
    if let field, reads.isEmpty, tree[field].blueprint.layout.computed == nil,
      !tree[field].isTyping, !tree[field].isVisited
    {
      return false
    }
    if let field, tree[field].blueprint.isComputed, !isSettled(computed: field) { return false }
    for slot in reads where !isSettled(slot, in: unit) {
      return false
    }
    return true
  }

  /// Queues a field and the fields that read it, because their status may have changed.
  mutating func invalidateStatus(of field: FieldID) {
    queueStatus(of: field)
    queueStatus(ofUnitsAt: tree[field].blueprint.readers, in: field.instance)
    // The slots of a nested form belong to the form around it; those of a row don't.
    var inner = field.instance
    var slot = tree[field].blueprint.layout.slot
    while !tree[inner].isRow, let holder = tree[inner].holder {
      slot = SlotOffset(slot.position + tree[holder].blueprint.layout.slot.position)
      inner = holder.instance
      if let readers = tree[inner].blueprint.readers[slot] {
        queueStatus(ofUnitsAt: readers, in: inner)
      }
    }
  }

  private mutating func queueStatus(ofUnitsAt positions: [Int], in instance: InstanceID) {
    for position in positions {
      if let field = tree.field(of: UnitID(instance: instance, index: position)) {
        queueStatus(of: field)
      }
    }
  }

  mutating func queueStatus(of field: FieldID) {
    guard !tree[field].isStatusQueued else { return }
    tree[field].isStatusQueued = true
    work.fieldsToPublish.append(field)
    guard !tree[field].blueprint.targets.isEmpty else { return }
    for target in targets(of: field) { queueStatus(of: target) }
  }
}
