import RuleEngine
import RuleSyntax

extension FormResolver {
  /// What a condition asks; constant where the rules themselves settle it.
  mutating func requirement(
    _ condition: Condition,
    in context: ResolutionContext
  ) -> Requirement {
    switch condition {
    case .comparison(let path, let comparison, let operand, _):
      let right = self.operand(operand, in: context)
      return compare(context.operand(at: path), comparison, right)
    case .membership(let path, let isNegated, let operands, _):
      let left = context.operand(at: path)
      let isOne = Requirement.simplifiedAny(
        operands.map { compare(left, .equal, operand($0, in: context)) }
      )
      return isNegated ? .simplifiedNot(isOne) : isOne
    case .asks(let path, let isNegated, let call, _):
      let question = checks(
        [.check(Check(expression: .call(call), range: call.range))],
        in: context
      ).required
      let asked = Requirement.conjunction(question)
      let operand = context.operand(at: path)
      if case .rule(let use) = asked, let isSettled = use.rule.answer(for: operand) {
        return .constant(isSettled != isNegated)
      }
      return .of(operand, isNegated ? .not(asked) : asked)
    case .call(let call):
      return .conjunction(
        checks([.check(Check(expression: .call(call), range: call.range))], in: context).required
      )
    case .not(let inner, _): return .simplifiedNot(requirement(inner, in: context))
    case .and(let operands, _):
      return .simplifiedAll(operands.map { requirement($0, in: context) })
    case .or(let operands, _):
      return .simplifiedAny(operands.map { requirement($0, in: context) })
    case .parenthesized(let inner, _): return requirement(inner, in: context)
    }
  }

  mutating func operand(_ operand: OperandTree, in context: ResolutionContext) -> ResolvedOperand {
    switch operand {
    case .string(let literal): return .text(literal.value)
    case .number(let text, _): return Number(text).map { .number($0) } ?? .text(text)
    case .boolean(let value, _): return .boolean(value)
    case .pattern(let pattern): return .pattern(pattern)
    case .duration(let text, _): return .duration(text)
    case .size(let text, _):
      let size = ByteCount(ruleLiteral: Array(text.utf8).span)
      return size.flatMap { Number(significand: Int128($0.bytes), exponent: 0) }
        .map { .size($0) } ?? .text(text)
    case .closedRange(let lower, let upper, _):
      return .range(
        lower: lower.map { self.operand($0, in: context) },
        upper: upper.map { self.operand($0, in: context) }
      )
    case .today: return .today
    case .now: return .now
    case .path(let path): return context.operand(at: path)
    case .offset(let base, let sign, let duration, _):
      return .offset(self.operand(base, in: context), sign, duration: duration)
    }
  }

  private func compare(
    _ left: ResolvedOperand,
    _ comparison: ComparisonOperator,
    _ right: ResolvedOperand
  ) -> Requirement {
    guard left.isConstant, right.isConstant else { return .compare(left, comparison, right) }
    if comparison == .equal { return .constant(left.equals(right)) }
    if comparison == .notEqual { return .constant(!left.equals(right)) }
    guard case .number(let one) = left, case .number(let other) = right else {
      return .compare(left, comparison, right)
    }
    return .constant(comparison.holds(between: one, and: other))
  }
}

extension ComparisonOperator {
  fileprivate func holds(between left: Number, and right: Number) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension ResolvedOperand {
  /// Whether two constants are the same value: texts that are empty are all the same.
  fileprivate func equals(_ other: ResolvedOperand) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)):
      one.unicodeScalars.elementsEqual(other.unicodeScalars) || one.isBlank && other.isBlank
    default: self == other
    }
  }
}

extension BuiltInRule {
  /// What a rule that only asks whether there is a value answers for a constant; nil for others.
  fileprivate func answer(for operand: ResolvedOperand) -> Bool? {
    guard operand.isConstant else { return nil }
    let isEmpty = operand.constantText?.isBlank ?? false
    switch self {
    case .filled, .required: return !isEmpty
    case .empty: return isEmpty
    default: return nil
    }
  }
}

extension String {
  /// Whether there is nothing but white space, which the language takes for an empty value.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhiteSpace) }
}

extension Requirement {
  // A comparison always holds or fails, so that these may settle what is constant.

  fileprivate static func simplifiedNot(_ inner: Requirement) -> Requirement {
    if case .constant(let value) = inner { .constant(!value) } else { .not(inner) }
  }

  fileprivate static func simplifiedAll(_ operands: [Requirement]) -> Requirement {
    let open = operands.filter { $0 != .constant(true) }
    if open.contains(.constant(false)) { return .constant(false) }
    return open.isEmpty ? .constant(true) : .conjunction(open)
  }

  fileprivate static func simplifiedAny(_ operands: [Requirement]) -> Requirement {
    let open = operands.filter { $0 != .constant(false) }
    if open.contains(.constant(true)) { return .constant(true) }
    if open.isEmpty { return .constant(false) }
    return open.count == 1 ? open[0] : .any(open)
  }
}
