/// What has come of an aggregate, or of some of its items.
struct AggregateTotal {
  var count: Int64 = 0
  var sum = Number.zero
  /// The smallest or largest value.
  var extreme: Operand.Resolved?
  /// Why there is no result.
  var obstacle: Undecided.Reason?
}

/// An aggregate of a live form: what has come of each item of its first list.
struct LiveAggregate {
  /// By item.
  var parts: [AggregateTotal]
  /// What all parts come to, but for those that have an obstacle.
  var total: AggregateTotal
  /// The parts without a result.
  var obstacles: [Int: Undecided.Reason]
  /// What else it has read: slots of the instance, its list among them.
  var reads: [Slot]

  /// The total, or the obstacle of the first part that has one.
  var result: AggregateTotal {
    guard let first = obstacles.min(by: { $0.key < $1.key }) else { return total }
    return AggregateTotal(obstacle: first.value)
  }
}

/// A computed value of an instance that has become another.
package struct ComputedChange {
  package var base: Int
  package var value: ComputedIndex
}
