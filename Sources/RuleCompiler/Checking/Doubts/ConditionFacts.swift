import RuleSyntax

/// What is known at a statement from the conditions of the enclosing `when`s.
struct ConditionFacts {
  /// A condition, in words that identify it.
  struct Condition {
    var words: String
    /// The operands' words: known true where an `and` holds, known false where an `or` doesn't.
    var parts: (ofAnd: [String], ofOr: [String])
    var reads: [CheckedRead]
    var place: Place
  }

  /// Whether each condition holds, and the enclosing condition that determines it.
  private var known: [String: (holds: Bool, place: Place)] = [:]
  /// What the conditions read.
  private(set) var reads: Set<CheckedRead> = []

  func condition<Item>(
    of when: CheckedWhen<Item>,
    words: (CheckedExpression) -> String
  ) -> Condition {
    var parts: (ofAnd: [String], ofOr: [String]) = ([], [])
    switch when.condition {
    case .and(let operands, _): parts.ofAnd = operands.map(words)
    case .or(let operands, _): parts.ofOr = operands.map(words)
    case .call, .not, .part, .each, .member, .condition, .compare, .membership, .asks: break
    }
    return Condition(
      words: words(when.condition),
      parts: parts,
      reads: when.reads,
      place: when.place
    )
  }

  /// The doubt about a condition whose result is already known.
  func doubt(about condition: Condition) -> Doubt? {
    guard !condition.words.isEmpty, let (holds, place) = known[condition.words] else { return nil }
    let label = Diagnostic.Label(place.range, holds ? "holds here" : "doesn't hold here")
    return Doubt(
      problem: holds ? .alwaysHolds : .neverHolds,
      place: condition.place,
      labels: place.source == condition.place.source ? [label] : []
    )
  }

  /// Adds the facts that are known in one branch of a `when`.
  mutating func add(_ condition: Condition, holds: Bool) {
    for words in [condition.words] + (holds ? condition.parts.ofAnd : condition.parts.ofOr) {
      known[words] = known[words] ?? (holds, condition.place)
    }
    reads.formUnion(condition.reads)
  }
}
