/// `required`: the value is not missing or empty.
enum Required: FilledRule {
  static let message = "This is required."
  static let negatedMessage = "Leave this empty."
  static let constraint = RuleConstraint.required
}

/// `filled`: the same test, worded as a question for conditions.
enum Filled: FilledRule {
  static let message = "This must be filled in."
  static let negatedMessage = "Leave this empty."
  static let constraint = RuleConstraint.filled
}

/// A rule that is answered by whether the subject is empty; the rules differ in wording.
protocol FilledRule: BuiltInRuleDeclaration {}

extension FilledRule {
  static var signature: RuleSignature { RuleSignature(judges: .anyValue) }
  static var judgesEmptyValues: Bool { true }
  static var reading: SubjectReading { .presence }
  static var path: ExecutableInstruction.TestPath { .filled }

  static func message(isNegated: Bool, of manner: MessageManner) -> String? {
    switch manner {
    case .value, .moment: nil
    case .list: isNegated ? "Remove all items." : "Add at least one item."
    case .selection: isNegated ? "Select none of these." : "Select at least one."
    case .file: isNegated ? "Remove the file." : "Choose a file."
    }
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testFilled()
  }
}

extension Evaluator {
  @inline(__always)
  func testFilled() -> Answer {
    // Typing on does not remove a character other than white space.
    subject.isEmpty ? Answer(.fails, canHold: true, canFail: true) : .holdsForGood
  }
}
