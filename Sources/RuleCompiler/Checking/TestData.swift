import RuleEngine
import RuleSyntax

/// What a path into a form's data resolves to.
enum DataTarget {
  /// The contexts of a form.
  case contexts(form: Int)
  /// A form, or one of its groups, by position in the form's table.
  case members(form: Int, group: Int)
  case value(FieldType)
}

extension Checker {
  /// Adds the values that a test gives; their names must be those of the form.
  mutating func addGiven(
    _ object: ObjectLiteral,
    to given: inout GivenValues,
    as target: DataTarget
  ) {
    for entry in object.entries {
      // A form that is tested on its own gets its parameters along with its fields.
      if !isParameter(entry.path, of: target), let end = follow(entry.path, into: target) {
        checkNames(in: entry.value, at: end.target)
      }
      insert(entry, into: &given)
    }
  }

  private func isParameter(_ path: Path, of target: DataTarget) -> Bool {
    guard case .members(let form, 0) = target, path.components.count == 1,
      case .name(let name) = path.components[0],
      case .parameter? = forms[form].table.groups[0].members[name.text]
    else { return false }
    return true
  }

  /// Checks the names in the literal's objects, wherever the literal matches the field's type.
  private mutating func checkNames(in literal: Literal, at target: DataTarget) {
    switch (literal, target) {
    case (.object(let object), .members), (.object(let object), .value(.map)):
      for entry in object.entries {
        if let end = follow(entry.path, into: target) {
          checkNames(in: entry.value, at: end.target)
        }
      }
    case (.array(let items, _), .value(.list(let item))):
      for literal in items { checkNames(in: literal, at: dataTarget(of: item)) }
    case (.string, _), (.number, _), (.boolean, _), (.null, _), (.array, _), (.object, _): break
    }
  }

  private func dataTarget(of type: FieldType) -> DataTarget {
    if case .form(let form) = type { return .members(form: form.position, group: 0) }
    return .value(type)
  }

  /// Resolves a path into a form's data, through list items too; reports a wrong name.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - start: where it begins.
  /// - Returns: where it leads, and the path as reports write it, which distinguishes map keys from
  ///   names.
  mutating func follow(
    _ path: Path,
    into start: DataTarget
  ) -> (target: DataTarget, path: [FieldPath.Component])? {
    var target = start
    var written: [FieldPath.Component] = []
    var previous = ""
    for component in path.components {
      written.append(component.written(in: target))
      switch (component, target) {
      case (.index, .value(.list(let item))): target = dataTarget(of: item)
      case (.index, .value(.any)): target = .value(.any)
      case (.key(let key), .value(.any)):
        target = .value(.any)
        previous = key.value
      case (.name(let key), .value(.map(let value))):
        target = dataTarget(of: value)
        previous = key.text
      case (.key(let key), .value(.map(let value))):
        target = dataTarget(of: value)
        previous = key.value
      case (.key(let key), .members(let form, let group)):
        // Written as in reports, since backquotes cannot hold every key.
        let name = Name(key.value, range: key.range)
        guard let next = member(name, of: form, group: group) else { return nil }
        target = next
        previous = key.value
      case (.key(let key), .value), (.key(let key), .contexts):
        report(NameProblem.keyOfNoMap(previous), at: key.range)
        return nil
      case (.index(_, let range), .value), (.index(_, let range), .members),
        (.index(_, let range), .contexts):
        report(NameProblem.indexOfNoList(previous), at: range)
        return nil
      case (.name(let name), .members(let form, let group)):
        guard let next = member(name, of: form, group: group) else { return nil }
        target = next
        previous = name.text
      case (.name(let name), .contexts(let form)):
        guard let context = context(name, of: form) else { return nil }
        target = context
        previous = name.text
      case (.name(let name), .value):
        report(NameProblem.pathIntoValue(previous), at: name.range)
        return nil
      }
    }
    return (target, written)
  }

  private mutating func member(_ name: Name, of form: Int, group: Int) -> DataTarget? {
    let members = forms[form].table.groups[group].members
    switch members[name.text] {
    case .group(let inner): return .members(form: form, group: inner)
    case .field(let index):
      return forms[form].table.fields[index].type.map { dataTarget(of: $0) }
    case .context, .binding, .parameter, nil:
      if group == 0, forms[form].table.contextNames[name.text] != nil {
        let note = "provide it in the test with 'context { \(name.written): … }'"
        report(NameProblem.contextInRecord(name.text), at: name.range, notes: [note])
        return nil
      }
      if forms[form].declaration.isClosed, expectedUnknownNames.contains(name.text) {
        return .value(.any)
      }
      reportUnknown(NameProblem.unknownField(name.text), name) { _ in Array(members.keys) }
      return nil
    }
  }

  private mutating func context(_ name: Name, of form: Int) -> DataTarget? {
    let contexts = forms[form].table.contexts
    if let index = forms[form].table.contextNames[name.text] {
      return contexts[index].type.map { dataTarget(of: $0) }
    }
    let notes =
      contexts.isEmpty ? ["the form has no context; declare one with 'context name: type'"] : []
    reportUnknown(NameProblem.unknownContext(name.text), name, notes: notes) { _ in
      contexts.map(\.name.text)
    }
    return nil
  }
}

extension Path.Component {
  /// The component as reports write it.
  fileprivate func written(in target: DataTarget) -> FieldPath.Component {
    let isInMap =
      switch target {
      case .value(.map), .value(.any): true
      case .value, .members, .contexts: false
      }
    return switch self {
    case .name(let name): isInMap ? .key(name.text) : .name(name.text)
    case .key(let key): isInMap ? .key(key.value) : .name(key.value)
    case .index(let index, _): .index(index)
    }
  }
}
