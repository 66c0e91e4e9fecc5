import RuleEngine
import RuleSyntax

/// A call seen earlier, for reports that refer to it.
struct Witness {
  var name: String
  var range: SourceRange
}

extension CheckedCall {
  /// The call as a witness for reports.
  var witness: Witness { Witness(name: name, range: place.range) }
}

/// The tightest bounds that the checks so far put on one measure of a value.
struct Bounds {
  struct Bound {
    var amount: Number
    var isExclusive = false
    var witness: Witness
  }

  private(set) var lower: Bound?
  private(set) var upper: Bound?
  /// Whether the measure is a whole number, such as a length.
  var isWhole = false

  mutating func raise(to bound: Bound) {
    if let lower,
      (lower.amount, lower.isExclusive ? 1 : 0) >= (bound.amount, bound.isExclusive ? 1 : 0)
    {
      return
    }
    lower = bound
  }

  mutating func reduce(to bound: Bound) {
    if let upper,
      (upper.amount, upper.isExclusive ? 0 : 1) <= (bound.amount, bound.isExclusive ? 0 : 1)
    {
      return
    }
    upper = bound
  }

  /// Whether no value lies between the bounds.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    if isWhole, lower.amount.roundedUp > upper.amount.roundedDown { return true }
    if lower.amount == upper.amount { return lower.isExclusive || upper.isExclusive }
    return lower.amount > upper.amount
  }

  func contains(_ amount: Number) -> Bool {
    if let lower, amount < lower.amount || (lower.isExclusive && amount == lower.amount) {
      return false
    }
    if let upper, amount > upper.amount || (upper.isExclusive && amount == upper.amount) {
      return false
    }
    return true
  }
}
