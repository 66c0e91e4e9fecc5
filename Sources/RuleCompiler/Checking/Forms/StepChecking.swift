import RuleEngine
import RuleSyntax

// Steps divide a form into pages: `step payment "Payment" { … }`.

extension Checker {
  /// Adds a step to the form's table; `place` names the enclosing block if steps are not allowed
  /// there.
  mutating func addStep(_ step: GroupDeclaration, to form: Int, within place: String?) {
    let name = step.name
    if let place {
      report(
        NameProblem.stepMisplaced(place),
        at: name.range,
        notes: ["a step belongs in the form itself; groups go inside a step"]
      )
      return
    }
    if let earlier = forms[form].table.stepNames[name.text] {
      report(
        NameProblem.stepTwice(name.text),
        at: name.range,
        labels: [Diagnostic.Label(forms[form].table.steps[earlier].range, "declared here")]
      )
      return
    }
    forms[form].table.stepNames[name.text] = forms[form].table.steps.count
    forms[form].table.steps.append(name)
  }

  /// Rejects steps in nested forms: only a whole form is filled in step by step.
  mutating func checkNestedSteps(of form: Int) {
    for field in forms[form].table.fields {
      guard case .form(let inner)? = field.type?.innermost,
        let step = forms[inner.position].table.steps.first
      else { continue }
      let name = forms[inner.position].declaration.name.text
      report(
        NameProblem.stepOfNestedForm(name),
        at: field.name.range,
        notes: [
          "'step \(step.written)' belongs in the form that is filled in as a whole: write 'group', "
            + "or remove the step's braces"
        ]
      )
    }
  }

  /// Resolves the step that a test names.
  mutating func checkStep(_ name: Name, of form: Int) -> String? {
    if forms[form].table.stepNames[name.text] != nil { return name.text }
    let steps = forms[form].table.steps
    let notes = steps.isEmpty ? ["the form has no steps"] : []
    reportUnknown(NameProblem.unknownStep(name.text), name, notes: notes) { _ in
      steps.map(\.text)
    }
    return nil
  }
}
