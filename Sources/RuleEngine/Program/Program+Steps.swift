// Judging only as far as a step.

extension Program {
  /// The same program with a form that is judged only up to the end of one of its steps.
  ///
  /// Left out is what comes after the step, and every check that reads a slot behind it: such a check
  /// waits. Checks of the form that stand in no step are judged as soon as all that they read is
  /// there. All instructions keep their positions; what is left out is jumped over.
  ///
  /// - Complexity: linear in the program.
  package func limited(to step: StepLayout, of form: FormIndex) -> Program {
    var limited = self
    let end = step.slots.upperBound
    let steps = forms[form].steps ?? []
    let code = code(from: forms[form].checks)
    for position in code.indices {
      switch code[position] {
      case .field(let field, _):
        if forms[form].fields[field].slot.position >= end {
          limited.instructions[position] = .jump(self.end(ofUnitAt: position, in: code))
        }
      case .form(let slot, let unitEnd):
        let isLater = slot.position >= end && steps.contains { $0.slots.contains(slot.position) }
        // Its check is the last instruction before the end.
        if isLater || waits(code[unitEnd.position - 1], beyond: end) {
          limited.instructions[position] = .jump(unitEnd)
        }
      case .check(let check):
        guard waits(code[position], beyond: end) else { continue }
        let start = checks[check].start
        if start.position <= position {
          limited.instructions[start.position] = .jump(InstructionIndex(position + 1))
        }
      case .branch(_, let branchEnd):
        // All that it decides waits, as the condition does, which is not to be reported either.
        let checks = code[position..<branchEnd.position].filter { instruction in
          if case .check = instruction { true } else { false }
        }
        if !checks.isEmpty, checks.allSatisfy({ waits($0, beyond: end) }) {
          limited.instructions[position] = .jump(branchEnd)
        }
      case _: continue
      }
    }
    return limited
  }

  /// Whether the instruction ends a check that reads a slot from `end` on.
  private func waits(_ instruction: Instruction, beyond end: Int) -> Bool {
    guard case .check(let check) = instruction else { return false }
    return reads(of: checks[check]).contains { $0.position >= end }
  }

  /// Where the next unit after the one at a position begins, or the code ends.
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
