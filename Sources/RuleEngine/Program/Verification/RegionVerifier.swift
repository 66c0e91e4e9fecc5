/// Verifies the code of one region: its operands, its structure, and the targets of jumps.
///
/// Code is structured: what an instruction opens (an `and`, a loop, another subject) is closed
/// later in the same region. So one pass from top to bottom finds what is open at each instruction.
/// A jump must lead forward, within the same field, to an instruction at which the same constructs
/// are open. Therefore a region terminates and leaves every stack balanced.
struct RegionVerifier {
  private let region: CodeRegion
  private let verifier: ProgramVerifier
  private var program: Program { verifier.program }
  /// The parameters and slots that operands may refer to.
  private let scope: OperandDemand
  /// The innermost open construct at each instruction since the entry, as an index in `openings`.
  private var open: [Int] = []
  /// All constructs opened so far; the first entry stands for none.
  private var openings: [Opening] = [Opening(kind: .nothing, start: 0, parent: 0)]
  private var current = 0
  /// The instruction being verified.
  private var position = 0
  /// The current field, or check of the whole form.
  private var unit: Unit?
  /// The jumps seen, with the construct open at their source.
  private var jumps: [(from: Int, to: Int, open: Int)] = []
  /// The first instruction at which the next check's expression may start.
  private var expressionStart: Int
  private var decided: Set<DecisionIndex> = []

  /// A construct that an instruction opens, and the construct around it.
  private struct Opening {
    enum Kind { case nothing, accumulator, subject, member, itemLoop, eachLoop }

    var kind: Kind
    var start: Int
    var parent: Int
  }

  /// The code of one field, or of one check of the whole form.
  private struct Unit {
    var start: Int
    /// The end of the unit's own checks.
    var end: Int
    var type: FieldType?
    var isComputed = false
  }

  init(_ region: CodeRegion, of verifier: ProgramVerifier) {
    self.region = region
    self.verifier = verifier
    expressionStart = region.entry.position
    switch region.owner {
    case .checks(let form), .decisions(let form), .filter(let form, _), .aggregate(let form):
      scope = OperandDemand(slots: verifier.program.forms[form].slotCount)
    case .rule(let rule):
      scope = OperandDemand(parameters: verifier.program.rules[rule].parameterCount)
    }
  }

  mutating func verify() throws(ProgramFault) {
    for position in region.entry.position..<region.stop {
      self.position = position
      open.append(current)
      try verifyCall()
      try verify(program.instructions[position])
    }
    open.append(current)
    position = region.stop
    try expect(current == 0, "stops inside an open block")
    try endUnit()
    if case .decisions(let form) = region.owner {
      let isComplete = program.forms[form].fields.allSatisfy { field in
        field.decision.map { decided.contains($0) } ?? true
      }
      try require(isComplete, "forms[\(form.position)]", "has a branch that is never decided")
    }
    for jump in jumps {
      let isSame = open[jump.to - region.entry.position] == jump.open
      try require(isSame, "instructions[\(jump.from)]", "jumps into or out of a block")
    }
  }

  // MARK: Instructions

  private mutating func verify(_ instruction: Instruction) throws(ProgramFault) {
    switch instruction.role {
    case .unit: try beginUnit()
    case .statement:
      let isPlaced = unit != nil && [.nothing, .itemLoop].contains(openings[current].kind)
      try expect(isPlaced, "is outside a field, or in an expression")
    case .result, .expression: break
    }
    if !instruction.repeatsLoop {
      for target in instruction.targets { try jump(to: target) }
    }
    try verifyParts(of: instruction)
    if instruction.role != .expression { expressionStart = position + 1 }
  }

