/// What every evaluation needs to know of a field, without the texts that only reports need.
///
/// Plain numbers side by side: reading a field's layout counts references, and is done for each
/// field of each record.
struct FieldPlan: Sendable {
  var slot: SlotOffset
  /// The kinds of values that are ready to be judged as they are, one bit for each.
  private var readyKinds: UInt32
  /// Position of the table of its options, or of its items'; nil where it is no choice.
  var options: UInt32?
  /// Whether more typing may change what is judged of the text that was typed before, as its
  /// normalization may take several characters for others.
  var isRewritten: Bool
  /// Whether a number must not have a fraction.
  private var isInteger = false
  /// Nil where the field's checks need more than plain tests.
  var fastPath: FieldFastPath?
  /// Nil where there is no filter, where it needs more than plain tests, or where a text has to be
  /// prepared before it can be judged, as one that is normalized.
  var filterFastPath: FieldFastPath?

  init(_ layout: FieldLayout, options: UInt32?, isExact: Bool, _ patterns: [PatternEntry]) {
    slot = layout.slot
    isRewritten = !layout.normalization.allSatisfy { $0.keepsBeginnings(patterns) }
    self.options = options
    readyKinds = FieldPlan.bit(.missing)
    // Where values are taken as they are given, that has to be noted of each.
    if isExact || layout.type == .any || layout.computed != nil {
      // What the record brings of a computed field, and be it nothing, makes place for the value.
      if layout.computed != nil { readyKinds = 0 }
      return
    }
    readyKinds |= FieldPlan.bit(.null)
    guard layout.normalization.isEmpty, let kind = layout.type.plainKind else { return }
    readyKinds |= FieldPlan.bit(kind)
    isInteger = layout.type == .integer
  }

  /// Whether the value is ready to be judged as it is.
  @inline(__always)
  func isReady(_ value: Slot) -> Bool {
    readyKinds & FieldPlan.bit(value.kind) != 0 && !(isInteger && value.scale != 0)
  }

  @inline(__always)
  private static func bit(_ kind: Slot.Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}

/// The plans of the fields of all forms.
struct FieldPlans: Sendable {
  /// Those of one form follow each other, in file order.
  var fields: [FieldPlan] = []
  /// For each form the position of its first field.
  private var firsts: [Int] = []
  /// For each form whether its fast paths may run before its values are prepared.
  ///
  /// They may where preparing would change no value that they accept, and decides nothing.
  private(set) var fastPathsPrecedePreparation: [Bool]
  /// The tests of all fast paths.
  private(set) var fastPathTests: [FastPathTest] = []

  /// The plans, as yet without fast paths.
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

  /// Positions of a form's fields.
  func range(of form: FormIndex) -> Range<Int> {
    firsts[form.position]..<firsts[form.position + 1]
  }

  /// The first of the fields whose value has to be prepared; most are ready as they are.
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
  /// Makes the fast paths of the fields of a program whose instructions run as `code`.
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

  /// The fast path of the code, and of the options of the plan if there are any.
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
  /// Whether its values hold no others.
  var isPlain: Bool { plainKind != nil }

  /// The kind of the type's values; nil of types whose values hold others.
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
