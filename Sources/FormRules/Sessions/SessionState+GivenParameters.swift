import RuleEngine

// Parameters of the form itself, which no form around it gives.

extension SessionState {
  /// Gives the form other values for its parameters, and has everything judged again.
  mutating func setParameters(_ values: [String: Value]) {
    guard values != parameters else { return }
    parameters = values
    work.isStale = true
    markAll(within: root)
  }

  /// Writes what the form is given for its parameters to their slots of the record.
  mutating func layOutParameters() {
    guard !parameters.isEmpty else { return }
    for parameter in form.layout.parameters ?? [] {
      RecordLoader(forms: program.forms).replace(
        by: parameters[parameter.name],
        as: parameter.type,
        isTyping: false,
        at: parameter.slot.position,
        in: &evaluator.record
      )
    }
  }
}

extension FormSession {
  /// The names of the form's parameters.
  package var parameterNames: Set<String> {
    Set((form.layout.parameters ?? []).map(\.name))
  }

  /// What the form is given for its parameters, by their names; others have their defaults.
  package var parameters: [String: Value] { core.state.parameters }

  /// Gives the form values for its parameters in the place of those before.
  package func setParameters(_ values: [String: Value]) {
    core.change { $0.setParameters(values) }
  }
}
