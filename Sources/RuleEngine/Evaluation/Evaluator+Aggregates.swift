// Values that a form computes once for each record: plain operands, and aggregates over lists.
//
// An aggregate such as `sum(amount of orders.lines where amount > 0)` visits the items of its first
// list in turn. For each it follows `steps` into the lists below, runs `body` on every innermost
// item, and adds the value if the condition holds. A live form keeps what each item of the first
// list contributed (`LiveAggregate`), so that a change in one item costs that item alone.

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

  // MARK: Lists

  private func value(
    of total: AggregateTotal,
    by function: AggregateFunction
  ) -> Operand.Resolved {
    switch function {
    case .count: Operand.Resolved(computed: .integer(total.count))
    case .sum: Operand.Resolved(computed: Slot(computed: .number(total.sum)))
    case .min, .max: total.extreme ?? .missing
    }
  }

  /// The aggregate's total.
  ///
  /// A live form reuses the kept one unless something else it reads has changed.
  private mutating func total(
    of aggregate: Aggregate,
    _ index: ComputedIndex,
    at position: Int
  ) -> AggregateTotal {
    guard context.isLive, context.aggregateItems.isEmpty else { return total(of: aggregate) }
    let reads = program.computed[index].reads.map { record.slots[base + $0.position] }
    if var live = context.aggregates[position], live.reads == reads {
      if live.isOutdated {
        live.total = folded(live.parts, by: aggregate.function)
        live.isOutdated = false
        context.aggregates[position] = live
      }
      return live.result
    }
    var live = LiveAggregate(parts: [], total: AggregateTotal(), obstacles: [:], reads: reads)
    live.total = total(of: aggregate) { live.parts.append($0) }
    // A list that can't be read has no parts.
    if live.total.obstacle != nil, live.parts.allSatisfy({ $0.obstacle == nil }) {
      return live.total
    }
    for (item, part) in live.parts.enumerated() {
      if let obstacle = part.obstacle { live.obstacles[item] = obstacle }
    }
    if !live.obstacles.isEmpty { live.total = folded(live.parts, by: aggregate.function) }
    context.aggregates[position] = live
    return live.result
  }

  /// Folds the items of the first list; passes the contribution of each item to `take`, also if
  /// empty.
  ///
  /// Without `take`, it stops at the first item that can't be read.
  mutating func total(
    of aggregate: Aggregate,
    handingOn take: ((AggregateTotal) -> Void)? = nil
  ) -> AggregateTotal {
    let list = resolve(aggregate.list)
    var total = AggregateTotal()
    if let reason = obstacle(in: list) {
      total.obstacle = reason
      return total
    }
    guard list.slot.kind == .list else { return total }
    for item in 0..<Int(list.slot.count) {
      guard mayStep() else {
        total.obstacle = .limit(EvaluationLimits.Name.steps.rawValue)
        break
      }
      let part = part(of: aggregate, at: list.slot.position(ofItem: item))
      take?(part)
      add(part, to: &total, by: aggregate.function)
      if total.obstacle != nil, take == nil { break }
    }
    return total
  }

  /// The contribution of one item of the first list.
  private mutating func part(of aggregate: Aggregate, at position: Int) -> AggregateTotal {
    var part = AggregateTotal()
    guard machine.calls.depth < limits.depth else {
      part.obstacle = .limit(EvaluationLimits.Name.depth.rawValue)
      return part
    }
    machine.calls.depth += 1
    let outer = context.aggregateItems.count
    // Enclosing aggregates that aren't running, because this one reads none of their items.
    if Int(aggregate.level) > outer {
      let missing = Int(aggregate.level) - outer
      budget.spend(missing)
      context.aggregateItems.append(contentsOf: repeatElement(nil, count: missing))
    }
    take(at: position, of: aggregate, step: 0, &part)
    context.aggregateItems.removeLast(context.aggregateItems.count - outer)
    machine.calls.depth -= 1
    return part
  }

  /// Takes the item after that many steps, or descends into its list if there are more steps.
  private mutating func take(
    at position: Int,
    of aggregate: Aggregate,
    step: Int,
    _ part: inout AggregateTotal
  ) {
    // A program that the compiler did not write may have paths that lead out of the record.
    guard record.slots.indices.contains(position) else { return }
    let item = resolveField(at: position)
    if item.isEmpty { return }
    // A plain count only asks whether the item is there.
    let isAsked = aggregate.function != .count || aggregate.body != nil
    if isAsked || step < aggregate.steps.count, obstacle(in: item) != nil {
      part.obstacle = .unreadable(describe(aggregate.list).text)
      return
    }
    let form = step < aggregate.forms.count ? aggregate.forms[step] : nil
    context.aggregateItems.append(AggregateItem(position: position, form: form))
    defer { context.aggregateItems.removeLast() }
    guard step < aggregate.steps.count else { return takeItem(of: aggregate, &part) }
    let next = position + aggregate.steps[step].position
    guard record.slots.indices.contains(next) else { return }
    let list = resolveField(at: next)
    if let reason = obstacle(in: list) {
      part.obstacle = reason
      return
    }
    guard list.slot.kind == .list else { return }
    for item in 0..<Int(list.slot.count) {
      guard mayStep() else {
        part.obstacle = .limit(EvaluationLimits.Name.steps.rawValue)
        return
      }
      take(at: list.slot.position(ofItem: item), of: aggregate, step: step + 1, &part)
      if part.obstacle != nil { return }
    }
  }

  /// Adds the innermost item if it meets the condition.
  private mutating func takeItem(of aggregate: Aggregate, _ part: inout AggregateTotal) {
    if let body = aggregate.body {
      var nobody = Unobserved()
      run(from: body, &nobody)
      if isHalted {
        part.obstacle = machine.lastUnknown.reason
        return
      }
      if aggregate.isConditional {
        switch answer.now {
        case .holds: break
        case .fails, .notApplicable: return
        case .unknown:
          part.obstacle = machine.lastUnknown.reason
          return
        }
      }
    }
    guard aggregate.function != .count else {
      part.count += 1
      return
    }
    let value = resolve(aggregate.value)
    if let reason = obstacle(in: value) {
      part.obstacle = reason
    } else if !value.isEmpty {
      let found = AggregateTotal(count: 1, sum: number(of: value) ?? .zero, extreme: value)
      add(found, to: &part, by: aggregate.function)
    }
  }

  /// Adds the contribution of some items; an obstacle sticks.
  private func add(
    _ part: AggregateTotal,
    to total: inout AggregateTotal,
    by function: AggregateFunction
  ) {
    if total.obstacle != nil { return }
    if let obstacle = part.obstacle {
      total.obstacle = obstacle
      return
    }
    total.count += part.count
    switch function {
    case .count: break
    case .sum:
      if let sum = total.sum.adding(part.sum) {
        total.sum = sum
      } else {
        total.obstacle = .tooManyDigits
      }
    case .min, .max:
      guard let value = part.extreme else { break }
      if let extreme = total.extreme, !isBetter(value, than: extreme, for: function) { break }
      total.extreme = value
    }
  }

  private func isBetter(
    _ value: Operand.Resolved,
    than other: Operand.Resolved,
    for function: AggregateFunction
  ) -> Bool {
    guard let order = order(of: value, to: other) else { return false }
    return function == .min ? order == .before : order == .after
  }

  /// The total of all parts without an obstacle.
  private func folded(
    _ parts: [AggregateTotal],
    by function: AggregateFunction
  ) -> AggregateTotal {
    var total = AggregateTotal()
    for part in parts where part.obstacle == nil { add(part, to: &total, by: function) }
    return total
  }
}

