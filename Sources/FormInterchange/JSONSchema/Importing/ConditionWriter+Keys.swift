import RuleSyntax

// In a form with a field named `key`, the word means that field. So checks on an entry's key are
// moved to a rule, where no fields are in scope.

extension ConditionWriter {
  /// The field's statements, with checks on entry keys moved to rules of their own.
  mutating func hidingKeys(_ statements: [Statement], of field: String) -> [Statement] {
    statements.map { statement in
      switch statement {
      case .check(let check) where check.expression.asksForKeys:
        return .check(hidingKeys(check.expression, of: field))
      case .when(var when):
        when.items = hidingKeys(when.items, of: field)
        when.otherwise = when.otherwise.map { Otherwise(hidingKeys($0.items, of: field)) }
        return .when(when)
      case .check, .moment, .normalize, .filter, .mask, .option, .binding, .examples:
        return statement
      }
    }
  }

  private mutating func hidingKeys(_ expression: Expression, of field: String) -> Expression {
    guard expression.asksForKeys else { return expression }
    switch expression {
    // Inside a rule, the form's lists are not in scope either.
    case .and(let parts, _) where expression.countsItems:
      return .all(parts.map { hidingKeys($0, of: field) })
    case .or(let parts, _) where expression.countsItems:
      return .any(parts.map { hidingKeys($0, of: field) })
    case .not(let inner, _) where expression.countsItems: return .no(hidingKeys(inner, of: field))
    case .parenthesized(let inner, let message, _) where expression.countsItems:
      return .parenthesized(hidingKeys(inner, of: field), message: message, range: .none)
    case .call, .not, .and, .or, .parenthesized, .each, .keys, .member, .condition, .comparison,
      .membership, .inclusion, .asks:
      return .rule(rule(for: expression, of: field))
    }
  }
}

extension Expression {
  /// Whether it passes a count of list items to a rule.
  fileprivate var countsItems: Bool {
    switch self {
    case .call(let call):
      call.arguments?.contains { if case .aggregate = $0.value { true } else { false } } ?? false
    case .not(let inner, _), .parenthesized(let inner, _, _): inner.countsItems
    case .and(let parts, _), .or(let parts, _): parts.contains(where: \.countsItems)
    case .condition, .each, .keys, .member, .comparison, .membership, .inclusion, .asks: false
    }
  }

  /// Whether it has conditional checks on an object's entries; their conditions always test keys.
  fileprivate var asksForKeys: Bool {
    switch self {
    case .each(let body, _, _), .keys(let body, _), .member(_, let body, _):
      return body.contains { statement in
        switch statement {
        case .check(let check): check.expression.asksForKeys
        case .when: true
        case .moment, .normalize, .filter, .mask, .option, .binding, .examples: false
        }
      }
    case .not(let inner, _), .parenthesized(let inner, _, _): return inner.asksForKeys
    case .and(let parts, _), .or(let parts, _): return parts.contains { $0.asksForKeys }
    case .call, .condition, .comparison, .membership, .inclusion, .asks: return false
    }
  }
}
