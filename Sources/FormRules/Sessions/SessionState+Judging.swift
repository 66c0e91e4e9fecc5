// From a change to what is shown: update the record, evaluate the affected units,
// and publish the differences.

extension SessionState {
  // MARK: Affected units

  /// Marks what must be evaluated after a field's value, or whether it applies, has changed.
  mutating func invalidate(_ field: FieldID) {
    let blueprint = tree[field].blueprint
    mark(UnitID(instance: field.instance, index: blueprint.unit))
    for position in blueprint.readers { mark(UnitID(instance: field.instance, index: position)) }
    invalidateParameters(reading: blueprint.layout.slot, of: field.instance)
    if tree[field.instance].isNested {
      invalidateForms(around: field.instance, blueprint.layout.slot)
    }
  }

  /// Marks everything that reads a slot of an instance, or reads the instance from one around it.
  private mutating func invalidateForms(around instance: InstanceID, _ slot: SlotOffset) {
    var inner = instance
    var offset: SlotOffset? = slot
    while let holder = tree[inner].holder {
      if tree[inner].isRow, let offset { markFollowers(of: offset, in: inner) }
      mark(tree.unit(of: holder))
      let slot = tree[holder].blueprint.layout.slot
      // The slots of a nested form belong to the form around it; those of a row don't.
      offset =
        tree[inner].isRow ? nil : offset.map { SlotOffset($0.position + slot.position) }
      markReaders(of: slot, in: holder.instance)
      if let offset { markReaders(of: offset, in: holder.instance) }
      inner = holder.instance
    }
  }

  mutating func markReaders(of slot: SlotOffset, in instance: InstanceID) {
    invalidateParameters(reading: slot, of: instance)
    guard let readers = tree[instance].blueprint.readers[slot] else { return }
    for position in readers { mark(UnitID(instance: instance, index: position)) }
  }

  mutating func mark(_ unit: UnitID) {
    guard !tree[unit].isMarked else { return }
    tree[unit].isMarked = true
    work.marked.append(unit)
  }

  /// Marks every unit of an instance and of the instances in it.
  mutating func markAll(within instance: InstanceID) {
    for unit in tree.units(within: instance) { mark(unit) }
  }

  // MARK: Judging

  /// Evaluates whatever the changes affect, then publishes the differences.
  mutating func publish() {
    work.keystrokeSteps = nil
    publishFields()
    publishVerdict()
    if work.hasOtherQuestions { publishQuestions() }
    notice()
  }

  /// Updates the record and evaluates the marked units.
  mutating func judgeMarked() {
    while true {
      if work.isStale || !work.changedFields.isEmpty || !work.unbound.isEmpty { bringUpToDate() }
      guard let unit = work.marked.popLast() else { break }
      guard tree.contains(unit.instance) else { continue }
      tree[unit].isMarked = false
      let field = tree.field(of: unit)
      judge(unit, of: field)
      if let field { queueStatus(of: field) }
    }
  }

  private mutating func bringUpToDate() {
    work.changes.insert(.values)
    if work.isStale {
      work.changedFields.removeAll()
      layOutRecord()
      evaluator.prepare(as: form.index, preparation)
      noteUsualBytes()
      noteActivity(of: root, withRows: true)
      noteAllComputed()
      forgetParameters()
      // The record is up to date, even if the changes noted above are arguments of forms in maps.
      work.isStale = false
      return
    }
    var undecided: [InstanceID] = []
    let changed = work.changedFields.filter { tree.contains($0.instance) }
    update(changed)
    for field in changed {
      if !program.computed.isEmpty { noteItems(around: field.instance) }
      if decides { collectInstances(decidedBy: field, into: &undecided) }
    }
    work.changedFields.removeAll(keepingCapacity: true)
    if !work.unbound.isEmpty { bindParameters() }
    undecided += takeUndecided()
    if !undecided.isEmpty { decideAgain(in: undecided) }
    forgetItems()
    // Newly active fields may be arguments of forms, whose conditions are evaluated next.
    var rounds = program.forms.count
    while !work.unbound.isEmpty, rounds > 0 {
      bindParameters()
      decideAgain(in: takeUndecided())
      forgetItems()
      rounds -= 1
    }
    // An argument and a condition that contradict each other never settle; then the whole record is
    // prepared, as for validation.
    if !work.unbound.isEmpty { work.isStale = true }
  }

  // MARK: Units

  /// The maximum number of steps for the next unit or condition; nil for that of a record.
  ///
  /// Even if the keystroke has used up its steps, cheap checks are still evaluated.
  var grantedSteps: Int? {
    work.keystrokeSteps.map { max($0, Evaluator.stepsBetweenPauses) }
  }

  /// Subtracts the evaluator's last steps from those of the keystroke.
  mutating func chargeKeystroke() {
    if let left = work.keystrokeSteps { work.keystrokeSteps = left - evaluator.stepsTaken }
  }

