/// What a field's value has to be for all checks of the field to hold, or a text for its filter to
/// let it be typed, where that is soon told.
///
/// Most values are right, and most checks are a few plain tests. A sieve asks those in a row and
/// keeps nothing of the answers: a value that goes through has no failing check, and one that does
/// not is judged in full, whatever it is held up by. So a sieve may hold up too much, never let
/// through too much, and nothing is told from here.
struct FieldSieve: Sendable {
  var slot: SlotOffset
  /// The kind of the values that may go through.
  var kind: Slot.Kind
  /// Whether of numbers only those go through that are written as whole ones.
  var isWhole: Bool
  /// Whether no value goes through too.
  var takesNothing: Bool
  /// Its questions among those of all sieves.
  private var first: UInt32
  private var end: UInt32

  init(
    slot: SlotOffset,
    kind: Slot.Kind,
    isWhole: Bool,
    takesNothing: Bool,
    questions: Range<Int>
  ) {
    self.slot = slot
    self.kind = kind
    self.isWhole = isWhole
    self.takesNothing = takesNothing
    first = UInt32(questions.lowerBound)
    end = UInt32(questions.upperBound)
  }

  var questions: Range<Int> {
    @inline(__always) get { Int(first)..<Int(end) }
  }
}

/// One thing that a sieve asks of a value.
struct SieveQuestion: Sendable {
  enum Test: UInt8, Sendable {
    /// Whether the text is as long as the bounds say.
    case length
    /// Whether the number lies within the bounds.
    case magnitude
    /// Whether the automaton of the pattern matches the text.
    case matches
    /// Whether the field in the slot has the same text.
    case equal
    /// Whether the text is in the table.
    case oneOf
    /// Whether the text is not in the table.
    case noneOf
    /// Whether the text is in the table of options.
    case option
  }

  var test: Test
  /// Position of the bounds, pattern, slot or table.
  var entry: UInt32
  /// Where to go on if the answer is yes: behind the questions of which one has to be answered so.
  var next: UInt32 = 0
}

/// The sieves of the fields of all forms.
struct FieldSieves: Sendable {
  /// Those of the fields' checks, by the positions of the fields' plans; nil where checks need more
  /// than plain tests.
  private(set) var fields: [FieldSieve?]
  /// Those of the fields' filters, in the same order.
  ///
  /// Nil where there is no filter, where it needs more than plain tests, or where a text has to be
  /// prepared before it can be judged, as one that is normalised.
  private(set) var filters: [FieldSieve?]
  private(set) var questions: [SieveQuestion] = []
  /// For each form whether its values may go through before they are prepared.
  ///
  /// That is where preparing would change none that goes through, and decides nothing.
  private(set) var siftsUnprepared: [Bool]

