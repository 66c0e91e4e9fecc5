/// Verifies the invariants that running a program relies on.
///
/// A damaged or hostile program that passes can't make the engine trap, run forever, or read
/// another form's values.
///
/// Input: any program, for example one read from its portable form. Output: nothing, or the first
/// fault found. Programs from the compiler pass, which tests ensure, so they are not verified at
/// run time.
///
/// 1. Tables: every index leads to an entry, and nothing refers to itself (`verifyTables`).
/// 2. Code splits into regions, one for each entry point, and each instruction is in one of them
///    (`CodeRegion`).
/// 3. Layouts: each slot of a form has one owner, and nesting is bounded (`LayoutVerifier`).
/// 4. Each region is read once from its start to its `stop` (`RegionVerifier`).
///
/// Cost: n log n in the size of the program.
struct ProgramVerifier {
  let program: Program
  /// The number of slots of all contexts.
  private let contextSlots: Int
  /// The demand of each computation, by position.
  private(set) var computations: [OperandDemand] = []
  /// The nesting depth and number of parts of each computation, by position.
  private var computationSizes: [(depth: Int, parts: Int)] = []
  /// The demands of operand lists.
  private(set) var operands = OperandDemands([])
  /// The demand of each message, by position.
  private(set) var messages: [OperandDemand] = []
  /// The demand of each call's arguments, by position.
  private(set) var calls: [OperandDemand] = []

  init(_ program: Program) throws(ProgramFault) {
    self.program = program
    contextSlots = program.contexts?.last?.field.endSlot(in: program.forms) ?? 0
    try verifyTables()
    let regions = try CodeRegion.regions(of: program)
    try LayoutVerifier(program).verify()
    try verifyFormArguments()
    for region in regions {
      var verifier = RegionVerifier(region, of: self)
      try verifier.verify()
    }
  }

  // MARK: Tables

  private mutating func verifyTables() throws(ProgramFault) {
    try require(
      program.calls.count == program.instructions.count,
      "calls",
      "has \(program.calls.count) entries for \(program.instructions.count) instructions"
    )
    try verifyConstants()
    for position in program.computations.indices {
      computations.append(try demand(of: program.computations[position], at: position))
      computationSizes.append(try size(of: program.computations[position], at: position))
    }
    var demands: [OperandDemand] = []
    for (position, operand) in program.operands.enumerated() {
      demands.append(try demand(of: operand, in: "operands[\(position)]"))
    }
    operands = OperandDemands(demands)
    for (position, message) in program.messages.enumerated() {
      try verify(message.place, in: "messages[\(position)]")
      messages.append(try demand(of: message.arguments, in: "messages[\(position)]"))
    }
    for (position, call) in program.callTable.enumerated() {
      try verify(call.place, in: "callTable[\(position)]")
      calls.append(try demand(of: call.arguments, in: "callTable[\(position)]"))
    }
    try verifyDeclarations()
    try verifyPatterns()
    try verifyAggregates()
    for (position, path) in program.itemPaths.enumerated() {
      try require(
        (1...RecordLoader.slotLimit).contains(path.slotCount),
        "itemPaths[\(position)]",
        "has an invalid number of slots: \(path.slotCount)"
      )
    }
  }

  private func verifyAggregates() throws(ProgramFault) {
    // Each list of an enclosing aggregate is a level.
    let levels = program.computed.reduce(0) { count, value in
      guard case .aggregate(let aggregate) = value.source else { return count }
      return count + aggregate.steps.count + 1
    }
    for (position, value) in program.computed.enumerated() {
      let part = "computed[\(position)]"
      try verify(value.place, in: part)
      guard case .aggregate(let aggregate) = value.source else { continue }
      try require(aggregate.level < levels, part, "is nested too deeply: \(aggregate.level)")
    }
  }

