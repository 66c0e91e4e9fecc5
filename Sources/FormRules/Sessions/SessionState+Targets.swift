// Checks that report violations at a field of a nested form: `check … at home.since`.

extension SessionState {
  /// The inner fields at which the checks of a field report violations.
  func targets(of field: FieldID) -> [FieldID] {
    guard let nested = tree[field].nested else { return [] }
    return tree[field].blueprint.targets.compactMap { tree.find($0.components[...], in: nested) }
  }

  /// The field that shows a violation of a unit of a field.
  func target(of violation: Violation, in field: FieldID) -> FieldID {
    guard let check = violation.check, let nested = tree[field].nested else { return field }
    guard let target = program.checks[check].targetField else { return field }
    return tree.find(target.components[...], in: nested) ?? field
  }

  /// The units around a field that may report violations at it.
  ///
  /// - Complexity: linear in the depth of forms.
  private func reporters(of field: FieldID) -> [UnitID] {
    var reporters: [UnitID] = []
    var instance = field.instance
    while !tree[instance].isRow, let holder = tree[instance].holder {
      if !tree[holder].blueprint.targets.isEmpty, targets(of: holder).contains(field) {
        reporters.append(tree.unit(of: holder))
      }
      instance = holder.instance
    }
    return reporters
  }

  /// Whether checks around a field may report violations at it.
  func isReported(_ field: FieldID) -> Bool {
    tree[field.instance].isNested && !reporters(of: field).isEmpty
  }

  /// The units that may report violations at a field: its own, and those around it.
  func unitsShown(by field: FieldID) -> [UnitID] {
    let own = tree.unit(of: field)
    return tree[field.instance].isNested ? reporters(of: field) + [own] : [own]
  }

  /// The results of a field: without violations reported at fields in its form, and with those that
  /// checks around it report at the field.
  mutating func standing(of field: FieldID) -> UnitNode.Standing {
    let own = tree.unit(of: field)
    var standing = tree[own].standing
    if !tree[field].blueprint.targets.isEmpty, standing.contains(.fails) {
      standing.subtract([.hasErrors, .fails, .failsForGood])
      note(
        findings(of: own).violations.filter { target(of: $0, in: field) == field },
        in: &standing
      )
    }
    guard tree[field.instance].isNested else { return standing }
    for unit in reporters(of: field) where tree[unit].standing.contains(.fails) {
      guard let holder = tree.field(of: unit) else { continue }
      note(
        findings(of: unit).violations.filter { target(of: $0, in: holder) == field },
        in: &standing
      )
    }
    return standing
  }

  private func note(_ violations: [Violation], in standing: inout UnitNode.Standing) {
    for violation in violations {
      standing.insert(.fails)
      if violation.severity == .error { standing.insert(.hasErrors) }
      if !violation.isIncomplete { standing.insert(.failsForGood) }
    }
  }
}
