// Forms, forms within forms, and which of their branches apply.

extension Evaluator {
  /// Judges the form's instance that the record is, whose slots are as they were read.
  mutating func judgeRecord(as form: FormIndex) {
    frame = FormFrame(form: form, base: 0, firstItem: 0)
    var start = program.forms[form].checks
    var heldUp: InstructionIndex?
    if sieves.siftsUnprepared[form.position], !isObserved {
      start = sift(from: start)
      heldUp = start
    }
    if case .stop = code[start.position].instruction {
      reportMistypedGroups(of: form)
      return
    }
    prepareForm(form, base: 0)
    judgeFrame(from: start, heldUp: heldUp)
  }

  /// Judges the form's instance of the frame, whose slots are prepared.
  private mutating func judgeFrame(
    from start: InstructionIndex,
    heldUp: InstructionIndex? = nil
  ) {
    reportMistypedGroups(of: frame.form)
    if !isHalted { run(from: start, heldUp: heldUp) }
  }

  /// Judges the form's instance at `base`, which lies in the field that is judged.
  private mutating func judgeForm(_ form: FormIndex, base: Int) {
    let outerState = fieldState
    let outerLoops = loops.count
    outerFrames.append(frame)
    frame = FormFrame(form: form, base: base, firstItem: items.count)
    judgeFrame(from: program.forms[form].checks)
    frame = outerFrames.removeLast()
    loops.removeLast(loops.count - outerLoops)
    fieldState = outerState
  }

  /// Judges the form that is the subject, or each of the list of forms that is.
  @inline(never)
  mutating func judgeNested(_ form: FormIndex) {
    guard judgesWithin else { return }
    let value = subject
    let units = unitsLeft
    unitsLeft = .max
    defer { unitsLeft = units }
    guard depth < limits.depth else {
      halt(.limit(EvaluationLimits.Name.depth.rawValue))
      return
    }
    depth += 1
    defer {
      depth -= 1
      subject = value
    }
    switch value.slot.kind {
    case .form:
      if !value.slot.flags.contains(.hollow) { judgeForm(form, base: value.position) }
    case .list:
      guard !isRefused(value) else { return }
      for item in 0..<Int(value.slot.count) where !isHalted && mayStep() {
        items.append(item)
        judgeItem(form, at: value.slot.position(ofItem: item))
        items.removeLast()
      }
    case .missing, .null, .boolean, .number, .wideNumber, .text, .date, .time, .dateTime, .file,
      .duration, .byteCount, .pattern, .set, .range:
      return
    }
  }

  private mutating func judgeItem(_ form: FormIndex, at position: Int) {
    let slot = record.slots[position]
    if slot.flags.contains(.mistyped) {
      reportMistyped(valueOfRecord(slot, at: position))
    } else if slot.flags.contains(.beyondLimit) {
      reportBeyond(slot.limit, place: fieldPlace)
    } else if slot.kind == .form {
      judgeForm(form, base: position)
    }
  }

  /// Marks the slots of the branches that do not apply, or of both where that is not known.
  @inline(never)
  mutating func decide(_ index: DecisionIndex) {
    let decision = program.decisions[index]
    let own = record.slots[base + decision.slot.position].flags
    if isObserved {
      let isAsked = own.isDisjoint(with: .unapplied)
      note(.decided(index, base: base, isAsked ? answer : nil))
    }
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
        let branch = UndecidedBranch(reason: lastUnknown.reason, place: decision.place)
        for slots in [decision.main, decision.otherwise] {
          mark(slots, .undecided)
          for slot in slots { undecidedBranches[base + slot] = branch }
        }
      }
    }
  }

  private mutating func mark(_ slots: Range<Int>, _ flag: Slot.Flags) {
    for slot in slots { record.slots[base + slot].flags.insert(flag) }
  }
}
