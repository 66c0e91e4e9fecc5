// From answers to outcomes: what is entered, what failed, what could not be decided.

extension Evaluator {
  /// The path of the subject: of the field that is judged, down to the item.
  var subjectPath: FieldPath {
    var components: [FieldPath.Component] = []
    for position in 0...outerFrames.count {
      let frame = frame(at: position)
      if let field = frame.field {
        let layout = program.forms[frame.form].fields[field]
        for group in layout.groups { components.append(.name(group)) }
        components.append(.name(layout.name))
      }
      let end =
        position < outerFrames.count ? self.frame(at: position + 1).firstItem : items.count
      for item in items[frame.firstItem..<end] { components.append(.index(item)) }
    }
    return FieldPath(components)
  }

  /// The frames around the current one, outermost first, and it behind them.
  private func frame(at position: Int) -> FormFrame {
    position < outerFrames.count ? outerFrames[position] : frame
  }

  /// Adds an event to the trace, if one is made.
  @inline(never)
  mutating func note(_ event: EvaluationTrace.Event) {
    trace?.append(event)
  }

  // MARK: Entering

  /// Whether another unit may be entered; where only one was wanted, the run ends before the next.
  private mutating func mayEnter() -> Bool {
    guard unitsLeft > 0 else {
      isHalted = true
      return false
    }
    unitsLeft &-= 1
    return mayStep()
  }

  /// Makes the field the subject; answers whether its checks are to run.
  @inline(__always)
  mutating func enter(
    _ field: FieldIndex,
    planned plan: UInt32,
    end: InstructionIndex
  ) -> Bool {
    guard mayEnter() else { return false }
    frame.field = field.position
    fieldState = FieldState(end: end)
    let plan = fieldPlans.fields[Int(plan)]
    let position = base + plan.slot.position
    let slot = record.slots[position]
    subject = valueOfRecord(slot, at: position)
    if !slot.flags.isDisjoint(with: .unjudged) { return enterSpecial(field) }
    if isObserved { note(.entered(subjectPath)) }
    guard slot.kind == .text, let options = plan.options else { return true }
    return judgeOption(inTable: options) || (request.mode == .all && !isHalted)
  }

  @inline(never)
  private mutating func enterSpecial(_ field: FieldIndex) -> Bool {
    let layout = program.forms[frame.form].fields[field]
    let flags = subject.slot.flags
    fieldState.isPassedOver = true
    if flags.contains(.inactive) {
      if isObserved { note(.skipped(subjectPath, .inactive)) }
    } else if flags.contains(.undecided) {
      if isObserved { note(.skipped(subjectPath, .undecided)) }
      reportUndecidedBranch(at: subject.position)
    } else if flags.contains(.mistyped) {
      if isObserved { note(.skipped(subjectPath, .mistyped)) }
      reportMistyped(subject)
    } else {
      let limit = subject.slot.limit
      if isObserved { note(.skipped(subjectPath, .beyond(limit))) }
      reportBeyond(limit, place: layout.place)
    }
    return false
  }

  /// Reports that the subject, of a field or an item of the type, is beyond a limit.
  mutating func reportBeyond(_ limit: EvaluationLimits.Name, place: SourcePlace) {
    report(.limit(limit.rawValue), rule: "type", place: place)
  }

  /// Makes the form itself the subject of a check; answers whether the check applies.
  mutating func enterWholeForm(
    _ slot: SlotOffset,
    from start: InstructionIndex,
    to end: InstructionIndex
  ) -> Bool {
    guard mayEnter() else { return false }
    frame.field = nil
    fieldState = FieldState(end: end)
    subject = resolveField(at: base)
    let position = base + slot.position
    let flags = record.slots[position].flags
    if flags.contains(.inactive) { return false }
    if isObserved { note(.entered(subjectPath)) }
    guard flags.contains(.undecided) else { return true }
    if isObserved, let branch = undecidedBranches[position] {
      traceOmission(from: start, to: end, .reason(branch.reason))
    }
    reportUndecidedBranch(at: position)
    return false
  }

  // MARK: Concluding

  /// Reports a check that does not hold; answers where to go on, nil for the next instruction.
  mutating func conclude(_ index: CheckIndex) -> InstructionIndex? {
    if isObserved { note(.checked(index, answer)) }
    settleInquiries(isUndecided: answer.now == .unknown)
    if fieldState.isSettled { return fieldState.end }
    if answer.now == .unknown {
      concludeUndecided(index)
      return nil
    }
    reportViolation(of: index)
    if program.checks[index].isWarning { return nil }
    fail()
    if isMeasureRefused(by: index) { fieldState.refused = subject.position }
    switch request.mode {
    case .all: return nil
    case .first:
      haltAtFirst()
      return nil
    case .firstPerField:
      fieldState.isSettled = true
      return fieldState.end
    }
  }

  mutating func fail() {
    fieldState.hasFailed = true
    outcome.isInvalid = true
  }

  /// Counts a failure; answers whether it is to be told in detail.
  mutating func noteFailure(isIncomplete: Bool) -> Bool {
    outcome.failedChecks += 1
    if isIncomplete { outcome.incompleteChecks += 1 }
    return request.details
  }

  /// Whether the value is one whose length or size was refused, which guards in every mode what
  /// costs more than measuring it.
  @inline(__always)
  func isRefused(_ value: Operand.Resolved) -> Bool { fieldState.refused == value.position }

