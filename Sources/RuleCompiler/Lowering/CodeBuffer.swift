import RuleEngine

/// Instructions whose jumps still refer to labels, with the call of each instruction.
///
/// While code is emitted, an ``InstructionIndex`` in a jump is a label's number; ``resolved()``
/// replaces labels by positions. So code can jump forward before the target exists.
struct CodeBuffer {
  private var instructions: [Instruction] = []
  private(set) var calls: [CallIndex?] = []
  /// Each label's position; `nil` until bound.
  private var labels: [InstructionIndex?] = []

  /// The position of the next instruction.
  var next: InstructionIndex { InstructionIndex(instructions.count) }

  /// A new label without a position, for use in jumps.
  mutating func makeLabel() -> InstructionIndex {
    labels.append(nil)
    return InstructionIndex(labels.count - 1)
  }

  /// A new label at the next instruction.
  mutating func makeLabelHere() -> InstructionIndex {
    labels.append(next)
    return InstructionIndex(labels.count - 1)
  }

  /// Binds the label to the next instruction.
  mutating func bind(_ label: InstructionIndex) {
    labels[label.position] = next
  }

  mutating func emit(_ instruction: Instruction, call: CallIndex? = nil) {
    instructions.append(instruction)
    calls.append(call)
  }

  /// The code with positions in place of labels.
  func resolved() -> [Instruction] {
    instructions.map { instruction in
      instruction.mappingTargets { label in labels[label.position] ?? next }
    }
  }
}
