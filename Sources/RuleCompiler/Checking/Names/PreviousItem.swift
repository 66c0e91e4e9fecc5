import RuleEngine
import RuleSyntax

// `previous`: the item before the current one in the same list.

extension Checker {
  /// Whether the first name of a path means the previous item; a field or parameter takes
  /// precedence.
  func namesPrevious(_ name: Name) -> Bool {
    name.text == "previous" && !isField(name.text) && parameters.index(named: name.text) == nil
  }

  /// Resolves a path that begins with `previous`; reports one that leads nowhere.
  ///
  /// Within `each` it is the previous item of that list; otherwise, the previous item of the list
  /// that holds the form.
  mutating func resolvePrevious(_ path: Path) -> Reference? {
    let rest = Path(components: Array(path.components.dropFirst()), range: path.range)
    switch scope.eachItem {
    case .value(.form(let form), _)? where !rest.components.isEmpty:
      guard let end = follow(rest, in: form.position, from: 0, after: "previous") else {
        return nil
      }
      if let entry = end.entry {
        let operand = entry.beginning { .previousItem($0) }
        return .entry(operand, type: end.type, options: end.options)
      }
      return end.steps.first.map { .previousItem($0, type: end.type, options: end.options) }
    case .value(.form(let form), _)?:
      reportPreviousWithoutField(of: form.position, at: path.range)
      return nil
    case .value(let type, let options)? where rest.components.isEmpty:
      return .previousItem(nil, type: type, options: options)
    case .open? where rest.components.isEmpty:
      return .previousItem(nil, type: nil, options: .none)
    case .value, .open, .wholeForm, nil: break
    }
    guard let form = scope.form, formsOfItems.contains(form) else {
      reportPreviousOutsideItem(at: path.range)
      return nil
    }
    guard !rest.components.isEmpty else {
      reportPreviousWithoutField(of: form, at: path.range)
      return nil
    }
    guard let end = follow(rest, in: form, from: 0, after: "previous"),
      var field = end.steps.first
    else { return nil }
    field.isOfPrevious = true
    field.path.insert("previous", at: 0)
    reads.append(.field(field))
    if let entry = end.entry {
      noteRead(of: entry)
      let operand = entry.beginning { _ in .field(field) }
      return .entry(operand, type: end.type, options: end.options)
    }
    return .field(field, type: end.type, options: end.options)
  }

  private mutating func reportPreviousWithoutField(of form: Int, at range: SourceRange) {
    let field = forms[form].table.fields.first?.name.text ?? "name"
    let note = "name one of its fields: 'previous.\(field)'"
    report(NameProblem.previousWithoutField, at: range, notes: [note])
  }

  private mutating func reportPreviousOutsideItem(at range: SourceRange) {
    let note: String
    if let form = scope.form {
      let name = forms[form].declaration.name.text
      note = "no list contains '\(name)', as 'list of \(name)' does, and this is not in an 'each'"
    } else {
      note = "pass it to a rule as an argument, as in 'later_than(previous.to)'"
    }
    report(NameProblem.previousOutsideItem, at: range, notes: [note])
  }

  /// Collects the positions of forms that some list has as items.
  mutating func collectFormsOfItems() {
    for form in forms {
      for field in form.table.fields {
        if case .list(let item)? = field.type, case .form(let inner) = item.innermost {
          formsOfItems.insert(inner.position)
        }
      }
    }
  }
}

extension CheckedOperand {
  /// The fields of forms in maps that it reads after a key.
  var entryFields: [FieldRef] {
    guard case .entry(let map, _, let inner) = self else { return [] }
    return map.entryFields + [inner].compactMap(\.self)
  }

  /// The same entry with the field at its root replaced by another operand.
  fileprivate func beginning(_ operand: (FieldRef) -> CheckedOperand) -> CheckedOperand {
    switch self {
    case .entry(let map, let key, let inner): .entry(map.beginning(operand), key: key, inner)
    case .field(let field): operand(field)
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .range, .parameter,
      .itemField,
      .itemValues, .previousItem, .item, .computedValue, .computed, .today, .now, .key,
      .offset:
      self
    }
  }
}
