// Loops that make each item of a list the subject in turn.

extension Evaluator {
  /// Starts to judge items of the subject's list, or their contents; returns whether there are any.
  @inline(never)
  mutating func beginItems<Observer: RunObserver>(
    at places: ItemPlaces,
    end: InstructionIndex,
    _ observer: inout Observer
  ) -> Bool {
    let items = items(of: subject, at: places)
    guard items.count > 0, !context.field.isSkipped, !isRefused(subject) else { return false }
    machine.loops.append(
      ItemLoop(
        over: items,
        at: places,
        order: record.entriesInDataOrder(of: items),
        subject: subject,
        field: context.field,
        nextItem: InstructionIndex(end.position - 1)
      )
    )
    return advanceItems(&observer)
  }

  /// The items that `each` or `keys` visits; missing for a value without items at such places.
  private func items(of value: Operand.Resolved, at places: ItemPlaces) -> Slot {
    let items = value.slot.items
    if places.areKeys { return items.isMap ? items : .missing }
    // Members of an object are unordered, so places don't apply to them.
    return value.slot.kind == .list || places == .all ? items : .missing
  }

  /// Makes the next item the subject or, after the last, the list again; returns whether there was
  /// one.
  @inline(never)
  mutating func advanceItems<Observer: RunObserver>(_ observer: inout Observer) -> Bool {
    let last = machine.loops.count - 1
    if machine.loops[last].next > machine.loops[last].first { leaveItem(of: last) }
    defer { observer.observe(.entered, in: &self) }
    guard hasReadableItem(last) else {
      context.field = machine.loops[last].field
      machine.subject = machine.loops[last].subject
      machine.loops.removeLast()
      return false
    }
    enterItem(of: last)
    context.field =
      context.itemStates.isEmpty
      ? FieldState() : context.itemStates[subject.position] ?? FieldState()
    if isSettled(subject.position + machine.loops[last].partner) { context.field.isSettled = true }
    context.field.end = machine.loops[last].nextItem ?? InstructionIndex(0)
    context.items.append(machine.loops[last].index)
    return true
  }

  /// Whether the item or key at the position has been reported on and no more is to be reported.
  func isSettled(_ position: Int) -> Bool {
    !context.itemStates.isEmpty && context.itemStates[position]?.isSettled == true
  }

  /// Passes an item's state on to its list.
  private mutating func leaveItem(of loop: Int) {
    context.items.removeLast()
    if context.field.hasFailed { machine.loops[loop].field.hasFailed = true }
    if context.field.isUndecided { machine.loops[loop].field.isUndecided = true }
    if context.field.mattersLater { context.itemStates[subject.position] = context.field }
  }

  /// Advances to the next item that can be judged; the others are reported by their type.
  private mutating func hasReadableItem(_ loop: Int) -> Bool {
    let list = machine.loops[loop].list
    guard mayStep() else { return false }
    while machine.loops[loop].next < Int(list.count) {
      let position = list.position(ofItem: machine.loops[loop].nextIndex)
      if record.slots[position].flags.isDisjoint(with: .unjudged) { return true }
      machine.loops[loop].next += 1
    }
    return false
  }

  private mutating func enterItem(of loop: Int) {
    let position = machine.loops[loop].list.position(ofItem: machine.loops[loop].nextIndex)
    machine.loops[loop].next += 1
    machine.subject = resolveField(at: position)
  }

  /// Makes the first item of the subject's list the subject; returns whether there is one.
  @inline(never)
  mutating func beginEach<Observer: RunObserver>(
    at places: ItemPlaces,
    _ observer: inout Observer
  ) -> Bool {
    let items = items(of: subject, at: places)
    machine.loops.append(
      ItemLoop(
        over: items,
        at: places,
        order: record.entriesInDataOrder(of: items),
        subject: subject,
        field: context.field
      )
    )
    let loop = machine.loops.count - 1
    guard hasReadableItem(loop) else {
      machine.loops.removeLast()
      machine.answer = .notApplicable
      observer.observe(.closed, in: &self)
      return false
    }
    machine.accumulators.open(.and)
    observer.observe(.itemBegan(machine.loops[loop].nextIndex), in: &self)
    enterItem(of: loop)
    return true
  }

  /// Combines the item's answer; returns whether to run the body for another item.
  @inline(never)
  mutating func advanceEach<Observer: RunObserver>(_ observer: inout Observer) -> Bool {
    let loop = machine.loops.count - 1
    observer.observe(.itemEnded(machine.loops[loop].index), in: &self)
    let isSettled = combine(&observer)
    if !isSettled, hasReadableItem(loop) {
      observer.observe(.itemBegan(machine.loops[loop].nextIndex), in: &self)
      enterItem(of: loop)
      return true
    }
    machine.subject = machine.loops[loop].subject
    machine.loops.removeLast()
    machine.answer = machine.accumulators.close()
    observer.observe(.closed, in: &self)
    return false
  }
}
