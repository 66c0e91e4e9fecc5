import RuleSyntax

// In a form with a field `key` the word means the field, so what asks for the key of an entry is put
// into a rule, which sees no fields.

extension ConditionWriter {
  /// The statements of a field, with the checks that ask for keys of entries in rules of their own.
  mutating func hidingKeys(_ statements: [Statement], of field: String) -> [Statement] {
    statements.map { statement in
      switch statement {
      case .check(let check) where check.expression.asksForKeys:
        return .check(.rule(rule(for: check.expression, of: field)))
      case .when(var when):
        when.items = hidingKeys(when.items, of: field)
        when.otherwise = when.otherwise.map { Otherwise(hidingKeys($0.items, of: field)) }
        return .when(when)
      case .check, .moment, .normalize, .filter, .mask, .option, .binding, .examples:
        return statement
      }
    }
  }
}

extension Expression {
  /// Whether it asks entries of an object under conditions, which here are always about their keys.
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
