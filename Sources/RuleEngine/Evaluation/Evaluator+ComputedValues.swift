// Values that a form computes once for each record: plain operands, answers of conditions, and aggregates
// over lists.

extension Evaluator {
  /// Computes a value of the current instance and stores it in its slot.
  ///
  /// The slot's flags that say whether the value applies are kept.
  mutating func compute(_ index: ComputedIndex) {
    let position = base + program.computed[index].slot.position
    switch program.computed[index].source {
    case .operand(let operand):
      let value = resolve(operand)
      store(value, obstacle: obstacle(in: value), at: position, index)
    case .aggregate(let aggregate):
      let total = total(of: aggregate, index, at: position)
      store(value(of: total, by: aggregate.function), obstacle: total.obstacle, at: position, index)
    case .answer:
      let isUnknown = answer.now == .unknown
      let value: Slot =
        switch answer.now {
        case .holds: .boolean(true)
        case .fails: .boolean(false)
        case .notApplicable, .unknown: .missing
        }
      store(
        Operand.Resolved(computed: value),
        obstacle: isUnknown ? machine.lastUnknown.reason : nil,
        at: position,
        index
      )
    }
  }

  /// Marks a value as not computed because the evaluation stopped before.
  mutating func leaveUncomputed(_ index: ComputedIndex) {
    let position = base + program.computed[index].slot.position
    let reason = machine.halt.undecided?.reason ?? machine.lastUnknown.reason
    store(.missing, obstacle: reason, at: position, index)
  }

  // MARK: Slots

  private mutating func store(
    _ value: Operand.Resolved,
    obstacle: Undecided.Reason?,
    at position: Int,
    _ index: ComputedIndex
  ) {
    let old = record.slots[position]
    let oldObstacle = context.obstacles.isEmpty ? nil : context.obstacles[position]
    var slot = obstacle == nil ? stored(value) : Slot(kind: .missing, flags: .beyondLimit)
    slot.flags.formUnion(old.flags.intersection(.unapplied))
    if let obstacle {
      context.obstacles[position] = obstacle
    } else if oldObstacle != nil {
      context.obstacles[position] = nil
    }
    record.slots[position] = slot
    guard context.isLive, oldObstacle != obstacle || !isSame(old, slot) else { return }
    context.changes.append(ComputedChange(base: base, value: index))
  }

  /// The value as a slot of the record.
  private mutating func stored(_ value: Operand.Resolved) -> Slot {
    if value.isEmpty { return .missing }
    var slot = value.slot
    // A text that is taken as given is a value even if it is blank.
    slot.flags.formIntersection(slot.kind == .text ? .asGiven : [])
    slot.source = Slot.unknownSource
    switch slot.kind {
    case .wideNumber where value.storage == .computed || value.storage == .constants:
      guard let number = number(of: value) else { return .missing }
      slot = record.appendNumber(number)
    case .text where value.storage == .computed || value.storage == .constants:
      slot = record.appendText(withText(of: value) { $0.copy($0.indices) })
    case .missing, .null, .boolean, .number, .wideNumber, .text, .date, .month, .time, .dateTime,
      .file,
      .list, .form, .duration, .byteCount, .pattern, .set, .range:
      break
    }
    return slot
  }

  private func isSame(_ left: Slot, _ right: Slot) -> Bool {
    guard left.kind == right.kind, left.flags == right.flags else { return false }
    switch left.kind {
    case .text, .wideNumber: return record.text(left) == record.text(right)
    case .dateTime where left.count != right.count: return false
    case .missing, .null, .boolean, .number, .date, .month, .time, .dateTime, .file, .list, .form,
      .duration, .byteCount, .pattern, .set, .range:
      return left.payload == right.payload && left.scale == right.scale
    }
  }
}
