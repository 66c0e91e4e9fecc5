/// `empty`: the value is missing or empty.
enum Empty: BuiltInRuleDeclaration {
  static let signature = RuleSignature(judges: .anyValue)
  static let message = "Leave this empty."
  static let negatedMessage = "This must be filled in."
  static let judgesEmptyValues = true
  static let reading = SubjectReading.presence
  static let constraint = RuleConstraint.empty

  static func message(isNegated: Bool, of manner: MessageManner) -> String? {
    Filled.message(isNegated: !isNegated, of: manner)
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.subject.isEmpty
      ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
  }
}
