import RuleEngine
import RuleSyntax

/// What a path in an argument or condition resolves to.
enum Reference {
  case parameter(ParameterIndex)
  case field(FieldRef, type: FieldType, options: ChoiceOptions)
  /// The operand that `let` bound to a name; its type, if known.
  case bound(CheckedOperand, FieldType?)
  /// A quoted text that `let` bound; its context determines how it is read.
  case text(OperandTree)
  /// The item at an aggregate's level, or one of its fields.
  case item(Int, FieldRef?, type: FieldType, options: ChoiceOptions)
  /// A map's value, by key.
  case entry(CheckedOperand, type: FieldType, options: ChoiceOptions)
  /// Within `each`, the previous item or a field of it; a nil type is unknown (in a rule).
  case previousItem(FieldRef?, type: FieldType?, options: ChoiceOptions)
  /// All values, of this type, at the end of a path through lists.
  case itemValues([FieldRef], type: FieldType)
}

extension Checker {
  /// Resolves a path to a parameter or field; reports an unknown one.
  mutating func resolveReference(_ path: Path, throughLists: Bool = false) -> Reference? {
    guard case .name(let first) = path.components.first else { return nil }
    if scope.purpose == .defaultValue {
      report(TypeProblem.defaultNotConstant, at: path.range)
      return nil
    }
    if let rest = pathInThisForm(path), let form = scope.form {
      return resolveReference(rest, in: form, throughLists)
    }
    if let level = itemLevel(of: first.text) { return resolveItem(path, at: level) }
    if namesPrevious(first) { return resolvePrevious(path) }
    if namesKey(first) { return resolveKey(path) }
    guard let form = scope.form else { return resolveParameter(first, path: path) }
    return resolveReference(path, in: form, throughLists)
  }

  /// Resolves a path that begins in the form around the current expression.
  private mutating func resolveReference(
    _ path: Path,
    in form: Int,
    _ throughLists: Bool
  ) -> Reference? {
    guard case .name(let first) = path.components.first else { return nil }
    if case .binding(let index) = forms[form].table.member(named: first.text, from: scope.group) {
      return resolveBinding(index, of: form, path: path)
    }
    // A path with keys leads to a single value, a path through lists to many.
    let throughLists = throughLists && !path.hasKeys
    guard let end = follow(path, in: form, from: scope.group, throughLists: throughLists),
      let first = end.steps.first
    else { return nil }
    // Reading a list's items counts as reading the list.
    reads.append(.field(first))
    noteSecrets(in: end.steps)
    if let entry = end.entry {
      noteRead(of: entry)
      return .entry(entry, type: end.type, options: end.options)
    }
    if end.steps.count > 1 { return .itemValues(end.steps, type: end.type) }
    return .field(first, type: end.type, options: end.options)
  }

  private mutating func resolveParameter(_ name: Name, path: Path) -> Reference? {
    if let index = ruleBinding(named: name.text) { return resolve(ruleBinding: index, path: path) }
    guard let index = parameters.index(named: name.text) else {
      let note =
        name.text == "value" || name.text == "item"
        ? "check a rule's value with other rules, as in 'min_value(3)'"
        : "a rule sees only its parameters; pass the field to it as an argument"
      reportUnknown(NameProblem.unknownParameter(name.text), name, notes: [note]) {
        $0.parameters.map(\.name.text)
      }
      return nil
    }
    parameters[index].isUsed = true
    guard path.components.count == 1 else {
      report(NameProblem.pathIntoValue(name.text), at: path.range)
      return nil
    }
    return .parameter(index)
  }

  /// Whether the file has an option with this name, which may be missing its quotes.
  private func hasOption(_ name: String) -> Bool {
    // Each search visits all fields of the file.
    guard unit.showsMore(.error) else { return false }
    return forms.contains { form in
      form.unit == scope.unit
        && (form.table.fields.contains { $0.options.contains(name) }
          || form.table.contexts.contains { $0.options.contains(name) })
    }
  }

  func isField(_ name: String) -> Bool {
    guard let form = scope.form else { return false }
    return forms[form].table.member(named: name, from: scope.group) != nil
  }

