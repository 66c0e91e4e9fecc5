// Computed values as a trace shows them.

extension Evaluator {
  /// The value just computed for the current instance, with its inputs.
  ///
  /// - Complexity: the same as computing it, because each item of an aggregate's list is visited.
  mutating func observation(of index: ComputedIndex) -> EvaluationTrace.ComputedObservation {
    let computed = program.computed[index]
    let position = base + computed.slot.position
    let result = resolveField(at: position)
    let isHidden = computed.isSecret && !result.isEmpty
    var observation = EvaluationTrace.ComputedObservation(
      value: EvaluationTrace.ShownValue(
        field: field(at: position)?.path.description,
        computed: index,
        text: isHidden ? Labels.hiddenValue : literal(result)
      ),
      reason: context.obstacles.isEmpty ? nil : context.obstacles[position],
      inputs: []
    )
    switch computed.source {
    case .operand(let operand):
      collectInputs(of: operand, &observation.inputs)
    case .aggregate(let aggregate):
      let list = aggregate.list
      observation.list = shown(list)
      for slot in computed.reads where list != .field(slot) {
        collectInputs(of: isOwn(slot) ? .computed(slot) : .field(slot), &observation.inputs)
      }
      let isCountOfAll = aggregate.function == .count && aggregate.body == nil
      if !computed.isSecret, !isCountOfAll || !aggregate.steps.isEmpty {
        observation.items = items(of: aggregate)
      }
    case .answer:
      for slot in computed.reads {
        collectInputs(of: isOwn(slot) ? .computed(slot) : .field(slot), &observation.inputs)
      }
    }
    return observation
  }

  /// Whether the slot holds a computed value that is not a field's.
  private func isOwn(_ slot: SlotOffset) -> Bool {
    field(at: base + slot.position) == nil
      && program.computedValues(of: frame.form).contains { program.computed[$0].slot == slot }
  }

  /// Adds the values that the operand reads, in source order.
  private func collectInputs(of operand: Operand, _ inputs: inout [EvaluationTrace.ShownValue]) {
    switch operand {
    case .computation(let position):
      switch program.computations[Int(position)] {
      case .offset(let operand, _): collectInputs(of: operand, &inputs)
      case .operation(_, let operands):
        for operand in operands { collectInputs(of: operand, &inputs) }
      case .today, .now, .entry, .key: add(shown(operand), to: &inputs)
      case .range: break
      }
    case .field, .computed, .context, .previous, .previousItem, .parameter, .item:
      add(shown(operand), to: &inputs)
    case .none, .constant, .itemPath: break
    }
  }

  private func add(
    _ value: EvaluationTrace.ShownValue,
    to inputs: inout [EvaluationTrace.ShownValue]
  ) {
    if !inputs.contains(value) { inputs.append(value) }
  }

  /// The contribution of each item that counts.
  private mutating func items(of aggregate: Aggregate) -> [EvaluationTrace.ShownItem] {
    var parts: [AggregateTotal] = []
    _ = total(of: aggregate) { parts.append($0) }
    let list = resolve(aggregate.list).slot
    var items: [EvaluationTrace.ShownItem] = []
    let order = record.entriesInDataOrder(of: list) ?? Array(parts.indices)
    for index in order where index < parts.count {
      let part = parts[index]
      guard part.count > 0 || part.obstacle != nil else { continue }
      let text: String? =
        switch aggregate.function {
        case .count: aggregate.steps.isEmpty ? nil : "\(part.count)"
        case .sum: literal(Operand.Resolved(computed: Slot(computed: .number(part.sum))))
        case .min, .max: part.extreme.map { literal($0) }
        }
      let step: FieldPath.Component =
        list.isMap ? .key(record.key(ofEntry: index, in: list)) : .index(index)
      items.append(EvaluationTrace.ShownItem(step: step, text: text, reason: part.obstacle))
    }
    return items
  }
}

extension Operand {
  /// Whether it is a path to a value in each item of a list.
  var isItemPath: Bool {
    if case .itemPath = self { true } else { false }
  }
}
