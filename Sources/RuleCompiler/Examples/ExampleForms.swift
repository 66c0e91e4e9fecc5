package import RuleEngine
import RuleSyntax

/// Forms for what rule files say by `accepts` and `rejects`, so that the one evaluator judges it.
///
/// Input: a checked file without errors. Output: the same file with more forms behind its own, and for
/// each value of an example the form that judges it. Cost: linear in the file.
///
/// - A value of a rule's examples is judged by a form with one field, whose only check is the rule.
/// - A value of a field's examples is judged by the field's own form, in which all else is left empty.
///   Where the field is in a `when`, that is a copy of the form with a *switch* for each `when`: a
///   hidden field of text that decides which branch applies. One copy serves all fields.
package struct ExampleForms {
  /// The checked file, with the forms behind its own.
  package private(set) var file: CheckedFile
  private var switchedForms: [FormIndex: SwitchedForm] = [:]

  package init(_ file: CheckedFile) {
    self.file = file
  }

  /// The name of the field that holds the value for a rule.
  package static let field = "value"

  // MARK: Rules

  /// The form for each value of a rule's examples.
  package mutating func forms(forRule rule: RuleIndex, _ examples: CheckedExamples) -> [FormIndex] {
    var known: [FieldType: FormIndex] = [:]
    return examples.values.map { value, _ in
      var types = ExampleTypes(firstForm: file.forms.count, place: file[rule].place)
      let type = types.type(for: value, demand: file[rule].demand)
      if let form = known[type] { return form }
      file.forms += types.forms
      let form = append(form(forRule: rule, examples, type: type))
      known[type] = form
      return form
    }
  }

  private func form(
    forRule index: RuleIndex,
    _ examples: CheckedExamples,
    type: FieldType
  ) -> CheckedForm {
    let rule = file[index]
    let call = CheckedCall(name: rule.name, arguments: examples.arguments, place: rule.place)
    let check = CheckedCheck(expression: .rule(index, call), place: rule.place)
    let field = CheckedField(
      name: ExampleForms.field,
      type: type,
      body: [.check(check)],
      place: rule.place
    )
    return CheckedForm(name: rule.name, fields: [field], place: rule.place)
  }

  // MARK: Fields

  /// The form for the examples of a field, and the values that its switches must have.
  package mutating func form(
    forField field: FieldIndex,
    of form: FormIndex
  ) -> (form: FormIndex, switches: [String: Value]) {
    let switched = switchedForm(of: form)
    let switches = switched.switches(for: field)
    return (switches.isEmpty ? form : switched.index, switches)
  }

  private mutating func switchedForm(of form: FormIndex) -> SwitchedForm {
    if let known = switchedForms[form] { return known }
    let switched = SwitchedForm(file[form], at: FormIndex(file.forms.count))
    if switched.hasExamplesInBranches { file.forms.append(switched.form) }
    switchedForms[form] = switched
    return switched
  }

  private mutating func append(_ form: CheckedForm) -> FormIndex {
    file.forms.append(form)
    return FormIndex(file.forms.count - 1)
  }
}

extension CheckedForm {
  /// A form of fields side by side.
  init(name: String, fields: [CheckedField], place: Place) {
    self.init(
      name: name,
      annotations: [],
      fields: fields,
      items: fields.indices.map { .field(FieldIndex($0)) },
      place: place
    )
  }
}
