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
  /// The conditions of each instance, by its first slot.
  private var instances: [Int: [DecisionIndex]] = [:]
  /// For each condition, the one whose branch contains it, if it was evaluated.
  private var outer: [Int: [DecisionIndex: DecisionIndex]] = [:]

  init(program: Program) {
    self.program = program
  }

  mutating func note(_ decision: DecisionIndex, base: Int, _ answer: Answer?) {
    let key = Key(decision: decision, base: base)
    if answers.updateValue(answer, forKey: key) == nil {
      instances[base, default: []].append(decision)
      outer[base] = nil
    }
  }

  /// The condition that excludes a field of the instance, with its answer.
  mutating func settling(_ field: FieldLayout, base: Int) -> (DecisionIndex, Answer)? {
    guard var index = field.decision else { return nil }
    // The innermost evaluated condition is the relevant one.
    while answers[Key(decision: index, base: base)] == .some(nil) {
      let known = outer[base] ?? outerConditions(of: base)
      outer[base] = known
      guard let around = known[index] else { return nil }
      index = around
    }
    guard let answer = answers[Key(decision: index, base: base)] ?? nil else { return nil }
    return (index, answer)
  }

  /// For each condition of an instance that is in a branch of another, the innermost of these.
  private func outerConditions(of base: Int) -> [DecisionIndex: DecisionIndex] {
    var outer: [DecisionIndex: DecisionIndex] = [:]
    var open: [DecisionIndex] = []
    let ordered = (instances[base] ?? []).sorted {
      program.decisions[$0].slot < program.decisions[$1].slot
    }
    for index in ordered {
      let slot = program.decisions[index].slot.position
      while let last = open.last, !program.decisions[last].branches(contain: slot) {
        open.removeLast()
      }
      outer[index] = open.last
      open.append(index)
    }
    return outer
  }

  static func verb(for answer: Answer) -> String {
    switch answer.now {
    case .holds: "is true"
    case .fails, .notApplicable: "is false"
    case .unknown: "could not be decided"
    }
  }
}

extension Decision {
  fileprivate func branches(contain slot: Int) -> Bool {
    main.contains(slot) || otherwise.contains(slot)
  }
}
