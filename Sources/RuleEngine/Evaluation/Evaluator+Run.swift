// The machine's loop. What each instruction means is said at `Instruction`.

extension Evaluator {
  /// Judges the form's instance of the frame, whose slots are prepared.
  mutating func judgeFrame() {
    reportMistypedGroups(of: frame.form)
    if !isHalted { run(from: program.forms[frame.form].checks) }
  }

  /// Judges the form's instance at `base`, which lies in the field that is judged.
  private mutating func judgeForm(_ form: FormIndex, base: Int) {
    let outerState = fieldState
    let outerLoops = loops.count
    outerFrames.append(frame)
    frame = FormFrame(form: form, base: base, firstItem: items.count)
    judgeFrame()
    frame = outerFrames.removeLast()
    loops.removeLast(loops.count - outerLoops)
    fieldState = outerState
  }

  /// Runs code up to its `stop`, or up to the `check` at the end of an expression when blaming.
  ///
  /// What is rare stands in functions of its own: inlined it would take the loop's registers.
  mutating func run(from start: InstructionIndex) {
    var position = start
    while true {
      let here = position
      let step = code[here.position]
      position.advance()
      if step.traits.contains(.isTest) {
        answer =
          subject.isSpecial && isBeyond(step)
          ? .notApplicable : test(step.instruction, entry: step.entry, at: here)
        lastTest = here
        if isObserved { observeTest(at: here) }
        if answer.isRefusal {
          // Where a test ends the evaluation, it could not be decided.
          if isHalted { return }
        } else if step.traits.contains(.endsCheck), !isObserved {
          position.advance()
        }
        continue
      }
      switch step.instruction {
      case .field(let field, let end):
        if !enter(field, planned: step.entry, end: end) {
          if isObserved, !fieldState.isPassedOver {
            traceOmission(from: position, to: end, .mode(request.mode))
          }
          position = end
          if isHalted { return }
        } else if step.traits.contains(.requiresValue), !subject.isEmpty, !isObserved {
          position.advance(by: 2)
        }
      case .form(let slot, let end):
        if !enterWholeForm(slot, end: end) { position = end }
        if isHalted { return }
      case .check(let check):
        if isBlaming || isHalted { return }
        if answer.isRefusal {
          if let target = conclude(check) {
            if isObserved { traceOmission(from: position, to: target, .mode(request.mode)) }
            position = target
          }
          if isHalted { return }
        } else {
          if isObserved { note(.checked(check, answer)) }
          if !inquiries.isEmpty { settleInquiries(isUndecided: false) }
        }
      case .moment(let moment, let end):
        if moment != request.moment {
          if isObserved { traceOmission(from: position, to: end, .moment(moment)) }
          position = end
        }
      case .unlessHeld(let end):
        if fieldState.hasFailed || fieldState.isUndecided {
          if isObserved { traceOmission(from: position, to: end, .host) }
          position = end
        }
      case .itemTypes:
        if !fieldState.isPassedOver { judgeItemTypes() }
        if isHalted { return }
      case .nested(let form):
        if !fieldState.isPassedOver { judgeNested(form) }
        if isHalted { return }
      case .items(let places, let end):
        if !beginItems(at: places, end: end) { position = end }
        if isHalted { return }
      case .nextItem(let begin):
        if advanceItems() { position = begin.next }
        if isHalted { return }
      case .decide(let decision):
        decide(decision)

      case .jump(let target):
        position = target
      case .branch(let otherwise, let end):
        if isObserved { note(.branched(here, answer)) }
        switch answer.now {
        case .holds: break
        case .fails, .notApplicable: position = otherwise
        case .unknown:
          if !accumulator.isOpen { concludeBranch(at: here) }
          position = end
        }
      case .stop:
        return

      case .beginAnd:
        open(.and)
        if isObserved { note(.opened(here)) }
      case .beginOr:
        open(.or)
        if isObserved { note(.opened(here)) }
      case .combine(let end):
        if combine() { position = end }
      case .end:
        close()
        if isObserved { note(.closed(answer)) }
      case .not:
        answer = answer.negated
        if isBlaming { blame?.isNegated.toggle() }
        if isObserved { note(.negated(here, answer)) }
      case .message(let message):
        if isBlaming { attach(message) }
      case .warn(let check):
        if check == blamedCheck { return }
        concludeWarning(check)
      case .beginEach(let places, let end):
        if isObserved { note(.opened(here)) }
        if !beginEach(at: places) { position = end }
        if isHalted { return }
      case .nextEach(let begin):
        if advanceEach() { position = begin.next }
        if isHalted { return }

      case .pushSubject(let operand):
        pushSubject(operand)
      case .ignoring(let set, let end):
        if !ignore(set, at: here) { position = end }
      case .popSubject:
        subject = subjects.removeLast()
      case .pushMember(let name, let end):
        if !enterMember(resolve(name)) { position = end }
      case .popMember:
        subject = owners.removeLast()
        // Items of a member are none of the field that is told of.
        if isBlaming { blame?.items = [] }

      case .rule(let rule, let list):
        callRule(rule, with: list, at: here)
        if isHalted { return }
      case .external, .compare, .required, .present, .accepted, .empty, .filled, .equal,
        .different, .length, .magnitude, .multiple, .oneOf, .noneOf, .matches, .startsWith,
        .endsWith, .characters, .syntax, .before, .after, .luhn, .mod97, .weightedSum, .idna, .size,
        .unique, .exclusive, .fileSize, .mediaType, .kind, .anyFilled, .allFilled:
        // Tests have run above.
        break
      }
    }
  }

