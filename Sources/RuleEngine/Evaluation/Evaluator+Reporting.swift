// Turns answers into outcomes: reports failed checks, and checks that could not be decided.

extension Evaluator {
  /// Reports a check that was refused; returns the instruction to go to, nil for the next one.
  mutating func conclude<Observer: RunObserver>(
    _ index: CheckIndex,
    _ observer: inout Observer
  ) -> InstructionIndex? {
    settleInquiries(isUndecided: answer.now == .unknown)
    if context.field.isSettled { return context.field.end }
    if answer.now == .unknown {
      concludeUndecided(index)
      return nil
    }
    reportViolation(of: index, &observer)
    if program.checks[index].isWarning { return nil }
    fail()
    // What is typed and still too short is cheap to test, and may be wrong for good.
    if isMeasureRefused, !isFixableByTyping { context.field.refused = subject.position }
    switch request.mode {
    case .all: return nil
    case .first:
      haltAtFirst()
      return nil
    case .firstPerField:
      context.field.isSettled = true
      return context.field.end
    }
  }

  /// Whether more typing can still make the check hold that just failed.
  var isFixableByTyping: Bool {
    subject.slot.flags.contains(.typing) && (answer.canHold || isFieldRewritten)
  }

  mutating func fail() {
    context.field.hasFailed = true
    outcome.isInvalid = true
  }

  /// Counts a failure; returns whether to report it in detail.
  mutating func countFailure(isIncomplete: Bool) -> Bool {
    outcome.failedChecks += 1
    if isIncomplete { outcome.incompleteChecks += 1 }
    return isReported()
  }

  /// Whether a failed or undecided check is reported in detail; if there are too many, counts it.
  private mutating func isReported() -> Bool {
    guard request.details else { return false }
    if outcome.reportedChecks < request.reportLimit { return true }
    outcome.omittedChecks += 1
    return false
  }

  /// Whether the value failed a length or size check, which guards the costlier tests in every
  /// mode.
  @inline(__always)
  func isRefused(_ value: Operand.Resolved) -> Bool { context.field.refused == value.position }

  /// Whether the check that just failed did so because of the subject's length or size.
  ///
  /// The test that ran last is the one that made the conjunction fail.
  private var isMeasureRefused: Bool {
    machine.lastTest.isRefusal
      && executable.code[machine.lastTest.instruction.position].traits.contains(.measuresCheck)
  }

  /// Turns a failing answer in a rule's body into a warning, and continues with the rule.
  mutating func concludeWarning<Observer: RunObserver>(
    _ index: CheckIndex,
    _ observer: inout Observer
  ) {
    guard answer.now == .fails else { return }
    if !machine.isReplaying { reportViolation(of: index, &observer) }
    machine.answer = .notApplicable
  }

  /// Stops the evaluation if only the first failure is requested.
  mutating func haltAtFirst() {
    if request.mode == .first { machine.halt.isSet = true }
  }

  // MARK: Undecided

  @inline(never)
  mutating func unknown(
    _ reason: Undecided.Reason,
    at instruction: InstructionIndex,
    policy: ExternalRule.Policy = .blocks
  ) -> Answer {
    machine.lastUnknown = UnknownCause(
      reason: reason,
      instruction: executable.origin(of: instruction),
      policy: policy
    )
    return .unknown
  }

  /// Reports a check that could not be decided, unless its external rule's policy lets it pass.
  private mutating func concludeUndecided(_ index: CheckIndex) {
    if request.asking != .leaving, machine.lastUnknown.reason == .pending {
      context.field.isUndecided = true
      outcome.isUndecided = true
      return
    }
    let check = program.checks[index]
    // Only external rules have policies, so other checks need no attribution.
    let last = machine.lastUnknown
    let cause = check.isExternal ? attributeFailure(of: index)?.cause ?? last : last
    switch cause.policy {
    case .blocks:
      let rule = check.isCondition ? DefaultMessages.check : ruleName(of: cause.instruction)
      report(cause.reason, rule: rule, place: check.place)
    case .warns:
      reportUnchecked(check, rule: ruleName(of: cause.instruction))
    case .passes:
      return
    }
  }

  mutating func concludeBranch(at instruction: InstructionIndex) {
    let place = program.call(at: instruction)?.place
    guard let place, !context.field.isSettled else { return }
    report(machine.lastUnknown.reason, rule: DefaultMessages.when, place: place)
  }

