/// `includes`: the list contains each of the values.
enum Includes: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("values", .sameAsItemOrList, isVariadic: true), .ignoringCase],
    judges: .list
  )
  static let message = "Include all of: {values}."
  static let negatedMessage = "Do not include all of: {values}."

  /// Looks each wanted value up in a table of the items, which is built for the first one.
  ///
  /// Stops at the first missing value. If none is missing, an unreadable value makes the answer
  /// unknown.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let list = evaluator.subject.slot
    guard list.isReadList else { return .notApplicable }
    let items = (0..<Int(list.count)).map { list.position(ofItem: $0) }
    var table: ValueTable?
    var obstacle: Undecided.Reason?
    var isAsked = false
    let listHoldsMonths = items.contains { evaluator.record.slots[$0].kind == .month }
    for operand in evaluator.program.operands[test.operands.range] {
      let candidates = evaluator.candidates(of: operand)
      if let reason = candidates.obstacle {
        obstacle = obstacle ?? reason
        continue
      }
      for position in 0..<candidates.count {
        guard evaluator.mayStep() else { return evaluator.ranOutOfSteps(at: test.index) }
        let wanted = evaluator.candidate(position, of: candidates)
          .asCompared(with: evaluator.subject)
        if evaluator.obstacle(in: wanted) != nil {
          obstacle = obstacle ?? evaluator.unreadable(evaluator.wholeValue(of: operand))
          continue
        }
        if wanted.isEmpty { continue }
        isAsked = true
        if wanted.slot.kind == .month || listHoldsMonths {
          guard let isFound = evaluator.contains(wanted, amongItemsAt: items) else {
            return evaluator.ranOutOfSteps(at: test.index)
          }
          if !isFound { return .plain(false) }
          continue
        }
        if table == nil {
          guard let made = evaluator.valueTable(ofItemsAt: items, of: list, test) else {
            return evaluator.ranOutOfSteps(at: test.index)
          }
          table = made
        }
        if table?.contains(wanted, in: evaluator) == false { return .plain(false) }
      }
    }
    if let obstacle { return evaluator.unknown(obstacle, at: test.index) }
    return isAsked ? .plain(true) : .notApplicable
  }
}

extension Evaluator {
  /// Whether a value equals one of the items, by linear search; nil if the steps run out.
  ///
  /// A month equals each of its dates, so it can't be looked up by hash.
  fileprivate mutating func contains(
    _ wanted: Operand.Resolved,
    amongItemsAt positions: [Int]
  ) -> Bool? {
    for position in positions {
      guard mayStep() else { return nil }
      let item = resolveField(at: position)
      if !item.isEmpty, obstacle(in: item) == nil, areSame(item, wanted) { return true }
    }
    return false
  }

  /// Builds a hash table of the items; nil if the steps run out.
  fileprivate mutating func valueTable(
    ofItemsAt positions: [Int],
    of list: Slot,
    _ test: RunningTest
  ) -> ValueTable? {
    var table = ValueTable(
      parts: [.init(offset: 0, stride: list.itemStride)],
      ignoringCase: test.ignoresCase
    )
    for position in positions {
      guard mayStep() else { return nil }
      let item = resolveField(at: position)
      if !item.isEmpty, obstacle(in: item) == nil { table.insert(position, in: self) }
    }
    return table
  }
}
