import RuleEngine
import RuleSyntax

/// `country != "GB" or country != "DE"`, which always holds, and `country == "GB" and country == "DE"`,
/// which never does.
enum DecidedComparisons {
  /// The doubt about the first such pair among the operands of an `and` or `or`.
  static func doubt(
    among operands: [CheckedExpression],
    ofOr isOr: Bool,
    words: (CheckedOperand) -> String
  ) -> Doubt? {
    var first: [String: (value: String, place: Place)] = [:]
    for operand in operands {
      guard case .compare(let left, isOr ? .notEqual : .equal, let right, let place) = operand,
        case .value = right
      else { continue }
      let value = words(right)
      guard let earlier = first[words(left)] else {
        first[words(left)] = (value, place)
        continue
      }
      guard earlier.value != value, earlier.place.source == place.source else { continue }
      return Doubt(
        problem: isOr ? .alwaysHolds : .neverHolds,
        place: place,
        labels: [.init(earlier.place.range, isOr ? "or this holds" : "and this must hold")],
        notes: [
          "'\(isOr ? "not in" : "in")' compares with several values, "
            + "as in 'country \(isOr ? "not in" : "in") (\"GB\", \"DE\")'"
        ]
      )
    }
    return nil
  }
}
