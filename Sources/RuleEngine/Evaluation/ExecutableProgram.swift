/// A program prepared to run: instructions with their data, fast paths and patterns.
///
/// Input: a ``Program``. Copies share tables and patterns; a pattern is compiled when it first
/// runs. A struct and not a class, so that an evaluator reads it without reference counting.
///
/// Cost: linear in the program, not counting the patterns.
package struct ExecutableProgram: Sendable {
  /// Holds nothing; its type exists only in memory, which makes Swift pass the program by address.
  ///
  /// Without it, the compiler copies the whole evaluator, a kilobyte, for each call of a function
  /// that only reads it: a quarter of all instructions for forms with varied rules.
  private let inMemory: any Sendable = ()
  package let program: Program
  package let limits: EvaluationLimits
  /// Finds the candidate closest to a misspelled name; nil if none is close.
  let closestName: ClosestName
  /// How many unknown members of an object are compared with all known names.
  static let mostClosestNames = 100
  /// A `var` so that tests can remove the fast paths.
  var fieldPlans: FieldPlans
  /// The bounds of lengths and magnitudes, where they are constants.
  let bounds: [ConstantBounds]
  /// The options of choices, and the operands of `one_of` and `none_of` if all are constant texts.
  let textTables: [TextTable]
  /// For each form, whether forms nested in it have parameters; empty if no form has any.
  let passesParameters: [Bool]
  /// The program's instructions.
  let code: [ExecutableInstruction]
  /// The same instructions, with each call of a single-test rule replaced by its test.
  ///
  /// The answers are the same, but the call is not visible, so only unobserved runs use it.
  let inlinedCode: [ExecutableInstruction]
  /// Whether any form has a secret field, or any context is secret.
  let hasSecrets: Bool
  /// Indexed by `CompiledPatternIndex`.
  let patterns: [LazyValue<CompiledPattern?>]
  /// Indexed by form; see `enteredSlots(of:)`.
  private let enteredSlots: [LazyValue<[Int]>]
  /// Indexed by form; see `branchValues(of:)`.
  private let branchValues: [LazyValue<[ComputedIndex]>]

  package typealias ClosestName = @Sendable (String, [String]) -> String?

  /// Prepares a program.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - limits: the limits of evaluations.
  ///   - closestName: suggests a correction for a member that a closed form does not name.
  package init(
    _ program: Program,
    limits: EvaluationLimits = EvaluationLimits(),
    closestName: @escaping ClosestName = { _, _ in nil }
  ) {
    self.program = program
    self.limits = limits
    hasSecrets =
      program.forms.contains { $0.fields.contains(where: \.isSecret) }
      || program.contexts?.contains(where: \.field.isSecret) == true
    self.closestName = closestName
    passesParameters = program.passesParameters
    var tables = InstructionTables(program: program)
    fieldPlans = FieldPlans(program, &tables)
    var code = program.instructions.map { ExecutableInstruction($0, entry: tables.entry(of: $0)) }
    for (index, form) in program.forms.enumerated() {
      let plans = fieldPlans.range(of: FormIndex(index))
      for position in program.code(from: form.checks).indices {
        switch program.instructions[position] {
        case .field(let field, _):
          code[position].entry = UInt32(plans.lowerBound + field.position)
        case .check(let check):
          for measure in program.measureGuards(of: program.checks[check].start.position..<position)
          {
            code[measure].traits.insert(.measuresCheck)
          }
        case _: break
        }
      }
    }
    self.code = code
    for position in code.indices {
      if let test = program.singleTest(calledBy: program.instructions[position]) {
        code[position] = self.code[test.position]
      }
    }
    for position in code.indices.dropLast() {
      if case .check = code[position + 1].instruction { code[position].noteCheckFollows() }
    }
    inlinedCode = code
    fieldPlans.addFastPaths(program, code)
    bounds = tables.bounds
    textTables = tables.textTables
    patterns = (0..<2 * program.patterns.count).map { _ in LazyValue() }
    enteredSlots = program.forms.map { _ in LazyValue() }
    branchValues = program.forms.map { _ in LazyValue() }
  }

  /// The pattern compiled for a scope; nil if it can't be compiled, for example out of memory.
  ///
  /// Invalid patterns never get here; the checker reports them.
  func pattern(_ index: CompiledPatternIndex) -> CompiledPattern? {
    patterns[index.position].value {
      try? CompiledPattern(
        patternSource(index),
        limits: limits.patterns,
        table: program.patterns[index.pattern].tables?[index.scope]
      )
    }
  }

  /// The pattern with the scope that it is compiled for.
  func patternSource(_ index: CompiledPatternIndex) -> PatternSource {
    PatternSource(program.patterns[index.pattern].pattern, scope: index.scope)
  }

  /// Offsets of the slots in an instance that hold entered values, including those of nested forms.
  ///
  /// Slots of parameters and computed values are left out.
  func enteredSlots(of form: FormIndex) -> [Int] {
    enteredSlots[form.position].value { program.enteredSlots(of: form, base: 0) }
  }

  /// The values that a form computes in branches, which apply with them.
  func branchValues(of form: FormIndex) -> [ComputedIndex] {
    branchValues[form.position].value { program.branchValues(of: form) }
  }

  /// The program's instruction for a position of the inlined code.
  func origin(of instruction: InstructionIndex) -> InstructionIndex {
    program.singleTest(calledBy: program.instructions[instruction.position]) ?? instruction
  }

  /// Whether calls of the rule are inlined.
  func isSingleTest(_ rule: RuleIndex) -> Bool {
    program.singleTest(of: rule) != nil
  }
}

