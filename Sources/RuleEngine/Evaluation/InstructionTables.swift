/// Builds the data that instructions need at run time, so that a test only looks up and compares.
struct InstructionTables {
  let program: Program
  private(set) var bounds: [ConstantBounds] = []
  private(set) var textTables: [TextTable] = []

  /// Adds a table of the texts; returns its index.
  mutating func addTexts(_ texts: [[UInt8]]) -> Int {
    textTables.append(TextTable(texts))
    return textTables.count - 1
  }

  /// Prepares a test's data; returns its index or, for `kind`, the set of kinds.
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

  /// The texts of constant operands; nil if any operand is not a constant text.
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
