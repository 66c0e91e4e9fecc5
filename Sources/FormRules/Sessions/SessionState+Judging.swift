// From a change to what is shown: the record is brought up to date, the units that the change
// concerns are judged, and what is different from before is published.

extension SessionState {
  // MARK: What a change concerns

  /// Marks what has to be judged because a field's value, or whether it applies, has changed.
  mutating func concern(_ field: FieldID) {
    let blueprint = tree[field].blueprint
    mark(UnitID(instance: field.instance, index: blueprint.unit))
    for position in blueprint.readers { mark(UnitID(instance: field.instance, index: position)) }
    if tree[field.instance].isNested {
      concernForms(around: field.instance, blueprint.layout.slot)
    }
  }

  /// Marks what reads a slot of an instance, or the instance itself, in those around it.
  private mutating func concernForms(around instance: InstanceID, _ slot: SlotOffset) {
    var inner = instance
    var offset: SlotOffset? = slot
    while let holder = tree[inner].holder {
      mark(tree.unit(of: holder))
      let slot = tree[holder].blueprint.layout.slot
      // The slots of a nested form are slots of the form around it; those of a row are not.
      offset =
        tree[inner].isRow ? nil : offset.map { SlotOffset($0.position + slot.position) }
      markReaders(of: slot, in: holder.instance)
      if let offset { markReaders(of: offset, in: holder.instance) }
      inner = holder.instance
    }
  }

  private mutating func markReaders(of slot: SlotOffset, in instance: InstanceID) {
    guard let readers = tree[instance].blueprint.readers[slot] else { return }
    for position in readers { mark(UnitID(instance: instance, index: position)) }
  }

  mutating func mark(_ unit: UnitID) {
    guard !tree[unit].isMarked else { return }
    tree[unit].isMarked = true
    work.marked.append(unit)
  }

  /// Marks every unit of an instance and of what is in it.
  mutating func markAll(within instance: InstanceID) {
    for unit in tree.units(within: instance) { mark(unit) }
  }

  // MARK: Judging

  /// Judges what the changes before concern, and publishes what is different.
  mutating func judge() {
    judgeMarked()
    work.keystrokeSteps = nil
    let hasOtherQuestions = work.hasOtherQuestions
    if hasOtherQuestions { collectQuestions() }
    publishFields()
    publishVerdict()
    if hasOtherQuestions { publishPending() }
  }

  /// Brings the record up to date and judges the units that are marked.
  mutating func judgeMarked() {
    while true {
      if work.isStale || !work.changedFields.isEmpty { bringUpToDate() }
      guard let unit = work.marked.popLast() else { break }
      guard tree.contains(unit.instance) else { continue }
      tree[unit].isMarked = false
      let field = tree.field(of: unit)
      judge(unit, of: field)
      if let field { awaitShow(of: field) }
    }
  }

  private mutating func bringUpToDate() {
    if work.isStale {
      work.isStale = false
      work.changedFields.removeAll()
      layOutRecord()
      evaluator.prepare(as: setting.form, setting.preparation)
      noteActivity(of: root, withRows: true)
      return
    }
    var undecided: [InstanceID] = []
    for field in work.changedFields where tree.contains(field.instance) {
      update(field)
      if setting.decides { collectInstances(decidedBy: field, into: &undecided) }
    }
    work.changedFields.removeAll(keepingCapacity: true)
    if !undecided.isEmpty { decideAgain(in: undecided) }
  }

  // MARK: What applies

  /// Notes the instances in which other fields may come to apply, or cease to, because of a change.
  private mutating func collectInstances(
    decidedBy field: FieldID,
    into undecided: inout [InstanceID]
  ) {
    // Whether a nested form applies depends on whether there is anything in it.
    guard tree[field].blueprint.decides || tree[field.instance].isNested else { return }
    var place = tree.place(of: field.instance)
    while true {
      if !tree[place].isUndecided {
        tree[place].isUndecided = true
        undecided.append(place)
      }
      // Conditions around a list may read its items.
      repeat {
        guard let list = tree[place].holder else { return }
        place = tree.place(of: list.instance)
        if isDecisive(list) { break }
      } while true
    }
  }

