/// `chars`: all characters of the text are in the set.
enum Chars: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("characters", .characters)], judges: .written)
  static let message = "Use only these characters: {characters}"
  static let negatedMessage = "Use at least one character other than these: {characters}"
  static let constraint = RuleConstraint.characters

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let subject = evaluator.subject
    guard let set = evaluator.setOperand(evaluator.operand(0, of: test.operands)),
      subject.slot.kind == .text
    else { return .notApplicable }
    let isClean = evaluator.withText(of: subject) { set.firstOffender(in: $0) == nil }
    return isClean ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
  }

  static func progress(of test: Test, in evaluator: inout Evaluator) -> Int? {
    evaluator.setOperand(evaluator.operand(0, of: test.operands)).map { set in
      evaluator.withText(of: evaluator.subject) { text in
        set.firstOffender(in: text)?.byteOffset ?? text.count
      }
    }
  }
}

extension Evaluator {
  /// The set of characters that an operand refers to.
  func setOperand(_ operand: Operand) -> ScalarSet? {
    let slot = resolve(operand).slot
    return slot.kind == .set ? program.sets[Int(slot.payload)] : nil
  }
}
