/// `equal`: the value equals another; compared with a field, it applies if either is filled.
enum Equal: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("other", .sameAsSubject), .ignoringCase],
    judges: .comparable
  )
  static let message = "This must be the same as {other}."
  static let negatedMessage = "This must be different from {other}."
  static let judgesEmptyValues = true
  static let constraint = RuleConstraint.among

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard let operand = evaluator.readableOperand(of: test) else { return .unknown }
    let subject = evaluator.subject
    let other = operand.asCompared(with: subject)
    // A value must match a field even if it is empty. Compared with anything else, it may be
    // omitted, as with `one_of`.
    if subject.isEmpty, other.isEmpty || !other.isFieldValue { return .notApplicable }
    // A result that is empty, because its inputs are, requires nothing.
    if other.isEmpty, other.isComputed { return .notApplicable }
    if subject.isEmpty || other.isEmpty {
      return Answer(.fails, canHold: subject.isEmpty || !evaluator.isTyping, canFail: true)
    }
    let areSame = evaluator.areSame(subject, other, ignoringCase: test.ignoresCase)
    if evaluator.isSubjectComplete { return .final(areSame) }
    guard evaluator.isTyping, subject.slot.kind == .text, other.slot.kind == .text else {
      return .plain(areSame)
    }
    return Answer(
      areSame ? .holds : .fails,
      canHold: evaluator.isSubjectPrefix(of: other, ignoringCase: test.ignoresCase),
      canFail: true
    )
  }
}

/// `different`: the value does not equal another.
enum Different: BuiltInRuleDeclaration {
  static let signature = Equal.signature
  static let message = "This must be different from {other}."
  static let negatedMessage = "This must be the same as {other}."
  static let judgesEmptyValues = true
  static let constraint = RuleConstraint.notAmong

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    Equal.answer(to: test, in: &evaluator).negated
  }
}

/// `equal_next`: `equal` to the next field of the form, which the checker passes as the argument.
enum EqualNext: PositionalRule {}

/// `equal_previous`: `equal` to the previous field.
enum EqualPrevious: PositionalRule {}

/// `equal` to a neighboring field, which the checker passes as the argument.
protocol PositionalRule: DerivedRule {}

extension PositionalRule {
  static var signature: RuleSignature { RuleSignature(judges: .comparable) }
  static var message: String { Equal.message }
  static var negatedMessage: String { Equal.negatedMessage }

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.equal, given.values(of: "other"))
  }
}

extension Evaluator {
  /// Whether typing on can make the subject's text equal to another text.
  func isSubjectPrefix(of other: Operand.Resolved, ignoringCase: Bool) -> Bool {
    withText(of: subject) { typed in
      withText(of: other) { $0.hasPrefix(typed, ignoringCase: ignoringCase) }
    }
  }
}
