/// `accepted`: the value is true; a missing value fails.
enum Accepted: BuiltInRuleDeclaration {
  static let signature = RuleSignature(judges: .boolean)
  static let message = "This must be accepted."
  static let negatedMessage = "This must not be accepted."
  static let judgesEmptyValues = true
  static let constraint = RuleConstraint.accepted

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let value = evaluator.subject.slot
    let isTrue = value.kind == .boolean && value.payload == 1
    return evaluator.isSubjectComplete ? .final(isTrue) : .plain(isTrue)
  }
}
