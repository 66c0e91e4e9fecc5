// From a change to what is shown: the record is brought up to date, the units that the change
// concerns are judged, and what is different from before is told.

extension FormSession {
  /// Makes changes, and judges once they are all made.
  func change<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    changeDepth += 1
    defer {
      changeDepth -= 1
      if changeDepth == 0 { judge() }
    }
    return try body()
  }

  // MARK: What a change concerns

  /// Marks what has to be judged because a field's value, or whether it applies, has changed.
  func concern(_ field: FormField) {
    mark(field.judgement)
    guard field.isNested || !field.readers.isEmpty, let instance = field.instance else { return }
    for position in field.readers { mark(instance.units[position]) }
    if field.isNested { concernForms(around: instance, field.layout.slot) }
  }

  /// Marks what reads a slot of an instance, or the instance itself, in those around it.
  private func concernForms(around instance: FormInstance, _ slot: SlotOffset) {
    var inner = instance
    var offset: SlotOffset? = slot
    while let holder = inner.holder, let outer = holder.instance {
      mark(holder.judgement)
      // The slots of a nested form are slots of the form around it; those of a row are not.
      offset =
        inner.row == nil
        ? offset.map { SlotOffset($0.position + holder.layout.slot.position) } : nil
      markReaders(of: holder.layout.slot, in: outer)
      if let offset { markReaders(of: offset, in: outer) }
      inner = outer
    }
  }

  private func markReaders(of slot: SlotOffset, in instance: FormInstance) {
    guard let readers = blueprints[instance.form.position].readers[slot] else { return }
    for position in readers { mark(instance.units[position]) }
  }

  func mark(_ unit: UnitJudgement) {
    guard !unit.isMarked else { return }
    unit.isMarked = true
    marked.append(unit)
  }

  /// Marks every unit of an instance and of what is in it.
  func markAll(of instance: FormInstance) {
    instance.forEachUnit { mark($0) }
  }

  // MARK: Judging

  private func judge() {
    while true {
      if isStale || !changedFields.isEmpty { bringUpToDate() }
      guard let unit = marked.popLast() else { break }
      unit.isMarked = false
      let field = unit.field
      judge(unit, of: field)
      if let field { awaitShow(of: field) }
    }
    let hasOtherQuestions = hasOtherQuestions
    if hasOtherQuestions { collectQuestions() }
    publishFields()
    publishVerdict()
    if hasOtherQuestions { publishPending() }
  }

  private func bringUpToDate() {
    if isStale {
      isStale = false
      changedFields.removeAll()
      layOutRecord()
      evaluator.prepare(as: form.index, preparation)
      noteActivity(of: root, withRows: true)
      return
    }
    var undecided: [FormInstance] = []
    for field in changedFields {
      guard let instance = field.instance else { continue }
      update(field, of: instance)
      if decides { collectInstances(decidedBy: field, of: instance, into: &undecided) }
    }
    changedFields.removeAll(keepingCapacity: true)
    if !undecided.isEmpty { decideAgain(in: undecided) }
  }

  // MARK: What applies

  /// Notes the instances in which other fields may come to apply, or cease to, because of a change.
  private func collectInstances(
    decidedBy field: FormField,
    of instance: FormInstance,
    into undecided: inout [FormInstance]
  ) {
    // Whether a nested form applies depends on whether there is anything in it.
    guard field.decides || field.isNested else { return }
    var place = instance.place
    while true {
      if !place.isUndecided {
        place.isUndecided = true
        undecided.append(place)
      }
      // Conditions around a list may ask about its items.
      repeat {
        guard let list = place.holder, let outer = list.instance else { return }
        place = outer.place
        if isDecisive(list, in: outer) { break }
      } while true
    }
  }

  /// Whether a condition of an instance, or of those in whose slots it lies, reads a field.
  private func isDecisive(_ field: FormField, in instance: FormInstance) -> Bool {
    var (holder, inner) = (field, instance)
    var slot = SlotOffset(0)
    while true {
      slot = SlotOffset(slot.position + holder.layout.slot.position)
      if holder.decides || blueprints[inner.form.position].decidingSlots.contains(slot) {
        return true
      }
      guard !inner.isRow, let next = inner.holder, let outer = next.instance else { return false }
      (holder, inner) = (next, outer)
    }
  }

  /// The most steps that a unit or a decision may take now; nil for as many as the record allows.
  ///
  /// However little the keystroke has left, what takes few steps is still decided.
  private var grantedSteps: Int? {
    keystrokeSteps.map { max($0, Evaluator.stepsBetweenPauses) }
  }

  /// Takes what the evaluator has just taken from the steps of the keystroke.
  private func chargeKeystroke() {
    if let left = keystrokeSteps { keystrokeSteps = left - evaluator.stepsTaken }
  }

  private func decideAgain(in undecided: [FormInstance]) {
    // Outer conditions may read what is decided within.
    for place in undecided.sorted(by: { $0.stack.depth > $1.stack.depth }) {
      place.isUndecided = false
      var request = preparation
      request.stepLimit = grantedSteps
      evaluator.decideAgain(in: place.stack, request)
      chargeKeystroke()
      noteActivity(of: place, withRows: false)
    }
  }

  /// Has everything judged again whose fields have come to apply, or ceased to.
  private func noteActivity(of instance: FormInstance, withRows: Bool) {
    for field in instance.fields {
      noteActivity(of: field, in: instance)
      if let nested = field.nested { noteActivity(of: nested, withRows: withRows) }
      guard withRows else { continue }
      for row in field.currentRows {
        if let row = row.instance { noteActivity(of: row, withRows: true) }
      }
    }
    for unit in instance.units {
      // A form-level check under a `when` has nothing but its slot to tell whether it applies.
      guard let slot = unit.activitySlot else { continue }
      let flags = evaluator.record.slots[instance.base + slot.position].flags
      let activity = flags.intersection(.unapplied)
      guard activity != unit.activity else { continue }
      unit.activity = activity
      mark(unit)
    }
  }

  private func noteActivity(of field: FormField, in instance: FormInstance) {
    let slot = evaluator.record.slots[instance.base + field.layout.slot.position]
    var activity = slot.flags.intersection(Slot.Flags.unapplied.union(.hollow))
    // A nested form that is not there is judged no more than one that is empty.
    if field.nested != nil, slot.kind != .form { activity.insert(.hollow) }
    guard activity != field.activity else { return }
    field.activity = activity
    concern(field)
    field.forEachInstance { markAll(of: $0) }
  }

  // MARK: Units

  /// Judges a unit: that of a field, or a check of the form as a whole.
  private func judge(_ unit: UnitJudgement, of field: FormField?) {
    unit.stepLimit = grantedSteps
    guard let outcome = evaluate(unit, of: field, details: false) else {
      return settle(unit, [], [])
    }
    chargeKeystroke()
    var standing = UnitJudgement.Standing(outcome)
    let inquiries = standing.contains(.asks) ? outcome.inquiries : []
    var added: UnitJudgement.Findings?
    if let field, !field.extraRules.isEmpty {
      added = findingsOfAddedRules(of: field, &standing)
    }
    settle(unit, standing, inquiries, added)
  }

  /// What exactly a unit's last judgement found; made out when somebody asks, which few keys do.
  func findings(of unit: UnitJudgement) -> UnitJudgement.Findings {
    if let findings = unit.findings { return findings }
    var findings = UnitJudgement.Findings()
    if !unit.standing.isDisjoint(with: [.fails, .isUndecided]),
      let outcome = evaluate(unit, of: unit.field, details: true)
    {
      findings.violations = outcome.violations + unit.added.violations
      findings.undecided = outcome.undecided + unit.added.undecided
    }
    unit.findings = findings
    return findings
  }

  /// Has the evaluator judge a unit; nil where it does not apply.
  private func evaluate(
    _ unit: UnitJudgement,
    of field: FormField?,
    details: Bool
  ) -> EvaluationOutcome? {
    guard let instance = unit.instance, isJudged(instance) else { return nil }
    if let field, !field.allows.isEnabled { return nil }
    var request = preparation
    request.mode = .all
    request.moment = unit.moment
    request.answers = answers
    request.details = details
    // What has failed within the limit is found again, and blamed, in a few times as many steps.
    if !details || unit.standing.contains(.isUndecided) { request.stepLimit = unit.stepLimit }
    return evaluator.judge(
      unit.entry,
      in: instance.stack,
      request,
      judgesWithin: field.map { $0.nested == nil && !$0.hasFormRows } ?? true
    )
  }

  private func settle(
    _ unit: UnitJudgement,
    _ standing: UnitJudgement.Standing,
    _ inquiries: [HostInquiry],
    _ added: UnitJudgement.Findings? = nil
  ) {
    let changed = standing.symmetricDifference(unit.standing)
    if changed.contains(.hasErrors) { tally.invalid += standing.contains(.hasErrors) ? 1 : -1 }
    if changed.contains(.isUndecided) {
      tally.undecided += standing.contains(.isUndecided) ? 1 : -1
    }
    if changed.contains(.asks) || standing.contains(.asks) {
      hasOtherQuestions = hasOtherQuestions || inquiries != unit.inquiries
    }
    unit.settle(standing, inquiries, added)
  }

  /// Forgets what came of the units of an instance that is no longer part of the form.
  func forget(_ instance: FormInstance) {
    instance.leave()
    instance.forEachUnit { settle($0, [], []) }
  }

  /// Whether the fields of an instance are judged: those of an empty nested form are not.
  private func isJudged(_ instance: FormInstance) -> Bool {
    guard instance.isNested else { return true }
    guard instance.isPresent, let holder = instance.holder, let outer = holder.instance,
      holder.allows.isEnabled
    else { return false }
    let slot = evaluator.record.slots[outer.base + holder.layout.slot.position]
    guard slot.flags.isDisjoint(with: .unjudged) else { return false }
    let isAlone = holder.nested === instance
    if isAlone, slot.kind != .form || slot.flags.contains(.hollow) { return false }
    return isJudged(outer)
  }

  // MARK: Rules added to the open form

  /// What the rules find that were added to a field, and how that changes its standing.
  private func findingsOfAddedRules(
    of field: FormField,
    _ standing: inout UnitJudgement.Standing
  ) -> UnitJudgement.Findings? {
    guard let instance = field.instance else { return nil }
    let slot = evaluator.record.slots[instance.base + field.layout.slot.position]
    guard slot.flags.isDisjoint(with: .unjudged) else { return nil }
    var findings = UnitJudgement.Findings()
    let value = valueGivenOut(by: field)
    let path = field.path
    for rule in field.extraRules {
      let report = rule.judge(value, isTyped: field.isTyping, clock: options.clock)
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

  private func collectQuestions() {
    hasOtherQuestions = false
    var asked: Set<HostQuestion> = []
    var seen: Set<HostQuestion> = []
    var questions: [HostQuestion] = []
    root.forEachUnit { unit in
      for inquiry in unit.inquiries {
        asked.insert(inquiry.question)
        if inquiry.isPending, seen.insert(inquiry.question).inserted {
          questions.append(inquiry.question)
        }
      }
    }
    answers.keep(asked)
    guard questions != wanted else { return }
    wanted = questions
    wakeUp?.yield()
    if wanted.isEmpty { endWaiting() }
  }
}
