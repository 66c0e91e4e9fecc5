// The machine's loop. What each instruction means is said at `Instruction`.

extension Evaluator {
  /// Runs code up to its `stop`, or up to the `check` at the end of an expression when blaming.
  ///
  /// What is rare stands in functions of its own: inlined it would take the loop's registers.
  ///
  /// - Parameters:
  ///   - start: the instruction that runs first.
  ///   - heldUp: a field whose value did not go through its sieve, and so is judged in full.
  mutating func run(from start: InstructionIndex, heldUp: InstructionIndex? = nil) {
    var position = start
    var heldUp = heldUp
    while true {
      let here = position
      let step = code[here.position]
      position.advance()
      if step.traits.contains(.isTest) {
        answer =
          subject.isSpecial
          ? testSpecial(step, at: here) : test(step, at: here)
        lastTest = here
        if isObserved { observeTest(at: here) }
        isLastTestRefusing = answer.isRefusal
        if isLastTestRefusing {
          // Where a test ends the evaluation, it could not be decided.
          if isHalted { return }
        } else if step.traits.contains(.endsCheck), !isObserved {
          position.advance()
        }
        continue
      }
      switch step.instruction {
      case .field(let field, let end):
        if !isObserved, here != heldUp {
          position = sift(from: here)
          heldUp = position
        } else if !enter(field, planned: step.entry, end: end) {
          if isObserved, !fieldState.isPassedOver {
            traceOmission(from: position, to: end, .mode(request.mode))
          }
          position = end
          if isHalted { return }
        }
      case .form(let slot, let end):
        if !enterWholeForm(slot, from: position, to: end) { position = end }
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
        judgeItemTypes()
        if isHalted { return }
      case .nested(let form):
        if !fieldState.isPassedOver { judgeNested(form) }
        if isHalted { return }
      case .items(let places, let end):
        if !beginItems(at: places, end: end) { position = end }
        if isHalted { return }
      case .itemContents(let end):
        if !beginContents(end: end) { position = end }
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
        if isHalted {
          attributeHalt(to: here)
          return
        }
      case .test:
        // Tests have run above.
        break
      }
    }
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

  /// Steps taken since the judgment began.
  package var stepsTaken: Int { steps + Evaluator.stepsBetweenPauses - stepsToPause }

  /// Whether steps are left and nobody has cancelled; asked every few thousand steps.
  @inline(never)
  private mutating func mayGoOn() -> Bool {
    steps += Evaluator.stepsBetweenPauses
    stepsToPause = Evaluator.stepsBetweenPauses
    let mostSteps = request.stepLimit ?? limits.steps(forRecordOf: record.slots.count)
    if steps > (trace == nil ? mostSteps : min(mostSteps, limits.tracedSteps)) {
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
  mutating func combine() -> Bool {
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

  mutating func open(_ kind: Accumulator.Kind) {
    if accumulator.isOpen { outerAccumulators.append(accumulator) }
    accumulator = Accumulator(kind: kind)
    if isBlaming { blames.append(nil) }
  }

  mutating func close() {
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
}
