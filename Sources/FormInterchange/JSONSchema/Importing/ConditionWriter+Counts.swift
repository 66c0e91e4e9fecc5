import RuleSyntax

// A `check` on a count is a statement. Inside an expression, a rule with the count as argument is
// used.

extension ConditionWriter {
  /// Rewrites a field's checks on counts to forms that are valid in a rule file.
  ///
  /// - Parameters:
  ///   - statements: checks outside any `when`.
  ///   - field: the field's name.
  ///   - isRequired: whether the field is required, so that a check on the number of items need not test
  ///     whether there is a list.
  /// - Returns: the statements.
  mutating func settlingCounts(
    in statements: [Statement],
    of field: String,
    isRequired: Bool
  ) -> [Statement] {
    statements.map { statement in
      guard case .check(let check) = statement, check.expression.counts else { return statement }
      switch check.expression {
      case .condition(let condition, _): return .check(settled(condition, of: field))
      case .or(let parts, _) where parts.count == 2 && parts[0] == .rule("empty"):
        guard case .condition(let condition, _) = parts[1] else { break }
        let counted = Statement.check(settled(condition, of: field))
        if isRequired { return counted }
        let isFilled = Expression.asks(
          .path(Path(field)),
          isNegated: false,
          Call("filled"),
          range: .none
        )
        return .when(When(condition: isFilled, items: [counted]))
      case _: break
      }
      return .check(callingRules(for: check.expression, of: field))
    }
  }

  private mutating func settled(_ condition: Expression, of field: String) -> Expression {
    .condition(asking(items: condition, of: field), range: .none)
  }

  /// The comparison of a count, with the test of its items written as a condition.
  private mutating func asking(items condition: Expression, of field: String) -> Expression {
    guard case .comparison(.aggregate(var aggregate), let comparison, let number, _) = condition
    else { return condition }
    if case .condition(let asked, _)? = aggregate.condition {
      aggregate.condition = asks("item", asked, inRuleOf: "\(field)_item")
    }
    return .comparison(.aggregate(aggregate), comparison, number, range: .none)
  }

  /// The expression with each count replaced by a rule call.
  private mutating func callingRules(
    for expression: Expression,
    of field: String
  ) -> Expression {
    switch expression {
    case .condition(let condition, _):
      guard
        case .comparison(let count, let comparison, let number, _) = asking(
          items: condition,
          of: field
        )
      else { return expression }
      return .rule(rule(forCount: comparison, number), count)
    case .not(let inner, _): return .no(callingRules(for: inner, of: field))
    case .and(let parts, _): return .all(parts.map { callingRules(for: $0, of: field) })
    case .or(let parts, _): return .any(parts.map { callingRules(for: $0, of: field) })
    case .parenthesized(let inner, let message, _):
      return .parenthesized(callingRules(for: inner, of: field), message: message, range: .none)
    case .call, .each, .keys, .member, .comparison, .membership, .inclusion, .asks:
      return expression
    }
  }
}

extension Expression {
  /// Whether it counts items of the field's own list.
  var counts: Bool {
    switch self {
    case .condition: true
    case .not(let inner, _), .parenthesized(let inner, _, _): inner.counts
    case .and(let parts, _), .or(let parts, _): parts.contains(where: \.counts)
    // Counts cannot appear inside items and members.
    case .call, .each, .keys, .member, .comparison, .membership, .inclusion, .asks: false
    }
  }
}
