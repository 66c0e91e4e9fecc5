import RuleEngine

@testable import RuleCompiler

/// What holds of every program, however it was made; each violation is a sentence.
struct ProgramInvariants {
  let program: Program
  private(set) var violations: [String] = []

  init(_ program: Program) {
    self.program = program
    checkTables()
    for form in program.forms {
      checkSlots(of: form)
      checkDecisions(of: form)
      checkFlow(from: form.checks)
      if let decisions = form.decisions { checkFlow(from: decisions) }
      for field in form.fields {
        if let filter = field.filter { checkFlow(from: filter) }
      }
    }
    for rule in program.rules { checkFlow(from: rule.entry) }
  }

  private mutating func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { violations.append(sentence()) }
  }

  // MARK: Tables

  private mutating func checkTables() {
    require(program.calls.count == program.instructions.count, "a call for each instruction")
    for (position, instruction) in program.instructions.enumerated() {
      for target in instruction.targets {
        require(target < program.instructions.count, "\(position) jumps to \(target)")
      }
      let call = program.calls[position]
      if let isPart = instruction.isPart {
        require((call != nil) == isPart, "whether \(position) \(instruction) has a call")
      }
      for operand in instruction.operands
        + instruction.lists.flatMap({ program.operands[$0.range] })
      {
        check(operand, at: position)
      }
      if case .test(let test) = instruction, case .rule(let rule) = test.question {
        require(rule.isPrimitive, "\(position) asks \(rule), which is not primitive")
      }
      if case .rule(let rule, let list) = instruction {
        require(
          Int(list.count) == program.rules[rule].parameterCount,
          "\(position) passes \(list.count)"
        )
      }
    }
    for check in program.checks {
      let slots = check.reads.map(\.position)
      require(slots == Set(slots).sorted(), "reads \(slots) ascend, each once")
      require(check.start.position < program.instructions.count, "a check has code")
    }
  }

  private mutating func check(_ operand: Operand, at position: Int) {
    switch operand {
    case .none, .parameter, .field, .context, .computed, .item, .previous, .previousItem: break
    case .constant(let index):
      require(Int(index) < program.constants.slots.count, "\(position) has constant \(index)")
    case .computation(let index):
      require(Int(index) < program.computations.count, "\(position) has computation \(index)")
    case .itemPath(let path):
      require(path.position < program.itemPaths.count, "\(position) has path \(path)")
    }
  }

  // MARK: Slots

  private mutating func checkSlots(of form: FormLayout) {
    var owners = [Int](repeating: 0, count: form.slotCount)
    func own(_ start: Int, _ count: Int = 1) {
      for slot in start..<start + count where owners.indices.contains(slot) { owners[slot] += 1 }
    }
    for parameter in form.parameters ?? [] { own(parameter.slot.position) }
    for object in form.objects { own(object.slot.position) }
    for field in form.fields {
      if case .form(let nested) = field.type {
        own(field.slot.position, program.forms[nested].slotCount)
      } else {
        own(field.slot.position, field.computed == nil ? 1 : 2)
      }
    }
    for index in decisionIndices(of: form) {
      let decision = program.decisions[index]
      own(decision.slot.position)
      require(decision.main.lowerBound == decision.slot.position + 1, "a branch follows its when")
      require(decision.main.upperBound == decision.otherwise.lowerBound, "branches meet")
    }
    for (position, field) in form.fields.enumerated() {
      guard let decision = field.decision.map({ program.decisions[$0] }) else { continue }
      let slot = field.slot.position
      require(
        decision.main.contains(slot) || decision.otherwise.contains(slot),
        "field \(position) is in a branch of its decision"
      )
    }
    for case .form(let slot, _) in code(from: form.checks) { own(slot.position) }
    var entries = form.decisions.map { [$0] } ?? []
    var computed: Set<ComputedIndex> = []
    while let entry = entries.popLast() {
      for case .compute(let value) in code(from: entry) where computed.insert(value).inserted {
        if !form.fields.contains(where: { $0.computed == value }) {
          own(program.computed[value].slot.position)
        }
        guard case .aggregate(let aggregate) = program.computed[value].source else { continue }
        if let body = aggregate.body { entries.append(body) }
      }
    }
    require(owners.allSatisfy { $0 == 1 }, "\(form.name): each slot has one owner: \(owners)")
  }

  // MARK: Decisions

  /// A decision comes after the one around it, and after those around the fields that it reads.
  private mutating func checkDecisions(of form: FormLayout) {
    guard let start = form.decisions else { return }
    let all = decisionIndices(of: form)
    require(Set(all).count == all.count, "each decision is made once")
    var around: [Int: [DecisionIndex]] = [:]
    for index in all {
      let decision = program.decisions[index]
      for slot in decision.main { around[slot, default: []].append(index) }
      for slot in decision.otherwise { around[slot, default: []].append(index) }
    }
    var made: Set<DecisionIndex> = []
    var read: [Int] = []
    for instruction in code(from: start) {
      read += instruction.operands.flatMap { fields(in: $0) }
      for list in instruction.lists {
        read += program.operands[list.range].flatMap { fields(in: $0) }
      }
      guard case .decide(let index) = instruction else { continue }
      let slots = read + [program.decisions[index].slot.position]
      for slot in slots {
        for other in around[slot, default: []] where other != index {
          require(made.contains(other), "\(index.position) waits for \(other.position)")
        }
      }
      made.insert(index)
      read = []
    }
  }

  private func fields(in operand: Operand) -> [Int] {
    switch operand {
    case .none, .constant, .parameter, .context, .item, .previous, .previousItem, .itemPath: []
    case .field(let slot), .computed(let slot): [slot.position]
    case .computation(let index):
      switch program.computations[Int(index)] {
      case .today, .now, .key: []
      case .offset(let inner, _): fields(in: inner)
      case .operation(_, let operands): operands.flatMap { fields(in: $0) }
      case .entry(let map, let key, _): fields(in: map) + fields(in: key)
      case .range(let lower, let upper): fields(in: lower) + fields(in: upper)
      }
    }
  }

  private func decisionIndices(of form: FormLayout) -> [DecisionIndex] {
    guard let start = form.decisions else { return [] }
    return code(from: start).compactMap {
      if case .decide(let index) = $0 { index } else { nil }
    }
  }

  private func code(from start: InstructionIndex) -> ArraySlice<Instruction> {
    program.instructions[start.position...].prefix { $0 != .stop }
  }

  // MARK: Flow

  /// What is open at a place of the code; it does not depend on the way that leads there.
  private struct Open: Hashable {
    var accumulators = 0
    var subjects = 0
    var loops = 0
  }

  /// Follows every way through the code.
  private mutating func checkFlow(from entry: InstructionIndex) {
    var states: [Int: Open] = [:]
    var open = [(entry.position, Open())]
    while let (position, state) = open.popLast() {
      if let known = states[position] {
        require(known == state, "\(position) is reached with \(known) and \(state)")
        continue
      }
      states[position] = state
      let instruction = program.instructions[position]
      var next = state
      switch instruction {
      case .beginAnd, .beginOr, .beginAll, .beginAny: next.accumulators += 1
      case .end: next.accumulators -= 1
      case .pushSubject, .ignoring, .pushMember: next.subjects += 1
      case .popSubject, .popMember: next.subjects -= 1
      case .items, .itemContents, .beginEach: next.loops += 1
      case .nextItem, .nextEach: next.loops -= 1
      case .combine: require(state.accumulators > 0, "\(position) combines into nothing")
      case .stop:
        require(state == Open(), "\(position) stops with \(state)")
        continue
      case .field, .recordValue, .form, .check, .moment, .unlessHeld, .whenInactive, .itemTypes,
        .nested, .decide,
        .compute,
        .jump,
        .branch, .not, .message, .warn, .rule, .test:
        break
      }
      require(next.accumulators >= 0 && next.subjects >= 0 && next.loops >= 0, "\(position) closes")
      if case .jump(let target) = instruction {
        open.append((target.position, next))
        continue
      }
      open.append((position + 1, next))
      // Jumps keep what was open before; ends of loops lead back to where theirs was opened.
      if next.loops >= state.loops { open += instruction.targets.map { ($0, state) } }
    }
  }
}

