import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the name or path of a field in the items of the list that is judged.
  ///
  /// Unlike a path to a field of the form it may go through lists, since it leads to one value in
  /// each item anyway; then it leads to all values in the lists of all items.
  mutating func checkItemField(_ operand: OperandTree, in scope: Scope) -> CheckedOperand? {
    guard case .path(let path) = operand else {
      let found = OperandWords.of(operand)
      let problem = TypeProblem.wrongType(expected: "the name of a field", found: found)
      report(problem, at: operand.range, in: scope.unit)
      return nil
    }
    guard case .value(let type, _) = scope.subject, case .list(.form(let form)) = type else {
      let items: String? = if case .value(let type, _) = scope.subject { type.words } else { nil }
      report(
        TypeProblem.itemsWithoutFields(items),
        at: path.range,
        in: scope.unit,
        notes: ["a field is named where the list is one of forms: 'field people: list of person'"]
      )
      return nil
    }
    return steps(along: path, from: form.position, in: scope).map { .itemField($0) }
  }

  private mutating func steps(
    along path: Path,
    from itemForm: Int,
    in scope: Scope
  ) -> [FieldRef]? {
    var form = itemForm
    var group = 0
    var trail: FieldRef?
    var steps: [FieldRef] = []
    var previous = ""
    for (position, component) in path.components.enumerated() {
      guard case .name(let name) = component else {
        report(NameProblem.pathWithIndex(previous), at: path.range, in: scope.unit)
        return nil
      }
      let isLast = position == path.components.count - 1
      previous = name.text
      let members = forms[form].table.groups[group].members
      switch members[name.text] {
      case nil:
        reportUnknownField(name, among: canSuggest ? Array(members.keys) : [], in: scope)
        return nil
      case .group(let inner):
        group = inner
        guard isLast else { continue }
        report(
          NameProblem.groupAsValue(name.text),
          at: path.range,
          in: scope.unit,
          notes: ["name one of its fields"]
        )
        return nil
      case .field(let index):
        let field = forms[form].table.fields[index]
        let reference = reference(to: index, of: form, behind: trail)
        if isLast { return field.type == nil ? nil : steps + [reference] }
        switch field.type {
        case nil: return nil
        case .form(let nested):
          trail = reference
          form = nested.position
        case .list(.form(let nested)):
          steps.append(reference)
          trail = nil
          form = nested.position
        case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .list,
          .any:
          report(NameProblem.pathIntoValue(name.text), at: path.range, in: scope.unit)
          return nil
        }
        group = 0
      }
    }
    return nil
  }
}
