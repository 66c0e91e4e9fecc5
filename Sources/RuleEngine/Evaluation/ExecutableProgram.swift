/// A program with what is made from it once: compiled patterns and look-up tables.
///
/// Immutable to whoever uses it, so any number of evaluators on any threads can share one. Patterns
/// are compiled when the first text meets them.
package final class ExecutableProgram: Sendable {
  package let program: Program
  package let limits: EvaluationLimits
  let fieldPlans: FieldPlans
  /// The bounds of lengths and magnitudes, where they are constants.
  let bounds: [ConstantBounds]
  /// The values of `one_of` and `none_of`, where they are nothing but constant texts.
  let textTables: [TextTable]
  /// The program's instructions.
  let code: [ExecutableInstruction]
  /// The same with the test in place of the call where a rule is a single test.
  ///
  /// It answers the same, but does not show who was called: for runs that nobody observes.
  let shortCode: [ExecutableInstruction]
  let sieves: FieldSieves
  /// By `CompiledPatternIndex`.
  let patterns: [MadeOnce<CompiledPattern?>]

  package init(_ program: Program, limits: EvaluationLimits = EvaluationLimits()) {
    self.program = program
    self.limits = limits
    fieldPlans = FieldPlans(program.forms)
    var tables = InstructionTables(program, fieldPlans)
    code = tables.executable(program.instructions)
    shortCode = tables.executable(
      program.instructions.map { program.singleTest(calledBy: $0)?.test ?? $0 }
    )
    sieves = FieldSieves(program, shortCode, fieldPlans)
    bounds = tables.bounds
    textTables = tables.textTables
    patterns = (0..<2 * program.patterns.count).map { _ in MadeOnce() }
  }

  /// The pattern compiled for a scope; nil for one that cannot be compiled, as when no memory is left.
  ///
  /// One that is no pattern is reported by the checker, not met here.
  func pattern(_ index: CompiledPatternIndex) -> CompiledPattern? {
    patterns[index.position].value {
      try? CompiledPattern.compile(patternSource(index), limits: limits.patterns)
    }
  }

  /// The pattern with the scope that it is compiled for.
  func patternSource(_ index: CompiledPatternIndex) -> PatternSource {
    PatternSource(program.patterns[index.pattern].pattern, scope: index.scope)
  }

  /// Where the instruction of the short code stands in the program.
  func origin(of instruction: InstructionIndex) -> InstructionIndex {
    program.singleTest(calledBy: program.instructions[instruction.position])?.index ?? instruction
  }

  /// Whether the short code has a test in place of the rule's calls.
  func isSingleTest(_ rule: RuleIndex) -> Bool {
    program.singleTest(of: rule) != nil
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
    guard rules[rule].parameterCount == 0, case .test = instructions[entry],
      case .stop = instructions[entry.position + 1]
    else { return nil }
    return (instructions[entry], entry)
  }
}
