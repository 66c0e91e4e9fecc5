/// The unit that a live form judges: a field with all its checks, or a check of the whole form.
///
/// The contents of a field's value, such as the fields of a nested form, are units of their own.
package struct JudgedUnit: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    case field(FieldIndex)
    /// A check of the whole form; its slot carries whether the check applies.
    case form(SlotOffset)
  }

  package var subject: Subject
  /// The instruction that starts the unit.
  package var entry: InstructionIndex
  /// The slots of the instance that its checks read, besides the subject.
  package var reads: Set<SlotOffset> = []
  /// Whether its checks include conditions of `check`.
  package var hasConditions = false
  /// The contexts that its checks read.
  package var contexts: Set<ContextIndex> = []
  /// The slots of the previous item that its checks read.
  package var readsOfPrevious: Set<SlotOffset> = []
  /// The targets of its failures: paths from its field to a field in that field's form.
  package var targets: Set<FieldPath> = []
}

extension Program {
  /// The slots of an instance that its form reads to decide branches and to compute values.
  ///
  /// - Complexity: linear in the form's code.
  package func decidingSlots(of form: FormIndex) -> Set<SlotOffset> {
    guard let decisions = forms[form].decisions else { return [] }
    var slots: Set<SlotOffset> = []
    for instruction in code(from: decisions) {
      if case .decide(let decision) = instruction {
        slots.formUnion(self.decisions[decision].reads)
      } else if case .compute(let value) = instruction {
        slots.formUnion(computed[value].reads)
      }
    }
    return slots
  }

  /// The slots of the previous item that a form reads to decide branches and to compute values.
  ///
  /// - Complexity: linear in the form's code.
  package func decidingSlotsOfPrevious(of form: FormIndex) -> Set<SlotOffset> {
    guard let decisions = forms[form].decisions else { return [] }
    var slots: Set<SlotOffset> = []
    for instruction in code(from: decisions) {
      if case .decide(let decision) = instruction {
        slots.formUnion(self.decisions[decision].readsOfPrevious ?? [])
      } else if case .compute(let value) = instruction {
        slots.formUnion(computed[value].readsOfPrevious ?? [])
      }
    }
    return slots
  }

  /// The contexts that an operand reads, directly or through computations.
  ///
  /// - Complexity: linear in the operand's computations and the contexts.
  package func contexts(readBy operand: Operand) -> Set<ContextIndex> {
    switch operand {
    case .context(let slot):
      let position = contexts?.lastIndex { $0.field.slot <= slot }
      return position.map { [ContextIndex($0)] } ?? []
    case .computation(let index):
      let operands: [Operand] =
        switch computations[Int(index)] {
        case .today, .now, .key: []
        case .offset(let moment, _): [moment]
        case .operation(_, let operands): operands
        case .range(let lower, let upper): [lower, upper]
        case .entry(let map, let key, _): [map, key]
        }
      return operands.reduce(into: []) { $0.formUnion(contexts(readBy: $1)) }
    case .none, .constant, .parameter, .field, .computed, .item, .previous, .previousItem,
      .itemPath:
      return []
    }
  }

  /// The units of a form, in file order.
  ///
  /// - Complexity: linear in the form's code.
  package func units(of form: FormIndex) -> [JudgedUnit] {
    var units: [JudgedUnit] = []
    var seen: Set<ConditionIndex> = []
    let code = code(from: forms[form].checks)
    for position in code.indices {
      let entry = InstructionIndex(position)
      if case .field(let field, _) = code[position] {
        units.append(JudgedUnit(subject: .field(field), entry: entry))
      } else if case .form(let slot, _) = code[position] {
        units.append(JudgedUnit(subject: .form(slot), entry: entry))
      } else if case .check(let check) = code[position] {
        units[units.count - 1].reads.formUnion(checks[check].reads)
        if checks[check].isCondition { units[units.count - 1].hasConditions = true }
        if let names = checks[check].targetField { units[units.count - 1].targets.insert(names) }
        units[units.count - 1].contexts.formUnion(checks[check].contexts ?? [])
        units[units.count - 1].readsOfPrevious.formUnion(checks[check].readsOfPrevious ?? [])
        var next = checks[check].condition
        // Conditions belong to one field, so the reads of those already seen are included.
        while let condition = next, seen.insert(condition).inserted {
          units[units.count - 1].reads.formUnion(conditions[condition].reads)
          units[units.count - 1].contexts.formUnion(conditions[condition].contexts ?? [])
          units[units.count - 1].readsOfPrevious
            .formUnion(conditions[condition].readsOfPrevious ?? [])
          next = conditions[condition].outer
        }
      }
    }
    return units
  }
}
