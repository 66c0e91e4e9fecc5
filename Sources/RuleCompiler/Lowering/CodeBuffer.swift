import RuleEngine

/// Instructions whose jumps still name labels, with the call of each.
///
/// While code is made, an ``InstructionIndex`` in a jump is the number of a label; ``resolved()``
/// puts the places of the labels there. So code can jump forward to what is not there yet.
struct CodeBuffer {
  private var instructions: [Instruction] = []
  private(set) var calls: [CallIndex?] = []
  /// Where each label is; `nil` until it is bound.
  private var labels: [InstructionIndex?] = []

  /// Where the next instruction will be.
  var next: InstructionIndex { InstructionIndex(instructions.count) }

  /// A label without a position yet; used in place of an index by the instructions that jump.
  mutating func makeLabel() -> InstructionIndex {
    labels.append(nil)
    return InstructionIndex(labels.count - 1)
  }

  /// A label at the next instruction.
  mutating func makeLabelHere() -> InstructionIndex {
    labels.append(next)
    return InstructionIndex(labels.count - 1)
  }

  /// Puts the label at the next instruction.
  mutating func bind(_ label: InstructionIndex) {
    labels[label.position] = next
  }

  mutating func emit(_ instruction: Instruction, call: CallIndex? = nil) {
    instructions.append(instruction)
    calls.append(call)
  }

  /// The code with places instead of labels.
  func resolved() -> [Instruction] {
    instructions.map { instruction in
      instruction.mappingTargets { label in labels[label.position] ?? next }
    }
  }
}

extension Instruction {
  /// The instruction with other places to jump to.
  func mappingTargets(_ map: (InstructionIndex) -> InstructionIndex) -> Instruction {
    switch self {
    case .field(let field, let end): .field(field, end: map(end))
    case .form(let slot, let end): .form(slot, end: map(end))
    case .moment(let moment, let end): .moment(moment, end: map(end))
    case .brought(let end): .brought(end: map(end))
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
