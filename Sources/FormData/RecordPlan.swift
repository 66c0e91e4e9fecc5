package import RuleEngine

/// A form and those it is made of, ready to be looked up by name; made once, used by many readers.
package struct RecordPlan: Sendable {
  let forms: [FormLayout]
  let form: FormIndex
  let json: JSONPlan

  var layout: FormLayout { forms[form] }

  /// The plan to read records of one of the forms.
  package init(forms: [FormLayout], form: FormIndex) {
    self.forms = forms
    self.form = form
    json = JSONPlan(forms: forms, form: form)
  }
}
