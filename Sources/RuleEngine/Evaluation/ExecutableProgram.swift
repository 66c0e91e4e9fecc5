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
  /// The name among several that a misspelled one is closest to; nil where none is near.
  let closestName: ClosestName
  /// How many unknown members of an object are compared with all that it knows.
  static let mostClosestNames = 100
  /// A variable so that tests can take the fast paths out.
  var fieldPlans: FieldPlans
  /// The bounds of lengths and magnitudes, where they are constants.
  let bounds: [ConstantBounds]
  /// The options of choices, and the values of `one_of` and `none_of` where all are constant texts.
  let textTables: [TextTable]
  /// For each form whether there is a form with parameters in it; empty where no form has any.
  let passesParameters: [Bool]
  /// The program's instructions.
  let code: [ExecutableInstruction]
  /// The same instructions, with calls of rules that are a single test replaced by the test.
  ///
  /// It gives the same answers, but does not show the call: for runs that nobody observes.
  let inlinedCode: [ExecutableInstruction]
  /// Whether a form has a secret field, or there is a secret context.
  let hasSecrets: Bool
  /// By `CompiledPatternIndex`.
  let patterns: [LazyValue<CompiledPattern?>]
  /// By form; see `enteredSlots(of:)`.
  private let enteredSlots: [LazyValue<[Int]>]

  package typealias ClosestName = @Sendable (String, [String]) -> String?

  /// Prepares a program.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - limits: what evaluations may take.
  ///   - closestName: finds what was meant by a name that a closed form does not know.
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
  }

  /// The pattern compiled for a scope; nil for one that cannot be compiled, as when out of memory.
  ///
  /// One that is no pattern is reported by the checker, not met here.
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

  /// Slots behind the first of a form's instance that hold what is entered, those of nested forms
  /// included: no parameters, and nothing computed.
  func enteredSlots(of form: FormIndex) -> [Int] {
    enteredSlots[form.position].value { program.enteredSlots(of: form, base: 0) }
  }

  /// The instruction of the program that runs at a position of the inlined code.
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

  /// The test that a call comes down to.
  fileprivate func singleTest(calledBy instruction: Instruction) -> InstructionIndex? {
    guard case .rule(let rule, _) = instruction else { return nil }
    return singleTest(of: rule)
  }

  /// The test that a rule consists of, where it needs none of the caller's arguments.
  fileprivate func singleTest(of rule: RuleIndex) -> InstructionIndex? {
    let entry = rules[rule].entry
    guard rules[rule].parameterCount == 0, case .test = instructions[entry],
      case .stop = instructions[entry.position + 1]
    else { return nil }
    return entry
  }

  /// The tests of length and size in a check's expression that guard what costs more than measuring.
  ///
  /// Where such a test fails its check, patterns no longer run on the text, and the items of the list
  /// are not judged. A test guards if its failing makes the check fail, so it is none in an `or`, and
  /// if it measures the subject itself, so it is none of an item or a member.
  fileprivate func measureGuards(of expression: Range<Int>) -> [Int] {
    var guards: [Int] = []
    var position = expression.lowerBound
    // How many combinations are open from the outermost `or`, or question about another value, on.
    var alternatives = 0
    // For each subject that was put aside, whether another value is asked about.
    var subjects: [Bool] = []
    while position < expression.upperBound {
      switch instructions[position] {
      case .test(let test):
        if alternatives == 0, test.isMeasure { guards.append(position) }
      case .beginEach(_, let end), .pushMember(_, let end):
        // Up to there another value is the subject.
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
  /// Whether it asks how long a text or a list is.
  fileprivate var isMeasure: Bool {
    if case .rule(let rule) = question { rule.declaration.isMeasure } else { false }
  }
}