  /// Whether the check, which has failed, failed by a length or size of the subject.
  ///
  /// The test that ran last is what made a conjunction fail, but not an `or` in it; that it did not
  /// hold itself tells it from one under `not`.
  private func isMeasureRefused(by check: CheckIndex) -> Bool {
    guard isLastTestRefusing else { return false }
    var position = program.checks[check].start.position
    // How many `or` are open, and the combinations in them.
    var alternatives = 0
    while true {
      switch program.instructions[position].guarding {
      case .measure where position == lastTest.position && alternatives == 0: return true
      case .other(let end):
        position = end.position
        continue
      case .alternative: alternatives += 1
      case .conjunction where alternatives > 0: alternatives += 1
      case .closing where alternatives > 0: alternatives -= 1
      case .end: return false
      case .measure, .conjunction, .closing, .neutral: break
      }
      position += 1
    }
  }

  /// In a rule's body: a failing answer becomes a warning, and the rule goes on.
  mutating func concludeWarning(_ index: CheckIndex) {
    guard answer.now == .fails else { return }
    if !isBlaming { reportViolation(of: index) }
    answer = .notApplicable
  }

  /// Ends the evaluation where the first failure is all that is asked for.
  mutating func haltAtFirst() {
    guard request.mode == .first, !isHalted else { return }
    isHalted = true
    if isObserved { note(.halted(.mode(.first))) }
  }

  /// Ends the evaluation; what was found so far stays, the rest is undecided.
  mutating func halt(_ reason: Undecided.Reason) {
    guard !isHalted else { return }
    isHalted = true
    lastUnknown.reason = reason
    if isObserved { note(.halted(.reason(reason))) }
    report(reason, rule: "form", place: program.forms[frame.form].place)
  }

  /// Names the rule in which the steps ran out, in place of the form.
  ///
  /// Each of the calls that the evaluation returns from comes here, so that in the end the report
  /// names the rule that the check itself calls.
  @inline(never)
  mutating func attributeHalt(to call: InstructionIndex) {
    guard lastUnknown.reason == .limit(EvaluationLimits.Name.steps.rawValue),
      let report = outcome.undecided.indices.last,
      let call = program.calls[call.position].map({ program.callTable[$0.position] })
    else { return }
    outcome.undecided[report].rule = call.name
    outcome.undecided[report].place = rulePlace(call.place)
  }

  // MARK: Undecided

  @inline(never)
  mutating func unknown(
    _ reason: Undecided.Reason,
    at instruction: InstructionIndex,
    policy: ExternalRule.Policy = .blocks
  ) -> Answer {
    let origin = isObserved ? instruction : executable.origin(of: instruction)
    lastUnknown = UnknownCause(reason: reason, instruction: origin, policy: policy)
    return .unknown
  }

  /// Reports a check that could not be decided, unless its external rule says that it may pass.
  private mutating func concludeUndecided(_ index: CheckIndex) {
    let check = program.checks[index]
    // Which of several tests an answer is owed to takes another run; only external ones differ.
    let cause = check.isExternal ? findBlame(of: index)?.cause ?? lastUnknown : lastUnknown
    switch cause.policy {
    case .blocks:
      report(cause.reason, rule: ruleName(of: cause.instruction), place: check.place)
    case .warns:
      reportUnchecked(check, rule: ruleName(of: cause.instruction))
    case .passes:
      return
    }
  }

  mutating func concludeBranch(at instruction: InstructionIndex) {
    let place = program.calls[instruction.position].map { program.callTable[$0.position].place }
    guard let place, !fieldState.isSettled else { return }
    report(lastUnknown.reason, rule: "when", place: place)
  }

  /// Reports the field or the check whose slot it is, which is in a branch that is undecided.
  private mutating func reportUndecidedBranch(at position: Int) {
    guard let branch = undecidedBranches[position] else { return }
    report(branch.reason, rule: "when", place: branch.place)
  }

  private mutating func report(
    _ reason: Undecided.Reason,
    rule: String,
    place: SourcePlace
  ) {
    fieldState.isUndecided = true
    outcome.isUndecided = true
    guard request.details else { return }
    outcome.undecided.append(
      Undecided(path: subjectPath, rule: rule, reason: reason, place: rulePlace(place))
    )
  }

  private func ruleName(of instruction: InstructionIndex) -> String {
    program.calls[instruction.position].map { program.callTable[$0.position].name } ?? "when"
  }

  func rulePlace(_ place: SourcePlace) -> RulePlace {
    RulePlace(
      file: program.sources[Int(place.source)],
      line: Int(place.line),
      column: Int(place.column)
    )
  }
}

extension Instruction {
  /// What an instruction means for the question whether a measure of the subject was refused.
  fileprivate enum Guarding {
    case measure
    /// Up to the instruction another value is the subject: an item, or a member.
    case other(end: InstructionIndex)
    /// Opens an `or`, opens an `and`, and closes either.
    case alternative, conjunction, closing
    case end, neutral
  }

  fileprivate var guarding: Guarding {
    if case .test(let test) = self { return test.isMeasure ? .measure : .neutral }
    if case .beginEach(_, let end) = self { return .other(end: end) }
    if case .pushMember(_, let end) = self { return .other(end: end) }
    if case .check = self { return .end }
    if case .beginOr = self { return .alternative }
    if case .beginAnd = self { return .conjunction }
    if case .end = self { return .closing }
    return .neutral
  }
}

extension Test {
  /// Whether it asks how long a text or a list is.
  fileprivate var isMeasure: Bool {
    if case .rule(let rule) = question { rule.declaration.isMeasure } else { false }
  }
}
