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
    guard let instance = field.instance else { return }
    markReaders(of: field.layout.slot, in: instance)
    var inner = instance
    var offset: SlotOffset? = field.layout.slot
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

  /// Whether other fields may come to apply, or cease to, because a field's value has changed.
  private func decides(_ field: FormField) -> Bool {
    guard decides, let instance = field.instance else { return false }
    // Whether a nested form applies depends on whether there is anything in it.
    if instance.holder != nil { return true }
    return blueprints[instance.form.position].decidingSlots.contains(field.layout.slot)
  }

  // MARK: Judging

  private func judge() {
    while isStale || !changedFields.isEmpty || !marked.isEmpty {
      if isStale || !changedFields.isEmpty { bringUpToDate() }
      while let unit = marked.popLast() {
        unit.isMarked = false
        settle(unit, judgement(of: unit))
        if let field = unit.field { awaitShow(of: field) }
      }
    }
    collectQuestions()
    publishFields()
    publishVerdict()
  }

  private func bringUpToDate() {
    var request = EvaluationRequest()
    request.parsesTexts = !options.usesStrictTypes
    if isStale {
      isStale = false
      changedFields.removeAll()
      layOutRecord()
      evaluator.prepare(&record, as: form.index, request)
      noteActivity()
      return
    }
    let fields = changedFields
    changedFields.removeAll(keepingCapacity: true)
    var hasDecided = false
    for field in fields {
      guard let instance = field.instance else { continue }
      let decides = decides(field)
      write(field)
      evaluator.prepare(
        field.index,
        in: stack(of: instance),
        of: &record,
        request,
        decides: decides
      )
      hasDecided = hasDecided || decides
    }
    if hasDecided { noteActivity() }
  }

  /// Has everything judged again whose fields have come to apply, or ceased to.
  private func noteActivity() {
    root.forEachField { field in
      guard let instance = field.instance else { return }
      let slot = record.slots[instance.base + field.layout.slot.position]
      var activity = slot.flags.intersection(Slot.Flags.unapplied.union(.hollow))
      // A nested form that is not there is judged no more than one that is empty.
      if field.nested != nil, slot.kind != .form { activity.insert(.hollow) }
      guard activity != field.activity else { return }
      field.activity = activity
      concern(field)
      field.forEachInstance { markAll(of: $0) }
    }
    root.forEachUnit { unit in
      // A form-level check under a `when` has nothing but its slot to tell whether it applies.
      guard case .form(let slot) = unit.unit.subject, let instance = unit.instance else { return }
      let flags = record.slots[instance.base + slot.position].flags
      let activity = flags.intersection(.unapplied)
      guard activity != unit.activity else { return }
      unit.activity = activity
      mark(unit)
    }
  }

  private func judgement(of unit: UnitJudgement) -> UnitJudgement.Result {
    guard let outcome = judge(unit, details: false) else { return UnitJudgement.Result() }
    var result = UnitJudgement.Result(
      hasErrors: outcome.isInvalid,
      isUndecided: outcome.isUndecided,
      fails: outcome.failedChecks > 0,
      failsForGood: outcome.failedChecks > outcome.incompleteChecks,
      inquiries: outcome.inquiries
    )
    if let field = unit.field, !field.extraRules.isEmpty { applyAddedRules(of: field, to: &result) }
    return result
  }

  /// What exactly a unit's last judgement found; made out when somebody asks, which few keys do.
  func findings(of unit: UnitJudgement) -> UnitJudgement.Findings {
    if let findings = unit.findings { return findings }
    var findings = UnitJudgement.Findings()
    if unit.result.fails || unit.result.isUndecided, let outcome = judge(unit, details: true) {
      findings.violations = outcome.violations + unit.result.added.violations
      findings.undecided = outcome.undecided + unit.result.added.undecided
    }
    unit.findings = findings
    return findings
  }

  /// Judges a unit; nil where it does not apply.
  private func judge(_ unit: UnitJudgement, details: Bool) -> EvaluationOutcome? {
    guard let instance = unit.instance, isJudged(instance), unit.field?.allows.isEnabled ?? true
    else { return nil }
    var request = EvaluationRequest()
    request.mode = .all
    request.moment = unit.moment
    request.parsesTexts = !options.usesStrictTypes
    request.answers = answers
    request.details = details
    return evaluator.judge(
      unit.unit,
      in: stack(of: instance),
      of: &record,
      request,
      judgesWithin: unit.field.map { $0.nested == nil && !$0.hasFormRows } ?? true
    )
  }

  private func settle(_ unit: UnitJudgement, _ result: UnitJudgement.Result) {
    invalidUnits += (result.hasErrors ? 1 : 0) - (unit.result.hasErrors ? 1 : 0)
    undecidedUnits += (result.isUndecided ? 1 : 0) - (unit.result.isUndecided ? 1 : 0)
    if result.inquiries != unit.result.inquiries { hasOtherQuestions = true }
    unit.result = result
  }

  /// Forgets what came of the units of an instance that is no longer part of the form.
  func forget(_ instance: FormInstance) {
    instance.forEachUnit { settle($0, UnitJudgement.Result()) }
  }

  /// Whether the fields of an instance are judged: those of an empty nested form are not.
  private func isJudged(_ instance: FormInstance) -> Bool {
    guard let holder = instance.holder, let outer = holder.instance else { return true }
    guard holder.allows.isEnabled else { return false }
    if let row = instance.row, holder.position(of: row) == nil { return false }
    let slot = record.slots[outer.base + holder.layout.slot.position]
    guard slot.flags.isDisjoint(with: .unjudged) else {
      return false
    }
    if instance.row == nil, slot.kind != .form || slot.flags.contains(.hollow) { return false }
    return isJudged(outer)
  }

  /// The instance and those around it as the evaluator knows them.
  func stack(of instance: FormInstance) -> FrameStack {
    if instance === root { return rootStack }
    guard let holder = instance.holder, let outer = holder.instance else {
      return FrameStack(form: instance.form, base: instance.base)
    }
    var stack = stack(of: outer)
    stack.enter(
      instance.form,
      base: instance.base,
      through: holder.index.position,
      item: instance.row.map { holder.position(of: $0) ?? 0 }
    )
    return stack
  }

  // MARK: Rules added to the open form

  private func applyAddedRules(of field: FormField, to result: inout UnitJudgement.Result) {
    guard let instance = field.instance else { return }
    let slot = record.slots[instance.base + field.layout.slot.position]
    guard slot.flags.isDisjoint(with: .unjudged) else {
      return
    }
    let value = valueGivenOut(by: field)
    let path = field.path
    for rule in field.extraRules {
      let report = rule.judge(value, isTyped: field.isTyping, clock: options.clock)
      for var violation in report.violations {
        violation.path = path
        violation.check = nil
        result.fails = true
        result.hasErrors = result.hasErrors || violation.severity == .error
        result.failsForGood = result.failsForGood || !violation.isIncomplete
        result.added.violations.append(violation)
      }
      for var undecided in report.undecided {
        undecided.path = path
        result.isUndecided = true
        result.added.undecided.append(undecided)
      }
    }
  }

  // MARK: Questions

  private func collectQuestions() {
    guard hasOtherQuestions else { return }
    hasOtherQuestions = false
    var asked: Set<HostQuestion> = []
    var seen: Set<HostQuestion> = []
    var questions: [HostQuestion] = []
    root.forEachUnit { unit in
      for inquiry in unit.result.inquiries {
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
