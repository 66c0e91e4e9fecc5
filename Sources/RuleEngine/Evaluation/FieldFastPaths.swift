/// The fast paths of the fields of all forms, made when a program is prepared.
///
/// Cost: linear in the program's instructions.
struct FieldFastPaths: Sendable {
  /// Those of the fields' checks, by the positions of the fields' plans; nil where checks need more
  /// than plain tests.
  private(set) var fields: [FieldFastPath?]
  /// Those of the fields' filters, in the same order.
  ///
  /// Nil where there is no filter, where it needs more than plain tests, or where a text has to be
  /// prepared before it can be judged, as one that is normalized.
  private(set) var filters: [FieldFastPath?]
  private(set) var tests: [FastPathTest] = []
  /// For each form whether its fast paths may run before its values are prepared.
  ///
  /// They may where preparing would change no value that they accept, and decides nothing.
  private(set) var precedesPreparation: [Bool]

  /// - Parameters:
  ///   - program: the program.
  ///   - code: its instructions as they run.
  ///   - plans: the plans of its fields.
  init(_ program: Program, _ code: [ExecutableInstruction], _ plans: FieldPlans) {
    fields = Array(repeating: nil, count: plans.fields.count)
    filters = fields
    precedesPreparation = program.forms.map { form in
      !form.isExact && form.decisions == nil && form.fields.allSatisfy(\.normalization.isEmpty)
    }
    for (index, form) in program.forms.enumerated() {
      var position = form.checks.position
      while code[position].instruction != .stop {
        if case .field(let field, let end) = code[position].instruction {
          let plan = Int(code[position].entry)
          fields[plan] = fastPath(
            of: form.fields[field],
            planned: plans.fields[plan],
            checks: code[position..<end.position].dropFirst(),
            operands: program.operands
          )
        }
        position += 1
      }
      for (field, plan) in zip(form.fields, plans.range(of: FormIndex(index))) {
        guard let filter = field.filter else { continue }
        filters[plan] = fastPath(
          of: field,
          planned: plans.fields[plan],
          filter: code[filter.position...],
          operands: program.operands
        )
      }
    }
  }

  /// No fast path for any field.
  init(without plans: FieldPlans, _ program: Program) {
    fields = Array(repeating: nil, count: plans.fields.count)
    filters = fields
    precedesPreparation = program.forms.map { _ in false }
  }

  private mutating func fastPath(
    of field: FieldLayout,
    planned plan: FieldPlan,
    checks: ArraySlice<ExecutableInstruction>,
    operands: [Operand]
  ) -> FieldFastPath? {
    guard let kind = field.type.plainKind,
      var reader = FastPathReader(checks: checks, of: kind, operands)
    else { return nil }
    if let options = plan.options {
      reader.clauses.append([FastPathTest(kind: .option, entry: options)])
    }
    return fastPath(of: field, accepting: kind, reader)
  }

  private mutating func fastPath(
    of field: FieldLayout,
    planned plan: FieldPlan,
    filter: ArraySlice<ExecutableInstruction>,
    operands: [Operand]
  ) -> FieldFastPath? {
    guard field.type.plainKind == .text, plan.isReady(Slot(kind: .text)),
      let reader = FastPathReader(filter: filter, of: .text, operands)
    else { return nil }
    return fastPath(of: field, accepting: .text, reader)
  }

  private mutating func fastPath(
    of field: FieldLayout,
    accepting kind: Slot.Kind,
    _ reader: FastPathReader
  ) -> FieldFastPath {
    let first = tests.count
    for clause in reader.clauses {
      let next = tests.count + clause.count
      for var test in clause {
        test.next = UInt32(next)
        tests.append(test)
      }
    }
    return FieldFastPath(
      slot: field.slot,
      kind: kind,
      isWhole: field.type == .integer,
      acceptsMissing: !reader.judgesMissing,
      tests: first..<tests.count
    )
  }
}
