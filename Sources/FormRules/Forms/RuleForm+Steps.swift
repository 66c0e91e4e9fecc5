// Forms that are filled in step by step.

/// The declaration of a step: `step payment "Payment" { … }`.
public struct StepDescription: Sendable, Hashable {
  /// The step's name in its rule file.
  public package(set) var name: String
  /// The step's label, or its name made readable.
  public package(set) var label: String
  /// The annotations of the author: `@name(…)`.
  public package(set) var annotations: [FieldDescription.Annotation]
  /// The paths of the step's fields, in file order.
  public package(set) var fields: [FieldPath]

  init(_ step: StepLayout, of form: FormLayout) {
    name = step.name
    label = step.shownLabel
    annotations = step.annotations.map { FieldDescription.Annotation($0) }
    fields = form.fields[form.fields(of: step)].map(\.path)
  }
}

extension RuleForm {
  /// The steps of the form, in file order; empty if the form has no steps.
  public var steps: [StepDescription] {
    (layout.steps ?? []).map { StepDescription($0, of: layout) }
  }

  /// The form with only the steps up to this one, for validating what is filled in so far.
  ///
  /// Checks that read fields of later steps do not apply.
  ///
  /// - Parameter name: the step's name.
  /// - Returns: the form; nil if it has no such step.
  /// - Complexity: linear in the rule file; keep the result to validate many records.
  public func through(step name: String) -> RuleForm? {
    guard let step = layout.steps?.first(where: { $0.name == name }) else { return nil }
    return RuleForm(index, of: program.limited(to: step, of: index))
  }
}
