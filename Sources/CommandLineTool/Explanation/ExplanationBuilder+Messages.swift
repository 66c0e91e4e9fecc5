import RuleEngine

extension ExplanationBuilder {
  /// Puts each message to the check that it is of; what no check found is a step by itself.
  mutating func attachMessages(of outcome: EvaluationOutcome) {
    for violation in outcome.violations {
      if attach(violation, at: violation.path) { continue }
      // A check of a whole list may speak of one item.
      let list = FieldPath(Array(violation.path.components.dropLast()))
      if case .index = violation.path.components.last, attach(violation, at: list) { continue }
      add(violation)
    }
  }

  private mutating func attach(_ violation: Violation, at path: FieldPath) -> Bool {
    guard let field = position(of: path),
      let step = explanation.fields[field].steps.firstIndex(where: { step in
        step.place == violation.place && step.message == nil && step.answer == .fails
      })
    else { return false }
    explanation.fields[field].steps[step].message = violation.message
    return true
  }

  private mutating func add(_ violation: Violation) {
    let step = ExplainedStep(
      answer: .fails,
      text: violation.rule,
      isWarning: violation.severity == .warning,
      place: violation.place,
      message: violation.message
    )
    let field = position(of: violation.path) ?? add(violation.path)
    explanation.fields[field].steps.append(step)
  }
}
