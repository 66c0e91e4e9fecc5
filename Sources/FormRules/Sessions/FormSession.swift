public import Observation

/// A form while it is filled in: the values, what to show for each field, and the verdict.
///
/// A session is not tied to an actor and not sendable: use it where you created it, such as on the
/// main actor in an app. Every change is validated before the call returns, except by external
/// rules, which `run()` or `waitForAnswers()` call on the caller's actor:
///
/// ```swift
/// let session = try form.makeSession(externals: externals)
/// let task = Task { await session.run() }   // or SwiftUI's .task { await session.run() }
/// try session.field("email")?.edit(0..<0, "ann@example.org")
/// let report = await session.submit()
/// task.cancel()
/// ```
public final class FormSession: Observable {
  /// The form being filled in.
  public let form: RuleForm
  /// The form's fields in file order, including those of its groups.
  public let fields: [FormField]
  let core: SessionCore

  init(_ form: RuleForm, _ host: Host, _ options: ValidationOptions) {
    self.form = form
    core = SessionCore(SessionState(form, options), host)
    fields = FormField.views(of: core.state.root, in: core)
  }

  deinit { core.close() }

  // MARK: Fields

  /// The field at a path, such as `card.number` or `addresses[0].postcode`; nil if there is none.
  public func field(_ path: FieldPath) -> FormField? {
    if path.components.contains(where: { if case .index = $0 { true } else { false } }) {
      signals.rows.noteRead()
    }
    return core.state.tree.find(path.components[...], in: core.state.root).flatMap { view(of: $0) }
  }

  /// The object that represents a field.
  func view(of field: FieldID) -> FormField? {
    FormField.view(of: field, under: fields, of: core.state.root)
  }

  // MARK: The form as a whole

  /// The verdict on the current values, shown or not; an incomplete value is invalid.
  ///
  /// Checks in `on submit` count from the first submission on.
  public var verdict: Report.Verdict {
    signals.verdict.noteRead()
    return core.state.results.verdict
  }

  /// Whether the form waits for an answer of the host, from the first key press on.
  public var isPending: Bool {
    signals.isPending.noteRead()
    return core.state.results.isPending
  }

  /// Whether the form would be accepted now: it is valid, and waits for no answer.
  public var canSubmit: Bool {
    let canSubmit = core.state.canSubmit
    signals.canSubmit.noteRead(canSubmit)
    return canSubmit
  }

  /// Whether any field's value has been changed since the session began; see ``FormField/isDirty``.
  public var isDirty: Bool { fields.contains(where: \.isDirty) }

  /// The first field, in file order, with a failed check, whether or not it is shown yet.
  public var firstInvalidField: FormField? {
    let field = core.state.firstInvalidField()
    signals.firstInvalidField.noteRead(field)
    return field.flatMap { view(of: $0) }
  }

  /// All violations to show now, in file order, including those of the form as a whole.
  public var violations: [Violation] {
    let violations = core.state.shownViolations(.error)
    signals.violations.noteRead(violations)
    return violations
  }

  /// All warnings to show now, in file order.
  public var warnings: [Violation] {
    let warnings = core.state.shownViolations(.warning)
    signals.warnings.noteRead(warnings)
    return warnings
  }

  /// Shows violations found elsewhere, such as by a server after submission, at their fields.
  ///
  /// They replace those of the last call. Each is shown until the value of its field changes; one of the form as a
  /// whole or of a group, until any value changes; and all until the form or one of its steps is submitted. As
  /// usual, a field shows one violation, its own first, unless the session's options ask for all. They don't
  /// affect ``verdict``, ``canSubmit`` and ``report``: whether the current values are accepted elsewhere can
  /// only be found out by submitting them again.
  ///
  /// - Parameter violations: for example, those of a report from the server.
  /// - Returns: the violations that no field shows, because the form has no field at their path or the field
  ///   does not apply.
  @discardableResult
  public func show(_ violations: [Violation]) -> [Violation] {
    core.change { $0.reject(violations) }
  }

  /// The observed properties of the form as a whole.
  var signals: FormSignals { core.state.signals }

  /// The changes of the form as they happen.
  ///
  /// Each call returns a new sequence, which ends with the session.
  public func changes() -> AsyncStream<SessionChange> {
    core.state.broadcast.stream()
  }

  // MARK: The context

  /// The values of the form's contexts and parameters, by name.
  public var context: [String: Value] {
    signals.context.noteRead()
    return core.state.preparation.context
  }

  /// Replaces the context; checks that read a changed value run again.
  ///
  /// - Throws: ``SessionError`` if the form declares no such context; then nothing is changed.
  public func setContext(_ context: [String: Value]) throws(SessionError) {
    try core.change { state throws(SessionError) in try state.setContext(context) }
  }

  // MARK: The clock

  /// Replaces the clock and evaluates everything again, for example when the day has changed.
  package func use(_ clock: FormClock) {
    core.change { state in
      state.options.clock = clock
      state.evaluator.clock = clock
      state.work.isStale = true
      state.markAll(within: state.root)
    }
  }
}

extension RuleForm {
  /// Opens the form for filling it in.
  ///
  /// - Parameters:
  ///   - values: the initial values. Fields without one start with their `@default`, or empty. Rows
  ///     of lists contain only the given values.
  ///   - context: values in addition to the fields, by the names of the form's contexts and
  ///     parameters.
  ///   - externals: the host's functions for the external rules of the rule file.
  ///   - options: how much is reported for a field, and the clock.
  /// - Returns: a session, which belongs to the caller's actor.
  /// - Throws: ``MissingExternalRulesError`` if external rules are missing, ``SessionError`` if a
  ///   field is unknown.
  public func makeSession(
    _ values: [String: Value] = [:],
    context: [String: Value] = [:],
    externals: ExternalRules = .none,
    options: ValidationOptions = ValidationOptions()
  ) throws -> FormSession {
    let session = FormSession(self, try Host(externals, of: self), options)
    try session.core.change { state throws(SessionError) in
      try state.setContext(context)
      try state.begin(with: values)
    }
    return session
  }

  /// Opens the form, empty, for a caller that answers the questions of external rules one by one.
  ///
  /// Such a session is never run, so it asks no host.
  ///
  /// - Parameters:
  ///   - clock: defines `now` and `today`.
  ///   - isCancelled: whether to stop a long evaluation.
  /// - Returns: the session.
  /// - Throws: ``SessionError``, but never for external rules.
  package func sessionAnsweredByHand(
    clock: FormClock,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(SessionError) -> FormSession {
    let options = ValidationOptions(clock: clock)
    let session = FormSession(self, Host(unaskedOf: program), options)
    try session.core.change { state throws(SessionError) in try state.begin(with: [:]) }
    session.core.state.evaluator.isCancelled = isCancelled
    return session
  }
}