extension Instruction {
  /// Positions that it may jump to.
  var targets: [Int] {
    var targets: [Int] = []
    _ = mappingTargets { target in
      targets.append(target.position)
      return target
    }
    return targets
  }

  /// Whether it is a part of what a rule file says: a test, a call, or acts on a condition.
  ///
  /// Nil where that depends on what the lowering made it for.
  var isPart: Bool? {
    switch self {
    case .field, .recordValue, .form, .check, .moment, .unlessHeld, .whenInactive, .itemTypes,
      .nested,
      .items,
      .itemContents,
      .nextItem, .compute, .jump, .stop, .combine, .end, .message, .warn, .nextEach, .pushSubject,
      .popSubject,
      .pushMember, .popMember:
      false
    case .beginAnd, .beginOr, .beginAll, .beginAny: nil
    case .test(let test):
      if test.question.comparison != nil { nil } else { true }
    case .beginEach, .branch, .decide, .ignoring, .not, .rule: true
    }
  }

  var lists: [OperandList] {
    if case .rule(_, let list) = self { return [list] }
    if case .test(let test) = self { return [test.operands] }
    return []
  }

  var operands: [Operand] {
    if case .pushSubject(let operand) = self { return [operand] }
    if case .pushMember(let operand, _) = self { return [operand] }
    if case .ignoring(let operand, _) = self { return [operand] }
    return []
  }
}
