import RuleEngine

extension ProgramBuilder {
  /// Adds what the form computes to the program, with the code that picks the items of aggregates.
  mutating func lowerComputedValues(of form: CheckedForm, in shape: FormShape) {
    for (position, value) in form.computed.enumerated() {
      program.computed.append(
        ComputedValue(
          slot: shape.computed[position],
          source: source(of: value, in: form, shape),
          reads: Set(value.reads.filter { !$0.isContext }.map { slot(of: $0) }).sorted(),
          isSecret: value.isSecret,
          place: checked.sourcePlace(of: value.place)
        )
      )
    }
  }

  private mutating func source(
    of value: CheckedComputedValue,
    in form: CheckedForm,
    _ shape: FormShape
  ) -> ComputedValue.Source {
    guard case .aggregate(let aggregate) = value.operand else {
      return .operand(lower(value.operand))
    }
    let slots = aggregate.list.map { slot(of: $0) }
    let first = slots.first ?? SlotOffset(0)
    let inner = aggregate.readsComputed.filter { form.computed[$0].isInner }
    return .aggregate(
      Aggregate(
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
    )
  }

  /// The first list of an aggregate: of an item around it, of the context, or of the form.
  private func list(of aggregate: CheckedAggregate, at slot: SlotOffset) -> Operand {
    if let level = aggregate.isOfItem { return .item(level: UInt32(level), slot) }
    return aggregate.list.first?.isContext == true ? .context(slot) : .field(slot)
  }

  /// Code that runs for each item, to compute what the item's value reads and to ask the condition.
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

  /// The slot of a value that the form computes whose code is made.
  func computedSlot(_ position: Int) -> SlotOffset {
    form.map { shapes[$0].computed[position] } ?? SlotOffset(0)
  }

  /// The slot that is read, counted from the first of the form.
  func slot(of read: CheckedRead) -> SlotOffset {
    switch read {
    case .field(let field): slot(of: field)
    case .computed(let position): computedSlot(position)
    }
  }
}

extension CheckedAggregate {
  /// The values of the form that it reads itself, each once, in the order of the text.
  fileprivate var readsComputed: [Int] {
    var seen: Set<Int> = []
    let all = (value?.readsComputed ?? []) + (condition?.readsComputed ?? [])
    return all.filter { seen.insert($0).inserted }
  }
}

extension CheckedOperand {
  /// The values of the form that it reads, in the order of the text.
  fileprivate var readsComputed: [Int] {
    switch self {
    case .computedValue(let position): [position]
    case .computed(_, let operands): operands.flatMap(\.readsComputed)
    case .offset(let base, _): base.readsComputed
    case .range(let lower, let upper): (lower?.readsComputed ?? []) + (upper?.readsComputed ?? [])
    case .entry(let map, _, _): map.readsComputed
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .parameter, .field,
      .itemField, .itemValues, .previousItem, .key, .item, .aggregate, .today, .now:
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
    // Only checks have these.
    case .each, .member: []
    }
  }
}
