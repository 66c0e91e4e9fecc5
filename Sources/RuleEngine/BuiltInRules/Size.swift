/// `size`: the number of items, map entries or object members equals a number or is in a range.
enum Size: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("range", .countOrRange)],
    judges: [.list, .map, .anyObject]
  )
  static let message = "The number of items must be {range}."
  static let negatedMessage = "The number of items must not be {range}."
  static let isMeasure = true
  static let constraint = RuleConstraint.itemCount

  /// The operands are the bounds.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.size, given.bounds(ofParameter: "range"))
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let list = evaluator.subject.slot.items
    guard list.kind == .list else { return .notApplicable }
    let lower = evaluator.bound(evaluator.operand(0, of: test.operands), isLower: true)
    let upper = evaluator.bound(evaluator.operand(1, of: test.operands), isLower: false)
    if let reason = evaluator.obstacle(in: lower) ?? evaluator.obstacle(in: upper) {
      return evaluator.unknown(reason, at: test.index)
    }
    let isUnbound = lower.isEmpty && upper.isEmpty
    if isUnbound { return .notApplicable }
    let size = Int(list.count)
    if let least = evaluator.count(lower, roundedUp: true), size < least { return .plain(false) }
    if let most = evaluator.count(upper, roundedUp: false), size > most { return .plain(false) }
    return .plain(true)
  }
}
