import RuleEngine
import RuleSyntax

extension Checker {
  /// Refuses forms that contain themselves other than in lists, and those that grow too large.
  mutating func checkFormNesting() {
    let nested = forms.map { entry in
      entry.table.fields.enumerated().compactMap { position, field -> (field: Int, form: Int)? in
        guard case .form(let form) = field.type, !field.isDuplicate else { return nil }
        return (position, form.position)
      }
    }
    let search = DepthFirstSearch(from: forms.indices) { nested[$0].map(\.form) }
    for cycle in search.cycles {
      guard let last = cycle.nodes.last, let first = cycle.nodes.first else { continue }
      let field = nested[last][cycle.edge].field
      let chain = (cycle.nodes + [first]).map { forms[$0].declaration.name.text }
      report(
        NameProblem.formContainsItself(forms[first].declaration.name.text),
        at: forms[last].table.fields[field].name.range,
        in: forms[last].unit,
        notes: (cycle.nodes.count > 1 ? [CycleText.of(chain)] : [])
          + ["a list of forms may hold the form that it is in"]
      )
      forms[last].table.fields[field].type = nil
    }
    guard search.cycles.isEmpty else { return }
    checkSizes(search.order, nested: nested.map { $0.map(\.form) })
  }

  private mutating func checkSizes(_ order: [Int], nested: [[Int]]) {
    var sizes = Array(repeating: 0, count: forms.count)
    var depths = Array(repeating: 0, count: forms.count)
    for form in order {
      let inner = nested[form]
      depths[form] = 1 + (inner.map { depths[$0] }.max() ?? 0)
      sizes[form] = inner.reduce(forms[form].table.fields.count) { size, nestedForm in
        min(size + sizes[nestedForm], CheckingLimits.formFields + 1)
      }
      let name = forms[form].declaration.name
      // Reported once, for the innermost form that is too large, not for all around it.
      if sizes[form] > CheckingLimits.formFields,
        inner.allSatisfy({ sizes[$0] <= CheckingLimits.formFields })
      {
        let problem = SizeProblem.formTooLarge(name.text, limit: CheckingLimits.formFields)
        report(problem, at: name.range, in: forms[form].unit)
      }
      if depths[form] == CheckingLimits.formNesting + 1 {
        let problem = SizeProblem.formTooDeep(name.text, limit: CheckingLimits.formNesting)
        report(problem, at: name.range, in: forms[form].unit)
      }
    }
  }
}
