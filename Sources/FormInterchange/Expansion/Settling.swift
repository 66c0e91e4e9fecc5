import RuleCompiler
import RuleEngine
import RuleSyntax

// Requirements and conditions that constants settle: what parameters stand for is known, so a comparison with an
// argument often is.

extension Boolean<Question> {
  /// The opposite, settled where the inner one is.
  static func settledNot(_ inner: Requirement) -> Requirement {
    if case .constant(let value) = inner { .constant(!value) } else { .not(inner) }
  }

  /// What a comparison asks in a condition; it does not hold where an operand is missing.
  static func comparing(
    _ left: ExpandedOperand?,
    _ comparison: Comparison,
    _ right: ExpandedOperand?
  ) -> Requirement {
    guard let left, let right else { return .constant(false) }
    if comparison == .among, left.constantText?.isBlank ?? false { return .constant(false) }
    guard left.isConstant, right.isConstant else {
      return .atom(.compare(left, comparison, right))
    }
    if comparison == .equal { return .constant(left.equals(right)) }
    if comparison == .notEqual { return .constant(!left.equals(right)) }
    guard case .number(let one) = left, case .number(let other) = right else {
      return .atom(.compare(left, comparison, right))
    }
    return .constant(comparison.holds(between: one, and: other))
  }

  /// What a comparison demands as a check; it lets pass what is missing or empty.
  static func demanding(
    _ left: ExpandedOperand?,
    _ comparison: Comparison,
    _ right: ExpandedOperand?,
    isNegated: Bool
  ) -> Requirement {
    guard let left, let right else { return .constant(true) }
    let answer = comparing(left, comparison, right)
    return .any([isNegated ? .settledNot(answer) : answer, left.isNothing, right.isNothing])
  }
}

extension ExpandedChecks {
  /// Checks that apply under a condition, and checks that apply otherwise.
  init(_ condition: Requirement, main: ExpandedChecks, otherwise: ExpandedChecks) {
    func branch(_ main: [Requirement], _ otherwise: [Requirement]) -> [Requirement] {
      if main.isEmpty && otherwise.isEmpty { return [] }
      if case .constant(let holds) = condition { return holds ? main : otherwise }
      return [.choice(condition, .conjunction(main), .conjunction(otherwise))]
    }
    required = branch(main.required, otherwise.required)
    advised = branch(main.advised, otherwise.advised)
  }
}

extension ExpandedOperand {
  /// Asks whether there is no value.
  fileprivate var isNothing: Requirement {
    switch self {
    case .field, .outside, .itemValues:
      .atom(.of(self, .atom(.rule(RuleUse(rule: .empty, name: "empty")))))
    case .offset(let base, _): base.isNothing
    case .computed(.countFilled, _): .constant(false)
    case .computed(.firstFilled, let operands): .all(operands.map(\.isNothing))
    case .computed(_, let operands): .any(operands.map(\.isNothing))
    case .text(let text): .constant(text.isBlank)
    case .number, .boolean, .pattern, .duration, .size, .range, .today, .now: .constant(false)
    }
  }

  /// Whether two constants are the same value: texts that are empty are all the same.
  fileprivate func equals(_ other: ExpandedOperand) -> Bool {
    if case .text(let one) = self, case .text(let other) = other {
      return one.unicodeScalars.elementsEqual(other.unicodeScalars)
        || one.isBlank && other.isBlank
    }
    return self == other
  }
}

extension BuiltInRule {
  /// What a rule that only asks whether there is a value answers for a constant; nil for others.
  func answer(for operand: ExpandedOperand) -> Bool? {
    guard operand.isConstant else { return nil }
    let isEmpty = operand.constantText?.isBlank ?? false
    return if self == .filled || self == .required { !isEmpty } else if self == .empty {
      isEmpty
    } else { nil }
  }
}

extension String {
  /// Whether there is nothing but white space, which the language takes for an empty value.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhiteSpace) }
}
