// Aggregates of live forms, which keep what each item of the first list contributed.

extension Evaluator {
  /// The aggregate's total.
  ///
  /// A live form reuses the kept one unless something else it reads has changed.
  mutating func total(
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
