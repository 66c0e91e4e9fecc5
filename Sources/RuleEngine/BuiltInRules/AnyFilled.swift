/// `any_filled`: at least one of the fields is filled.
enum AnyFilled: SettledFilledFieldsRule {
  static let message = "Fill in at least one of: {fields}."
  static let negatedMessage = "Leave all of these empty: {fields}."
  static let isSettledByFilled = true
}

/// `all_filled`: all of the fields are filled.
enum AllFilled: SettledFilledFieldsRule {
  static let message = "Fill in all of: {fields}."
  static let negatedMessage = "Leave at least one of these empty: {fields}."
  static let isSettledByFilled = false
}

/// `one_filled`: exactly one of the fields is filled.
enum OneFilled: FilledFieldsRule {
  static let message = "Fill in exactly one of: {fields}."
  static let negatedMessage = "Fill in none of these, or more than one: {fields}."

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    var reason: Undecided.Reason?
    var filled = 0
    for operand in evaluator.program.operands[test.operands.range] {
      let value = evaluator.resolve(operand)
      if evaluator.isPresenceUnknown(value) {
        reason = reason ?? evaluator.unreadable(value)
      } else if !value.isEmpty {
        filled += 1
      }
    }
    // Two filled fields are already too many.
    if let reason, filled < 2 { return evaluator.unknown(reason, at: test.index) }
    return .plain(filled == 1)
  }
}

/// A rule about which of a form's fields are filled.
protocol FilledFieldsRule: BuiltInRuleDeclaration {}

/// A rule about filled fields that can be settled by a single field.
protocol SettledFilledFieldsRule: FilledFieldsRule {
  /// Whether a filled field settles the answer; otherwise, an empty one does.
  static var isSettledByFilled: Bool { get }
}

extension FilledFieldsRule {
  static var signature: RuleSignature {
    RuleSignature([.init("fields", .field, isVariadic: true)], judges: .wholeForm)
  }
  static var judgesEmptyValues: Bool { true }
  static var reading: SubjectReading { .nothing }
}

extension SettledFilledFieldsRule {
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    var reason: Undecided.Reason?
    for operand in evaluator.program.operands[test.operands.range] {
      let value = evaluator.resolve(operand)
      if evaluator.isPresenceUnknown(value) {
        reason = reason ?? evaluator.unreadable(value)
      } else if value.isEmpty != isSettledByFilled {
        return .plain(isSettledByFilled)
      }
    }
    return reason.map { evaluator.unknown($0, at: test.index) } ?? .plain(!isSettledByFilled)
  }
}
