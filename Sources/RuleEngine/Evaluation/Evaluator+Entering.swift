// Entering fields and forms: sets the subject and decides whether its checks run.

extension Evaluator {
  /// Counts a unit; if the budget of units is used up, the run stops here.
  private mutating func mayEnter() -> Bool {
    guard budget.units > 0 else {
      machine.halt.isSet = true
      return false
    }
    budget.units &-= 1
    return mayStep()
  }

  /// Makes the field the subject; returns whether its checks should run.
  @inline(__always)
  mutating func enter<Observer: RunObserver>(
    _ field: FieldIndex,
    planned plan: UInt32,
    end: InstructionIndex,
    _ observer: inout Observer
  ) -> Bool {
    guard mayEnter() else { return false }
    context.frame.field = field.position
    context.field = FieldState(end: end)
    let plan = executable.fieldPlans.fields[Int(plan)]
    let position = base + plan.slot.position
    let slot = record.slots[position]
    machine.subject = valueOfRecord(slot, at: position)
    if !slot.flags.isDisjoint(with: .unjudged) {
      context.field.isSkipped = true
      skip(field, &observer)
      return false
    }
    observer.observe(.entered, in: &self)
    guard slot.kind == .text, let options = plan.options else { return true }
    return judgeOption(inTable: options) || (request.mode == .all && !isHalted)
  }

  /// Reports, if necessary, why the field that is the subject is not judged.
  @inline(never)
  private mutating func skip<Observer: RunObserver>(
    _ field: FieldIndex,
    _ observer: inout Observer
  ) {
    let layout = program.forms[frame.form].fields[field]
    let flags = subject.slot.flags
    if flags.contains(.inactive) {
      observer.observe(.skipped(.inactive), in: &self)
    } else if flags.contains(.undecided) {
      observer.observe(.skipped(.undecided), in: &self)
      reportUndecidedBranch(at: subject.position)
    } else if flags.contains(.mistyped) {
      observer.observe(.skipped(.mistyped), in: &self)
      reportMistyped(subject)
    } else if reportUncomputed(at: subject.position, place: layout.place) {
      observer.observe(.skipped(.undecided), in: &self)
    } else {
      let limit = subject.slot.limit
      observer.observe(.skipped(.beyond(limit)), in: &self)
      reportBeyond(limit, place: layout.place)
    }
  }

  /// Makes the form itself the subject of a check; returns whether the check applies.
  mutating func enterWholeForm<Observer: RunObserver>(
    _ slot: SlotOffset,
    from start: InstructionIndex,
    to end: InstructionIndex,
    _ observer: inout Observer
  ) -> Bool {
    guard mayEnter() else { return false }
    context.frame.field = nil
    context.frame.check = slot
    context.field = FieldState(end: end)
    machine.subject = resolveField(at: base)
    let position = base + slot.position
    let flags = record.slots[position].flags
    if flags.contains(.inactive) { return false }
    observer.observe(.entered, in: &self)
    guard flags.contains(.undecided) else { return true }
    if let branch = context.undecidedBranches[position] {
      observer.observe(.omitted(from: start, to: end, .reason(branch.reason)), in: &self)
    }
    reportUndecidedBranch(at: position)
    return false
  }
}
