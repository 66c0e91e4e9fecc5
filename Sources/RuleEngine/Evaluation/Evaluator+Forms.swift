// Forms, nested forms, and the branches that apply in them.

extension Evaluator {
  /// Judges the record as an instance of the form; its slots are not yet prepared.
  mutating func judgeRecord<Observer: RunObserver>(
    as form: FormIndex,
    _ observer: inout Observer
  ) {
    context.frame = FormFrame(form: form, base: 0, firstItem: 0)
    var start = program.forms[form].checks
    var resumePoint: InstructionIndex?
    var areAllAccepted = false
    if !Observer.isWatching, executable.fieldPlans.fastPathsPrecedePreparation[form.position] {
      start = takeFastPaths(from: start)
      resumePoint = start
      areAllAccepted = executable.inlinedCode[start.position].instruction == .stop
      // Without groups, nothing used the registers and stacks, so there is nothing to reset.
      if areAllAccepted, program.forms[form].objects.count == 1, record.unknownMembers.isEmpty {
        return
      }
    }
    machine.reset()
    context.reset()
    if !context.undecidedBranches.isEmpty { context.undecidedBranches.removeAll() }
    if !context.obstacles.isEmpty { context.obstacles.removeAll() }
    if areAllAccepted { return reportStrayMembers(of: form) }
    prepare(form, &observer)
    judgeFrame(from: start, resumingAt: resumePoint, &observer)
  }

  /// Judges the instance of the current frame, whose slots are prepared.
  private mutating func judgeFrame<Observer: RunObserver>(
    from start: InstructionIndex,
    resumingAt resumePoint: InstructionIndex? = nil,
    _ observer: inout Observer
  ) {
    reportStrayMembers(of: frame.form)
    if !isHalted { run(from: start, resumingAt: resumePoint, &observer) }
  }

  /// Judges the form's instance at `base`, which is the value of the current field or an item of
  /// it.
  private mutating func judgeForm<Observer: RunObserver>(
    _ form: FormIndex,
    base: Int,
    follows: Bool = false,
    _ observer: inout Observer
  ) {
    let outerField = context.field
    let outerLoops = machine.loops.count
    context.outerFrames.append(frame)
    context.frame = FormFrame(form: form, base: base, firstItem: items.count, follows: follows)
    judgeFrame(from: program.forms[form].checks, &observer)
    context.frame = context.outerFrames.removeLast()
    machine.loops.removeLast(machine.loops.count - outerLoops)
    context.field = outerField
  }

  /// Judges the form that is the subject, or each form in the list that is the subject.
  @inline(never)
  mutating func judgeNested<Observer: RunObserver>(
    _ form: FormIndex,
    _ observer: inout Observer
  ) {
    guard request.judgesNestedForms else { return }
    let value = subject
    let units = budget.units
    budget.units = .max
    defer { budget.units = units }
    guard machine.calls.depth < limits.depth else {
      halt(.limit(EvaluationLimits.Name.depth.rawValue))
      return
    }
    machine.calls.depth += 1
    defer {
      machine.calls.depth -= 1
      machine.subject = value
    }
    switch value.slot.kind {
    case .form:
      if !value.slot.flags.contains(.emptyForm) { judgeForm(form, base: value.position, &observer) }
    case .list:
      guard !isRefused(value) else { return }
      let order = record.entriesInDataOrder(of: value.slot)
      for place in 0..<Int(value.slot.count) where !isHalted && mayStep() {
        let item = order?[place] ?? place
        context.items.append(item)
        judgeItem(item, of: value.slot, form, &observer)
        context.items.removeLast()
      }
    case .missing, .null, .boolean, .number, .wideNumber, .text, .date, .month, .time, .dateTime,
      .file,
      .duration, .byteCount, .pattern, .set, .range:
      return
    }
  }

  private mutating func judgeItem<Observer: RunObserver>(
    _ item: Int,
    of list: Slot,
    _ form: FormIndex,
    _ observer: inout Observer
  ) {
    let position = list.position(ofItem: item)
    let slot = record.slots[position]
    if slot.flags.contains(.mistyped) {
      machine.subject = valueOfRecord(slot, at: position)
      if !isKeySettled(of: list, at: position) { reportMistyped(subject) }
    } else if slot.flags.contains(.beyondLimit) {
      reportBeyond(slot.limit, place: fieldPlace)
    } else {
      // A null or empty item is an instance whose fields are all empty.
      judgeForm(form, base: position, follows: item > 0 && !list.isMap, &observer)
    }
  }

  /// Marks the slots of branches that don't apply, or of both if the condition is undecided.
  @inline(never)
  mutating func decide<Observer: RunObserver>(
    _ index: DecisionIndex,
    _ observer: inout Observer
  ) {
    let decision = program.decisions[index]
    let own = record.slots[base + decision.slot.position].flags
    observer.observe(
      .decided(index, isAsked: own.isDisjoint(with: .unapplied)),
      in: &self
    )
    if own.contains(.inactive) {
      mark(decision.main, .inactive)
      mark(decision.otherwise, .inactive)
    } else if own.contains(.undecided) {
      mark(decision.main, .undecided)
      mark(decision.otherwise, .undecided)
    } else {
      switch answer.now {
      case .holds: mark(decision.otherwise, .inactive)
      case .fails, .notApplicable: mark(decision.main, .inactive)
      case .unknown:
        let branch = UndecidedBranch(reason: machine.lastUnknown.reason, place: decision.place)
        for slots in [decision.main, decision.otherwise] {
          mark(slots, .undecided)
          for slot in slots { context.undecidedBranches[base + slot] = branch }
        }
      }
    }
  }

  private mutating func mark(_ slots: Range<Int>, _ flag: Slot.Flags) {
    for slot in slots { record.slots[base + slot].flags.insert(flag) }
  }
}