  /// Whether a condition of a field's instance, or of those in whose slots it lies, reads the field.
  private func isDecisive(_ field: FieldID) -> Bool {
    var holder = field
    var slot = SlotOffset(0)
    while true {
      let blueprint = tree[holder].blueprint
      slot = SlotOffset(slot.position + blueprint.layout.slot.position)
      let instance = holder.instance
      if blueprint.decides || tree[instance].blueprint.decidingSlots.contains(slot) { return true }
      guard !tree[instance].isRow, let next = tree[instance].holder else { return false }
      holder = next
    }
  }

  private mutating func decideAgain(in undecided: [InstanceID]) {
    // Outer conditions may read what is decided within.
    for place in undecided.sorted(by: { tree[$0].stack.depth > tree[$1].stack.depth }) {
      tree[place].isUndecided = false
      var request = setting.preparation
      request.stepLimit = grantedSteps
      evaluator.decideAgain(in: tree[place].stack, request)
      chargeKeystroke()
      noteActivity(of: place, withRows: false)
    }
  }

  /// Has everything judged again whose fields have come to apply, or ceased to.
  private mutating func noteActivity(of instance: InstanceID, withRows: Bool) {
    for field in tree.fields(of: instance) {
      noteActivity(of: field)
      if let nested = tree[field].nested { noteActivity(of: nested, withRows: withRows) }
      guard withRows, tree[field].blueprint.rowForm != nil else { continue }
      for row in tree.rows(of: field) {
        if let row = row.instance { noteActivity(of: row, withRows: true) }
      }
    }
    for (index, unit) in tree[instance].blueprint.units.enumerated() {
      // A form-level check under a `when` has nothing but its slot to say whether it applies.
      guard let slot = unit.activitySlot else { continue }
      let unit = UnitID(instance: instance, index: index)
      let flags = evaluator.record.slots[tree[instance].base + slot.position].flags
      let activity = flags.intersection(.unapplied)
      guard activity != tree[unit].activity else { continue }
      tree[unit].activity = activity
      mark(unit)
    }
  }

  private mutating func noteActivity(of field: FieldID) {
    let slot = evaluator.record.slots[tree.slot(of: field)]
    var activity = slot.flags.intersection(Slot.Flags.unapplied.union(.hollow))
    // A nested form that is not there is judged no more than one that is empty.
    if tree[field].nested != nil, slot.kind != .form { activity.insert(.hollow) }
    guard activity != tree[field].activity else { return }
    tree[field].activity = activity
    concern(field)
    for inner in tree.instances(in: field) { markAll(within: inner) }
  }

  // MARK: Units

  /// The most steps that a unit or a decision may take now; nil for as many as the record allows.
  ///
  /// However little the keystroke has left, what takes few steps is still decided.
  private var grantedSteps: Int? {
    work.keystrokeSteps.map { max($0, Evaluator.stepsBetweenPauses) }
  }

  /// Takes what the evaluator has just taken from the steps of the keystroke.
  private mutating func chargeKeystroke() {
    if let left = work.keystrokeSteps { work.keystrokeSteps = left - evaluator.stepsTaken }
  }

  /// Judges a unit: that of a field, or a check of the form as a whole.
  private mutating func judge(_ unit: UnitID, of field: FieldID?) {
    let stepLimit = grantedSteps
    tree[unit].stepLimit = stepLimit
    guard let outcome = evaluate(unit, of: field, details: false, stepLimit) else {
      return settle(unit, [], [])
    }
    chargeKeystroke()
    var standing = UnitNode.Standing(outcome)
    let inquiries = standing.contains(.asks) ? outcome.inquiries : []
    var added: UnitNode.Findings?
    if let field, !tree[field].extraRules.isEmpty {
      added = findingsOfAddedRules(of: field, &standing)
    }
    settle(unit, standing, inquiries, added)
  }

