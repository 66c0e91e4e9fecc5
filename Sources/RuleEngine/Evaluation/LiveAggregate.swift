/// The contribution of some items to an aggregate, or of all of them.
struct AggregateTotal {
  var count: Int64 = 0
  var sum = Number.zero
  /// The smallest or largest value.
  var extreme: Operand.Resolved?
  /// Why there is no result.
  var obstacle: Undecided.Reason?
}

/// An aggregate of a live form: the contribution of each item of its first list.
struct LiveAggregate {
  /// Indexed by item.
  var parts: [AggregateTotal]
  /// The total of the parts without an obstacle, unless it is outdated.
  var total: AggregateTotal
  /// Whether all parts must be folded again to get the total.
  var isOutdated = false
  /// The obstacles of the parts that have one, by item.
  var obstacles: [Int: Undecided.Reason]
  /// The slots of the instance that it has read, including its list; a change makes the parts
  /// invalid.
  var reads: [Slot]

  /// The total, or the first part's obstacle.
  var result: AggregateTotal {
    guard let first = obstacles.min(by: { $0.key < $1.key }) else { return total }
    return AggregateTotal(obstacle: first.value)
  }
}

/// A computed value that has changed, and the first slot of its instance.
package struct ComputedChange {
  package var base: Int
  package var value: ComputedIndex
}
