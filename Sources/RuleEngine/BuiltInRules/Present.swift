/// `present`: the key is present with a value other than null, even if it is empty.
enum Present: BuiltInRuleDeclaration {
  static let signature = RuleSignature(judges: .anyValue)
  static let message = "This must be included."
  static let negatedMessage = "This must be left out."
  static let judgesEmptyValues = true
  static let reading = SubjectReading.presence
  static let path = ExecutableInstruction.TestPath.present

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testPresent(at: test.index)
  }
}

extension Evaluator {
  @inline(__always)
  mutating func testPresent(at index: InstructionIndex) -> Answer {
    let isPresent = subject.slot.kind != .missing && subject.slot.kind != .null
    // A key only counts if its field applies, even if its value is empty.
    if isPresent, subject.slot.flags.contains(.undecided) {
      return unknown(unreadable(subject), at: index)
    }
    return isPresent ? .holdsForGood : Answer(.fails, canHold: true, canFail: true)
  }
}
