import RuleEngine
import RuleSyntax

extension Checker {
  /// Rejects forms that contain themselves outside lists, and forms that grow too large.
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
          + ["a form can contain itself only in a list or map"],
        fixes: listFix(forField: field, of: last)
      )
      forms[last].table.fields[field].type = nil
    }
    guard search.cycles.isEmpty else { return }
    checkRequiredNesting()
    checkSizes(search.order, nested: nested.map { $0.map(\.form) })
  }

  /// The fix that turns a field into a list of at most one form; none if its block needs changes
  /// too.
  private func listFix(forField field: Int, of form: Int) -> [Diagnostic.Fix] {
    let declaration = forms[form].table.fieldDeclarations[field]
    guard let type = declaration.type, !declaration.demandsValue else { return [] }
    let source = units[forms[form].unit].source
    let written = "list of \(source.text(in: type.place))"
    let limit = "size(...1)"
    let text = "write '\(VisibleText.of("\(written) { \(limit) }"))'"
    guard declaration.body != nil else {
      let rest = SourceRange(start: type.place.end, end: declaration.range.end)
      return [
        Diagnostic.Fix(
          text,
          replace: type.place.union(rest),
          by: "\(written)\(source.text(in: rest)) { \(limit) }"
        )
      ]
    }
    let before = declaration.annotations.map(\.range) + [declaration.label?.range ?? type.place]
    let start = before.map(\.end).max() ?? type.place.end
    let block = source.text(in: SourceRange(start: start, end: declaration.range.end))
    guard let brace = block.firstIndex(of: "{"),
      block[..<brace].allSatisfy({ $0 == " " })
    else { return [] }
    let head = SourceRange(
      start: type.place.end,
      end: start + UInt32(block[...brace].utf8.count)
    )
    return [
      Diagnostic.Fix(
        text,
        replace: type.place.union(head),
        by: "\(written)\(source.text(in: head)) \(limit);"
      )
    ]
  }

  /// Rejects forms that require each other endlessly, so that no record could be complete.
  private mutating func checkRequiredNesting() {
    let required = forms.map { entry -> [(field: Name, form: Int)] in
      // In an exact form, an empty list counts as a value.
      if entry.declaration.isExact { return [] }
      return zip(entry.table.fields, entry.table.fieldDeclarations).compactMap {
        field,
        declaration in
        guard field.decision == nil, !field.isDuplicate, declaration.demandsValue else {
          return nil
        }
        switch field.type {
        case .form(let form), .list(of: .form(let form)), .map(of: .form(let form)):
          return (field.name, form.position)
        case _: return nil
        }
      }
    }
    let search = DepthFirstSearch(from: forms.indices) { required[$0].map(\.form) }
    for cycle in search.cycles {
      guard let last = cycle.nodes.last, let first = cycle.nodes.first else { continue }
      let chain = (cycle.nodes + [first]).map { forms[$0].declaration.name.text }
      report(
        ContradictionProblem.endlessRecord(forms[first].declaration.name.text),
        at: required[last][cycle.edge].field.range,
        in: forms[last].unit,
        notes: cycle.nodes.count > 1 ? [CycleText.of(chain)] : []
      )
    }
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
      // Reported once, for the innermost form that is too large, and not for the forms around it.
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

extension FieldDeclaration {
  /// Whether one of its checks always requires a value.
  fileprivate var demandsValue: Bool {
    (body ?? []).contains { statement in
      guard case .check(let check) = statement, !check.isWarning,
        case .call(let call) = check.expression
      else { return false }
      return call.name.text == "required" || call.name.text == "filled"
    }
  }
}
