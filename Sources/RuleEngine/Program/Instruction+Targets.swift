extension Instruction {
  /// Where the machine may continue instead of at the next instruction.
  package var targets: [InstructionIndex] {
    var targets: [InstructionIndex] = []
    _ = mappingTargets { target in
      targets.append(target)
      return target
    }
    return targets
  }

  /// The instruction with its targets mapped.
  package func mappingTargets(_ map: (InstructionIndex) -> InstructionIndex) -> Instruction {
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
    case .pushMember(let name, let end): .pushMember(name, end: map(end))
    case .check, .itemTypes, .nested, .decide, .compute, .stop, .beginAnd, .beginOr, .beginAll,
      .beginAny, .end, .not, .message, .warn, .pushSubject, .popSubject, .popMember, .rule, .test:
      self
    }
  }
}
