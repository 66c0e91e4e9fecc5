import RuleCompiler

/// A single rule expression, such as `required and (email or telephone)`, to judge single values.
///
/// ```swift
/// let contact = try Rule("required and (email or telephone)")
/// contact.validate("ann@example.org").isValid  // true
/// ```
public struct Rule: Sendable {
  private let form: Form

  /// Loads an expression, with a message behind it if wanted, from a text.
  ///
  /// - Parameter expression: what a check of a field may be; it cannot read other fields.
  /// - Throws: a ``RuleFileError`` that holds every error of the text at once.
  public init(_ expression: String) throws(RuleFileError) {
    let source = SourceText(name: "<rule>", text: expression)
    let (checked, diagnostics) = RuleChecker.check(expression: source, in: .standard(.none))
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw RuleFileError(diagnostics: diagnostics)
    }
    let executable = ExecutableProgram(Lowering.program(for: checked))
    form = Form(index: FormIndex(0), evaluators: EvaluatorPool(executable))
  }

  /// Judges a value.
  public func validate(
    _ value: Value,
    _ options: ValidationOptions = ValidationOptions()
  ) -> Report {
    form.validate([Rule.fieldName: value], options)
  }

  /// Judges a value that is part of a form which is filled in; nil for none.
  func judge(_ value: Value?, isTyped: Bool, clock: FormClock) -> Report {
    form.evaluators.withEvaluator(clock: clock) { pooled in
      let loader = RecordLoader(forms: form.program.forms)
      let values = value.map { [Rule.fieldName: $0] } ?? [:]
      do throws(RecordLoader.LimitReached) {
        try loader.load(values, of: form.index, into: &pooled.record)
      } catch {
        return Report(.limit(error.limitName), of: form)
      }
      if isTyped {
        let slot = form.layout.fields[0].slot.position
        pooled.record.slots[slot].flags.insert(.typing)
      }
      var request = EvaluationRequest()
      if isTyped { request.stepLimit = form.evaluators.executable.limits.keystrokeSteps }
      let outcome = pooled.evaluator.judge(&pooled.record, as: form.index, request)
      return Report(
        verdict: outcome.verdict,
        violations: outcome.violations,
        undecided: outcome.undecided
      )
    }
  }

  /// The name of the field that a rule's reports speak of.
  public static let fieldName = "value"
}
