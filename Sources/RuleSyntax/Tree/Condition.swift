/// What `when` asks before its block applies.
package indirect enum Condition: Sendable, Hashable {
  /// `country == "GB"`
  case comparison(Path, ComparisonOperator, Operand, range: SourceRange)
  /// `country in ("GB", "DE")`, `country not in (…)`
  case membership(Path, isNegated: Bool, [Operand], range: SourceRange)
  /// `contact is email`, `company is not filled`
  case asks(Path, isNegated: Bool, Call, range: SourceRange)
  /// `any_filled(telephone, email)`
  case call(Call)
  case not(Condition, range: SourceRange)
  case and([Condition], range: SourceRange)
  case or([Condition], range: SourceRange)
  case parenthesized(Condition, range: SourceRange)

  package var range: SourceRange {
    switch self {
    case .call(let call): call.range
    case .comparison(_, _, _, let range), .membership(_, _, _, let range): range
    case .asks(_, _, _, let range), .not(_, let range), .and(_, let range): range
    case .or(_, let range), .parenthesized(_, let range): range
    }
  }
}

/// How a condition compares.
package enum ComparisonOperator: String, Sendable, Hashable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}
