/// One step of a live form that is filled in step by step.
///
/// A check belongs to the last of the steps whose fields it is about: what reads fields of a later step
/// waits for that. Like its session a step belongs to whichever actor, if any, uses it.
public struct FormStep {
  /// What the rule file says of it.
  public let description: StepDescription
  /// Its fields, in file order, those of its groups included.
  public let fields: [FormField]
  let position: Int
  let session: FormSession

  /// The step's name in its rule file.
  public var name: String { description.name }
  /// What people call it.
  public var label: String { description.label }

  /// Whether all checks of the step hold and none is undecided, whether or not that is shown.
  public var canContinue: Bool {
    let standing = standing
    return !standing.hasErrors && !standing.isUndecided && !session.core.service.isEnded
  }

  /// What the step is to look like.
  public var state: FieldState {
    let standing = standing
    if !violations.isEmpty { return .invalid }
    if standing.isPending { return .checking }
    if !fields.contains(where: { $0.hasBeenVisited || $0.isDirty || $0.isFocused }) {
      return .untouched
    }
    if standing.hasErrors { return .incomplete }
    return standing.isUndecided ? .undecided : .valid
  }

  /// All violations of the step that are to be shown now, in file order.
  public var violations: [Violation] {
    shown.filter { $0.severity == .error }
  }

  /// All warnings of the step that are to be shown now, in file order.
  public var warnings: [Violation] {
    shown.filter { $0.severity == .warning }
  }

  /// Judges the step as one that is submitted, shows all that fails in it, and waits for the host.
  ///
  /// - Returns: whether the form can go on to the next step.
  @discardableResult
  public func submit() async -> Bool {
    beginSubmission()
    await session.waitForAnswers()
    return canContinue
  }

  /// Judges the step as one that is submitted, without waiting for the host.
  package func beginSubmission() {
    session.core.change { $0.beginSubmission(ofStep: position) }
  }

  private var shown: [Violation] {
    session.core.state.stepSignal.noteRead()
    return session.core.state.shownViolations(ofStep: position)
  }

  private var standing: SessionState.StepStanding {
    session.core.state.stepSignal.noteRead()
    return session.core.state.standing(ofStep: position)
  }
}

extension FormSession {
  /// The steps of the form, in file order; empty where it is filled in as a whole.
  public var steps: [FormStep] {
    form.steps.enumerated().map { position, description in
      let own = Set(description.fields)
      let fields = fields.filter { own.contains($0.path) }
      return FormStep(description: description, fields: fields, position: position, session: self)
    }
  }

  /// The step of that name; nil where there is none.
  public func step(_ name: String) -> FormStep? { steps.first { $0.name == name } }
}
