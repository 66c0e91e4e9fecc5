// Judging a form only up to a step.

extension Program {
  /// A copy of the program in which a form is judged only up to the end of one of its steps.
  ///
  /// It skips everything after the step, and every check that depends on a later field, even if
  /// only through a computed value or an enclosing condition. Checks and computed fields outside of
  /// all steps are judged as soon as everything they depend on is within reach. All instructions
  /// keep their positions; skipped ones are jumped over.
  ///
  /// - Complexity: linear in the program, but for looking up steps.
  package func limited(to step: StepLayout, of form: FormIndex) -> Program {
    var limited = self
    let end = step.slots.upperBound
    limited.forms[form.position].judgedEnd = SlotOffset(end)
    let inputs = ValueInputs(of: form, in: self)
    let code = code(from: forms[form].checks)
    let later = inputs.dependents(among: reads(of: code, in: forms[form], inputs)) { slot in
      slot.position >= end && (!inputs.isComputed(slot) || isInLaterStep(slot))
    }
    for position in code.indices {
      switch code[position] {
      case .field(let field, _):
        if isLater(forms[form].fields[field]) {
          limited.instructions[position] = .jump(self.end(ofUnitAt: position, in: code))
        }
      case .form(let slot, let unitEnd):
        // The unit's check is its last instruction.
        if isInLaterStep(slot) || waits(code[unitEnd.position - 1], around: slot) {
          limited.instructions[position] = .jump(unitEnd)
        }
      case .check(let check):
        guard waits(code[position], around: nil) else { continue }
        let start = checks[check].start
        if start.position <= position {
          limited.instructions[start.position] = .jump(InstructionIndex(position + 1))
        }
      case .branch(_, let branchEnd):
        // If all checks in a branch are skipped, so is its condition, which must not be reported
        // either.
        let checks = code[position..<branchEnd.position].filter { instruction in
          if case .check = instruction { true } else { false }
        }
        if !checks.isEmpty, checks.allSatisfy({ waits($0, around: nil) }) {
          limited.instructions[position] = .jump(branchEnd)
        }
      case _: continue
      }
    }
    return limited

    func waits(_ instruction: Instruction, around slot: SlotOffset?) -> Bool {
      guard case .check(let check) = instruction else { return false }
      let conditions = slot.map { inputs.conditions(around: $0) } ?? []
      return (reads(of: checks[check]) + conditions).contains { later.contains($0) }
    }

    func isLater(_ field: FieldLayout) -> Bool {
      if isInLaterStep(field.slot) { return true }
      if field.computed == nil, field.slot.position >= end { return true }
      return later.contains(field.slot)
    }

    func isInLaterStep(_ slot: SlotOffset) -> Bool {
      guard slot.position >= end else { return false }
      return forms[form].step(around: slot) != nil
    }
  }

  /// The slots on which it depends whether fields and checks of a form are skipped.
  private func reads(
    of code: ArraySlice<Instruction>,
    in form: FormLayout,
    _ inputs: ValueInputs
  ) -> [SlotOffset] {
    form.fields.map(\.slot)
      + code.flatMap { instruction in
        switch instruction {
        case .check(let check): reads(of: checks[check])
        case .form(let slot, _): inputs.conditions(around: slot)
        case _: [] as [SlotOffset]
        }
      }
  }

  /// The end of the unit at a position: where the next unit begins, or the code ends.
  private func end(ofUnitAt position: Int, in code: ArraySlice<Instruction>) -> InstructionIndex {
    var next = position + 1
    while next < code.endIndex {
      switch code[next] {
      case .field, .form: return InstructionIndex(next)
      case _: next += 1
      }
    }
    return InstructionIndex(code.endIndex)
  }
}
