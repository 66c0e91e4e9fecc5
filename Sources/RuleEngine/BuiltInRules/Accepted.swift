/// `accepted`: the value is true; a missing value fails.
enum Accepted: BuiltInRuleDeclaration {
  static let signature = RuleSignature(judges: .boolean)
  static let message = "You must accept this."
  static let negatedMessage = "You must not accept this."
  static let judgesEmptyValues = true
  static let constraint = RuleConstraint.accepted

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let value = evaluator.subject.slot
    let isTrue = value.kind == .boolean && value.payload == 1
    return evaluator.isSubjectComplete ? .final(isTrue) : .plain(isTrue)
  }
}
