package import RuleEngine

/// A form and those it is made of, ready to be looked up by name; made once, used by many readers.
package struct RecordPlan: Sendable {
  let paths: FormPaths
  let json: JSONPlan

  var forms: [FormLayout] { paths.forms }
  var form: FormIndex { paths.form }
  var layout: FormLayout { paths.layout }

  /// The plan to read records of one of the forms.
  package init(forms: [FormLayout], form: FormIndex) {
    paths = FormPaths(forms: forms, form: form)
    json = JSONPlan(forms: forms, form: form)
  }
}
