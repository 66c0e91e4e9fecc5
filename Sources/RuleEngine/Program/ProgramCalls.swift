/// What the code of a form calls, itself or by what it calls.
struct ProgramCalls {
  private(set) var forms: Set<FormIndex> = []
  private(set) var rules: Set<RuleIndex> = []
  private(set) var externals: Set<ExternalIndex> = []

  init(from form: FormIndex, in program: Program) {
    var entries: [InstructionIndex] = []
    enter(form, of: program, &entries)
    while let entry = entries.popLast() {
      var position = entry.position
      while program.instructions[position] != .stop {
        switch program.instructions[position] {
        case .rule(let rule, _):
          if rules.insert(rule).inserted { entries.append(program.rules[rule].entry) }
        case .test(let test):
          if case .external(let external) = test.question { externals.insert(external) }
        case .nested(let form):
          enter(form, of: program, &entries)
        case _:
          break
        }
        position += 1
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
