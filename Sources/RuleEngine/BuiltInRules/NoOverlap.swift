/// `no_overlap`: no two items overlap, each being an interval from one of its fields to another.
///
/// An interval excludes its end, and an empty end is later than any other.
enum NoOverlap: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("from", .itemField), .init("to", .itemField)],
    judges: .list
  )
  static let message = "The items must not overlap."
  static let negatedMessage = "Some items must overlap."
  static let portability = RulePortability(
    schema: "a schema does not compare items with each other"
  )

  /// Two items overlap if each begins before the other ends.
  ///
  /// Sorts the intervals by their beginning, then by their end, and compares each with the latest
  /// end so far.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard evaluator.subject.slot.kind == .list else { return .notApplicable }
    guard var intervals = evaluator.intervals(of: test) else {
      return evaluator.ranOutOfSteps(at: test.index)
    }
    evaluator.sort(&intervals)
    var latest: Interval?
    for interval in intervals {
      guard evaluator.mayStep() else { return evaluator.ranOutOfSteps(at: test.index) }
      guard let earlier = latest else {
        latest = interval
        continue
      }
      if evaluator.begins(interval, beforeEndOf: earlier) { return .plain(false) }
      if evaluator.orderOfEnds(earlier, interval) == .before { latest = interval }
    }
    return .plain(true)
  }

  fileprivate struct Interval {
    var start: Operand.Resolved
    /// Nil for an open-ended interval.
    var end: Operand.Resolved?
  }
}

extension Evaluator {
  /// The intervals of the items that have a beginning and don't end before it.
  ///
  /// - Returns: nil if the steps run out.
  fileprivate mutating func intervals(of test: RunningTest) -> [NoOverlap.Interval]? {
    let paths = itemPaths(of: test)
    guard paths.count == 2, let from = paths[0].steps.last, let to = paths[1].steps.last else {
      return []
    }
    var intervals: [NoOverlap.Interval] = []
    for item in itemPositions(in: subject.slot, through: paths[0].steps.dropLast()) {
      guard mayStep() else { return nil }
      guard let start = readableValue(at: item + from.position) else { continue }
      let position = item + to.position
      guard record.slots.indices.contains(position) else { continue }
      let end = resolveField(at: position)
      if end.isEmpty {
        intervals.append(NoOverlap.Interval(start: start))
      } else if obstacle(in: end) == nil, let order = order(of: start, to: end), order != .after {
        intervals.append(NoOverlap.Interval(start: start, end: end))
      }
    }
    return intervals
  }

  fileprivate func sort(_ intervals: inout [NoOverlap.Interval]) {
    intervals.sort { left, right in
      switch order(of: left.start, to: right.start) {
      case .before: true
      case .same: orderOfEnds(left, right) == .before
      case .after, nil: false
      }
    }
  }

  fileprivate func begins(
    _ interval: NoOverlap.Interval,
    beforeEndOf earlier: NoOverlap.Interval
  ) -> Bool {
    earlier.end.map { order(of: interval.start, to: $0) == .before } ?? true
  }

  fileprivate func orderOfEnds(
    _ left: NoOverlap.Interval,
    _ right: NoOverlap.Interval
  ) -> Order? {
    switch (left.end, right.end) {
    case (nil, nil): .same
    case (nil, _): .after
    case (_, nil): .before
    case (let left?, let right?): order(of: left, to: right)
    }
  }
}