  /// Checks a field's name or path within the items of the list being checked.
  ///
  /// Unlike a path from a form, it may go through further lists: then it stands for all values in
  /// those lists, across all items.
  mutating func checkItemField(_ operand: OperandTree) -> CheckedOperand? {
    guard case .path(let path) = operand else {
      reportWrongType(operand, expected: "the name of a field")
      return nil
    }
    guard case .value(let type, _) = scope.subject, case .list(.form(let form)) = type else {
      let items: String? = if case .value(let type, _) = scope.subject { type.words } else { nil }
      report(
        TypeProblem.itemsWithoutFields(items),
        at: path.range,
        notes: ["fields can be named only in a list of forms: 'field people: list of person'"]
      )
      return nil
    }
    return follow(path, in: form.position, from: 0, throughLists: true).map { .itemField($0.steps) }
  }

  /// Reports the first name of a path, which no field has.
  mutating func reportUnknownFirst(_ name: Name, of path: Path, in form: Int, _ group: Int) {
    if reportRule(name, whereExpected: .field) { return }
    if itemLevel(of: name.text) != nil {
      let note = "it is a field of the items, which is named alone: \(quoted: name.text)"
      report(NameProblem.unknownField(name.text), at: name.range, notes: [note])
      return
    }
    if let fix = receiverFix(of: path) {
      report(NameProblem.unknownField(name.text), at: name.range, fixes: [fix])
    } else if path.components.count == 1, hasOption(name.text) {
      report(
        NameProblem.unknownField(name.text),
        at: name.range,
        notes: ["values of a choice are in quotes"],
        fixes: [.write(StringEscapes.quote(name.text), at: path.range)]
      )
    } else {
      reportUnknownField(path, in: form, group)
    }
  }

  /// The fix for `this.name`, where the field's name suffices.
  private func receiverFix(of path: Path) -> Diagnostic.Fix? {
    let words = [
      "this", "self", "form", "values", "value", "data", "fields", "record", "root",
      "context", "ctx", "input", "model",
    ]
    guard path.components.count > 1, case .name(let first) = path.components[0],
      case .name(let second) = path.components[1], words.contains(first.text)
    else { return nil }
    let rest = SourceRange(start: first.range.start, end: second.range.start)
    return .init("remove '\(unit.source.text(in: rest))'", replace: rest, by: "")
  }

  /// How to pass an item a field of the enclosing form, which is not in its scope.
  func notesOnFormAround(_ form: Int, declaring name: String) -> [String] {
    guard unit.showsMore(.error) else { return [] }
    if ["item", "it", "value", "this", "element"].contains(name), scope.eachItem != nil {
      return [
        "in 'each', rules check the item, as in 'min_value(3)'; 'previous' is the item before"
      ]
    }
    if case .value(let item, _)? = scope.eachItem, let inner = item.form,
      forms[inner.position].table.groups.first?.members[name] != nil
    {
      let owner = forms[inner.position].declaration.name.text
      return [
        "\(quoted: name) is a field of the items: write this in \(quoted: "form \(owner)"), "
          + "which checks each item"
      ]
    }
    let around = forms.first { other in
      other.table.groups.first?.members[name] != nil
        && other.table.fields.contains { $0.type?.innermost.form?.position == form }
    }
    guard let around else { return [] }
    var type = "…"
    if case .field(let field)? = around.table.groups.first?.members[name] {
      type = around.table.fields[field].type?.name ?? type
    }
    let (inner, outer) = (forms[form].declaration.name.text, around.declaration.name.text)
    return [
      "\(quoted: name) is a field of \(quoted: outer), which can pass it to its items: declare "
        + "'form \(inner)(\(name): \(type))' and write '\(inner)(\(name))' as their type"
    ]
  }

  /// The reference to a form's field, appended to the trail if there is one.
  func reference(to field: Int, of form: Int, behind trail: FieldRef? = nil) -> FieldRef {
    let path = forms[form].table.fields[field].path
    guard var reference = trail else {
      return FieldRef(form: FormIndex(form), field: FieldIndex(field), path: path)
    }
    reference.inner.append(FieldIndex(field))
    reference.path += path
    return reference
  }
}
