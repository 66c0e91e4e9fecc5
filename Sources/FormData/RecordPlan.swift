package import RuleEngine

/// A form and its nested forms, prepared for look-up by name; created once for many readers.
package struct RecordPlan: Sendable {
  let paths: FormPaths
  let json: JSONPlan

  var forms: [FormLayout] { paths.forms }
  var form: FormIndex { paths.form }
  var layout: FormLayout { paths.layout }

  /// Creates the plan for reading records of one of the forms.
  package init(forms: [FormLayout], form: FormIndex) {
    paths = FormPaths(forms: forms, form: form)
    json = JSONPlan(forms: forms, form: form)
  }
}
