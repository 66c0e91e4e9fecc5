/// The dependencies of a form's values: what computed values read, and what their conditions read.
package struct ValueInputs {
  private let reads: [SlotOffset: [SlotOffset]]
  /// In ascending order of their slots, each with the position of the enclosing one.
  private let decisions: [(decision: Decision, outer: Int?)]

  /// - Complexity: linear in the form and in the bodies of its aggregates, but for sorting.
  package init(of form: FormIndex, in program: Program) {
    var reads: [SlotOffset: [SlotOffset]] = [:]
    var found: [Decision] = []
    var open = program.forms[form].decisions.map { [$0] } ?? []
    while let start = open.popLast() {
      for instruction in program.code(from: start) {
        if case .decide(let decision) = instruction {
          found.append(program.decisions[decision])
        } else if case .compute(let index) = instruction {
          let value = program.computed[index]
          // A value computed for each item also has a slot in the form.
          guard reads.updateValue(value.reads, forKey: value.slot) == nil else { continue }
          if case .aggregate(let aggregate) = value.source, let body = aggregate.body {
            open.append(body)
          }
        }
      }
    }
    self.reads = reads
    found.sort { $0.slot < $1.slot }
    var decisions: [(decision: Decision, outer: Int?)] = []
    for decision in found {
      var outer = decisions.indices.last
      while let around = outer, !decisions[around].decision.holds(decision.slot) {
        outer = decisions[around].outer
      }
      decisions.append((decision, outer))
    }
    self.decisions = decisions
  }

  /// Whether the form computes the value in the slot.
  func isComputed(_ slot: SlotOffset) -> Bool { reads[slot] != nil }

  /// The slots that the conditions around a slot read.
  ///
  /// - Complexity: linear in the nesting depth of conditions, logarithmic in their number.
  func conditions(around slot: SlotOffset) -> [SlotOffset] {
    var next = decisions.lastLeadingIndex(where: { $0.decision.slot < slot })
    var slots: [SlotOffset] = []
    while let position = next {
      let (decision, outer) = decisions[position]
      if decision.holds(slot) { slots += decision.reads }
      next = outer
    }
    return slots
  }

  /// The slots and everything they depend on, each once.
  ///
  /// - Complexity: linear in the slots found.
  package func all(of slots: [SlotOffset]) -> Set<SlotOffset> {
    var found = Set(slots)
    var open = Array(found)
    while let slot = open.popLast() {
      for input in inputs(of: slot)
      where found.insert(input).inserted {
        open.append(input)
      }
    }
    return found
  }

  /// The slots and their dependencies that satisfy the predicate, or depend on a slot that does.
  ///
  /// - Complexity: linear in the slots found.
  func dependents(
    among slots: [SlotOffset],
    on isAsked: (SlotOffset) -> Bool
  ) -> Set<SlotOffset> {
    let all = all(of: slots)
    var readers: [SlotOffset: [SlotOffset]] = [:]
    for slot in all {
      for input in inputs(of: slot) { readers[input, default: []].append(slot) }
    }
    var found = all.filter(isAsked)
    var open = Array(found)
    while let slot = open.popLast() {
      for reader in readers[slot] ?? [] where found.insert(reader).inserted {
        open.append(reader)
      }
    }
    return found
  }

  /// The direct dependencies of a slot.
  private func inputs(of slot: SlotOffset) -> [SlotOffset] {
    (reads[slot] ?? []) + conditions(around: slot)
  }
}

extension Decision {
  fileprivate func holds(_ slot: SlotOffset) -> Bool {
    main.contains(slot.position) || otherwise.contains(slot.position)
  }
}
