/// `exclusive`: the list does not contain the item together with others.
enum Exclusive: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("item", .text)], judges: .list)
  static let message = "“{item}” can't be combined with anything else."
  static let negatedMessage = "“{item}” must be combined with something else."

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let item = evaluator.operand(of: test).asCompared(with: evaluator.subject)
    let list = evaluator.subject.slot
    guard list.kind == .list, !item.isEmpty else { return .notApplicable }
    guard list.count > 1 else { return .plain(true) }
    let isThere = (0..<Int(list.count)).contains {
      evaluator.areSame(evaluator.item($0, of: list), item)
    }
    return .plain(!isThere)
  }
}
