// Forms that are filled in step by step.

/// What a rule file says of a step: `step payment "Payment" { … }`.
public struct StepDescription: Sendable, Hashable {
  /// The step's name in its rule file.
  public package(set) var name: String
  /// What people call it: its label, or its name made readable.
  public package(set) var label: String
  /// What the author wrote behind `@`.
  public package(set) var annotations: [FieldDescription.Annotation]
  /// The paths of its fields, in file order.
  public package(set) var fields: [FieldPath]

  init(_ step: StepLayout, of form: FormLayout) {
    name = step.name
    label = step.shownLabel
    annotations = step.annotations.map { FieldDescription.Annotation($0) }
    fields = form.fields.filter { step.slots.contains($0.slot.position) }.map(\.path)
  }
}

extension RuleForm {
  /// The steps of the form, in file order; empty where it is filled in as a whole.
  public var steps: [StepDescription] {
    (layout.steps ?? []).map { StepDescription($0, of: layout) }
  }

  /// The form as it is judged up to a step: that one and those before it.
  ///
  /// Checks that read fields of later steps ask nothing.
  ///
  /// - Parameter name: the step's name.
  /// - Returns: the form; nil where it has no such step.
  /// - Complexity: linear in the rule file; keep the result to judge many records.
  public func through(step name: String) -> RuleForm? {
    guard let step = layout.steps?.first(where: { $0.name == name }) else { return nil }
    return RuleForm(index, of: program.limited(to: step, of: index))
  }
}
