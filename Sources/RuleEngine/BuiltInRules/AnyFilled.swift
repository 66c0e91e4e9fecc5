/// `any_filled`: at least one of the fields is filled.
enum AnyFilled: FilledFieldsRule {
  static let message = "Fill in at least one of: {fields}."
  static let negatedMessage = "Leave all of these empty: {fields}."
  static let isSettledByFilled = true
}

/// `all_filled`: each of the fields is filled.
enum AllFilled: FilledFieldsRule {
  static let message = "Fill in all of: {fields}."
  static let negatedMessage = "Leave at least one of these empty: {fields}."
  static let isSettledByFilled = false
}

protocol FilledFieldsRule: BuiltInRuleDeclaration {
  /// Whether the first filled field settles the answer, else the first empty one.
  static var isSettledByFilled: Bool { get }
}

extension FilledFieldsRule {
  static var signature: RuleSignature {
    RuleSignature([.init("fields", .field, isVariadic: true)], judges: .wholeForm)
  }
  static var judgesEmptyValues: Bool { true }
  static var reading: SubjectReading { .nothing }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    var reason: Undecided.Reason?
    for operand in evaluator.program.operands[test.operands.range] {
      let value = evaluator.resolve(operand)
      if value.slot.flags.contains(.undecided), !value.isEmpty {
        reason = reason ?? evaluator.unreadable(value)
      } else if value.isEmpty != isSettledByFilled {
        return .plain(isSettledByFilled)
      }
    }
    return reason.map { evaluator.unknown($0, at: test.index) } ?? .plain(!isSettledByFilled)
  }
}
