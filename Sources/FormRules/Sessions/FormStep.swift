/// One step of a live form that is filled in step by step.
///
/// A check that reads fields of several steps belongs to the last of them. Like its session, a step
/// belongs to the actor that uses it, if any.
public struct FormStep: Identifiable {
  /// The step's declaration.
  public let description: StepDescription
  /// The step's fields in file order, including those of its groups.
  public let fields: [FormField]
  let position: Int
  let session: FormSession

  /// The step's name, which no other step of the form has.
  public var id: String { name }
  /// The step's name in its rule file.
  public var name: String { description.name }
  /// The step's label.
  public var label: String { description.label }

  /// Whether all checks of the step pass and none is undecided, whether or not that is shown.
  public var canContinue: Bool {
    let canContinue = session.core.state.canContinue(fromStep: position)
    signals.canContinue.noteRead(canContinue)
    return canContinue
  }

  /// How to show the step.
  public var state: FieldState {
    let state = session.core.state.state(ofStep: position)
    signals.state.noteRead(state)
    return state
  }

  /// All violations of the step to show now, in file order.
  public var violations: [Violation] {
    let violations = session.core.state.shownViolations(ofStep: position, .error)
    signals.violations.noteRead(violations)
    return violations
  }

  /// All warnings of the step to show now, in file order.
  public var warnings: [Violation] {
    let warnings = session.core.state.shownViolations(ofStep: position, .warning)
    signals.warnings.noteRead(warnings)
    return warnings
  }

  private var signals: StepSignals { session.core.state.signals.steps[position] }

  /// Validates the step, shows all its violations, and waits for the host's answers.
  ///
  /// - Returns: whether the person can go on to the next step.
  @discardableResult
  public func submit() async -> Bool {
    beginSubmission()
    await session.waitForAnswers()
    return canContinue
  }

  /// Validates the step as a submitted one, without waiting for the host.
  package func beginSubmission() {
    session.core.change { $0.beginSubmission(ofStep: position) }
  }
}

extension FormSession {
  /// The steps of the form, in file order; empty if the form has no steps.
  public var steps: [FormStep] {
    (form.layout.steps ?? []).indices.map { step(at: $0) }
  }

  /// The step with this name; nil if there is none.
  public func step(_ name: String) -> FormStep? {
    form.layout.steps?.firstIndex { $0.name == name }.map { step(at: $0) }
  }

  private func step(at position: Int) -> FormStep {
    let layout = form.layout
    let step = (layout.steps ?? [])[position]
    return FormStep(
      description: StepDescription(step, of: layout),
      fields: Array(fields[layout.fields(of: step)]),
      position: position,
      session: self
    )
  }
}
