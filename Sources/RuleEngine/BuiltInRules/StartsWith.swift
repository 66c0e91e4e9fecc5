/// `starts_with`: the text starts with another one.
enum StartsWith: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("text", .text), .ignoringCase], judges: .written)
  static let message = "This must start with “{text}”."
  static let negatedMessage = "This must not start with “{text}”."
  static let constraint = RuleConstraint.prefix

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let start = evaluator.readableOperand(of: test) else { return .unknown }
    let subject = evaluator.subject
    guard start.canAdjoin, subject.slot.kind == .text else { return .notApplicable }
    return evaluator.withText(of: subject) { text in
      evaluator.withText(of: start) { start in
        let ignoresCase = test.ignoresCase
        if text.hasPrefix(start, ignoringCase: ignoresCase) { return .holdsForGood }
        let canHold = start.hasPrefix(text, ignoringCase: ignoresCase)
        return Answer(.fails, canHold: canHold, canFail: true)
      }
    }
  }
}

/// `ends_with`: the text ends with another one.
enum EndsWith: BuiltInRuleDeclaration {
  static let signature = StartsWith.signature
  static let message = "This must end with “{text}”."
  static let negatedMessage = "This must not end with “{text}”."
  static let constraint = RuleConstraint.suffix

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let end = evaluator.readableOperand(of: test) else { return .unknown }
    let subject = evaluator.subject
    guard end.canAdjoin, subject.slot.kind == .text else { return .notApplicable }
    let holds = evaluator.withText(of: subject) { text in
      evaluator.withText(of: end) { text.hasSuffix($0, ignoringCase: test.ignoresCase) }
    }
    return Answer(holds ? .holds : .fails, canHold: true, canFail: true)
  }
}

extension Operand.Resolved {
  /// Whether it is a text to look for at a start or end: a blank one only if the rule file contains
  /// it.
  fileprivate var canAdjoin: Bool {
    slot.kind == .text && !(isEmpty && storage == .record)
  }
}
