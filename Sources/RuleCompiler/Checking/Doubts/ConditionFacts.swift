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

  private struct Comparison {
    var comparison: BoundComparison
    var holds: Bool
    var place: Place
  }

  /// What is known in a branch of one `when`.
  private struct Branch {
    /// Whether each condition holds, and the enclosing condition that determines it.
    var known: [ExactText: (holds: Bool, place: Place)] = [:]
    /// The comparisons with constants whose results are known, by the words of what they compare.
    var compared: [String: [Comparison]] = [:]
    /// The fields that the condition reads.
    var reads: Set<FieldIndex>
  }

  /// The enclosing branches, outermost first.
  private var branches: [Branch] = []

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
    if let (holds, place) = known(condition.words) {
      return doubt(about: condition, holds: holds, because: holds, of: place)
    }
    for comparison in condition.comparisons.ofAnd {
      for fact in compared(comparison.subject) {
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
      notes: !holds && !reason && known(condition.words) == nil
        ? ["put the narrower condition before the wider one"] : []
    )
  }

  private func known(_ words: String) -> (holds: Bool, place: Place)? {
    let words = ExactText(words)
    return branches.lazy.compactMap { $0.known[words] }.first
  }

  private func compared(_ subject: String) -> some Sequence<Comparison> {
    branches.lazy.flatMap { $0.compared[subject] ?? [] }
      .prefix(CheckingLimits.knownComparisons)
  }

  /// Whether an enclosing condition reads the form's field.
  func reads(_ field: FieldIndex) -> Bool {
    branches.contains { $0.reads.contains(field) }
  }

  /// Adds the facts that are known in one branch of a `when`.
  mutating func enter(_ condition: Condition, holds: Bool) {
    var branch = Branch(reads: Set(condition.reads.compactMap { $0.field?.field }))
    for words in [condition.words] + (holds ? condition.parts.ofAnd : condition.parts.ofOr) {
      branch.known[ExactText(words)] = (holds, condition.place)
    }
    for comparison in holds ? condition.comparisons.ofAnd : condition.comparisons.ofOr
    where branch.compared[comparison.subject, default: []].count < CheckingLimits.knownComparisons {
      let known = Comparison(comparison: comparison, holds: holds, place: condition.place)
      branch.compared[comparison.subject, default: []].append(known)
    }
    branches.append(branch)
  }

  /// Forgets the facts of the branch entered last.
  mutating func leave() {
    branches.removeLast()
  }
}
