import RuleEngine
import RuleSyntax

/// What is known at a statement from the conditions of the enclosing `when`s.
struct ConditionFacts {
  /// A condition, in words that identify it.
  struct Condition {
    var words: String
    /// The operands' words: known true where an `and` holds, known false where an `or` doesn't.
    var parts: (ofAnd: [String], ofOr: [String])
    /// The comparisons that all hold where it holds, and those that all fail where it doesn't.
    var comparisons: (ofAnd: [BoundComparison], ofOr: [BoundComparison])
    var reads: [CheckedRead]
    var place: Place
  }

  /// Whether each condition holds, and the enclosing condition that determines it.
  private var known: [ExactText: (holds: Bool, place: Place)] = [:]
  /// The comparisons with constants whose results are known, by the words of what they compare.
  private var compared: [String: [(comparison: BoundComparison, holds: Bool, place: Place)]] = [:]
  /// What the conditions read.
  private(set) var reads: Set<CheckedRead> = []

  func condition<Item>(
    of when: CheckedWhen<Item>,
    words: (CheckedExpression) -> String,
    _ operandWords: (CheckedOperand) -> String
  ) -> Condition {
    var parts: (ofAnd: [String], ofOr: [String]) = ([], [])
    var comparisons: (ofAnd: [BoundComparison], ofOr: [BoundComparison]) = ([], [])
    func bounds(_ operands: [CheckedExpression]) -> [BoundComparison] {
      operands.compactMap { BoundComparison($0, words: operandWords) }
    }
    switch when.condition {
    case .and(let operands, _):
      parts.ofAnd = operands.map(words)
      comparisons.ofAnd = bounds(operands)
    case .or(let operands, _):
      parts.ofOr = operands.map(words)
      comparisons.ofOr = bounds(operands)
    case .compare:
      let bounds = bounds([when.condition])
      comparisons = (bounds, bounds)
    case .call, .not, .part, .each, .member, .condition, .membership, .asks: break
    }
    return Condition(
      words: words(when.condition),
      parts: parts,
      comparisons: comparisons,
      reads: when.reads,
      place: when.place
    )
  }

  /// The doubt about a condition whose result is already known.
  func doubt(about condition: Condition) -> Doubt? {
    guard !condition.words.isEmpty else { return nil }
    if let (holds, place) = known[ExactText(condition.words)] {
      return doubt(about: condition, holds: holds, because: holds, of: place)
    }
    for comparison in condition.comparisons.ofAnd {
      for fact in compared[comparison.subject] ?? [] {
        if comparison.excludes(fact.comparison, holds: fact.holds) {
          return doubt(about: condition, holds: false, because: fact.holds, of: fact.place)
        }
        if fact.holds, condition.comparisons.ofOr.count == 1,
          comparison.isImplied(by: fact.comparison)
        {
          return doubt(about: condition, holds: true, because: true, of: fact.place)
        }
      }
    }
    return nil
  }

  private func doubt(
    about condition: Condition,
    holds: Bool,
    because reason: Bool,
    of place: Place
  ) -> Doubt {
    let label = Diagnostic.Label(place.range, reason ? "holds here" : "doesn't hold here")
    return Doubt(
      problem: holds ? .alwaysHolds : .neverHolds,
      place: condition.place,
      labels: place.source == condition.place.source ? [label] : [],
      notes: !holds && !reason && known[ExactText(condition.words)] == nil
        ? ["put the narrower condition before the wider one"] : []
    )
  }

  /// Adds the facts that are known in one branch of a `when`.
  mutating func add(_ condition: Condition, holds: Bool) {
    for words in [condition.words] + (holds ? condition.parts.ofAnd : condition.parts.ofOr) {
      let words = ExactText(words)
      known[words] = known[words] ?? (holds, condition.place)
    }
    for comparison in holds ? condition.comparisons.ofAnd : condition.comparisons.ofOr
    where compared[comparison.subject, default: []].count < CheckingLimits.knownComparisons {
      compared[comparison.subject, default: []].append((comparison, holds, condition.place))
    }
    reads.formUnion(condition.reads)
  }
}
