/// What is made ahead for instructions, so that running them looks up and compares, and no more.
struct InstructionTables {
  private(set) var bounds: [ConstantBounds] = []
  private(set) var textTables: [TextTable] = []
  private let program: Program
  /// Plans by the position of the instruction that enters the field.
  private var plans: [Int: Int] = [:]

  init(_ program: Program, _ fieldPlans: FieldPlans) {
    self.program = program
    for form in program.forms.indices {
      let first = fieldPlans.range(of: FormIndex(form)).lowerBound
      var position = program.forms[form].checks.position
      while program.instructions[position] != .stop {
        if case .field(let field, _) = program.instructions[position] {
          plans[position] = first + field.position
        }
        position += 1
      }
    }
  }

  /// The instructions with what is made for each.
  mutating func executable(_ instructions: [Instruction]) -> [ExecutableInstruction] {
    instructions.indices.map { position in
      ExecutableInstruction(
        instructions[position],
        before: instructions[(position + 1)...],
        entry: entry(of: instructions[position], at: position)
      )
    }
  }

  private mutating func entry(of instruction: Instruction, at position: Int) -> Int? {
    switch instruction {
    case .field: return plans[position]
    case .test(let test): return entry(of: test)
    case _: return nil
    }
  }

  private mutating func entry(of test: Test) -> Int? {
    guard case .rule(let rule) = test.question else { return nil }
    let operands = program.operands[test.operands.range]
    switch rule.declaration.preparation {
    case .nothing: return nil
    case .bounds:
      guard let constant = ConstantBounds(operands, program.constants) else { return nil }
      bounds.append(constant)
      return bounds.count - 1
    case .texts:
      guard let texts = constantTexts(operands) else { return nil }
      textTables.append(TextTable(texts))
      return textTables.count - 1
    case .pattern(let scope):
      guard case .constant(let constant) = operands.first else { return nil }
      let slot = program.constants.slots[Int(constant)]
      guard slot.kind == .pattern else { return nil }
      return CompiledPatternIndex(PatternIndex(Int(slot.payload)), scope: scope).position
    case .kinds:
      let names = (constantTexts(operands) ?? []).map { String(decoding: $0, as: UTF8.self) }
      return Int(ValueKinds(names.compactMap { ValueKinds($0) }).rawValue)
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
