// Aggregates over lists.
//
// An aggregate such as `sum(amount of orders.lines where amount > 0)` visits the items of its first
// list in turn. For each it follows `steps` into the lists below, runs `body` on every innermost
// item, and adds the value if the condition holds. A live form keeps what each item of the first
// list contributed (`LiveAggregate`), so that a change in one item costs that item alone.

extension Evaluator {
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

  /// What the function makes of a total.
  func value(
    of total: AggregateTotal,
    by function: AggregateFunction
  ) -> Operand.Resolved {
    switch function {
    case .count: Operand.Resolved(computed: .integer(total.count))
    case .sum: Operand.Resolved(computed: Slot(computed: .number(total.sum)))
    case .min, .max: total.extreme ?? .missing
    }
  }

  /// The contribution of one item of the first list.
  mutating func part(of aggregate: Aggregate, at position: Int) -> AggregateTotal {
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

  func isBetter(
    _ value: Operand.Resolved,
    than other: Operand.Resolved,
    for function: AggregateFunction
  ) -> Bool {
    guard let order = order(of: value, to: other) else { return false }
    return function == .min ? order == .before : order == .after
  }

  /// The total of all parts without an obstacle.
  func folded(
    _ parts: [AggregateTotal],
    by function: AggregateFunction
  ) -> AggregateTotal {
    var total = AggregateTotal()
    for part in parts where part.obstacle == nil { add(part, to: &total, by: function) }
    return total
  }
}