  /// Verifies what an instruction refers to, and what it opens or closes.
  private mutating func verifyParts(of instruction: Instruction) throws(ProgramFault) {
    switch instruction {
    case .field(let field, let end):
      guard case .checks(let form) = region.owner, program.forms[form].fields.has(field) else {
        throw ProgramFault(part, "refers to a field that doesn't exist")
      }
      let layout = program.forms[form].fields[field.position]
      unit = Unit(
        start: position,
        end: end.position,
        type: layout.type,
        isComputed: layout.computed != nil
      )
    case .form(let slot, let end):
      try verify(slot)
      unit = Unit(start: position, end: end.position)
    case .check(let check):
      try verify(check)
      // A failing check jumps to the end of its item or, outside of items, of its field, which must
      // be ahead.
      let isAhead = openings[current].kind == .itemLoop || position < (unit?.end ?? 0)
      try expect(isAhead, "is a check after the end of its field")
    case .recordValue: try expect(unit?.isComputed ?? false, "is not in a computed field")
    case .whenInactive(let slot, _): try verify(slot)
    case .nested(let form):
      try expect(program.forms.has(form), "refers to a form that doesn't exist")
      try expect(subjectType?.heldForm == form, "is not the form of the subject")
    case .items(_, let end), .itemContents(let end): try beginLoop(.itemLoop, to: end)
    case .nextItem(let start): try closeLoop(.itemLoop, from: start)
    case .beginEach(_, let end): try beginLoop(.eachLoop, to: end)
    case .nextEach(let start): try closeLoop(.eachLoop, from: start)
    case .moment, .unlessHeld, .itemTypes, .jump, .branch, .stop, .not: break
    case .decide(let decision): try verify(decision)
    case .compute(let value): try verify(value)
    case .beginAnd, .beginOr, .beginAll, .beginAny: begin(.accumulator)
    case .combine:
      try expect(openings[current].kind == .accumulator, "has no answers to combine")
    case .end: try close(.accumulator)
    case .message(let message): try verify(message)
    case .warn(let check): try verify(check)
    case .pushSubject(let operand), .ignoring(let operand, _):
      try verify(operand)
      begin(.subject)
    case .popSubject: try close(.subject)
    case .pushMember(let operand, _):
      try verify(operand)
      begin(.member)
    case .popMember: try close(.member)
    case .rule(let rule, let arguments):
      try expect(program.rules.has(rule), "calls a rule that doesn't exist")
      try verify(arguments, count: program.rules[rule].parameterCount)
    case .test(let test): try verify(test)
    }
  }

  // MARK: Units

  private mutating func beginUnit() throws(ProgramFault) {
    guard case .checks = region.owner else {
      throw ProgramFault(part, "belongs in the checks of a form")
    }
    try expect(current == 0, "enters a field inside an open block")
    try endUnit()
  }

  /// Verifies that no jump leaves the unit, so that each field's code runs only if it was entered.
  private mutating func endUnit() throws(ProgramFault) {
    guard let unit else { return }
    for jump in jumps.reversed() {
      if jump.from < unit.start { break }
      try require(jump.to <= position, "instructions[\(jump.from)]", "jumps out of its field")
    }
  }

  /// The type of the subject within the open loops over items.
  private var subjectType: FieldType? {
    var type = unit?.type
    var opening = current
    while openings[opening].kind == .itemLoop {
      type = type?.item
      opening = openings[opening].parent
    }
    return type
  }

  // MARK: What is open

  private mutating func begin(_ kind: Opening.Kind) {
    openings.append(Opening(kind: kind, start: position, parent: current))
    current = openings.count - 1
  }

  private mutating func close(_ kind: Opening.Kind) throws(ProgramFault) {
    try expect(openings[current].kind == kind, "closes a block that is not open")
    current = openings[current].parent
  }

  private mutating func beginLoop(
    _ kind: Opening.Kind,
    to end: InstructionIndex
  ) throws(ProgramFault) {
    try expect(ends(end), "is a loop without an end")
    begin(kind)
  }

  private mutating func closeLoop(
    _ kind: Opening.Kind,
    from start: InstructionIndex
  ) throws(ProgramFault) {
    let isInnermost = openings[current].start == start.position
    try expect(isInnermost, "continues a loop that is not the innermost")
    try close(kind)
  }

  /// Whether the instruction before the target closes the loop that starts here.
  private func ends(_ target: InstructionIndex) -> Bool {
    switch program.instructions[target.position - 1] {
    case .nextItem(let start), .nextEach(let start): start.position == position
    case _: false
    }
  }

  // MARK: Jumps

  private mutating func jump(to target: InstructionIndex) throws(ProgramFault) {
    let isAhead = target.position > position && target.position <= region.stop
    try expect(isAhead, "jumps to \(target.position), which is not ahead in the same code")
    jumps.append((position, target.position, current))
  }

  // MARK: Operands

  private func verify(_ test: Test) throws(ProgramFault) {
    switch test.question {
    case .rule(let rule):
      try expect(rule.isPrimitive, "evaluates '\(rule.rawValue)', which is not a test")
      try verify(test.operands, count: nil)
    case .compare, .compareFilled: try verify(test.operands, count: 2)
    case .external(let external):
      try expect(program.externals.has(external), "asks an external rule that doesn't exist")
      let count = program.externals[external].parameters.count
      try verify(test.operands, count: count)
    }
  }

  private func verify(_ slot: SlotOffset) throws(ProgramFault) {
    try expect(slot.position < scope.slots, "refers to a slot that the form doesn't have")
  }