  /// What exactly a unit's last judgment found; computed when somebody asks, which few keys do.
  mutating func findings(of unit: UnitID) -> UnitNode.Findings {
    if let findings = tree[unit].findings { return findings }
    var findings = UnitNode.Findings()
    let standing = tree[unit].standing
    // What has failed within the limit is found again, and attributed, in a few times as many steps.
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

  /// Has the evaluator judge a unit; nil where it does not apply.
  private mutating func evaluate(
    _ unit: UnitID,
    of field: FieldID?,
    details: Bool,
    _ stepLimit: Int?
  ) -> EvaluationOutcome? {
    guard isJudged(unit.instance) else { return nil }
    if let field, !tree[field].allows.isEnabled { return nil }
    var request = setting.preparation
    request.mode = .all
    request.moment = tree[unit].moment
    request.answers = answers
    request.details = details
    request.stepLimit = stepLimit
    let blueprint = tree[unit.instance].blueprint.units[unit.index]
    return evaluator.judge(
      blueprint.entry,
      in: tree[unit.instance].stack,
      request,
      judgesWithin: blueprint.judgesWithin
    )
  }

  private mutating func settle(
    _ unit: UnitID,
    _ standing: UnitNode.Standing,
    _ inquiries: [HostInquiry],
    _ added: UnitNode.Findings? = nil
  ) {
    let changed = standing.symmetricDifference(tree[unit].standing)
    if changed.contains(.hasErrors) { results.invalid += standing.contains(.hasErrors) ? 1 : -1 }
    if changed.contains(.isUndecided) {
      results.undecided += standing.contains(.isUndecided) ? 1 : -1
    }
    if changed.contains(.asks) || standing.contains(.asks), inquiries != tree[unit].inquiries {
      work.hasOtherQuestions = true
    }
    tree[unit].settle(standing, inquiries, added)
  }

  /// Removes an instance that is no longer part of the form, and what came of judging it.
  mutating func remove(_ instance: InstanceID) {
    for unit in tree.units(within: instance) { settle(unit, [], []) }
    if let field = focus.field, tree.isField(field, within: instance) { focus.move(to: nil) }
    tree.remove(instance)
  }

  /// Whether the fields of an instance are judged: those of an empty nested form are not.
  private func isJudged(_ instance: InstanceID) -> Bool {
    guard let holder = tree[instance].holder else { return true }
    guard tree[holder].allows.isEnabled else { return false }
    let slot = evaluator.record.slots[tree.slot(of: holder)]
    guard slot.flags.isDisjoint(with: .unjudged) else { return false }
    if !tree[instance].isRow, slot.kind != .form || slot.flags.contains(.hollow) { return false }
    return isJudged(holder.instance)
  }

  // MARK: Rules added to the open form

  /// What the rules find that were added to a field, and how that changes its standing.
  private func findingsOfAddedRules(
    of field: FieldID,
    _ standing: inout UnitNode.Standing
  ) -> UnitNode.Findings? {
    let slot = evaluator.record.slots[tree.slot(of: field)]
    guard slot.flags.isDisjoint(with: .unjudged) else { return nil }
    var findings = UnitNode.Findings()
    let value = valueGivenOut(by: field)
    let path = tree.path(of: field)
    for rule in tree[field].extraRules {
      let report = rule.judge(value, isTyped: tree[field].isTyping, clock: setting.options.clock)
      for var violation in report.violations {
        violation.path = path
        violation.check = nil
        standing.insert(.fails)
        if violation.severity == .error { standing.insert(.hasErrors) }
        if !violation.isIncomplete { standing.insert(.failsForGood) }
        findings.violations.append(violation)
      }
      for var undecided in report.undecided {
        undecided.path = path
        standing.insert(.isUndecided)
        findings.undecided.append(undecided)
      }
    }
    return findings
  }

  // MARK: Questions

  private mutating func collectQuestions() {
    work.hasOtherQuestions = false
    var asked: Set<HostQuestion> = []
    var seen: Set<HostQuestion> = []
    var questions: [HostQuestion] = []
    for unit in tree.units(within: root) {
      for inquiry in tree[unit].inquiries {
        asked.insert(inquiry.question)
        if inquiry.isPending, seen.insert(inquiry.question).inserted {
          questions.append(inquiry.question)
        }
      }
    }
    answers.keep(asked)
    guard questions != results.questions else { return }
    results.questions = questions
    notices.hasOtherQuestions = true
  }

  /// Has those units judged again that have asked certain questions.
  mutating func markUnits(whichAsk isMeant: (HostInquiry) -> Bool) {
    for unit in tree.units(within: root) where tree[unit].inquiries.contains(where: isMeant) {
      mark(unit)
    }
  }

  // MARK: Publishing

  private mutating func publishVerdict() {
    let verdict = results.currentVerdict
    guard verdict != results.verdict else { return }
    results.verdict = verdict
    notices.hasOtherVerdict = true
    broadcast.send(.verdict(verdict))
  }

  private mutating func publishPending() {
    let isPending = !results.questions.isEmpty
    guard isPending != results.isPending else { return }
    results.isPending = isPending
    notices.hasOtherPending = true
    broadcast.send(.pending(isPending))
  }
}