  /// Whether the test says nothing of the subject, which has no value or is taken as it is given.
  @inline(__always)
  private func isBeyond(_ test: ExecutableInstruction) -> Bool {
    subject.isEmpty ? test.traits.contains(.needsValue) : !isJudged(by: test.instruction)
  }

  @inline(never)
  private mutating func observeTest(at instruction: InstructionIndex) {
    if isBlaming { blameTest(at: instruction) }
    traceTest(at: instruction)
  }

  @inline(never)
  private mutating func pushSubject(_ operand: Operand) {
    subjects.append(subject)
    subject = resolve(operand)
  }

  /// Counts a field, an item or a call that is gone into; answers whether it may be.
  @inline(__always)
  mutating func mayStep() -> Bool {
    stepsToPause &-= 1
    return stepsToPause > 0 || mayGoOn()
  }

  /// Whether steps are left and nobody has cancelled; asked every few thousand steps.
  @inline(never)
  private mutating func mayGoOn() -> Bool {
    steps += Evaluator.stepsBetweenPauses
    stepsToPause = Evaluator.stepsBetweenPauses
    if steps > limits.steps {
      halt(.limit(EvaluationLimits.Name.steps.rawValue))
      return false
    }
    haltIfCancelled()
    return !isHalted
  }

  /// Ends the evaluation where it is no longer wanted.
  mutating func haltIfCancelled() {
    if patterns.isCancelled() { halt(.cancelled) }
  }

  // MARK: Combination

  /// Takes the answer into the innermost accumulator; answers whether that settles it.
  @inline(never)
  private mutating func combine() -> Bool {
    let before = accumulator.answer
    let isOr = accumulator.kind == .or
    let combined = isOr ? before.or(answer) : before.and(answer)
    accumulator.answer = combined
    if isBlaming {
      blames[blames.count - 1] = Blame.combine(
        blames[blames.count - 1],
        before,
        with: blame,
        answer,
        isOr: isOr,
        isTyping: subject.slot.flags.contains(.typing)
      )
    }
    // Where both questions are asked, an operand that fails for now may be followed by one that
    // fails for good.
    if isOr { return combined.now == .holds && (!asksLater || !combined.canFail) }
    return combined.now == .fails && (!asksLater || !combined.canHold)
  }

  private mutating func open(_ kind: Accumulator.Kind) {
    if accumulator.isOpen { outerAccumulators.append(accumulator) }
    accumulator = Accumulator(kind: kind)
    if isBlaming { blames.append(nil) }
  }

  private mutating func close() {
    answer = accumulator.answer
    accumulator = outerAccumulators.popLast() ?? Accumulator()
    if isBlaming { blame = blames.removeLast() }
  }

