import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a form: its items in file order, then whether its conditions depend on themselves.
  mutating func checkForm(_ index: Int) -> CheckedForm {
    let declaration = forms[index].declaration
    scope = Scope(unit: forms[index].unit, owner: .form(index), subject: .wholeForm)
    reads = []
    var form = CheckedForm(
      name: declaration.name.text,
      isClosed: declaration.isClosed,
      isExact: declaration.isExact,
      label: limitText(declaration.label),
      annotations: checkAnnotations(declaration.annotations, secretMisplacedOn: "a form"),
      items: [],
      place: place(declaration.name.range)
    )
    form.contexts = checkContexts(of: index)
    checkPassedContexts(of: index)
    checkNestedSteps(of: index)
    form.parameters = checkFormParameters(of: index)
    form.items = checkItems(forms[index].table.items, of: &form)
    checkBindings(of: index)
    form.computed = forms[index].computed
    checkActivity(of: index)
    return form
  }

  /// Checks items of the form, and adds their fields to it.
  private mutating func checkItems(
    _ items: [FormTable.Item],
    of form: inout CheckedForm
  ) -> [CheckedItem] {
    var checked: [CheckedItem] = []
    for item in items {
      switch item {
      case .field(let position):
        let (field, isSound) = checkField(at: position)
        form.fields.append(field)
        if isSound { checked.append(.field(FieldIndex(position))) }
      case .group(let position, let declaration, let items):
        var inner = scope
        inner.group = position
        let group = within(inner) { $0.checkGroup("a group", declaration, items, of: &form) }
        checked.append(.group(group))
      case .when(let position, let tree, let items, let otherwise):
        let place = place(tree.range)
        let (condition, reads) = checkWhenCondition(tree)
        if let form = scope.form { forms[form].table.decisions[position].reads = reads }
        var inner = scope
        inner.conditionBytes += tree.range.byteCount
        let branches = within(inner) { checker in
          [items, otherwise].map { checker.checkItems($0, of: &form) }
        }
        let when = CheckedWhen<CheckedItem>(
          // If the condition is wrong, its fields are kept, so that reads of them stay sound.
          condition: condition ?? .and([], place: place),
          reads: reads,
          items: branches[0],
          otherwise: branches[1],
          place: place
        )
        checked.append(.when(when))
      case .step(let declaration, let items):
        checked.append(.step(checkGroup("a step", declaration, items, of: &form)))
      case .check(let check):
        if let check = checkCheck(check) { checked.append(.check(check)) }
      }
    }
    return checked
  }
  /// Checks a group or a step.
  private mutating func checkGroup(
    _ kind: String,
    _ declaration: GroupDeclaration,
    _ items: [FormTable.Item],
    of form: inout CheckedForm
  ) -> CheckedGroup {
    CheckedGroup(
      name: declaration.name.text,
      label: limitText(declaration.label),
      annotations: checkAnnotations(declaration.annotations, secretMisplacedOn: kind),
      items: checkItems(items, of: &form),
      place: place(declaration.name.range)
    )
  }
}
