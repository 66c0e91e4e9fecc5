// The interpreter loop. `Instruction` documents what each instruction does.

extension Evaluator {
  /// Runs instructions up to `stop`, a halt, or the check at which the observer ends the run.
  ///
  /// Rare instructions have functions of their own: inlined, they would take the loop's registers.
  ///
  /// - Parameters:
  ///   - start: the instruction that runs first.
  ///   - resumePoint: a field whose fast path has already rejected its value.
  ///   - observer: watches the run.
  mutating func run<Observer: RunObserver>(
    from start: InstructionIndex,
    resumingAt resumePoint: InstructionIndex? = nil,
    _ observer: inout Observer
  ) {
    let code = Observer.isWatching ? executable.code : executable.inlinedCode
    var position = start
    var resumePoint = resumePoint
    while true {
      let here = position
      let step = code[here.position]
      position.advance()
      if step.traits.contains(.isTest) {
        let answer =
          subject.isSpecial
          ? testSpecial(step, at: here) : test(step, at: here)
        machine.answer = answer
        machine.lastTest = TestedInstruction(instruction: here, isRefusal: answer.isRefusal)
        observer.observe(.tested(here), in: &self)
        if answer.isRefusal {
          // A test that halts the evaluation answers `unknown`, so only refusals need to look.
          if isHalted { return }
        } else if !Observer.isWatching, step.traits.contains(.endsCheck) {
          position.advance()
        }
        continue
      }
      switch step.instruction {
      case .field(let field, let end):
        if !Observer.isWatching, here != resumePoint {
          position = takeFastPaths(from: here)
          resumePoint = position
        } else if !enter(field, planned: step.entry, end: end, &observer) {
          if isHalted { return }
          if !context.field.isSkipped {
            observer.observe(.omitted(from: position, to: end, .mode(request.mode)), in: &self)
          }
          position = end
        }
      case .recordValue(let end):
        if !judgeRecordValue() {
          observer.observe(.omitted(from: position, to: end, .mode(request.mode)), in: &self)
          position = end
        }
        if isHalted { return }
      case .form(let slot, let end):
        if !enterWholeForm(slot, from: position, to: end, &observer) { position = end }
        if isHalted { return }
      case .check(let check):
        if isHalted || observer.endsRun(at: check) { return }
        observer.observe(.checked(check), in: &self)
        if answer.isRefusal {
          if let target = conclude(check, &observer) {
            observer.observe(.omitted(from: position, to: target, .mode(request.mode)), in: &self)
            position = target
          }
          if isHalted { return }
        } else if !machine.inquiries.isEmpty {
          settleInquiries(isUndecided: false)
        }
      case .moment(let moment, let end):
        if moment != request.moment {
          observer.observe(.omitted(from: position, to: end, .moment(moment)), in: &self)
          position = end
        }
      case .unlessHeld(let end):
        if context.field.hasFailed || context.field.isUndecided {
          observer.observe(.omitted(from: position, to: end, .host), in: &self)
          position = end
        }
      case .whenInactive(let slot, let otherwise):
        if !record.slots[base + slot.position].flags.contains(.inactive) { position = otherwise }
      case .itemTypes:
        judgeItemTypes()
        if isHalted { return }
      case .nested(let form):
        if !context.field.isSkipped { judgeNested(form, &observer) }
        if isHalted { return }
      case .items(let places, let end):
        // Once an earlier `each` has settled the field, this one has nothing to report.
        if context.field.isSettled || !beginItems(at: places, end: end, &observer) {
          position = end
        }
        if isHalted { return }
      case .itemContents(let end):
        if !beginItems(at: .all, end: end, &observer) { position = end }
        if isHalted { return }
      case .nextItem(let begin):
        if advanceItems(&observer) { position = begin.next }
        if isHalted { return }
      case .decide(let decision):
        decide(decision, &observer)

      case .compute(let value):
        compute(value)
        observer.observe(.computed(value), in: &self)

      case .jump(let target):
        position = target
      case .branch(let otherwise, let end):
        observer.observe(.branched(here), in: &self)
        switch answer.now {
        case .holds: break
        case .fails, .notApplicable: position = otherwise
        case .unknown:
          if !machine.accumulators.isOpen { concludeBranch(at: here) }
          position = end
        }
      case .stop:
        return

      case .beginAnd:
        machine.accumulators.open(.and)
        observer.observe(.opened(here), in: &self)
      case .beginOr:
        machine.accumulators.open(.or)
        observer.observe(.opened(here), in: &self)
      case .beginAll:
        machine.accumulators.open(.all)
        observer.observe(.opened(here), in: &self)
      case .beginAny:
        machine.accumulators.open(.any)
        observer.observe(.opened(here), in: &self)
      case .combine(let end):
        if combine(&observer) { position = end }
      case .end:
        machine.answer = machine.accumulators.close()
        observer.observe(.closed, in: &self)
      case .not:
        machine.answer = answer.negated
        observer.observe(.negated(here), in: &self)
      case .message(let message):
        observer.observe(.message(message), in: &self)
      case .warn(let check):
        if observer.endsRun(at: check) { return }
        concludeWarning(check, &observer)
      case .beginEach(let places, let end):
        observer.observe(.opened(here), in: &self)
        if !beginEach(at: places, &observer) { position = end }
        if isHalted { return }
      case .nextEach(let begin):
        if advanceEach(&observer) { position = begin.next }
        if isHalted { return }

      case .pushSubject(let operand):
        pushSubject(operand)
      case .ignoring(let set, let end):
        if !ignore(set, at: here) {
          observer.observe(.tested(here), in: &self)
          position = end
        }
      case .popSubject:
        machine.subject = machine.subjects.removeLast()
      case .pushMember(let name, let end):
        if !enterMember(resolve(name)) {
          observer.observe(.memberMissing, in: &self)
          position = end
        }
      case .popMember:
        machine.subject = machine.owners.removeLast()
        if answer.now == .notApplicable { machine.answer = .vacuous }
        observer.observe(.memberEnded, in: &self)

      case .rule(let rule, let list):
        callRule(rule, with: list, at: here, &observer)
        if isHalted {
          attributeHalt(to: here)
          return
        }
      case .test:
        // Handled at the top of the loop.
        break
      }
    }
  }

