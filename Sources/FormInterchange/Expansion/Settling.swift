import RuleCompiler
import RuleEngine
import RuleSyntax

// Evaluates requirements and conditions on constants. Once parameters are replaced by their
// arguments, comparisons are often constant.

extension Boolean<Question> {
  /// The negation, evaluated if the operand is constant.
  static func settledNot(_ inner: Requirement) -> Requirement {
    if case .constant(let value) = inner { .constant(!value) } else { .not(inner) }
  }

  /// A comparison in a condition; false if an operand is missing.
  static func comparing(
    _ left: ExpandedOperand?,
    _ comparison: Comparison,
    _ right: ExpandedOperand?
  ) -> Requirement {
    guard let left, let right else { return .constant(false) }
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

  /// A comparison used as a check; it passes if an operand is missing or empty, other than the list
  /// after `in`.
  static func demanding(
    _ left: ExpandedOperand?,
    _ comparison: Comparison,
    _ right: ExpandedOperand?,
    isNegated: Bool
  ) -> Requirement {
    guard let left, right != nil || comparison == .among else { return .constant(true) }
    let answer = comparing(left, comparison, right)
    var alternatives = [isNegated ? .settledNot(answer) : answer, left.isNothing]
    if let right, comparison != .among { alternatives.append(right.isNothing) }
    return .any(alternatives)
  }
}

extension ExpandedChecks {
  /// Checks that apply if a condition holds, and checks that apply otherwise.
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
  /// The requirement that the operand has no value.
  fileprivate var isNothing: Requirement {
    switch self {
    case .field, .outside, .itemValues:
      .atom(.of(self, .atom(.rule(RuleUse(rule: .empty, name: "empty")))))
    case .offset(let base, _): base.isNothing
    case .computed(.countFilled, _): .constant(false)
    case .computed(.firstFilled, let operands): .all(operands.map(\.isNothing))
    case .computed(_, let operands): .any(operands.map(\.isNothing))
    case .text, .number, .boolean, .pattern, .duration, .size, .range, .today, .now, .ofForm:
      .constant(false)
    }
  }

  /// Whether two constants are equal; all blank texts are equal.
  fileprivate func equals(_ other: ExpandedOperand) -> Bool {
    if case .text(let one) = self, case .text(let other) = other {
      return one.unicodeScalars.elementsEqual(other.unicodeScalars)
        || one.isBlank && other.isBlank
    }
    return self == other
  }
}

extension BuiltInRule {
  /// The constant result of `filled`, `required` or `empty`; nil for other rules.
  func answer(for operand: ExpandedOperand) -> Bool? {
    guard operand.isConstant else { return nil }
    let isEmpty = operand.constantText?.isBlank ?? false
    return if self == .filled || self == .required { !isEmpty } else if self == .empty {
      isEmpty
    } else { nil }
  }
}