  private func verifyConstants() throws(ProgramFault) {
    for (position, slot) in program.constants.slots.enumerated() {
      let part = "constants[\(position)]"
      switch slot.kind {
      case .pattern:
        try require(
          program.patterns.has(slot.payload),
          part,
          "refers to a pattern that doesn't exist"
        )
      case .set:
        try require(
          program.sets.has(slot.payload),
          part,
          "refers to a set of characters that doesn't exist"
        )
      case .range:
        for bound in [slot.start, slot.count] where bound != Slot.noBound {
          let isConstant = program.constants.slots.has(Int64(bound))
          let isBound = isConstant && program.constants.slots[Int(bound)].kind != .range
          try require(isBound, part, "has a bound that is not a constant")
        }
      case .missing, .null, .boolean, .number, .wideNumber, .text, .date, .month, .time, .dateTime,
        .file,
        .list, .form, .duration, .byteCount:
        continue
      }
    }
  }

  private func verifyDeclarations() throws(ProgramFault) {
    for (position, rule) in program.rules.enumerated() {
      let part = "rules[\(position)]"
      try verify(rule.place, rule.message, in: part)
      try require(
        (0...Int(UInt16.max)).contains(rule.parameterCount),
        part,
        "has \(rule.parameterCount) parameters"
      )
    }
    for (position, external) in program.externals.enumerated() {
      let part = "externals[\(position)]"
      try verify(external.place, external.message, in: part)
      try require(
        external.retries >= 0,
        part,
        "has an invalid number of retries: \(external.retries)"
      )
    }
    for (position, check) in program.checks.enumerated() {
      try verify(check.place, check.message, in: "checks[\(position)]")
      let isKnown = check.condition.map { program.conditions.has($0) } ?? true
      try require(isKnown, "checks[\(position)]", "refers to a condition that doesn't exist")
    }
    for (position, condition) in program.conditions.enumerated() {
      // The outer condition must come earlier, so that none can enclose itself.
      let isAround = condition.outer.map { $0.position < position } ?? true
      try require(
        isAround,
        "conditions[\(position)]",
        "is not inside the condition that encloses it"
      )
    }
    for (position, decision) in program.decisions.enumerated() {
      try verify(decision.place, in: "decisions[\(position)]")
    }
  }

  private func verifyPatterns() throws(ProgramFault) {
    for (position, pattern) in program.patterns.enumerated() {
      let part = "patterns[\(position)]"
      try verify(pattern.place, in: part)
      do throws(PatternError) {
        _ = try CompiledPattern(PatternSource(pattern.pattern, scope: .anywhere))
      } catch {
        throw ProgramFault(part, "cannot be compiled: \(error.message)")
      }
    }
  }

  private func verify(
    _ place: SourcePlace,
    _ message: MessageIndex? = nil,
    in part: @autoclosure () -> String
  ) throws(ProgramFault) {
    let isInSource = program.sources.has(Int64(place.source))
    try require(isInSource, part(), "refers to source \(place.source), which doesn't exist")
    let isKnown = message.map { program.messages.has($0) } ?? true
    try require(isKnown, part(), "refers to a message that doesn't exist")
  }

  private func verifyFormArguments() throws(ProgramFault) {
    for (position, form) in program.forms.enumerated() {
      let part = "forms[\(position)]"
      let scope = OperandDemand(slots: form.slotCount)
      for argument in form.fields.lazy.flatMap({ $0.arguments ?? [] }) {
        let isMet = try demand(of: argument.operand, in: part).isMet(by: scope)
        let areSlots = argument.reads.allSatisfy { $0.position < form.slotCount }
        try require(isMet && areSlots, part, "refers to a field that doesn't exist")
      }
      for parameter in form.parameters ?? [] {
        guard let operand = parameter.defaultValue else { continue }
        let isMet = try demand(of: operand, in: part).isMet(by: OperandDemand())
        try require(isMet, part, "has a default that is not a constant")
      }
    }
  }

  // MARK: Operands

