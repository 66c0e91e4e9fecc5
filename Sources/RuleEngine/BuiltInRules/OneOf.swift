/// `one_of`: the value is among the listed ones, or among the items of a listed list.
enum OneOf: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("values", .sameAsSubjectOrList, isVariadic: true), .ignoringCase],
    judges: [.text, .number, .boolean, .date, .month, .time, .dateTime, .choice]
  )
  static let message = "Choose one of: {values}."
  static let negatedMessage = "This must not be any of: {values}."
  static let judgedKinds = SubjectKinds.anyValue
  static let preparation = TestPreparation.texts
  static let constraint = RuleConstraint.among

  /// Looks the subject up in tables if possible, and compares it with each candidate otherwise.
  ///
  /// Stops at the first match. Without one, an unreadable candidate makes the answer unknown.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    let subject = evaluator.subject
    let ignoresCase = test.ignoresCase
    if subject.slot.kind == .text, let table = test.entry {
      return evaluator.testMembership(inTable: table, ignoringCase: ignoresCase)
    }
    var canHold = !evaluator.isTyping
    // An unreadable value may be the one.
    var obstacle: Undecided.Reason?
    for operand in evaluator.program.operands[test.operands.range] {
      if let table = evaluator.candidateTable(of: operand, ignoringCase: ignoresCase) {
        guard evaluator.mayStep() else { return evaluator.ranOutOfSteps(at: test.index) }
        if table.contains(subject, in: evaluator) {
          return Answer(.holds, canHold: true, canFail: !evaluator.isSubjectComplete)
        }
        obstacle = obstacle ?? table.obstacle
        continue
      }
      let candidates = evaluator.candidates(of: operand)
      if let reason = candidates.obstacle {
        obstacle = obstacle ?? reason
        continue
      }
      for position in 0..<candidates.count {
        guard !candidates.areSeveral || evaluator.mayStep() else {
          return evaluator.ranOutOfSteps(at: test.index)
        }
        let candidate = evaluator.candidate(position, of: candidates)
        if candidates.areSeveral, evaluator.obstacle(in: candidate) != nil {
          obstacle = obstacle ?? evaluator.unreadable(evaluator.wholeValue(of: operand))
          continue
        }
        // An empty field does not count as a value, not even for an empty key.
        if candidate.isEmpty, candidate.storage == .record { continue }
        if evaluator.areSame(subject, candidate, ignoringCase: ignoresCase) {
          return Answer(.holds, canHold: true, canFail: !evaluator.isSubjectComplete)
        }
        if !canHold, subject.slot.kind == .text, candidate.slot.kind == .text {
          canHold = evaluator.isSubjectPrefix(of: candidate, ignoringCase: ignoresCase)
        } else if !evaluator.isSubjectComplete {
          canHold = true
        }
      }
    }
    if let obstacle { return evaluator.unknown(obstacle, at: test.index) }
    return Answer(.fails, canHold: canHold, canFail: true)
  }
}

/// `none_of`: the value is not among the listed ones.
enum NoneOf: BuiltInRuleDeclaration {
  static let signature = OneOf.signature
  static let message = "This must not be any of: {values}."
  static let negatedMessage = "Choose one of: {values}."
  static let judgedKinds = OneOf.judgedKinds
  static let preparation = OneOf.preparation
  static let constraint = RuleConstraint.notAmong

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    OneOf.answer(to: test, in: &evaluator).negated
  }
}

extension Evaluator {
  fileprivate func testMembership(inTable table: Int, ignoringCase: Bool) -> Answer {
    if ignoringCase {
      // The texts of the table were folded when it was built.
      let text = withText(of: subject) { $0.foldedCase() }
      return testMembership(of: text.span, inTable: table)
    }
    return withText(of: subject) { testMembership(of: $0, inTable: table) }
  }

  private func testMembership(of text: borrowing Span<UInt8>, inTable table: Int) -> Answer {
    if executable.textTables[table].contains(text) {
      return Answer(.holds, canHold: true, canFail: true)
    }
    let canHold = !isTyping || executable.textTables[table].containsContinuation(of: text)
    return Answer(.fails, canHold: canHold, canFail: true)
  }
}
