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
    if let level = itemLevel(of: first.text) { return resolveItem(path, at: level) }
    if namesPrevious(first) { return resolvePrevious(path) }
    if namesKey(first) { return resolveKey(path) }
    guard let form = scope.form else { return resolveParameter(first, path: path) }
    if case .binding(let index) = forms[form].table.member(named: first.text, from: scope.group) {
      return resolveBinding(index, of: form, path: path)
    }
    guard
      let (steps, type, options, entry) = follow(
        path,
        in: form,
        from: scope.group,
        // A path with keys leads to a single value, a path through lists to many.
        throughLists: throughLists && !path.hasKeys
      ), let first = steps.first
    else { return nil }
    // Reading a list's items counts as reading the list.
    reads.append(.field(first))
    noteSecrets(in: steps)
    if let entry {
      noteSecrets(in: entry.entryFields)
      aggregateReads.itemFields += entry.entryFields
      return .entry(entry, type: type, options: options)
    }
    if steps.count > 1 { return .itemValues(steps, type: type) }
    return .field(first, type: type, options: options)
  }

  private mutating func resolveParameter(_ name: Name, path: Path) -> Reference? {
    if let bound = resolveBinding(name, path: path) { return bound.reference }
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
    let written = Array("option \(StringEscapes.quote(name))".utf8)
    guard suggestionsLeft > 0 else { return false }
    return unit.source.bytes.firstRange(of: written) != nil
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

  /// Resolves a path from a group of a form.
  ///
  /// - Returns: references to each list on the path, then one to the field at its end, with the
  ///   field's type; nil if it leads nowhere, which is reported. For a path with keys, the
  ///   reference is to the first map, and `entry` is the result.
  mutating func follow(
    _ path: Path,
    in startForm: Int,
    from startGroup: Int,
    throughLists: Bool = false
  ) -> (steps: [FieldRef], type: FieldType, options: ChoiceOptions, entry: CheckedOperand?)? {
    let listNote =
      "a list can have any number of items: take 'count', 'sum', 'min' or 'max' of them, "
      + "as in 'max(amount of lines)', or check them with 'each { … }'"
    var (form, group) = (startForm, startGroup)
    var lists: [FieldRef] = []
    // The last form-typed field that the path went through.
    var trail: FieldRef?
    var reached: (field: FormTable.Field, reference: FieldRef)?
    // The first map, and the entry reached so far with its type.
    var firstMap: FieldRef?
    var entry: (operand: CheckedOperand, type: FieldType, options: ChoiceOptions)?
    // The map and key of the entry whose form the path continues in.
    var around: (map: CheckedOperand, key: String)?
    func operand(of field: FieldRef) -> CheckedOperand {
      around.map { .entry($0.map, key: $0.key, field) } ?? .field(field)
    }
    var previous = ""
    for (position, component) in path.components.enumerated() {
      if case .key(let key) = component, !throughLists {
        let map =
          entry
          ?? reached.flatMap { field, reference in
            field.type.map { (operand(of: reference), $0, field.options) }
          }
        if let reached, firstMap == nil { firstMap = reached.reference }
        guard let map else { return nil }
        guard case .map(let value) = map.type else {
          report(NameProblem.keyOfNoMap(previous), at: key.range)
          return nil
        }
        around = (map.operand, key.value)
        entry = (.entry(map.operand, key: key.value, nil), value, map.options)
        reached = nil
        continue
      }
      guard case .name(let name) = component else {
        let notes = throughLists ? [] : [listNote]
        report(NameProblem.pathWithIndex(previous), at: path.range, notes: notes)
        return nil
      }
      if let known = entry {
        guard case .form(let nested) = known.type else {
          reportPathInto(known.type, named: previous, by: name)
          return nil
        }
        (form, group, trail, entry) = (nested.position, 0, nil, nil)
      } else if let (field, reference) = reached {
        switch field.type {
        case nil: return nil
        case .form(let nested): (form, trail) = (nested.position, reference)
        case .list(.form(let nested)) where throughLists:
          lists.append(reference)
          (form, trail) = (nested.position, nil)
        case .list where !throughLists:
          let fixes = functionFix(for: name, endingPath: path, field.type)
          report(
            NameProblem.pathThroughList(field.name.text),
            at: name.range,
            notes: fixes.isEmpty ? [listNote] : [],
            fixes: fixes
          )
          return nil
        case .map where !throughLists:
          reportPathInto(field.type, named: field.name.text, by: name)
          return nil
        case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file,
          .list,
          .map, .any:
          let range = throughLists ? path.range : name.range
          report(
            NameProblem.pathIntoValue(field.name.text),
            at: range,
            fixes: throughLists ? [] : functionFix(for: name, endingPath: path, field.type)
          )
          return nil
        }
        (group, reached) = (0, nil)
      }
      let table = forms[form].table
      // The first name may come from an enclosing group; later ones are looked up only where they
      // lead.
      let isFirst = position == 0
      switch isFirst
        ? table.member(named: name.text, from: group) : table.groups[group].members[name.text]
      {
      case .group(let inner): group = inner
      case .field(let index):
        reached = (table.fields[index], reference(to: index, of: form, behind: trail))
      case .context(let index) where isFirst && (!throughLists || form == scope.form):
        let context = table.contexts[index]
        let reference = FieldRef(
          form: FormIndex(form),
          field: FieldIndex(index),
          isContext: true,
          path: context.path
        )
        reached = (context, reference)
      case .parameter(let index) where isFirst && form == scope.form:
        forms[form].table.usedParameters.insert(index)
        reached = (table.parameters[index], reference(toParameter: index, of: form))
      case .binding:
        let note = "to read it from outside, make it a computed field: 'field \(name.text): … = …'"
        report(NameProblem.bindingElsewhere(name.text), at: name.range, notes: [note])
        return nil
      case .context, .parameter, nil:
        if isFirst {
          reportUnknownFirst(name, of: path, in: form, group)
        } else if !reportRule(name, whereExpected: .field) {
          reportUnknown(NameProblem.unknownField(name.text), name) { _ in
            Array(table.groups[group].members.keys)
          }
        }
        return nil
      }
      previous = name.text
    }
    if let entry, let firstMap { return ([firstMap], entry.type, entry.options, entry.operand) }
    guard let (field, reference) = reached else {
      report(NameProblem.groupAsValue(previous), at: path.range, notes: ["name one of its fields"])
      return nil
    }
    let read = firstMap.map { [$0] } ?? lists + [reference]
    let inEntry = firstMap == nil ? nil : operand(of: reference)
    return field.type.map { (read, $0, field.options, inEntry) }
  }

  /// Reports the first name of a path, which no field has.
  private mutating func reportUnknownFirst(
    _ name: Name,
    of path: Path,
    in form: Int,
    _ group: Int
  ) {
    if reportRule(name, whereExpected: .field) { return }
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

  /// The fix for `tags.length`, which is a function here: `count(tags)`.
  private func functionFix(
    for property: Name,
    endingPath path: Path,
    _ type: FieldType?
  ) -> [Diagnostic.Fix] {
    guard path.range.end == property.range.end, property.range.start > path.range.start,
      let function = Checker.function(meantBy: property.text, of: type)
    else { return [] }
    let owner = SourceRange(start: path.range.start, end: property.range.start - 1)
    let written = "\(function)(\(unit.source.text(in: owner)))"
    return [.meant(written, at: path.range)]
  }

  /// The function of a value of the type that other languages write as a property.
  private static func function(meantBy property: String, of type: FieldType?) -> String? {
    let isLength = ["length", "size", "count"].contains(property)
    return switch type {
    case .text: isLength ? "length" : nil
    case .list: isLength ? "count" : nil
    case .date, .dateTime: ["year", "month", "weekday", "age"].first { $0 == property }
    case .month: ["year", "month"].first { $0 == property }
    case .integer, .number, .boolean, .time, .choice, .file, .form, .map, .any, nil: nil
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

  /// Reports a name after a value that has no fields; after a map, suggests a key.
  private mutating func reportPathInto(
    _ type: FieldType?,
    named previous: String,
    by name: Name
  ) {
    guard case .map? = type else {
      report(NameProblem.pathIntoValue(previous), at: name.range)
      return
    }
    let key = "[" + StringEscapes.quote(name.text) + "]"
    let written = SourceRange(start: name.range.start - 1, end: name.range.end)
    report(
      NameProblem.pathIntoValue(previous),
      at: name.range,
      notes: ["it is a map; name a value in it by its key"],
      fixes: [Diagnostic.Fix("write '\(VisibleText.of(key))'", replace: written, by: key)]
    )
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