  /// Whether `later` matters: when choosing whom to blame, or while a text is being typed.
  var asksLater: Bool { isBlaming || subject.slot.flags.contains(.typing) }

  // MARK: Calls

  @inline(never)
  private mutating func callRule(
    _ rule: RuleIndex,
    with list: OperandList,
    at instruction: InstructionIndex
  ) {
    // A rule that is a single test goes no deeper: where nobody observes, it is not called at all.
    guard depth < limits.depth || executable.isSingleTest(rule) else {
      answer = unknown(.limit(EvaluationLimits.Name.depth.rawValue), at: instruction)
      return
    }
    guard mayStep() else { return }
    if isObserved { traceCall(at: instruction) }
    depth += 1
    let outer = argumentsBase
    let first = arguments.count
    for position in list.range { arguments.append(resolve(program.operands[position])) }
    argumentsBase = first
    run(from: program.rules[rule].entry)
    if isBlaming { attachHeader(of: rule) }
    argumentsBase = outer
    arguments.removeLast(arguments.count - first)
    depth -= 1
    if isBlaming { blameCall(at: instruction) }
    if isObserved { note(.closed(answer)) }
  }

  // MARK: Lists

  /// Goes into the items of the subject's list one by one; answers whether there are any.
  @inline(never)
  private mutating func beginItems(at places: ItemPlaces, end: InstructionIndex) -> Bool {
    guard subject.slot.kind == .list, subject.slot.count > 0, !fieldState.isPassedOver,
      !fieldState.isSizeRefused
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
  private mutating func advanceItems() -> Bool {
    let last = loops.count - 1
    let failed = fieldState.hasFailed
    let undecided = fieldState.isUndecided
    if loops[last].next > loops[last].first {
      items.removeLast()
      if failed { loops[last].field.hasFailed = true }
      if undecided { loops[last].field.isUndecided = true }
    }
    guard hasReadableItem(last) else {
      fieldState = loops[last].field
      subject = loops[last].subject
      loops.removeLast()
      if isObserved { traceSubject() }
      return false
    }
    enterItem(of: last)
    fieldState = FieldState(end: loops[last].nextItem ?? InstructionIndex(0))
    items.append(loops[last].next - 1)
    if isObserved { traceSubject() }
    return true
  }

  /// Goes on to the next item of the right type, if there is one; others are reported as mistyped.
  private mutating func hasReadableItem(_ loop: Int) -> Bool {
    let list = loops[loop].list
    guard mayStep() else { return false }
    while loops[loop].next < Int(list.count) {
      let position = Int(list.start) + loops[loop].next * Int(list.payload)
      if !record.slots[position].flags.contains(.mistyped) { return true }
      loops[loop].next += 1
    }
    return false
  }

  private mutating func enterItem(of loop: Int) {
    let list = loops[loop].list
    let position = Int(list.start) + loops[loop].next * Int(list.payload)
    loops[loop].next += 1
    subject = resolveField(at: position)
  }

  @inline(never)
  private mutating func beginEach(at places: ItemPlaces) -> Bool {
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
  private mutating func advanceEach() -> Bool {
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

  // MARK: Forms

  /// Judges the form that is the subject, or each of the list of forms that is.
  @inline(never)
  private mutating func judgeNested(_ form: FormIndex) {
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
      guard !fieldState.isSizeRefused else { return }
      for item in 0..<Int(value.slot.count) where !isHalted && mayStep() {
        items.append(item)
        judgeItem(form, at: Int(value.slot.start) + item * Int(value.slot.payload))
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
    } else if slot.kind == .form {
      judgeForm(form, base: position)
    }
  }

  /// Marks the slots of the branches that do not apply, or of both where that is not known.
  @inline(never)
  private mutating func decide(_ index: DecisionIndex) {
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
        mark(decision.main, .undecided)
        mark(decision.otherwise, .undecided)
        undecidedBranches[base + decision.slot.position] = lastUnknown
      }
    }
  }

  private mutating func mark(_ slots: Range<Int>, _ flag: Slot.Flags) {
    for slot in slots { record.slots[base + slot].flags.insert(flag) }
  }
}
