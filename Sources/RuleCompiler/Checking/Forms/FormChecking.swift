import RuleEngine
import RuleSyntax

/// Where the walk over a form's items is: the next of each kind, as the form's table counts them.
private struct FormCursor {
  var field = 0
  var group = 1
  var decision = 0
}

/// The group, and what else is known where items stand.
private struct ItemScope {
  let form: Int
  var group = 0
}

extension Checker {
  /// Checks a form: its items in file order, then whether its conditions run in a circle.
  mutating func checkForm(_ index: Int) -> CheckedForm {
    let entry = forms[index]
    let declaration = entry.declaration
    var cursor = FormCursor()
    let annotations = checkAnnotations(
      declaration.annotations,
      secretMisplacedOn: "a form",
      in: entry.unit
    )
    let items = checkItems(declaration.items, in: ItemScope(form: index), at: &cursor)
    checkActivity(of: index, items: items)
    return CheckedForm(
      name: declaration.name.text,
      isExact: declaration.isExact,
      label: declaration.label?.value,
      annotations: annotations,
      items: items,
      place: Place(source: entry.unit, range: declaration.name.range)
    )
  }

  private mutating func checkItems(
    _ items: [FormItem],
    in scope: ItemScope,
    at cursor: inout FormCursor
  ) -> [CheckedItem] {
    let unit = forms[scope.form].unit
    var checked: [CheckedItem] = []
    for item in items {
      switch item {
      case .field(let declaration):
        let field = cursor.field
        cursor.field += 1
        if let field = checkField(declaration, at: field, in: scope.form) {
          checked.append(.field(field))
        }
      case .group(let declaration):
        checked.append(.group(checkGroup(declaration, in: scope, at: &cursor)))
      case .when(let when):
        cursor.decision += 1
        let condition = checkCondition(when.condition, in: formScope(scope))
        let branch = checkItems(when.items, in: scope, at: &cursor)
        let otherwise = checkItems(when.otherwise ?? [], in: scope, at: &cursor)
        let place = Place(source: unit, range: when.condition.range)
        // Without its condition the fields stay, so that what reads them is still sound.
        let fallback = CheckedCondition.and([], place: place)
        checked.append(
          .when(condition ?? fallback, items: branch, otherwise: otherwise, place: place)
        )
      case .check(let check):
        if let check = checkCheck(check, in: formScope(scope)) { checked.append(.check(check)) }
      }
    }
    return checked
  }

  private func formScope(_ scope: ItemScope) -> Scope {
    var inner = Scope(unit: forms[scope.form].unit, owner: .form(scope.form), subject: .wholeForm)
    inner.group = scope.group
    return inner
  }

  private mutating func checkGroup(
    _ declaration: GroupDeclaration,
    in scope: ItemScope,
    at cursor: inout FormCursor
  ) -> CheckedGroup {
    var inner = scope
    inner.group = cursor.group
    cursor.group += 1
    let unit = forms[scope.form].unit
    return CheckedGroup(
      name: declaration.name.text,
      label: declaration.label?.value,
      annotations: checkAnnotations(
        declaration.annotations,
        secretMisplacedOn: "a group",
        in: unit
      ),
      items: checkItems(declaration.items, in: inner, at: &cursor),
      place: Place(source: unit, range: declaration.name.range)
    )
  }
}
