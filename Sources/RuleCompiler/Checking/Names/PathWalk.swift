import RuleEngine
import RuleSyntax

/// What a path from a form or group leads to.
struct ResolvedPath {
  /// References to each list on the path, then one to the field at its end; for a path with keys,
  /// only one to the first map.
  var steps: [FieldRef]
  /// The type of the value at the end.
  var type: FieldType
  var options: ChoiceOptions
  /// The value of a path with keys.
  var entry: CheckedOperand?
}

/// How far a path has been followed.
private struct PathWalk {
  /// What the last component led to.
  enum Place {
    /// The form or group in which the next name is looked up.
    case group
    case field(FormTable.Field, FieldRef)
    /// An entry of a map.
    case entry(CheckedOperand, type: FieldType, options: ChoiceOptions)
  }

  var form: Int
  var group: Int
  let goesThroughLists: Bool
  var place = Place.group
  /// The last name on the path; messages about what follows begin with it.
  var lastName: String
  /// The last form-typed field on the path since the last list or entry.
  var trail: FieldRef?
  /// The lists on the path, or the first map.
  var steps: [FieldRef] = []
  /// The last map and key on the path.
  var lastEntry: (map: CheckedOperand, key: String)?

  /// The value that the path has led to; nil for a form or group, or a field with a wrong type.
  var value: (operand: CheckedOperand, type: FieldType, options: ChoiceOptions)? {
    switch place {
    case .group: return nil
    case .entry(let operand, let type, let options): return (operand, type, options)
    case .field(let field, let reference):
      guard let type = field.type else { return nil }
      let operand =
        lastEntry.map { .entry($0.map, key: $0.key, reference) } ?? CheckedOperand.field(reference)
      return (operand, type, field.options)
    }
  }

  /// Looks up the next name in a form, whose fields are reached through `trail`.
  mutating func enter(_ form: FormIndex, behind trail: FieldRef? = nil) {
    (self.form, group, self.trail, place) = (form.position, 0, trail, .group)
  }
}

extension Checker {
  /// Resolves a path from a group of a form; nil if it leads nowhere, which is reported.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - form: the form.
  ///   - group: the group, where the first name is looked up.
  ///   - throughLists: whether it may go on in the items of a list.
  ///   - word: the word in front of the path, if it is a part of another.
  /// - Returns: what it leads to.
  mutating func follow(
    _ path: Path,
    in form: Int,
    from group: Int,
    throughLists: Bool = false,
    after word: String = ""
  ) -> ResolvedPath? {
    var walk = PathWalk(form: form, group: group, goesThroughLists: throughLists, lastName: word)
    for (position, component) in path.components.enumerated() {
      switch component {
      case .name(let name):
        guard enterForm(before: name, of: path, on: &walk),
          lookUp(name, isFirst: position == 0, of: path, on: &walk)
        else { return nil }
        walk.lastName = name.text
      case .key(let key) where !throughLists:
        guard lookUp(key, on: &walk) else { return nil }
      case .key, .index:
        let notes = throughLists ? [] : [noteOnItems(of: walk.value?.type)]
        report(NameProblem.pathWithIndex(walk.lastName), at: path.range, notes: notes)
        return nil
      }
    }
    if case .group = walk.place {
      let note = "name one of its fields"
      report(NameProblem.groupAsValue(walk.lastName), at: path.range, notes: [note])
    }
    guard let (operand, type, options) = walk.value else { return nil }
    if walk.lastEntry != nil {
      return ResolvedPath(steps: walk.steps, type: type, options: options, entry: operand)
    }
    if case .field(_, let reference) = walk.place { walk.steps.append(reference) }
    return ResolvedPath(steps: walk.steps, type: type, options: options)
  }

  /// How checks read the items of a list, instead of by a path from outside.
  private func noteOnItems(of type: FieldType?) -> String {
    let items: String =
      if case .list(.form(let form))? = type {
        "each of them in 'form \(VisibleText.of(forms[form.position].declaration.name.written))'"
      } else { "them with 'each { … }'" }
    return "a list can have any number of items: take 'count', 'sum', 'min' or 'max' of them, "
      + "as in 'max(amount of lines)', or check \(items)"
  }

  /// How an item of a list of forms is compared with all others.
  private func notesOnOthers(_ type: FieldType, in list: String) -> [String] {
    guard case .list(.form(let form)) = type else { return [] }
    let name = VisibleText.of(forms[form.position].declaration.name.written)
    return [
      "to compare an item with all others, give its form the parameter 'all: list of \(name)', and "
        + "pass the list: 'list of \(name)(\(VisibleText.of(Name(list).written)))'"
    ]
  }

  /// Continues in the form that the path has led to.
  ///
  /// - Returns: whether there is one; otherwise, this is reported.
  private mutating func enterForm(
    before name: Name,
    of path: Path,
    on walk: inout PathWalk
  ) -> Bool {
    switch walk.place {
    case .group: break
    case .entry(_, .form(let form), _): walk.enter(form)
    case .entry(_, let type, _):
      reportPathInto(type, named: walk.lastName, by: name)
      return false
    case .field(let field, let reference):
      switch field.type {
      case nil: return false
      case .form(let form): walk.enter(form, behind: reference)
      case .list(.form(let form)) where walk.goesThroughLists:
        walk.steps.append(reference)
        walk.enter(form)
      case let type?:
        reportPathInto(type, by: name, of: path, on: walk)
        return false
      }
    }
    return true
  }

