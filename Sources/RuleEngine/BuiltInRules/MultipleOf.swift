/// `multiple_of`: the number, or the number that the text writes, is a multiple of the step.
enum MultipleOf: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("step", .number)], judges: [.text, .number])
  static let message = "This must be a multiple of {step}."
  static let negatedMessage = "This must not be a multiple of {step}."

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let step = evaluator.operand(of: test)
    if let reason = evaluator.obstacle(in: step) {
      return evaluator.unknown(reason, at: test.index)
    }
    guard !step.isEmpty, let divisor = evaluator.number(of: step) else { return .notApplicable }
    guard let value = evaluator.numberOfSubject else {
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

extension Evaluator {
  fileprivate var numberOfSubject: Number? {
    if subject.slot.kind == .text { return withText(of: subject) { Number(utf8: $0) } }
    return number(of: subject)
  }
}
