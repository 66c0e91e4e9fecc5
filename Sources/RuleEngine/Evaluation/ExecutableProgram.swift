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
  private let patterns: [MadeOnce<Result<CompiledPattern, PatternError>>]

  package init(_ program: Program, limits: EvaluationLimits = EvaluationLimits()) {
    self.program = program
    self.limits = limits
    fieldPlans = FieldPlans(program.forms)
    (textTables, tableOfInstruction) = ExecutableProgram.textTables(of: program)
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

  private static func textTables(of program: Program) -> ([TextTable], ofInstruction: [Int?]) {
    var tables: [TextTable] = []
    var positions: [Int?] = Array(repeating: nil, count: program.instructions.count)
    for (position, instruction) in program.instructions.enumerated() {
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

extension Instruction {
  /// The values that the instruction looks for its subject among, if it does.
  fileprivate var membership: OperandList? {
    if case .noneOf(let list) = self { return list }
    if case .oneOf(let list) = self { return list }
    return nil
  }
}
