import RuleEngine

extension ProgramBuilder {
  /// The check's table entry: what it reads itself, and its enclosing condition.
  mutating func checkInfo(of check: CheckedCheck, start: InstructionIndex) -> CheckIndex {
    var info = CheckInfo(start: start, place: checked.sourcePlace(of: check.place))
    info.isWarning = check.isWarning
    info.message = check.message.map { lower($0) }
    if case .condition = check.expression { info.isCondition = true }
    info.reads = slots(of: check.reads, withSubject: info.isCondition)
    info.contexts = contexts(in: check.reads)
    info.readsOfPrevious = slotsOfPrevious(check.reads)
    // It is filed with the checks of the target's outermost field.
    if let target = check.targets.first {
      let outermost = checked[target.field.form][target.field.field]
      info.target = Array(target.steps.dropFirst(outermost.path.count))
    }
    info.condition = condition
    info.isExternal = check.asksExternal
    return program.checks.index(appending: info)
  }

  /// Emits the branches of a field's `when`; all checks inside depend on its condition.
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

  /// The distinct slots of the fields that are read, in ascending order.
  ///
  /// Every check reads its own field, which is left out unless `withSubject` is true. Only a
  /// condition needs it: a condition reads nothing but the fields that it names.
  private func slots(of reads: [CheckedRead], withSubject: Bool = false) -> [SlotOffset] {
    guard case .form(let subject) = frame, !reads.isEmpty else { return [] }
    let own = reads.filter { !$0.isContext && !$0.isOfPrevious }
    return Set(own.map { slot(of: $0).position }).sorted().map { SlotOffset($0) }
      .filter { withSubject || $0 != subject }
  }

  /// The distinct contexts among the reads; nil if there are none.
  private func contexts(in reads: [CheckedRead]) -> [ContextIndex]? {
    let contexts = reads.compactMap(\.field).filter(\.isContext).map { index(ofContext: $0) }
    return contexts.isEmpty ? nil : Set(contexts).sorted { $0.position < $1.position }
  }

  /// The distinct slots of the previous item's fields in ascending order; nil if there are none.
  func slotsOfPrevious(_ reads: [CheckedRead]) -> [SlotOffset]? {
    let slots = reads.compactMap(\.field).filter(\.isOfPrevious).map { slot(of: $0) }
    return slots.isEmpty ? nil : Set(slots).sorted()
  }

  /// Lowers a message to a template with operands of the current frame.
  mutating func lower(_ message: CheckedMessage) -> MessageIndex {
    let template = MessageTemplate(
      source: message.source,
      arguments: message.arguments.map { NamedOperand($0.name, lowerShown($0.operand)) },
      place: checked.sourcePlace(of: message.place)
    )
    return program.messages.index(appending: template)
  }
}
