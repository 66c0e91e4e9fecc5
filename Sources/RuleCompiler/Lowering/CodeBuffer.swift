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

extension Instruction {
  /// The instruction with its jump targets mapped.
  func mappingTargets(_ map: (InstructionIndex) -> InstructionIndex) -> Instruction {
    switch self {
    case .field(let field, let end): .field(field, end: map(end))
    case .form(let slot, let end): .form(slot, end: map(end))
    case .moment(let moment, let end): .moment(moment, end: map(end))
    case .recordValue(let end): .recordValue(end: map(end))
    case .unlessHeld(let end): .unlessHeld(end: map(end))
    case .whenInactive(let slot, let otherwise): .whenInactive(slot, otherwise: map(otherwise))
    case .items(let places, let end): .items(places, end: map(end))
    case .itemContents(let end): .itemContents(end: map(end))
    case .nextItem(let start): .nextItem(map(start))
    case .jump(let target): .jump(map(target))
    case .branch(let otherwise, let end): .branch(otherwise: map(otherwise), end: map(end))
    case .combine(let end): .combine(end: map(end))
    case .beginEach(let places, let end): .beginEach(places, end: map(end))
    case .nextEach(let start): .nextEach(map(start))
    case .ignoring(let operand, let end): .ignoring(operand, end: map(end))
    case .check, .itemTypes, .nested, .decide, .compute, .stop, .beginAnd, .beginOr, .beginAll,
      .beginAny,
      .end,
      .not, .message,
      .warn:
      self
    case .pushMember(let name, let end): .pushMember(name, end: map(end))
    case .pushSubject, .popSubject, .popMember, .rule, .test: self
    }
  }
}