  @inline(never)
  private mutating func pushSubject(_ operand: Operand) {
    machine.subjects.append(subject)
    machine.subject = resolve(operand)
    // Each item of a list may read the same long text.
    if subject.slot.kind == .text {
      budget.spend(Int(subject.slot.count) / EvaluationLimits.textBytesPerStep)
    }
  }

  // MARK: Combination

  /// Combines the answer into the innermost accumulator; returns whether to short-circuit.
  @inline(never)
  mutating func combine<Observer: RunObserver>(_ observer: inout Observer) -> Bool {
    let before = machine.accumulators.innermost
    let isOr = before.kind?.isOr ?? false
    let combined = machine.accumulators.combine(answer)
    observer.observe(.combined(before: before.answer, isOr: isOr), in: &self)
    // While *later* matters, an operand that fails for good may still follow one that fails for
    // now.
    if isOr { return combined.now == .holds && (!asksLater || !combined.canFail) }
    return combined.now == .fails && (!asksLater || !combined.canHold)
  }

  /// Whether `later` matters: while a text is being typed, and to attribute a failure.
  var asksLater: Bool { machine.isReplaying || subject.slot.flags.contains(.typing) }

  // MARK: Calls

  @inline(never)
  private mutating func callRule<Observer: RunObserver>(
    _ rule: RuleIndex,
    with list: OperandList,
    at instruction: InstructionIndex,
    _ observer: inout Observer
  ) {
    // Unobserved runs inline calls of single-test rules, so in no run may the depth limit stop one.
    guard machine.calls.depth < limits.depth || executable.isSingleTest(rule) else {
      machine.answer = unknown(.limit(EvaluationLimits.Name.depth.rawValue), at: instruction)
      return
    }
    guard mayStep() else { return }
    observer.observe(.called(instruction), in: &self)
    let first = machine.calls.arguments.count
    for position in list.range { machine.calls.append(argument(program.operands[position])) }
    let caller = machine.calls.enter(argumentsFrom: first)
    run(from: program.rules[rule].entry, &observer)
    observer.observe(.answered(rule), in: &self)
    machine.calls.leave(to: caller)
    observer.observe(.returned(instruction), in: &self)
  }

  /// The value of an argument; marked secret if it would reveal a secret.
  private func argument(_ operand: Operand) -> Operand.Resolved {
    var value = resolve(operand)
    if executable.hasSecrets, isMadeFromSecret(operand) { value.isSecret = true }
    return value
  }

  // MARK: Limits

  /// Counts a field, an item or a call as a step; returns whether the run may continue.
  @inline(__always)
  mutating func mayStep() -> Bool {
    !budget.stepReachesPause() || mayContinue()
  }

  /// Checks the step limit and cancellation, once every few thousand steps.
  @inline(never)
  private mutating func mayContinue() -> Bool {
    if budget.pause() {
      haltIfCancelled()
    } else {
      halt(.limit(EvaluationLimits.Name.steps.rawValue))
    }
    return !isHalted
  }

  /// Stops the evaluation if it was canceled.
  mutating func haltIfCancelled() {
    if isCancelled() { halt(.cancelled) }
  }

  /// Stops the evaluation: what was found so far is kept, the rest is undecided.
  mutating func halt(_ reason: Undecided.Reason) {
    guard !isHalted else { return }
    machine.halt.isSet = true
    machine.halt.undecided = undecided(reason, rule: "form", place: formPlace)
    machine.lastUnknown.reason = reason
  }

  /// Names the rule in which the steps ran out, instead of the form.
  ///
  /// Every call that the halted run returns from comes here, so the report ends up naming the rule
  /// that the check itself calls.
  @inline(never)
  private mutating func attributeHalt(to call: InstructionIndex) {
    guard var undecided = machine.halt.undecided,
      undecided.reason == .limit(EvaluationLimits.Name.steps.rawValue),
      let call = program.call(at: call)
    else { return }
    undecided.rule = call.name
    undecided.place = RulePlace(call.place, in: program)
    machine.halt.undecided = undecided
  }

  /// Steps taken since the judgment began.
  package var stepsTaken: Int { budget.stepsTaken }

  /// The smallest effective step limit.
  package static var stepsBetweenPauses: Int { Budget.stepsBetweenPauses }

  /// Whether the evaluation should stop; by default, whether the current task was canceled.
  ///
  /// Polled every few thousand steps, and before and after patterns that may run long.
  package var isCancelled: @Sendable () -> Bool {
    get { patterns.isCancelled }
    set { patterns.isCancelled = newValue }
  }
}
