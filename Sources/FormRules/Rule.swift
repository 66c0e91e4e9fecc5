import RuleCompiler

/// A single rule expression, such as `required and (email or telephone)`, to judge single values.
///
/// ```swift
/// let contact = try Rule("required and (email or telephone)")
/// contact.validate("ann@example.org").isValid  // true
/// ```
public struct Rule: Sendable {
  private let form: RuleForm

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
    form = RuleForm(index: FormIndex(0), evaluators: EvaluatorPool(executable))
  }

  /// Judges a value.
  public func validate(
    _ value: Value,
    options: ValidationOptions = ValidationOptions()
  ) -> Report {
    form.validate([Rule.fieldName: value], options: options)
  }

  /// Judges a value that is part of a form which is filled in; nil for none.
  func judge(_ value: Value?, isTyped: Bool, clock: FormClock) -> Report {
    form.judge(
      value.map { [Rule.fieldName: $0] } ?? [:],
      ValidationOptions(clock: clock),
      answers: HostAnswers(),
      typedField: isTyped ? FieldIndex(0) : nil
    ).report
  }

  /// The name of the field that a rule's reports speak of.
  public static let fieldName = "value"
}
