import RuleSyntax

/// What is known where a statement applies, from the conditions of the `when`s around it.
struct ConditionFacts {
  /// A condition, and in words what it says.
  struct Condition {
    var words: String
    /// The words of what is known with it: where it holds, or where it doesn't.
    var parts: (ofAnd: [String], ofOr: [String])
    var reads: [CheckedRead]
    var place: Place
  }

  /// Whether what the words say holds, and the condition that says so.
  private var known: [String: (holds: Bool, place: Place)] = [:]
  /// The fields that the conditions read.
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

  /// The doubt about a condition that was decided before it is asked.
  func doubt(about condition: Condition) -> Doubt? {
    guard !condition.words.isEmpty, let (holds, place) = known[condition.words] else { return nil }
    let label = Diagnostic.Label(place.range, holds ? "holds here" : "doesn't hold here")
    return Doubt(
      problem: holds ? .repeatedCondition : .impossibleCondition,
      place: condition.place,
      labels: place.source == condition.place.source ? [label] : []
    )
  }

  /// Adds what is known in a branch of a `when`.
  mutating func add(_ condition: Condition, holds: Bool) {
    for words in [condition.words] + (holds ? condition.parts.ofAnd : condition.parts.ofOr) {
      known[words] = known[words] ?? (holds, condition.place)
    }
    reads.formUnion(condition.reads)
  }
}
