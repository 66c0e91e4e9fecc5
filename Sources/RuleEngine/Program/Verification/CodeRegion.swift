/// The instructions from one entry point of a program to its `stop`, and the owner of the code.
struct CodeRegion {
  enum Owner {
    case checks(FormIndex)
    case decisions(FormIndex)
    case filter(FormIndex, FieldIndex)
    /// The body that an aggregate runs for each item.
    case aggregate(FormIndex)
    case rule(RuleIndex)
  }

  var owner: Owner
  var entry: InstructionIndex
  /// Position of its `stop`.
  var stop = 0

  /// The regions of a program in code order.
  ///
  /// Each instruction is in one of them, so that all are verified.
  static func regions(of program: Program) throws(ProgramFault) -> [CodeRegion] {
    var regions: [CodeRegion] = []
    for (position, form) in program.forms.enumerated() {
      let index = FormIndex(position)
      regions.append(CodeRegion(owner: .checks(index), entry: form.checks))
      if let decisions = form.decisions {
        regions.append(CodeRegion(owner: .decisions(index), entry: decisions))
        try addBodies(of: index, from: decisions, in: program, to: &regions)
      }
      for (field, layout) in form.fields.enumerated() {
        guard let filter = layout.filter else { continue }
        regions.append(CodeRegion(owner: .filter(index, FieldIndex(field)), entry: filter))
      }
    }
    for (position, rule) in program.rules.enumerated() {
      regions.append(CodeRegion(owner: .rule(RuleIndex(position)), entry: rule.entry))
    }
    regions.sort { $0.entry.position < $1.entry.position }
    let first = regions.first?.entry.position ?? program.instructions.count
    try require(first == 0, "instructions[0]", "is in no piece of code")
    for index in regions.indices {
      let start = regions[index].entry.position
      let isLast = index + 1 == regions.count
      let next = isLast ? program.instructions.count : regions[index + 1].entry.position
      try require(
        start < next && next <= program.instructions.count,
        "instructions[\(start)]",
        "begins two pieces of code, or is not an instruction"
      )
      guard let stop = program.instructions[start..<next].firstIndex(of: .stop) else {
        throw ProgramFault("instructions[\(start)]", "begins code that doesn't end with 'stop'")
      }
      try require(stop + 1 == next, "instructions[\(stop + 1)]", "is in no piece of code")
      regions[index].stop = stop
    }
    return regions
  }

  /// Adds the bodies of the form's aggregates, and of aggregates computed within those.
  private static func addBodies(
    of form: FormIndex,
    from decisions: InstructionIndex,
    in program: Program,
    to regions: inout [CodeRegion]
  ) throws(ProgramFault) {
    var entries = [decisions]
    var seen: Set<InstructionIndex> = []
    while let entry = entries.popLast() {
      for case .compute(let value) in program.code(from: entry) {
        let part = "instructions[\(entry.position)]"
        try require(
          program.computed.has(value),
          part,
          "refers to a computed value that doesn't exist"
        )
        guard case .aggregate(let aggregate) = program.computed[value.position].source,
          let body = aggregate.body, seen.insert(body).inserted
        else { continue }
        entries.append(body)
        regions.append(CodeRegion(owner: .aggregate(form), entry: body))
      }
    }
  }
}
