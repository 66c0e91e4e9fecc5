/// `multiple_of`: the number, or the number in the text, is a multiple of the step.
enum MultipleOf: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("step", .number, isPositive: true)],
    judges: [.text, .number]
  )
  static let message = "This must be a multiple of {step}."
  static let negatedMessage = "This must not be a multiple of {step}."

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let step = evaluator.readableOperand(of: test) else { return .unknown }
    guard !evaluator.isTextAsGiven, !step.isEmpty, let divisor = evaluator.number(of: step) else {
      return .notApplicable
    }
    guard let value = evaluator.amount(of: evaluator.subject) else {
      if evaluator.hasTooManyDigits { return evaluator.tooManyDigits(at: test.index) }
      let canHold =
        !evaluator.isTyping
        || evaluator.withText(of: evaluator.subject) {
          TextSyntax.number.completion(of: $0) != .refused
        }
      return Answer(.fails, canHold: canHold, canFail: true)
    }
    return .plain(value.isMultiple(of: divisor))
  }
}