  /// Evaluates a unit: a field, or a form-level check.
  private mutating func judge(_ unit: UnitID, of field: FieldID?) {
    let stepLimit = grantedSteps
    tree[unit].stepLimit = stepLimit
    guard let outcome = evaluate(unit, of: field, details: false, stepLimit) else {
      return settle(unit, [], [])
    }
    chargeKeystroke()
    var standing = UnitNode.Standing(outcome)
    if hasEnded { standing.remove(.isPending) }
    let inquiries = standing.contains(.asks) ? outcome.inquiries : []
    var added: UnitNode.Findings?
    if let field, !tree[field].extraRules.isEmpty {
      added = findingsOfAddedRules(of: field, &standing)
    }
    settle(unit, standing, inquiries, added)
  }

  /// The findings of a unit's last evaluation; computed on demand, because few keystrokes need them.
  mutating func findings(of unit: UnitID) -> UnitNode.Findings {
    if let findings = tree[unit].findings { return findings }
    var findings = UnitNode.Findings()
    let standing = tree[unit].standing
    // Finding and attributing a failure again takes a few times as many steps as the evaluation.
    let stepLimit = standing.contains(.isUndecided) ? tree[unit].stepLimit : nil
    if !standing.isDisjoint(with: [.fails, .isUndecided]),
      let outcome = evaluate(unit, of: tree.field(of: unit), details: true, stepLimit)
    {
      findings.violations = outcome.violations + (tree[unit].added?.violations ?? [])
      findings.undecided = outcome.undecided + (tree[unit].added?.undecided ?? [])
    }
    tree[unit].findings = findings
    return findings
  }

  /// Evaluates a unit; nil if it does not apply.
  private mutating func evaluate(
    _ unit: UnitID,
    of field: FieldID?,
    details: Bool,
    _ stepLimit: Int?
  ) -> EvaluationOutcome? {
    guard isJudged(unit.instance) else { return nil }
    if let field, !tree[field].allows.isEnabled { return nil }
    var request = preparation
    request.mode = .all
    request.moment = tree[unit].moment
    request.answers = answers
    request.details = details
    request.stepLimit = stepLimit
    request.judgesNestedForms = field.map { !tree[$0].blueprint.holdsUnits } ?? true
    let entry = tree[unit.instance].blueprint.units[unit.index].entry
    return evaluator.judge(entry, in: tree[unit.instance].stack, request)
  }

  private mutating func settle(
    _ unit: UnitID,
    _ standing: UnitNode.Standing,
    _ inquiries: [HostInquiry],
    _ added: UnitNode.Findings? = nil
  ) {
    let changed = standing.symmetricDifference(tree[unit].standing)
    if !changed.isEmpty || !standing.isEmpty { noteFindings(of: unit, changed.union(standing)) }
    if changed.contains(.hasErrors) {
      work.changes.insert(.failures)
      results.invalid += standing.contains(.hasErrors) ? 1 : -1
    }
    if changed.contains(.isUndecided) {
      results.undecided += standing.contains(.isUndecided) ? 1 : -1
    }
    if changed.contains(.asks) || standing.contains(.asks), inquiries != tree[unit].inquiries {
      work.hasOtherQuestions = true
      if inquiries.contains(where: \.isPending) { work.askers.append(unit) }
    }
    tree[unit].settle(standing, inquiries, added)
  }

  /// Notes that the findings of a unit may have changed.
  private mutating func noteFindings(of unit: UnitID, _ standing: UnitNode.Standing) {
    work.changes.insert(.findings)
    guard standing.contains(.fails) else { return }
    guard let field = tree.field(of: unit) else {
      // Fields publish what they show; form-level checks don't.
      work.changes.insert(.violations)
      return
    }
    if !tree[field].blueprint.targets.isEmpty { work.changes.insert(.failures) }
  }

  /// Removes an instance from the form, and the results of evaluating it.
  mutating func remove(_ instance: InstanceID) {
    for unit in tree.units(within: instance) { settle(unit, [], []) }
    if let field = focus.field, tree.isField(field, within: instance) { loseFocus() }
    noticeEnd(of: instance)
    tree.remove(instance)
  }

  /// Whether the fields of an instance are evaluated: those of an empty nested form are not.
  private func isJudged(_ instance: InstanceID) -> Bool {
    guard let holder = tree[instance].holder else { return true }
    guard tree[holder].allows.isEnabled else { return false }
    let slot = evaluator.record.slots[tree.slot(of: holder)]
    guard slot.flags.isDisjoint(with: .unjudged) else { return false }
    if !tree[instance].isRow, slot.kind != .form || slot.flags.contains(.emptyForm) { return false }
    return isJudged(holder.instance)
  }
}