extension Program {
  fileprivate func enteredSlots(of form: FormIndex, base: Int) -> [Int] {
    let groups = forms[form].objects.dropFirst().map { base + $0.slot.position }
    return forms[form].fields.reduce(into: groups) { slots, field in
      guard field.computed == nil else { return }
      let slot = base + field.slot.position
      slots.append(slot)
      if case .form(let nested) = field.type { slots += enteredSlots(of: nested, base: slot) }
    }
  }

  fileprivate func branchValues(of form: FormIndex) -> [ComputedIndex] {
    guard let entry = forms[form].decisions else { return [] }
    // At each slot, how many branches begin there, less those that end.
    var edges = Array(repeating: 0, count: forms[form].slotCount + 1)
    for case .decide(let index) in code(from: entry) {
      for branch in [decisions[index].main, decisions[index].otherwise] {
        edges[branch.lowerBound] += 1
        edges[branch.upperBound] -= 1
      }
    }
    var branches = 0
    let isInBranch = edges.map { edge in
      branches += edge
      return branches > 0
    }
    return computedValues(of: form).filter { isInBranch[computed[$0].slot.position] }
  }

  /// The test that replaces a call in the inlined code.
  fileprivate func singleTest(calledBy instruction: Instruction) -> InstructionIndex? {
    guard case .rule(let rule, _) = instruction else { return nil }
    return singleTest(of: rule)
  }

  /// The only test of a rule without parameters; nil for all other rules.
  fileprivate func singleTest(of rule: RuleIndex) -> InstructionIndex? {
    let entry = rules[rule].entry
    guard rules[rule].parameterCount == 0, case .test = instructions[entry],
      case .stop = instructions[entry.position + 1]
    else { return nil }
    return entry
  }

  /// The length and size tests in a check's expression that guard costlier tests.
  ///
  /// If such a test makes its check fail, patterns do not run on the text, and items of the list
  /// are not judged. A guard must make the check fail when it fails, so it can't be inside an `or`.
  /// It must also measure the subject itself, and not an item or a member.
  fileprivate func measureGuards(of expression: Range<Int>) -> [Int] {
    var guards: [Int] = []
    var position = expression.lowerBound
    // Number of open combinations, counted from the outermost `or` or other subject inward.
    var alternatives = 0
    // For each pushed subject, whether another value replaced it (`ignoring` keeps the value).
    var subjects: [Bool] = []
    while position < expression.upperBound {
      switch instructions[position] {
      case .test(let test):
        if alternatives == 0, test.isMeasure { guards.append(position) }
      case .beginEach(_, let end), .pushMember(_, let end):
        // Skipped, because another value is the subject there.
        position = end.position
        continue
      case .pushSubject:
        subjects.append(true)
        alternatives += 1
      case .ignoring:
        subjects.append(false)
      case .popSubject:
        if subjects.popLast() == true { alternatives -= 1 }
      case .beginOr, .beginAny:
        alternatives += 1
      case .beginAnd, .beginAll:
        if alternatives > 0 { alternatives += 1 }
      case .end:
        if alternatives > 0 { alternatives -= 1 }
      case _:
        break
      }
      position += 1
    }
    return guards
  }
}

extension Test {
  /// Whether it tests the length of a text or the size of a list.
  fileprivate var isMeasure: Bool {
    if case .rule(let rule) = question { rule.declaration.isMeasure } else { false }
  }
}
