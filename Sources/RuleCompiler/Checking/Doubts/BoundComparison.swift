import RuleEngine
import RuleSyntax

/// A comparison with a constant that has an order: `weight < 30`.
struct BoundComparison {
  /// The words of what is compared, with the scale of the constant.
  let subject: String
  private let comparison: ComparisonOperator
  private let amount: Number
  private let range: SourceRange

  /// Nil for other expressions.
  init?(_ expression: CheckedExpression, words: (CheckedOperand) -> String) {
    guard case .compare(let left, let comparison, let right, let place) = expression,
      left.constant == nil, let magnitude = right.magnitude,
      let comparison = ComparisonOperator(comparison)
    else { return nil }
    subject = "\(words(left)) \(magnitude.scale)"
    self.comparison = comparison
    amount = magnitude.amount
    range = place.range
  }

  /// Whether it can't hold where the other one holds, or doesn't.
  func excludes(_ other: BoundComparison, holds: Bool) -> Bool {
    contradicts(holding: true, other, holding: holds)
  }

  /// Whether it holds wherever the other one does.
  func isImplied(by other: BoundComparison) -> Bool {
    contradicts(holding: false, other, holding: true)
  }

  /// Whether no value lets both have the given results.
  func contradicts(holding holds: Bool, _ other: BoundComparison, holding otherHolds: Bool) -> Bool
  {
    var bounds = Bounds()
    limit(&bounds, by: holds ? comparison : comparison.opposite)
    other.limit(&bounds, by: otherHolds ? other.comparison : other.comparison.opposite)
    return bounds.isEmpty
  }

  private func limit(_ bounds: inout Bounds, by comparison: ComparisonOperator) {
    func bound(isExclusive: Bool) -> Bounds.Bound {
      .init(amount: amount, isExclusive: isExclusive, witness: Witness(name: subject, range: range))
    }
    switch comparison {
    case .less: bounds.reduce(to: bound(isExclusive: true))
    case .lessOrEqual: bounds.reduce(to: bound(isExclusive: false))
    case .greater: bounds.raise(to: bound(isExclusive: true))
    case .greaterOrEqual: bounds.raise(to: bound(isExclusive: false))
    case .equal:
      bounds.raise(to: bound(isExclusive: false))
      bounds.reduce(to: bound(isExclusive: false))
    case .notEqual: break
    }
  }
}
