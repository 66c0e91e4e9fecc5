import RuleEngine

extension ProgramBuilder {
  /// The check's entry: what it reads itself, and the condition around it.
  mutating func checkInfo(of check: CheckedCheck, start: InstructionIndex) -> CheckIndex {
    var info = CheckInfo(start: start, place: checked.sourcePlace(of: check.place))
    info.isWarning = check.isWarning
    info.message = check.message.map { lower($0) }
    if case .condition = check.expression { info.isCondition = true }
    info.reads = slots(of: check.reads, withSubject: info.isCondition)
    info.contexts = contexts(in: check.reads)
    info.readsOfPrevious = slotsOfPrevious(check.reads)
    // It is among the checks of the target's outermost field.
    if let target = check.targets.first {
      let outermost = checked[target.field.form][target.field.field]
      info.target = Array(target.steps.dropFirst(outermost.path.count))
    }
    info.condition = condition
    info.isExternal = check.asksExternal
    return program.checks.index(appending: info)
  }

  /// Emits the branches of a `when` of a field, whose condition all checks in there depend on.
  mutating func within(
    _ when: CheckedWhen<CheckedStatement>,
    emit: (inout ProgramBuilder) -> Void
  ) {
    guard case .form = frame else { return emit(&self) }
    let outer = condition
    var info = ConditionInfo(outer: outer, reads: slots(of: when.reads))
    info.contexts = contexts(in: when.reads)
    info.readsOfPrevious = slotsOfPrevious(when.reads)
    condition = program.conditions.index(appending: info)
    emit(&self)
    condition = outer
  }

  /// The fields' slots in ascending order, each once, but for the field that the check belongs to.
  ///
  /// A condition names what it reads, and so is the only check that need not read its own field.
  private func slots(of reads: [CheckedRead], withSubject: Bool = false) -> [SlotOffset] {
    guard case .form(let subject) = frame, !reads.isEmpty else { return [] }
    let own = reads.filter { !$0.isContext && !$0.isOfPrevious }
    return Set(own.map { slot(of: $0).position }).sorted().map { SlotOffset($0) }
      .filter { withSubject || $0 != subject }
  }

  /// The contexts among what is read, each once; nil for none.
  private func contexts(in reads: [CheckedRead]) -> [ContextIndex]? {
    let contexts = reads.compactMap(\.field).filter(\.isContext).map { index(ofContext: $0) }
    return contexts.isEmpty ? nil : Set(contexts).sorted { $0.position < $1.position }
  }

  /// The slots of fields of the previous item in ascending order, each once; nil for none.
  func slotsOfPrevious(_ reads: [CheckedRead]) -> [SlotOffset]? {
    let slots = reads.compactMap(\.field).filter(\.isOfPrevious).map { slot(of: $0) }
    return slots.isEmpty ? nil : Set(slots).sorted()
  }

  /// The message as a template whose values are operands of its frame.
  mutating func lower(_ message: CheckedMessage) -> MessageIndex {
    let template = MessageTemplate(
      source: message.source,
      arguments: message.arguments.map { NamedOperand($0.name, lowerShown($0.operand)) },
      place: checked.sourcePlace(of: message.place)
    )
    return program.messages.index(appending: template)
  }
}
