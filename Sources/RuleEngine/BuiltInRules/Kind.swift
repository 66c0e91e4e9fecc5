/// `kind`: the value is of one of the named kinds.
enum Kind: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("kinds", .text, isVariadic: true)], judges: .anyValue)
  static let message = "The type of this value must be one of: {kinds}."
  static let negatedMessage = "The type of this value must not be one of: {kinds}."
  static let preparation = TestPreparation.kinds
  static let portability = RulePortability(schema: "a field has the kind that its type says")

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    if evaluator.subject.isEmpty { return .notApplicable }
    let wanted = SubjectKinds(rawValue: UInt16(truncatingIfNeeded: test.step.entry))
    return .plain(!wanted.isDisjoint(with: evaluator.kindsOfSubject))
  }
}

extension Evaluator {
  fileprivate var kindsOfSubject: SubjectKinds {
    switch subject.slot.kind {
    case .null: .null
    case .boolean: .boolean
    case .number, .wideNumber:
      number(of: subject)?.isInteger == false ? .number : [.number, .integer]
    case .text, .date, .month, .time, .dateTime: .text
    case .list: subject.slot.isMap ? .object : .list
    case .file, .form: .object
    case .missing, .duration, .byteCount, .pattern, .set, .range: []
    }
  }
}
