package import RuleEngine
import RuleSyntax

/// Wraps the examples of `accepts` and `rejects` in forms, so that the evaluator can check them.
///
/// Input: a checked file without errors. Output: the same file with additional forms at the end,
/// and for each example of a rule the form that checks it. That form has one field, whose only
/// check is the rule. Examples of fields need no form; their own field checks them. Cost: linear in
/// the file.
package struct ExampleForms {
  /// The checked file, with the additional forms at the end.
  package private(set) var file: CheckedFile

  package init(_ file: CheckedFile) {
    self.file = file
  }

  /// The name of the field that holds an example's value.
  package static let field = "value"

  /// Adds a form for each example of a rule.
  package mutating func forms(
    forRule rule: RuleIndex,
    _ examples: CheckedExamples
  ) -> [FormIndex] {
    var known: [FieldType: FormIndex] = [:]
    return examples.values.map { value, _ in
      var types = ExampleTypes(firstForm: file.forms.count, place: file[rule].place)
      let type = types.type(for: value, demand: file[rule].demand)
      if let form = known[type] { return form }
      file.forms += types.forms
      file.forms.append(form(forRule: rule, examples, type: type))
      let form = FormIndex(file.forms.count - 1)
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
    let call = CheckedCall(
      target: .rule(index),
      name: rule.name,
      arguments: examples.arguments,
      place: rule.place
    )
    let check = CheckedCheck(expression: .call(call), place: rule.place)
    let field = CheckedField(
      name: ExampleForms.field,
      type: type,
      body: [.check(check)],
      place: rule.place
    )
    return CheckedForm(name: rule.name, fields: [field], place: rule.place)
  }
}

extension CheckedForm {
  /// A form with these fields and nothing else.
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