  /// Looks up a name in the form or group that the path has led to.
  ///
  /// - Returns: whether it is a group or has a value; otherwise, this is reported.
  private mutating func lookUp(
    _ name: Name,
    isFirst: Bool,
    of path: Path,
    on walk: inout PathWalk
  ) -> Bool {
    let form = walk.form
    let table = forms[form].table
    // The first name may come from an enclosing group; later ones are looked up only where they
    // lead.
    let member =
      isFirst
      ? table.member(named: name.text, from: walk.group)
      : table.groups[walk.group].members[name.text]
    switch member {
    case .group(let inner): walk.group = inner
    case .field(let index):
      walk.place = .field(table.fields[index], reference(to: index, of: form, behind: walk.trail))
    case .context(let index) where isFirst && (!walk.goesThroughLists || form == scope.form):
      let context = table.contexts[index]
      let reference = FieldRef(
        form: FormIndex(form),
        field: FieldIndex(index),
        isContext: true,
        path: context.path
      )
      walk.place = .field(context, reference)
    case .parameter(let index) where isFirst && form == scope.form:
      forms[form].table.usedParameters.insert(index)
      walk.place = .field(table.parameters[index], reference(toParameter: index, of: form))
    case .binding:
      var notes = ["to read it from outside, make it a computed field: 'field \(name.text): … = …'"]
      if isFirst, form == scope.form, !scope.items.isEmpty {
        notes.append("to read that of the form around the function, write 'this.\(name.text)'")
      }
      report(NameProblem.bindingElsewhere(name.text), at: name.range, notes: notes)
      return false
    case .context, .parameter, nil:
      if isFirst {
        reportUnknownFirst(name, of: path, in: form, walk.group)
      } else if !reportRule(name, whereExpected: .field) {
        reportUnknown(NameProblem.unknownField(name.text), name) { _ in
          Array(table.groups[walk.group].members.keys)
        }
      }
      return false
    }
    return true
  }

  /// Looks up a key in the map that the path has led to.
  ///
  /// - Returns: whether it is a map; otherwise, this is reported.
  private mutating func lookUp(_ key: StringLiteral, on walk: inout PathWalk) -> Bool {
    if case .field(let field, _) = walk.place, field.type == nil { return false }
    guard let (map, type, options) = walk.value, case .map(let value) = type else {
      report(NameProblem.keyOfNoMap(walk.lastName), at: key.range)
      return false
    }
    if walk.lastEntry == nil, case .field(_, let reference) = walk.place {
      walk.steps = [reference]
    }
    walk.lastEntry = (map, key.value)
    walk.place = .entry(.entry(map, key: key.value, nil), type: value, options: options)
    return true
  }

  /// Reports a name after a field whose value has no fields.
  private mutating func reportPathInto(
    _ type: FieldType,
    by name: Name,
    of path: Path,
    on walk: PathWalk
  ) {
    switch type {
    case .list where !walk.goesThroughLists:
      let fixes = functionFix(for: name, endingPath: path, type)
      report(
        NameProblem.pathThroughList(walk.lastName),
        at: name.range,
        notes: fixes.isEmpty
          ? [noteOnItems(of: type)] + notesOnOthers(type, in: walk.lastName) : [],
        fixes: fixes
      )
    case .map where !walk.goesThroughLists:
      reportPathInto(type, named: walk.lastName, by: name)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file,
      .form, .list, .map, .any:
      report(
        NameProblem.pathIntoValue(walk.lastName),
        at: walk.goesThroughLists ? path.range : name.range,
        fixes: walk.goesThroughLists ? [] : functionFix(for: name, endingPath: path, type)
      )
    }
  }

  /// Reports a name after a value that has no fields; after a map, suggests a key.
  private mutating func reportPathInto(_ type: FieldType, named previous: String, by name: Name) {
    guard case .map = type else {
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

  /// The fix for `tags.length`, which is a function here: `count(tags)`.
  private func functionFix(
    for property: Name,
    endingPath path: Path,
    _ type: FieldType
  ) -> [Diagnostic.Fix] {
    guard path.range.end == property.range.end, property.range.start > path.range.start,
      let function = Checker.function(meantBy: property.text, of: type)
    else { return [] }
    let owner = SourceRange(start: path.range.start, end: property.range.start - 1)
    let written = "\(function)(\(unit.source.text(in: owner)))"
    return [.meant(written, at: path.range)]
  }

  /// The function of a value of the type that other languages write as a property.
  private static func function(meantBy property: String, of type: FieldType) -> String? {
    let isLength = ["length", "size", "count"].contains(property)
    return switch type {
    case .text: isLength ? "length" : nil
    case .list: isLength ? "count" : nil
    case .date, .dateTime, .month, .time:
      ComputedFunction.all[property]?.isOfOne(type) == true ? property : nil
    case .integer, .number, .boolean, .choice, .file, .form, .map, .any: nil
    }
  }
}