  /// The demand of an operand on the scope in which it is resolved.
  func demand(
    of operand: Operand,
    in part: @autoclosure () -> String
  ) throws(ProgramFault) -> OperandDemand {
    switch operand {
    case .none: return OperandDemand()
    case .constant(let position):
      try require(
        program.constants.slots.has(Int64(position)),
        part(),
        "refers to a constant that doesn't exist"
      )
      return OperandDemand()
    case .parameter(let position): return OperandDemand(parameters: Int(position) + 1)
    case .field(let slot), .computed(let slot), .previous(let slot):
      return OperandDemand(slots: slot.position + 1)
    // The loop's list is known only at run time, which checks the offset against its items.
    case .previousItem: return OperandDemand()
    // Run time checks whether there is such an item.
    case .item: return OperandDemand()
    case .context(let slot):
      try require(slot.position < contextSlots, part(), "refers to a slot that no context has")
      return OperandDemand()
    case .itemPath(let path):
      try require(program.itemPaths.has(path), part(), "refers to an item path that doesn't exist")
      guard let start = program.itemPaths[path].start else { return OperandDemand() }
      guard case .context(let slot) = start else {
        throw ProgramFault(part(), "does not start in a context")
      }
      try require(slot.position < contextSlots, part(), "refers to a slot that no context has")
      return OperandDemand()
    case .computation(let position):
      // Only earlier computations are allowed, so that none can lead to itself.
      try require(
        computations.has(Int64(position)),
        part(),
        "refers to a computation that doesn't precede it"
      )
      return computations[Int(position)]
    }
  }

  private func demand(
    of computation: Computation,
    at position: Int
  ) throws(ProgramFault) -> OperandDemand {
    let part = "computations[\(position)]"
    switch computation {
    case .today, .now, .key: return OperandDemand()
    case .offset(let operand, _): return try demand(of: operand, in: part)
    case .operation(let operation, let operands):
      try require(
        operation.operandCounts.contains(operands.count),
        part,
        "has \(operands.count) operands for '\(operation.rawValue)'"
      )
      return try demand(of: operands, in: part)
    case .range(let lower, let upper): return try demand(of: [lower, upper], in: part)
    case .entry(let map, let key, _):
      guard case .constant(let name) = key, program.constants.slots.has(Int64(name)),
        program.constants.slots[Int(name)].kind == .text
      else { throw ProgramFault(part, "has a key that is not a constant text") }
      return try demand(of: map, in: part)
    }
  }

  private func demand(of operands: [Operand], in part: String) throws(ProgramFault) -> OperandDemand
  {
    var demand = OperandDemand()
    for operand in operands { demand = demand.adding(try self.demand(of: operand, in: part)) }
    return demand
  }

  /// The nesting depth and number of parts of a computation; throws if they exceed the limits.
  ///
  /// Computations may share operands, so without the limits a short table could take exponential
  /// time.
  private func size(
    of computation: Computation,
    at position: Int
  ) throws(ProgramFault) -> (depth: Int, parts: Int) {
    let operands =
      switch computation {
      case .today, .now, .key: [Operand]()
      case .offset(let operand, _): [operand]
      case .operation(_, let operands): operands
      case .range(let lower, let upper): [lower, upper]
      case .entry(let map, let key, _): [map, key]
      }
    var size = (depth: 1, parts: 1)
    for operand in operands {
      if case .computation(let inner) = operand {
        size.depth = max(size.depth, computationSizes[Int(inner)].depth + 1)
        size.parts += computationSizes[Int(inner)].parts
      } else {
        size.parts += 1
      }
    }
    let isBounded = size.depth <= Computation.depthLimit && size.parts <= Computation.mostParts
    try require(isBounded, "computations[\(position)]", "takes too many steps")
    return size
  }

  private func demand(
    of arguments: [NamedOperand],
    in part: @autoclosure () -> String
  ) throws(ProgramFault) -> OperandDemand {
    var demand = OperandDemand()
    for argument in arguments {
      demand = demand.adding(try self.demand(of: argument.operand, in: part()))
    }
    return demand
  }
}

extension Array {
  /// Whether the position is in the table.
  func has(_ position: Int64) -> Bool { position >= 0 && position < Int64(count) }

  /// Whether the index is in the table.
  func has(_ index: TableIndex<Element>) -> Bool { index.position < count }
}

extension Program {
  /// Verifies that the program can be run safely; all programs from the compiler can.
  ///
  /// - Throws: the first fault found.
  /// - Complexity: n log n in the size of the program.
  package func verify() throws(ProgramFault) { _ = try ProgramVerifier(self) }
}
