import RuleEngine
import RuleSyntax

/// What a path in an argument or condition leads to.
enum Reference {
  case parameter(ParameterIndex)
  case field(FieldRef, type: CheckedType, options: ChoiceOptions)
}

extension Checker {
  /// The parameter or field that a path names; reports one that names none.
  mutating func resolveReference(_ path: Path, in scope: Scope) -> Reference? {
    guard case .name(let first) = path.components.first else { return nil }
    if scope.purpose == .defaultValue {
      report(TypeProblem.defaultNotConstant, at: path.range, in: scope.unit)
      return nil
    }
    guard let form = scope.form else { return resolveParameter(first, path: path, in: scope) }
    guard let member = forms[form].table.member(named: first.text, from: scope.group) else {
      let names = canSuggest ? forms[form].table.names(from: scope.group) : []
      reportUnknownField(first, among: names, in: scope)
      return nil
    }
    return follow(path, from: member, in: form, scope: scope)
  }

  private mutating func resolveParameter(
    _ name: Name,
    path: Path,
    in scope: Scope
  ) -> Reference? {
    if let index = parameter(named: name.text, in: scope) {
      markParameterUsed(index, in: scope)
      guard path.components.count == 1 else {
        report(NameProblem.pathIntoValue(name.text), at: path.range, in: scope.unit)
        return nil
      }
      return .parameter(index)
    }
    let names = canSuggest ? parameters(in: scope)?.map(\.name.text) ?? [] : []
    let fixes = didYouMean(name.text, at: name.range, among: names)
    report(
      NameProblem.unknownParameter(name.text),
      at: name.range,
      in: scope.unit,
      notes: ["a rule sees its parameters only; a field is passed to it as an argument"],
      fixes: fixes
    )
    return nil
  }

  func isField(_ name: String, in scope: Scope) -> Bool {
    guard let form = scope.form else { return false }
    return forms[form].table.member(named: name, from: scope.group) != nil
  }

  mutating func markParameterUsed(_ index: ParameterIndex, in scope: Scope) {
    switch scope.owner {
    case .rule(let rule): rules[rule].parameters[index].isUsed = true
    case .external(let external): externals[external].parameters[index].isUsed = true
    case .form: break
    }
  }

  private mutating func follow(
    _ path: Path,
    from start: FormTable.Member,
    in startForm: Int,
    scope: Scope
  ) -> Reference? {
    var form = startForm
    var member = start
    var trail: FieldRef?
    var previous = ""
    for (position, component) in path.components.enumerated() {
      guard case .name(let name) = component else {
        report(
          NameProblem.pathWithIndex(previous),
          at: path.range,
          in: scope.unit,
          notes: ["a list may have any number of items; judge them with 'each { … }'"]
        )
        return nil
      }
      if position > 0 {
        guard let next = step(from: member, in: &form, to: name, trail: &trail, scope: scope)
        else { return nil }
        member = next
      }
      previous = name.text
    }
    return value(of: member, in: form, behind: trail, path: path, scope: scope)
  }

  /// Goes from a group, or a field of a form's type, to one of its members.
  ///
  /// `trail` is the reference to the last field of a form's type that was gone through.
  private mutating func step(
    from member: FormTable.Member,
    in form: inout Int,
    to name: Name,
    trail: inout FieldRef?,
    scope: Scope
  ) -> FormTable.Member? {
    let members: [String: FormTable.Member]
    switch member {
    case .group(let group): members = forms[form].table.groups[group].members
    case .field(let index):
      let field = forms[form].table.fields[index]
      switch field.type {
      case nil: return nil
      case .form(let nested):
        trail = reference(to: index, of: form, behind: trail)
        form = nested.position
        members = forms[form].table.groups[0].members
      case .list:
        report(
          NameProblem.pathThroughList(field.name.text),
          at: name.range,
          in: scope.unit,
          notes: ["a list may have any number of items; judge them with 'each { … }'"]
        )
        return nil
      case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any:
        report(NameProblem.pathIntoValue(field.name.text), at: name.range, in: scope.unit)
        return nil
      }
    }
    if let found = members[name.text] { return found }
    reportUnknownField(name, among: canSuggest ? Array(members.keys) : [], in: scope)
    return nil
  }

  private mutating func value(
    of member: FormTable.Member,
    in form: Int,
    behind trail: FieldRef?,
    path: Path,
    scope: Scope
  ) -> Reference? {
    switch member {
    case .group(let group):
      report(
        NameProblem.groupAsValue(forms[form].table.groups[group].name),
        at: path.range,
        in: scope.unit,
        notes: ["name one of its fields"]
      )
      return nil
    case .field(let index):
      let field = forms[form].table.fields[index]
      guard let type = field.type else { return nil }
      let reference = reference(to: index, of: form, behind: trail)
      reads.append(reference)
      return .field(reference, type: type, options: field.options)
    }
  }

  /// The reference to a field of a form, to which the trail leads if it is not the first.
  func reference(to field: Int, of form: Int, behind trail: FieldRef? = nil) -> FieldRef {
    let path = forms[form].table.fields[field].path
    guard var reference = trail else {
      return FieldRef(form: FormIndex(form), field: FieldIndex(field), path: path)
    }
    reference.inner.append(FieldIndex(field))
    reference.path += path
    return reference
  }

  mutating func reportUnknownField(
    _ name: Name,
    among candidates: [String],
    in scope: Scope
  ) {
    if rule(named: name.text, in: scope.unit) != nil {
      report(
        NameProblem.wrongSort(name.text, is: .rule, expected: .field),
        at: name.range,
        in: scope.unit
      )
      return
    }
    let fixes = didYouMean(name.text, at: name.range, among: candidates)
    report(NameProblem.unknownField(name.text), at: name.range, in: scope.unit, fixes: fixes)
  }
}
