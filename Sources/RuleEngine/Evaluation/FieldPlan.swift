/// The facts about a field that every evaluation needs, without the texts that only reports need.
///
/// These are plain numbers in one array. Reading the field's layout instead would count references,
/// for each field of each record.
struct FieldPlan: Sendable {
  var slot: SlotOffset
  /// The kinds of values that need no preparation, one bit each.
  private var readyKinds: UInt32
  /// Index of the table of options, for a choice or a list of choices; nil otherwise.
  var options: UInt32?
  /// Whether normalization may rewrite what was typed as more is typed.
  ///
  /// A step that replaces a sequence of characters is an example.
  var isRewritten: Bool
  /// Whether the value must be a whole number.
  private var isInteger = false
  /// The fast path of the field's checks; nil if they need more than simple tests.
  var fastPath: FieldFastPath?
  /// The same for the field's filter; nil also if a text must be prepared first, as by
  /// normalization.
  var filterFastPath: FieldFastPath?

  init(_ layout: FieldLayout, options: UInt32?, isExact: Bool, _ patterns: [PatternEntry]) {
    slot = layout.slot
    isRewritten = !layout.normalization.allSatisfy { $0.keepsBeginnings(patterns) }
    self.options = options
    // Values that are taken as given need a flag, even a missing one. That of a computed field has to
    // move to the next slot, to make room for the result.
    readyKinds = 0
    if isExact || layout.type == .any || layout.computed != nil { return }
    readyKinds = FieldPlan.bit(.missing) | FieldPlan.bit(.null)
    guard layout.normalization.isEmpty, let kind = layout.type.plainKind else { return }
    readyKinds |= FieldPlan.bit(kind)
    isInteger = layout.type == .integer
  }

  /// Whether the value needs no preparation.
  @inline(__always)
  func isReady(_ value: Slot) -> Bool {
    readyKinds & FieldPlan.bit(value.kind) != 0 && !(isInteger && value.scale != 0)
  }

  @inline(__always)
  private static func bit(_ kind: Slot.Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}

/// The plans of the fields of all forms, with their fast paths.
struct FieldPlans: Sendable {
  /// The fields of a form are consecutive, in file order.
  var fields: [FieldPlan] = []
  /// For each form, the index of its first field; then the total.
  private var firsts: [Int] = []
  /// For each form, whether its fast paths may run before its values are prepared.
  ///
  /// That requires that preparation changes no value that they accept, and that nothing is decided.
  private(set) var fastPathsPrecedePreparation: [Bool]
  /// The tests of all fast paths; see ``FieldFastPath/tests``.
  private(set) var fastPathTests: [FastPathTest] = []

  /// Creates the plans; `addFastPaths` adds the fast paths.
  init(_ program: Program, _ tables: inout InstructionTables) {
    let forms = program.forms
    fastPathsPrecedePreparation = forms.map { form in
      !form.isExact && form.decisions == nil && form.parameters == nil
        && form.fields.allSatisfy(\.normalization.isEmpty)
    }
    for form in forms {
      firsts.append(fields.count)
      for field in form.fields {
        let options =
          field.options.isEmpty
          ? nil : UInt32(tables.addTexts(field.options.map { Array($0.value.utf8) }))
        fields.append(
          FieldPlan(field, options: options, isExact: form.isExact, program.patterns)
        )
      }
    }
    firsts.append(fields.count)
  }

  /// The indices of a form's fields.
  func range(of form: FormIndex) -> Range<Int> {
    firsts[form.position]..<firsts[form.position + 1]
  }

  /// The first of the fields whose value needs preparation; most need none.
  func firstUnready(of fields: Range<Int>, base: Int, in record: [Slot]) -> Int? {
    let slots = record.span
    let plans = self.fields.span
    var field = fields.lowerBound
    while field < fields.upperBound {
      if !plans[field].isReady(slots[base + plans[field].slot.position]) { return field }
      field += 1
    }
    return nil
  }

  subscript(field: Int, of form: FormIndex) -> FieldPlan {
    fields[firsts[form.position] + field]
  }
}

extension FieldPlans {
  /// Adds the fast paths for a program whose instructions are executed as `code`.
  ///
  /// - Complexity: linear in the program's instructions.
  mutating func addFastPaths(_ program: Program, _ code: [ExecutableInstruction]) {
    for (index, form) in program.forms.enumerated() {
      let plans = range(of: FormIndex(index))
      for position in program.code(from: form.checks).indices {
        guard case .field(let field, let end) = code[position].instruction else { continue }
        let plan = plans.lowerBound + field.position
        let checks = code[position + 1..<end.position]
        if form.fields[field].computed != nil { continue }
        fields[plan].fastPath = fastPath(of: form.fields[field], plan, checks, program.operands)
      }
      for (field, plan) in zip(form.fields, plans) {
        guard let filter = field.filter, field.type.plainKind == .text,
          fields[plan].isReady(Slot(kind: .text))
        else { continue }
        let filterCode = code[program.code(from: filter).indices]
        fields[plan].filterFastPath = fastPath(of: field, nil, filterCode, program.operands)
      }
    }
  }

  /// The fast path for the code and, with a plan, for its options.
  private mutating func fastPath(
    of field: FieldLayout,
    _ plan: Int?,
    _ code: ArraySlice<ExecutableInstruction>,
    _ operands: [Operand]
  ) -> FieldFastPath? {
    guard let kind = field.type.plainKind,
      var reader = FastPathReader(code, of: kind, operands)
    else { return nil }
    if let options = plan.flatMap({ fields[$0].options }) {
      reader.clauses.append([FastPathTest(kind: .oneOf, entry: options)])
    }
    let first = fastPathTests.count
    for clause in reader.clauses {
      let next = fastPathTests.count + clause.count
      for var test in clause {
        test.next = UInt32(next)
        fastPathTests.append(test)
      }
    }
    return FieldFastPath(
      kind: kind,
      isWhole: field.type == .integer,
      acceptsMissing: !reader.judgesMissing,
      tests: UInt32(first)..<UInt32(fastPathTests.count)
    )
  }
}

extension FieldType {
  /// Whether values of the type contain no other values.
  var isPlain: Bool { plainKind != nil }

  /// The kind of the type's values; nil if they contain other values.
  var plainKind: Slot.Kind? {
    switch self {
    case .text, .choice: .text
    case .number, .integer: .number
    case .boolean: .boolean
    case .date: .date
    case .month: .month
    case .time: .time
    case .dateTime: .dateTime
    case .file: .file
    case .any, .form, .list, .map: nil
    }
  }
}