// MARK: - Live forms

extension Evaluator {
  /// Updates a live aggregate after something in an item of its first list has changed.
  ///
  /// - Parameters:
  ///   - base: the first slot of the item.
  ///   - index: an aggregate over that list, computed by the innermost instance of the stack.
  ///   - stack: the instance, and those around it.
  ///   - request: how to read texts.
  /// - Complexity: that of the item. Computing the total later compares all items' contributions if
  ///   one was the smallest or largest and no longer is.
  package mutating func noteItem(
    at base: Int,
    of index: ComputedIndex,
    in stack: FrameStack,
    _ request: EvaluationRequest
  ) {
    let position = stack.frame.base + program.computed[index].slot.position
    guard case .aggregate(let aggregate) = program.computed[index].source,
      var live = context.aggregates.removeValue(forKey: position)
    else { return }
    self.request = request
    reset()
    context.frame = stack.frame
    let list = resolve(aggregate.list).slot
    let stride = Int(list.payload)
    guard list.kind == .list, stride > 0, base >= Int(list.start) else { return }
    let item = (base - Int(list.start)) / stride
    guard live.parts.indices.contains(item) else { return }
    let new = part(of: aggregate, at: list.position(ofItem: item))
    replace(item, by: new, in: &live, aggregate.function)
    context.aggregates[position] = live
  }

  /// Drops the kept parts of an aggregate because something that it reads has changed.
  package mutating func forgetAggregate(_ index: ComputedIndex, base: Int) {
    context.aggregates[base + program.computed[index].slot.position] = nil
  }

  /// The computed values that have changed since the last call.
  package mutating func takeChanges() -> [ComputedChange] {
    var changes: [ComputedChange] = []
    swap(&changes, &context.changes)
    return changes
  }

  /// Replaces one item's contribution, and updates the total in constant time if possible.
  ///
  /// The total is outdated for a rounded sum, or if the item was the smallest or largest and no
  /// longer is. It is computed when it is read, as many items can change at once.
  private func replace(
    _ item: Int,
    by new: AggregateTotal,
    in live: inout LiveAggregate,
    _ function: AggregateFunction
  ) {
    let old = live.parts[item]
    live.parts[item] = new
    live.obstacles[item] = new.obstacle
    if live.isOutdated { return }
    let removed = old.obstacle == nil ? old : AggregateTotal()
    let added = new.obstacle == nil ? new : AggregateTotal()
    live.total.count += added.count - removed.count
    switch function {
    case .count: return
    case .sum:
      // A rounded sum is folded again, so that it does not depend on the order of edits.
      if live.total.obstacle == nil, !live.total.sum.isRounded, !removed.sum.isRounded,
        !added.sum.isRounded,
        let sum = live.total.sum.adding(-removed.sum)?.adding(added.sum)
      {
        live.total.sum = sum
        return
      }
    case .min, .max:
      if isExtreme(added, in: live.total, function) {
        live.total.extreme = added.extreme
        return
      }
      if !isExtreme(removed, in: live.total, function) { return }
    }
    live.isOutdated = true
  }

  /// Whether an item's value is at least as small, or as large, as that of all items.
  private func isExtreme(
    _ item: AggregateTotal,
    in total: AggregateTotal,
    _ function: AggregateFunction
  ) -> Bool {
    guard let value = item.extreme else { return false }
    return total.extreme.map { !isBetter($0, than: value, for: function) } ?? true
  }
}
