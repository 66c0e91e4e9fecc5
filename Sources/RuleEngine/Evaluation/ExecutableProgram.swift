/// A program with what is made from it once: compiled patterns and look-up tables.
///
/// Immutable to whoever uses it, so any number of evaluators on any threads can share one. Patterns
/// are compiled when the first text meets them.
package final class ExecutableProgram: Sendable {
  package let program: Program
  package let limits: EvaluationLimits
  let fieldPlans: FieldPlans
  /// Those of `one_of` and `none_of` that hold nothing but constant texts.
  let textTables: [TextTable]
  /// For each instruction the position of its table; nil where it has none.
  let tableOfInstruction: [Int?]
  /// For each instruction its bounds, where they are known.
  let bounds: [ConstantBounds?]
  /// The program's instructions, with the test in place of the call where a rule is a single test.
  ///
  /// It answers the same, but does not show who was called: for runs that nobody observes.
  let shortCode: [Instruction]
  private let patterns: [MadeOnce<Result<CompiledPattern, PatternError>>]

  package init(_ program: Program, limits: EvaluationLimits = EvaluationLimits()) {
    self.program = program
    self.limits = limits
    fieldPlans = FieldPlans(program.forms)
    let shortCode = program.instructions.map { program.singleTest(calledBy: $0)?.test ?? $0 }
    self.shortCode = shortCode
    (textTables, tableOfInstruction) = ExecutableProgram.textTables(of: program, shortCode)
    bounds = shortCode.map { ConstantBounds($0, constants: program.constants) }
    patterns = program.patterns.map { _ in MadeOnce() }
  }

  /// The compiled pattern; one that does not compile is reported by the checker, not met here.
  func pattern(_ index: PatternIndex) throws(PatternError) -> CompiledPattern {
    let result = patterns[index.position].value {
      Result { () throws(PatternError) in
        try CompiledPattern.compile(program.patterns[index].source, limits: limits.patterns)
      }
    }
    return try result.get()
  }

  /// Where the instruction of the short code stands in the program.
  func origin(of instruction: InstructionIndex) -> InstructionIndex {
    program.singleTest(calledBy: program.instructions[instruction.position])?.index ?? instruction
  }

  /// Whether the short code has a test in place of the rule's calls.
  func isSingleTest(_ rule: RuleIndex) -> Bool {
    program.singleTest(of: rule) != nil
  }

  private static func textTables(
    of program: Program,
    _ code: [Instruction]
  ) -> ([TextTable], ofInstruction: [Int?]) {
    var tables: [TextTable] = []
    var positions: [Int?] = Array(repeating: nil, count: code.count)
    for (position, instruction) in code.enumerated() {
      guard let list = instruction.membership else { continue }
      let texts = program.operands[list.range].map { operand -> [UInt8]? in
        guard case .constant(let position) = operand else { return nil }
        let slot = program.constants.slots[Int(position)]
        return slot.kind == .text ? Array(program.constants.bytes[slot.textRange]) : nil
      }
      let known = texts.compactMap(\.self)
      if known.count == texts.count {
        positions[position] = tables.count
        tables.append(TextTable(known))
      }
    }
    return (tables, positions)
  }
}

extension Program {
  /// The test that a call comes down to, and where it stands.
  fileprivate func singleTest(
    calledBy instruction: Instruction
  ) -> (test: Instruction, index: InstructionIndex)? {
    guard case .rule(let rule, _) = instruction else { return nil }
    return singleTest(of: rule)
  }

  /// The test that a rule consists of, where it needs none of the caller's arguments.
  fileprivate func singleTest(of rule: RuleIndex) -> (test: Instruction, index: InstructionIndex)? {
    let entry = rules[rule].entry
    guard rules[rule].parameterCount == 0, instructions[entry].isTest,
      case .stop = instructions[entry.position + 1]
    else { return nil }
    return (instructions[entry], entry)
  }
}

extension Instruction {
  /// The values that the instruction looks for its subject among, if it does.
  fileprivate var membership: OperandList? {
    if case .noneOf(let list) = self { return list }
    if case .oneOf(let list) = self { return list }
    return nil
  }
}
