import RuleEngine

// Parameters of the form itself, which have no form around them to set them.

extension SessionState {
  /// Sets the form's parameters, and evaluates everything again.
  mutating func setParameters(_ values: [String: Value]) {
    guard values != parameters else { return }
    parameters = values
    work.isStale = true
    markAll(within: root)
  }

  /// Writes the form's parameters to their slots of the record.
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

  /// The values of the form's parameters, by name; others have their defaults.
  package var parameters: [String: Value] { core.state.parameters }

  /// Replaces the values of the form's parameters.
  package func setParameters(_ values: [String: Value]) {
    core.change { $0.setParameters(values) }
  }
}