  /// - Parameters:
  ///   - program: the program.
  ///   - code: its instructions as they run.
  ///   - plans: the plans of its fields.
  init(_ program: Program, _ code: [ExecutableInstruction], _ plans: FieldPlans) {
    fields = Array(repeating: nil, count: plans.fields.count)
    filters = fields
    siftsUnprepared = program.forms.map { form in
      !form.isExact && form.decisions == nil && form.fields.allSatisfy(\.normalization.isEmpty)
    }
    for (index, form) in program.forms.enumerated() {
      var position = form.checks.position
      while code[position].instruction != .stop {
        if case .field(let field, let end) = code[position].instruction {
          let plan = Int(code[position].entry)
          fields[plan] = sieve(
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
        filters[plan] = sieve(
          of: field,
          planned: plans.fields[plan],
          filter: code[filter.position...],
          operands: program.operands
        )
      }
    }
  }

  private mutating func sieve(
    of field: FieldLayout,
    planned plan: FieldPlan,
    checks: ArraySlice<ExecutableInstruction>,
    operands: [Operand]
  ) -> FieldSieve? {
    guard let kind = field.type.plainKind,
      var reader = SieveReader(checks: checks, of: kind, operands)
    else { return nil }
    if let options = plan.options {
      reader.clauses.append([SieveQuestion(test: .option, entry: options)])
    }
    return sieve(of: field, taking: kind, reader)
  }

  private mutating func sieve(
    of field: FieldLayout,
    planned plan: FieldPlan,
    filter: ArraySlice<ExecutableInstruction>,
    operands: [Operand]
  ) -> FieldSieve? {
    guard field.type.plainKind == .text, plan.isReady(Slot(kind: .text)),
      let reader = SieveReader(filter: filter, of: .text, operands)
    else { return nil }
    return sieve(of: field, taking: .text, reader)
  }

  private mutating func sieve(
    of field: FieldLayout,
    taking kind: Slot.Kind,
    _ reader: SieveReader
  ) -> FieldSieve {
    let first = questions.count
    for clause in reader.clauses {
      let next = questions.count + clause.count
      for var question in clause {
        question.next = UInt32(next)
        questions.append(question)
      }
    }
    return FieldSieve(
      slot: field.slot,
      kind: kind,
      isWhole: field.type == .integer,
      takesNothing: !reader.judgesNothing,
      questions: first..<questions.count
    )
  }
}

/// Reads the checks of a field, or its filter, as plain tests joined by `and` and `or`.
private struct SieveReader {
  /// Questions of which one has to be answered with yes.
  typealias Clause = [SieveQuestion]

  var clauses: [Clause]
  /// Whether some test judges that there is no value.
  private(set) var judgesNothing = false
  private let kind: Slot.Kind
  /// The program's operands.
  private let operands: [Operand]
  private var rest: ArraySlice<ExecutableInstruction>

  /// Nil where there is more to the filter, or it judges values of another kind.
  init?(filter: ArraySlice<ExecutableInstruction>, of kind: Slot.Kind, _ operands: [Operand]) {
    self.kind = kind
    self.operands = operands
    rest = filter
    clauses = []
    guard let filter = readExpression(), case .stop = rest.first?.instruction else { return nil }
    clauses = filter
  }

  /// Nil where there is more to the checks, or they judge values of another kind.
  init?(checks: ArraySlice<ExecutableInstruction>, of kind: Slot.Kind, _ operands: [Operand]) {
    self.kind = kind
    self.operands = operands
    rest = checks
    clauses = []
    while let first = rest.first {
      // Over a check that is left out, as where the others' costs are measured.
      if case .jump(let end) = first.instruction {
        guard rest.indices.contains(end.position - 1) else { return nil }
        rest = rest[end.position...]
        continue
      }
      guard let check = readExpression(), case .check = rest.popFirst()?.instruction else {
        return nil
      }
      clauses += check
    }
  }

  private mutating func readExpression() -> [Clause]? {
    guard let first = rest.popFirst() else { return nil }
    switch first.instruction {
    case .test(let test):
      return readTest(test, of: first)
    case .beginAnd:
      return readOperands().map { Array($0.joined()) }
    case .beginOr:
      // An operand that is several clauses, or none, has no place in one.
      guard let operands = readOperands(), operands.allSatisfy({ $0.count == 1 }) else {
        return nil
      }
      return [operands.flatMap { $0.joined() }]
    case _:
      return nil
    }
  }

  private mutating func readTest(_ test: Test, of instruction: ExecutableInstruction) -> [Clause]? {
    guard case .rule(let rule) = test.question else { return nil }
    switch rule {
    case .required, .filled, .present:
      // A value of the kind, and not blank, is all that they want.
      judgesNothing = true
      return []
    case .equal:
      guard kind == .text, case .field(let other) = operands[test.operands.range.lowerBound]
      else { return nil }
      judgesNothing = true
      return [[SieveQuestion(test: .equal, entry: other.rawValue)]]
    case .length:
      return question(.length, of: .text, from: instruction)
    case .between:
      return question(.magnitude, of: .number, from: instruction)
    case .regex, .contains:
      return question(.matches, of: .text, from: instruction)
    case .oneOf:
      return question(.oneOf, of: .text, from: instruction)
    case .noneOf:
      return question(.noneOf, of: .text, from: instruction)
    case _:
      return nil
    }
  }

  private func question(
    _ test: SieveQuestion.Test,
    of kind: Slot.Kind,
    from instruction: ExecutableInstruction
  ) -> [Clause]? {
    guard kind == self.kind, instruction.hasEntry else { return nil }
    return [[SieveQuestion(test: test, entry: instruction.entry)]]
  }

  /// The operands up to the end of an `and` or `or`.
  private mutating func readOperands() -> [[Clause]]? {
    var operands: [[Clause]] = []
    while true {
      if case .end = rest.first?.instruction {
        rest.removeFirst()
        return operands
      }
      guard let operand = readExpression() else { return nil }
      operands.append(operand)
      if case .message = rest.first?.instruction { rest.removeFirst() }
      guard case .combine = rest.popFirst()?.instruction else { return nil }
    }
  }
}