  /// Reports the field or check at the slot as undecided, because its branch is.
  mutating func reportUndecidedBranch(at position: Int) {
    guard let branch = context.undecidedBranches[position] else { return }
    report(branch.reason, rule: DefaultMessages.when, place: branch.place)
  }

  private mutating func report(
    _ reason: Undecided.Reason,
    rule: String,
    place: SourcePlace
  ) {
    context.field.isUndecided = true
    outcome.isUndecided = true
    guard isReported() else { return }
    let undecided = undecided(reason, rule: rule, place: place)
    budget.spend(undecided.path.reportSteps)
    outcome.undecided.append(undecided)
  }

  /// An undecided entry for the subject.
  func undecided(_ reason: Undecided.Reason, rule: String, place: SourcePlace) -> Undecided {
    Undecided(path: subjectPath, rule: rule, reason: reason, place: RulePlace(place, in: program))
  }

  /// Reports that the subject, a field or an item, exceeds a limit.
  mutating func reportBeyond(_ limit: EvaluationLimits.Name, place: SourcePlace) {
    report(.limit(limit.rawValue), rule: DefaultMessages.mistyped, place: place)
  }

  /// Reports why the computed field has no value; returns false if it has one.
  mutating func reportUncomputed(at position: Int, place: SourcePlace) -> Bool {
    guard !context.obstacles.isEmpty, let reason = context.obstacles[position] else { return false }
    report(reason, rule: DefaultMessages.computed, place: place)
    return true
  }

  private func ruleName(of instruction: InstructionIndex) -> String {
    callName(at: instruction) ?? DefaultMessages.when
  }

  /// The rule or keyword at the instruction as the rule file writes it.
  func callName(at instruction: InstructionIndex) -> String? {
    program.call(at: instruction)?.name
  }
}

extension Evaluator {
  /// The path of the subject: the current field down to the current item, or the current group.
  var subjectPath: FieldPath {
    var components: [FieldPath.Component] = []
    let innermost = context.outerFrames.count
    for position in 0...innermost {
      let frame = context.frame(at: position)
      if let field = frame.field {
        let layout = program.forms[frame.form].fields[field]
        for group in layout.groups { components.append(.name(group)) }
        components.append(.name(layout.name))
      } else if position == innermost, let group = judgedGroup {
        components += path(ofGroup: group, in: program.forms[frame.form].objects).components
      }
      let end =
        position < innermost ? context.frame(at: position + 1).firstItem : items.count
      if frame.firstItem < end { append(items[frame.firstItem..<end], of: frame, to: &components) }
    }
    return FieldPath(components)
  }

  /// The group whose check is running, by its position among the form's objects; nil if there is
  /// none.
  var judgedGroup: Int? {
    guard frame.field == nil, let check = frame.check else { return nil }
    // Inner groups follow outer ones.
    let group = program.forms[frame.form].objects.lastIndex { $0.holds(check) }
    return group == 0 ? nil : group
  }

  /// The path of a group in its form.
  func path(ofGroup group: Int, in objects: [ObjectLayout]) -> FieldPath {
    var names: [FieldPath.Component] = []
    var group = group
    // The first object is the form's own.
    while group > 0 {
      names.insert(.name(objects[group].name), at: 0)
      group = objects.firstIndex { $0.members.contains(.group(group)) } ?? 0
    }
    return FieldPath(names)
  }

  /// Appends the items within a frame's field; entries of maps by their keys.
  private func append(
    _ items: ArraySlice<Int>,
    of frame: FormFrame,
    to components: inout [FieldPath.Component]
  ) {
    var slot = frame.field.map { field in
      record.slots[frame.base + program.forms[frame.form].fields[field].slot.position]
    }
    for item in items {
      guard let list = slot?.items, list.kind == .list, item < Int(list.count) else {
        components.append(.index(item))
        slot = nil
        continue
      }
      components.append(list.isMap ? .key(record.key(ofEntry: item, in: list)) : .index(item))
      let position = list.position(ofItem: item)
      slot = position < record.slots.count ? record.slots[position] : nil
    }
  }

  /// The declaration of the current form.
  var formPlace: SourcePlace { program.forms[frame.form].place }
}
