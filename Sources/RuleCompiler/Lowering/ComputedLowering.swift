import RuleEngine

extension ProgramBuilder {
  /// Adds the form's computed values to the program, with the code that selects aggregate items.
  mutating func lowerComputedValues(of form: CheckedForm, in shape: FormShape) {
    for (position, value) in form.computed.enumerated() {
      let reads = value.reads.filter { !$0.isContext && !$0.isOfPrevious }
      var computed = ComputedValue(
        slot: shape.computed[position],
        source: source(of: value, in: form, shape),
        reads: Set(reads.map { slot(of: $0) }).sorted(),
        isSecret: value.isSecret,
        place: checked.sourcePlace(of: value.place)
      )
      computed.readsOfPrevious = slotsOfPrevious(value.reads)
      program.computed.append(computed)
    }
  }

  /// The form's `let`s and list functions whose values are shown as those of fields; nil for none.
  func names(of form: CheckedForm, in shape: FormShape) -> [NamedValue]? {
    // Of each computed value, the first field that it is computed from and that fits.
    var shown: [(form: FormIndex, field: FieldIndex)?] = []
    var names: [NamedValue] = []
    for (value, slot) in zip(form.computed, shape.computed) {
      let reads = value.reads + value.itemFields.map(CheckedRead.field)
      let fields = reads.lazy.compactMap { read in
        switch read {
        case .field(let reference): checked.leaf(of: reference)
        case .computed(let position): shown[position]
        }
      }
      // A computed field has its own notation.
      let field =
        value.field != nil
        ? nil : fields.first { checked[$0.form][$0.field].shows(value.type) }
      shown.append(field)
      if let field { names.append(NamedValue(slot: slot, form: field.form, field: field.field)) }
    }
    return names.isEmpty ? nil : names
  }

  private mutating func source(
    of value: CheckedComputedValue,
    in form: CheckedForm,
    _ shape: FormShape
  ) -> ComputedValue.Source {
    switch value.source {
    case .operand(let operand): .operand(lower(operand))
    case .aggregate(let aggregate): .aggregate(lower(aggregate, in: form, shape))
    case .condition: .answer
    }
  }

  private mutating func lower(
    _ aggregate: CheckedAggregate,
    in form: CheckedForm,
    _ shape: FormShape
  ) -> Aggregate {
    let slots = aggregate.list.map { slot(of: $0) }
    let first = slots.first ?? SlotOffset(0)
    let inner = aggregate.readsComputed.filter { form.computed[$0].isInner }
    return Aggregate(
      function: aggregate.function,
      list: list(of: aggregate, at: first),
      steps: Array(slots.dropFirst()),
      forms: aggregate.list.map { step in
        if case .list(of: .form(let form)) = checked[step].type { form } else { nil }
      },
      level: UInt32(aggregate.level),
      value: aggregate.value.map { lower($0) } ?? .none,
      body: emitBody(of: aggregate, computing: inner, shape),
      isConditional: aggregate.condition != nil
    )
  }

  /// The first list of an aggregate: of an enclosing item, of the context, or of the form.
  private func list(of aggregate: CheckedAggregate, at slot: SlotOffset) -> Operand {
    if let level = aggregate.isOfItem { return .item(level: UInt32(level), slot) }
    return aggregate.list.first?.isContext == true ? .context(slot) : .field(slot)
  }

  /// Emits code that runs once per item: it computes the values needed and tests the condition.
  private mutating func emitBody(
    of aggregate: CheckedAggregate,
    computing inner: [Int],
    _ shape: FormShape
  ) -> InstructionIndex? {
    guard aggregate.condition != nil || !inner.isEmpty else { return nil }
    let start = code.next
    for position in inner { code.emit(.compute(shape.index(ofComputed: position))) }
    if let condition = aggregate.condition { emit(condition) }
    code.emit(.stop)
    return start
  }

  /// The slot of one of the current form's computed values.
  func computedSlot(_ position: Int) -> SlotOffset {
    form.map { shapes[$0].computed[position] } ?? SlotOffset(0)
  }

  /// The slot that a read refers to, relative to the form's first slot.
  func slot(of read: CheckedRead) -> SlotOffset {
    switch read {
    case .field(let field): slot(of: field)
    case .computed(let position): computedSlot(position)
    }
  }
}

extension CheckedAggregate {
  /// The distinct computed values of the form that it reads directly, in source order.
  fileprivate var readsComputed: [Int] {
    var seen: Set<Int> = []
    let all = (value?.readsComputed ?? []) + (condition?.readsComputed ?? [])
    return all.filter { seen.insert($0).inserted }
  }
}

extension CheckedOperand {
  /// The computed values of the form that it reads, in source order.
  fileprivate var readsComputed: [Int] {
    switch self {
    case .computedValue(let position): [position]
    case .computed(_, let operands): operands.flatMap(\.readsComputed)
    case .offset(let base, _): base.readsComputed
    case .range(let lower, let upper): (lower?.readsComputed ?? []) + (upper?.readsComputed ?? [])
    case .entry(let map, _, _): map.readsComputed
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .parameter, .field,
      .itemField, .itemValues, .previousItem, .key, .item, .today, .now:
      []
    }
  }
}

extension CheckedExpression {
  fileprivate var readsComputed: [Int] {
    switch self {
    case .call(let call): call.arguments.flatMap(\.operands).flatMap(\.readsComputed)
    case .not(let inner, _), .part(let inner, _), .condition(let inner, _): inner.readsComputed
    case .and(let operands, _), .or(let operands, _): operands.flatMap(\.readsComputed)
    case .compare(let left, _, let right, _): left.readsComputed + right.readsComputed
    case .membership(let operand, let values, _, _):
      operand.readsComputed + values.flatMap(\.readsComputed)
    case .asks(let operand, let question, _, _): operand.readsComputed + question.readsComputed
    // Only checks contain these.
    case .each, .member: []
    }
  }
}

extension CheckedField {
  /// Whether its values have a notation or labels, in which values of the type are shown, too.
  fileprivate func shows(_ type: FieldType?) -> Bool {
    guard notation != nil || options.contains(where: { $0.label != nil }) else { return false }
    let own = self.type.innermost
    return type == nil || type == own || type == .number && own == .integer
  }
}
