/// A program, prepared to run: its instructions with what each needs, fast paths and patterns.
///
/// Input: a ``Program``. Copies share their tables and their patterns, which are compiled when the first
/// text meets them. A value and not an object, so that an evaluator reads it without counting references.
///
/// Cost: linear in the program, but for the patterns.
package struct ExecutableProgram: Sendable {
  /// Nothing, but of a type that only exists in memory, so that the program, and an evaluator with it,
  /// is passed by address.
  ///
  /// Without it the compiler copies all of the evaluator, a kilobyte, for each call of a function that
  /// only reads it: a quarter of the instructions that forms of varied rules take.
  private let inMemory: any Sendable = ()
  package let program: Program
  package let limits: EvaluationLimits
  let fieldPlans: FieldPlans
  /// The bounds of lengths and magnitudes, where they are constants.
  let bounds: [ConstantBounds]
  /// The values of `one_of` and `none_of`, where they are nothing but constant texts.
  let textTables: [TextTable]
  /// The program's instructions.
  let code: [ExecutableInstruction]
  /// The same instructions, with calls of rules that are a single test replaced by the test.
  ///
  /// It gives the same answers, but does not show the call: for runs that nobody observes.
  let inlinedCode: [ExecutableInstruction]
  let fastPaths: FieldFastPaths
  /// By `CompiledPatternIndex`.
  let patterns: [LazyValue<CompiledPattern?>]

  /// - Parameters:
  ///   - program: the program.
  ///   - limits: how much an evaluation may cost.
  ///   - usesFastPaths: false to judge each value by its field's instructions, as tests do to compare.
  package init(
    _ program: Program,
    limits: EvaluationLimits = EvaluationLimits(),
    usesFastPaths: Bool = true
  ) {
    self.program = program
    self.limits = limits
    fieldPlans = FieldPlans(program.forms)
    var tables = InstructionTables(program, fieldPlans)
    var code = tables.executable(program.instructions)
    for position in MeasureGuards(program).positions {
      code[position].traits.insert(.measuresCheck)
    }
    self.code = code
    inlinedCode = tables.executable(
      program.instructions.map { program.singleTest(calledBy: $0)?.test ?? $0 }
    )
    fastPaths =
      usesFastPaths
      ? FieldFastPaths(program, inlinedCode, fieldPlans)
      : FieldFastPaths(without: fieldPlans, program)
    bounds = tables.bounds
    textTables = tables.textTables
    patterns = (0..<2 * program.patterns.count).map { _ in LazyValue() }
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

  /// The instruction of the program that runs at a position of the inlined code.
  func origin(of instruction: InstructionIndex) -> InstructionIndex {
    program.singleTest(calledBy: program.instructions[instruction.position])?.index ?? instruction
  }

  /// Whether calls of the rule are inlined.
  func isSingleTest(_ rule: RuleIndex) -> Bool {
    program.singleTest(of: rule) != nil
  }
}

extension Program {
  /// The test that a call comes down to, and its position.
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
