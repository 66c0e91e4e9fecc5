/// `before`: the moment is earlier than the limit.
enum Before: MomentRule {
  static let message = "This must be before {limit}."
  static let negatedMessage = "This must not be before {limit}."
  static let constraint = RuleConstraint.before
  static let comparison = Comparison.less
}

/// `after`: the moment is later than the limit.
enum After: MomentRule {
  static let message = "This must be after {limit}."
  static let negatedMessage = "This must not be after {limit}."
  static let constraint = RuleConstraint.after
  static let comparison = Comparison.greater
}

protocol MomentRule: BuiltInRuleDeclaration {
  /// How the subject compares with the limit.
  static var comparison: Comparison { get }
}

extension MomentRule {
  static var signature: RuleSignature { RuleSignature([.init("limit", .bound)], judges: .moments) }
  static var portability: RulePortability {
    RulePortability(schema: "a schema does not compare dates or times")
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let limit = evaluator.readableOperand(of: test) else { return .unknown }
    if limit.isEmpty { return .notApplicable }
    guard let order = evaluator.order(of: evaluator.subject, to: limit) else {
      return Answer(.fails, canHold: evaluator.canBecomeMoment, canFail: true)
    }
    // A date or time that is written in full can only be followed by a fraction of a second.
    return Answer(order.agrees(with: comparison) ? .holds : .fails, canHold: true, canFail: true)
  }
}

extension Evaluator {
  /// Whether a text can still become a date, a time, or both.
  fileprivate var canBecomeMoment: Bool {
    guard subject.slot.kind == .text, isTyping else { return true }
    return withText(of: subject) { text in
      [TextSyntax.date, .datetime, .time].contains { $0.completion(of: text) != .refused }
    }
  }
}