  private func verify(_ operand: Operand) throws(ProgramFault) {
    try verify(try verifier.demand(of: operand, in: part))
  }

  private func verify(_ list: OperandList, count: Int?) throws(ProgramFault) {
    guard let demand = verifier.operands.demand(of: list) else {
      throw ProgramFault(part, "takes operands that don't exist")
    }
    if let count {
      let isRight = Int(list.count) == count
      try expect(isRight, "takes \(list.count) operands instead of \(count)")
    }
    try verify(demand)
  }

  private func verify(_ demand: OperandDemand) throws(ProgramFault) {
    try expect(demand.isMet(by: scope), "reads a parameter or field that doesn't exist")
  }

  private func verify(_ message: MessageIndex) throws(ProgramFault) {
    try expect(program.messages.has(message), "refers to a message that doesn't exist")
    try verify(verifier.messages[message.position])
  }

  private func verifyCall() throws(ProgramFault) {
    guard let call = program.calls[position] else { return }
    try require(
      program.callTable.has(call),
      "calls[\(position)]",
      "refers to a call that doesn't exist"
    )
    try verify(verifier.calls[call.position])
  }

  private func verify(_ index: CheckIndex) throws(ProgramFault) {
    try expect(program.checks.has(index), "ends a check that doesn't exist")
    let check = program.checks[index.position]
    // Attribution runs the expression again, so it must be complete and directly precede its check.
    let start = check.start.position
    let isBefore = start >= expressionStart && start <= position
    try require(
      isBefore && open[start - region.entry.position] == current,
      "checks[\(index.position)]",
      "does not begin with its own expression"
    )
    if let message = check.message { try verify(message) }
  }

  private mutating func verify(_ index: DecisionIndex) throws(ProgramFault) {
    guard case .decisions = region.owner, current == 0 else {
      throw ProgramFault(part, "makes a decision outside a form's decisions")
    }
    try expect(decided.insert(index).inserted, "makes a decision that is already made")
  }

  private func verify(_ index: ComputedIndex) throws(ProgramFault) {
    switch region.owner {
    case .decisions, .aggregate: try expect(current == 0, "computes a value inside an open block")
    case .checks, .filter, .rule:
      throw ProgramFault(part, "computes a value outside a form's decisions")
    }
    try expect(program.computed.has(index), "refers to a computed value that doesn't exist")
    let value = program.computed[index.position]
    let slots = OperandDemand(slots: 1 + (value.reads.map(\.position).max() ?? 0))
    try verify(slots)
    try expect(value.slot.position < scope.slots, "computes a value that has no slot in the form")
    switch value.source {
    case .operand(let operand): try verify(operand)
    case .aggregate(let aggregate):
      try verify(aggregate.list)
      try verify(aggregate.value)
      let areForms = aggregate.forms.allSatisfy { $0.map { program.forms.has($0) } ?? true }
      try expect(areForms, "loops over items that are not forms")
    case .answer:
      guard case .decisions = region.owner else {
        throw ProgramFault(part, "computes an answer outside a form's decisions")
      }
    }
  }

  /// The instruction, in the notation of portable programs.
  private var part: String { "instructions[\(position)]" }

  /// Throws a fault of this instruction unless the condition holds.
  private func expect(
    _ condition: Bool,
    _ reason: @autoclosure () -> String
  ) throws(ProgramFault) {
    try require(condition, part, reason())
  }
}

extension Instruction {
  /// What an instruction is in the structure of the code.
  fileprivate enum Role {
    /// Begins a field, or a check of the whole form.
    case unit
    /// Belongs in a unit, outside of expressions.
    case statement
    /// Uses the value of the expression before it.
    case result
    /// A part of an expression, or of the structure around it.
    case expression
  }

  fileprivate var role: Role {
    switch self {
    case .field, .form: .unit
    case .check, .recordValue, .moment, .unlessHeld, .whenInactive, .itemTypes, .nested, .items,
      .itemContents, .nextItem:
      .statement
    case .decide, .compute, .warn: .result
    case .jump, .branch, .stop, .not, .beginAnd, .beginOr, .beginAll, .beginAny, .combine, .end,
      .message, .beginEach, .nextEach, .pushSubject, .ignoring, .popSubject, .pushMember,
      .popMember, .rule, .test:
      .expression
    }
  }

  /// Whether its target is the beginning of a loop, which is not ahead.
  fileprivate var repeatsLoop: Bool {
    switch self {
    case .nextItem, .nextEach: true
    case _: false
    }
  }
}

extension FieldType {
  /// The form of the type's values, or of their items if the type is a list.
  fileprivate var heldForm: FormIndex? {
    (item ?? self).form
  }
}
