import RuleEngine

/// The answers of conditions, for each instance of a form that was validated.
struct DecidedConditions {
  struct Key: Hashable {
    var decision: DecisionIndex
    /// First slot of the form's instance.
    var base: Int
  }

  let program: Program
  /// Nil if a condition was not evaluated, because it is in a branch that does not apply.
  private(set) var answers: [Key: Answer?] = [:]

  mutating func note(_ decision: DecisionIndex, base: Int, _ answer: Answer?) {
    answers[Key(decision: decision, base: base)] = .some(answer)
  }

  /// The condition that excludes a field of the instance, with its answer.
  func settling(_ field: FieldLayout, base: Int) -> (DecisionIndex, Answer)? {
    guard var index = field.decision else { return nil }
    // The innermost condition that was asked is the one that counts.
    while answers[Key(decision: index, base: base)] == .some(nil) {
      let slot = program.decisions[index].slot.position
      guard let outer = innermost(around: slot, base: base) else { return nil }
      index = outer
    }
    guard let answer = answers[Key(decision: index, base: base)] ?? nil else { return nil }
    return (index, answer)
  }

  private func innermost(around slot: Int, base: Int) -> DecisionIndex? {
    let around = answers.keys.filter { key in
      let decision = program.decisions[key.decision]
      return key.base == base
        && (decision.main.contains(slot) || decision.otherwise.contains(slot))
    }
    return around.map(\.decision).min { left, right in
      let (left, right) = (program.decisions[left], program.decisions[right])
      return left.main.count + left.otherwise.count < right.main.count + right.otherwise.count
    }
  }

  static func verb(for answer: Answer) -> String {
    switch answer.now {
    case .holds: "is true"
    case .fails, .notApplicable: "is false"
    case .unknown: "could not be decided"
    }
  }
}
