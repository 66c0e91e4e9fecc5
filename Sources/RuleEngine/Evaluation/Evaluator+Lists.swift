// The items of lists as the subject, one after the other.

extension Evaluator {
  /// Goes into items of the subject's list one by one, which are told of by themselves; answers
  /// whether there are any.
  @inline(never)
  mutating func beginItems(at places: ItemPlaces, end: InstructionIndex) -> Bool {
    // Of an item that an `each` has settled another one has nothing to tell.
    !fieldState.isSettled && beginLoop(at: places, end: end)
  }

  /// Goes into the items of the subject's list one by one to judge what is in them; answers whether
  /// there are any.
  @inline(never)
  mutating func beginContents(end: InstructionIndex) -> Bool {
    beginLoop(at: .all, end: end)
  }

  private mutating func beginLoop(at places: ItemPlaces, end: InstructionIndex) -> Bool {
    guard subject.slot.kind == .list, subject.slot.count > 0, !fieldState.isPassedOver,
      !isRefused(subject)
    else { return false }
    loops.append(
      ItemLoop(
        over: subject.slot,
        at: places,
        subject: subject,
        field: fieldState,
        nextItem: InstructionIndex(end.position - 1)
      )
    )
    return advanceItems()
  }

  /// Makes the next item the subject; answers whether there was one.
  @inline(never)
  mutating func advanceItems() -> Bool {
    let last = loops.count - 1
    let failed = fieldState.hasFailed
    let undecided = fieldState.isUndecided
    if loops[last].next > loops[last].first {
      items.removeLast()
      if failed { loops[last].field.hasFailed = true }
      if undecided { loops[last].field.isUndecided = true }
      if fieldState.mattersLater { itemStates[subject.position] = fieldState }
    }
    guard hasReadableItem(last) else {
      fieldState = loops[last].field
      subject = loops[last].subject
      loops.removeLast()
      if isObserved { traceSubject() }
      return false
    }
    enterItem(of: last)
    fieldState = itemStates.isEmpty ? FieldState() : itemStates[subject.position] ?? FieldState()
    fieldState.end = loops[last].nextItem ?? InstructionIndex(0)
    items.append(loops[last].next - 1)
    if isObserved { traceSubject() }
    return true
  }

  /// Goes on to the next item that can be judged, if there is one; others are reported by their type.
  private mutating func hasReadableItem(_ loop: Int) -> Bool {
    let list = loops[loop].list
    guard mayStep() else { return false }
    while loops[loop].next < Int(list.count) {
      let position = list.position(ofItem: loops[loop].next)
      if record.slots[position].flags.isDisjoint(with: .unjudged) { return true }
      loops[loop].next += 1
    }
    return false
  }

  private mutating func enterItem(of loop: Int) {
    let list = loops[loop].list
    let position = list.position(ofItem: loops[loop].next)
    loops[loop].next += 1
    subject = resolveField(at: position)
  }

  @inline(never)
  mutating func beginEach(at places: ItemPlaces) -> Bool {
    // Of what is no list there are no items.
    let isList = subject.slot.kind == .list
    let list = isList ? subject.slot : .missing
    loops.append(ItemLoop(over: list, at: places, subject: subject, field: fieldState))
    guard hasReadableItem(loops.count - 1) else {
      loops.removeLast()
      answer = .notApplicable
      blame = nil
      if isObserved { note(.closed(answer)) }
      return false
    }
    open(.and)
    enterEachItem(of: loops.count - 1)
    return true
  }

  /// Takes the item's answer; answers whether to run the body for another item.
  @inline(never)
  mutating func advanceEach() -> Bool {
    let last = loops.count - 1
    if isBlaming, blame?.items != nil { blame?.items.insert(loops[last].next - 1, at: 0) }
    let isSettled = combine()
    if !isSettled, hasReadableItem(last) {
      enterEachItem(of: last)
      return true
    }
    subject = loops[last].subject
    loops.removeLast()
    close()
    if isObserved { note(.closed(answer)) }
    return false
  }

  private mutating func enterEachItem(of loop: Int) {
    if isObserved { note(.item(loops[loop].next)) }
    enterItem(of: loop)
  }
}
