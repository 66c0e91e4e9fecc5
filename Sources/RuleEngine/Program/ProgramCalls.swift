extension Program {
  /// The external rules that a form asks, directly or through rules and nested forms.
  ///
  /// - Complexity: linear in the code of the form.
  package func externals(of form: FormIndex) -> Set<ExternalIndex> {
    externals.isEmpty ? [] : ProgramCalls(from: form, in: self).externals
  }
}

/// What the code of a form calls, directly or indirectly.
struct ProgramCalls {
  private(set) var forms: Set<FormIndex> = []
  private(set) var rules: Set<RuleIndex> = []
  private(set) var externals: Set<ExternalIndex> = []

  /// Everything in the program.
  init(allOf program: Program) {
    forms = Set(program.forms.indices.map { FormIndex($0) })
    rules = Set(program.rules.indices.map { RuleIndex($0) })
    externals = Set(program.externals.indices.map { ExternalIndex($0) })
  }

  init(from form: FormIndex, in program: Program) {
    var entries: [InstructionIndex] = []
    var bodies: Set<InstructionIndex> = []
    enter(form, of: program, &entries)
    while let entry = entries.popLast() {
      for instruction in program.reachableCode(from: entry) {
        if case .rule(let rule, _) = instruction, rules.insert(rule).inserted {
          entries.append(program.rules[rule].entry)
        } else if case .test(let test) = instruction,
          case .external(let external) = test.question
        {
          externals.insert(external)
        } else if case .nested(let form) = instruction {
          enter(form, of: program, &entries)
        } else if case .compute(let value) = instruction,
          case .aggregate(let aggregate) = program.computed[value].source,
          let body = aggregate.body,
          bodies.insert(body).inserted
        {
          entries.append(body)
        }
      }
    }
  }

  private mutating func enter(
    _ form: FormIndex,
    of program: Program,
    _ entries: inout [InstructionIndex]
  ) {
    guard forms.insert(form).inserted else { return }
    let layout = program.forms[form]
    entries.append(layout.checks)
    if let decisions = layout.decisions { entries.append(decisions) }
    entries += layout.fields.compactMap(\.filter)
  }
}
