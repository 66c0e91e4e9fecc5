/// What is made ahead for instructions, so that running them looks up and compares, and no more.
struct InstructionTables {
  let program: Program
  private(set) var bounds: [ConstantBounds] = []
  private(set) var textTables: [TextTable] = []

  /// Makes a table of the texts; returns its position.
  mutating func addTexts(_ texts: [[UInt8]]) -> Int {
    textTables.append(TextTable(texts))
    return textTables.count - 1
  }

  /// Makes what a test needs; returns its position, or the set of kinds that the test asks for.
  mutating func entry(of instruction: Instruction) -> Int? {
    guard case .test(let test) = instruction, case .rule(let rule) = test.question
    else { return nil }
    let operands = program.operands[test.operands.range]
    switch rule.declaration.preparation {
    case .nothing: return nil
    case .bounds:
      guard let constant = ConstantBounds(operands, program.constants) else { return nil }
      bounds.append(constant)
      return bounds.count - 1
    case .texts:
      return constantTexts(operands).map { texts in
        addTexts(test.ignoresCase ? texts.map { $0.span.foldedCase() } : texts)
      }
    case .pattern(let scope):
      guard case .constant(let constant) = operands.first else { return nil }
      let slot = program.constants.slots[Int(constant)]
      guard slot.kind == .pattern else { return nil }
      return CompiledPatternIndex(PatternIndex(Int(slot.payload)), scope: scope).position
    case .kinds:
      let names = (constantTexts(operands) ?? []).map { String(decoding: $0, as: UTF8.self) }
      return Int(SubjectKinds(names.map { SubjectKinds(named: $0) }).rawValue)
    }
  }

  /// The texts of a list; nil where one of its values is anything else.
  private func constantTexts(_ operands: ArraySlice<Operand>) -> [[UInt8]]? {
    var texts: [[UInt8]] = []
    for operand in operands {
      guard case .constant(let position) = operand else { return nil }
      let slot = program.constants.slots[Int(position)]
      guard slot.kind == .text else { return nil }
      texts.append(Array(program.constants.bytes[slot.textRange]))
    }
    return texts
  }
}
