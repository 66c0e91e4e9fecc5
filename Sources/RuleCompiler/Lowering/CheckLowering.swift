import RuleEngine

extension ProgramBuilder {
  /// The check's entry: what it reads, with what the conditions around it read.
  mutating func checkInfo(of check: CheckedCheck, start: InstructionIndex) -> CheckIndex {
    let mentions = Mentions(of: check.expression)
    let message = check.message.map { lower($0) }
    let info = CheckInfo(
      start: start,
      place: places.place(check.place),
      isWarning: check.isWarning,
      message: message,
      reads: sorted(reads(of: mentions) + surroundings.reads),
      isExternal: surroundings.isExternal || facts.asksExternal(mentions)
    )
    return program.checks.index(appending: info)
  }

  /// Emits what stands under the condition, whose fields every check in there reads too.
  mutating func within(
    _ condition: CheckedCondition,
    emit: (inout ProgramBuilder) -> Void
  ) {
    let outer = surroundings
    let mentions = Mentions(of: condition)
    surroundings.reads = sorted(outer.reads + reads(of: mentions))
    surroundings.isExternal = outer.isExternal || facts.asksExternal(mentions)
    emit(&self)
    surroundings = outer
  }

  /// The slots of the fields that are mentioned, but for the field that the check belongs to.
  private func reads(of mentions: Mentions) -> [SlotOffset] {
    guard case .form(_, let subject) = frame else { return [] }
    return mentions.fields.compactMap { slot(of: $0) }.filter { $0 != subject }
  }

  /// The slots in ascending order, each once.
  private func sorted(_ slots: [SlotOffset]) -> [SlotOffset] {
    guard slots.count > 1 else { return slots }
    return Set(slots.map(\.position)).sorted().map { SlotOffset($0) }
  }
}
