// What of a form has been visited: a check is shown once all that it reads has been, and nobody types it.

extension SessionState {
  /// Whether someone has been in a field, or its value was given by the app or computed and nobody is
  /// there now.
  func countsAsVisited(_ field: FieldID) -> Bool {
    if tree[field].blueprint.isComputed { return valueGivenOut(by: field) != nil }
    return tree[field].isTouched || tree[field].isProvided && focus.field != field
  }

  /// Whether what a unit's check reads in a slot has been visited, and is not being typed.
  ///
  /// Where that depends on what the slot is computed from, the unit is shown again after each visit.
  mutating func isSettled(_ slot: SlotOffset, in unit: UnitID) -> Bool {
    let instance = unit.instance
    guard let field = tree.field(at: slot, in: instance) else {
      // A `let` or a parameter, which is visited once all is that it is computed from, or given.
      let fields = sources(of: slot, in: instance)
      dependents.insert(unit)
      return fields.allSatisfy { countsAsVisited($0) && !isTyping(in: $0) }
    }
    // Nobody can visit a field that does not apply.
    if tree[field].activity.contains(.inactive) { return true }
    if tree[field].blueprint.holdsUnits || tree[field].blueprint.isComputed {
      dependents.insert(unit)
    }
    return countsAsVisited(field) && !isBeingTyped(slot, in: instance)
  }

  /// Whether a computed field's own checks are shown: something was done that it is computed from, and
  /// nobody is doing that now.
  mutating func isSettled(computed field: FieldID) -> Bool {
    let slot = tree[field].blueprint.layout.slot
    let fields = sources(of: slot, in: field.instance)
    dependents.insert(tree.unit(of: field))
    return (fields.isEmpty || fields.contains { countsAsVisited($0) })
      && !isBeingTyped(slot, in: field.instance)
  }

  /// Whether someone types what is in a slot, or what that is computed from.
  private func isBeingTyped(_ slot: SlotOffset, in instance: InstanceID) -> Bool {
    guard let typed = focus.field, tree[typed].isTyping else { return false }
    if let field = tree.field(at: slot, in: instance), !tree[field].blueprint.isComputed {
      return isTyping(in: field)
    }
    return sources(of: slot, in: instance).contains { isTyping(in: $0) }
  }

  /// Whether a field's checks read what someone types elsewhere, so that what could not be decided may be
  /// in a moment.
  mutating func awaitsTyping(_ field: FieldID) -> Bool {
    if tree[field].isTyping { return false }
    let unit = tree.unit(of: field)
    let blueprint = tree[field].blueprint
    dependents.insert(unit)
    return blueprint.isComputed && isBeingTyped(blueprint.layout.slot, in: field.instance)
      || tree[field.instance].blueprint.units[unit.index].reads.contains {
        isBeingTyped($0, in: field.instance)
      }
  }

  /// Has those units shown again of which that depends on visits to others than those that they read.
  mutating func showDependents() {
    guard !dependents.isEmpty else { return }
    let units = dependents.sorted {
      ($0.instance.position, $0.index) < ($1.instance.position, $1.index)
    }
    for unit in units where tree.contains(unit.instance) {
      if let field = tree.field(of: unit) { awaitShow(of: field) }
    }
    dependents.removeAll()
  }

  /// The fields that somebody gives values and that a slot of an instance is computed from, or given.
  ///
  /// - Complexity: linear in what is computed and given.
  private func sources(of slot: SlotOffset, in instance: InstanceID) -> [FieldID] {
    struct Source: Hashable {
      let slot: SlotOffset
      let instance: InstanceID
    }
    var sources = [Source(slot: slot, instance: instance)]
    var seen = Set(sources)
    var fields: [FieldID] = []
    while let source = sources.popLast() {
      let blueprint = tree[source.instance].blueprint
      var (reads, around): ([SlotOffset], InstanceID) = ([], source.instance)
      if let value = blueprint.computedSlots[source.slot] {
        reads = program.computed[value].reads
      } else if let field = tree.field(at: source.slot, in: source.instance) {
        if tree[field].blueprint.isComputed {
          (reads, around) = ([tree[field].blueprint.layout.slot], field.instance)
        } else {
          fields.append(field)
        }
      } else if let parameter = blueprint.parameterSlots.firstIndex(of: source.slot),
        let holder = tree[source.instance].holder,
        let arguments = tree[holder].blueprint.layout.arguments,
        arguments.indices.contains(parameter)
      {
        (reads, around) = (arguments[parameter].reads, holder.instance)
      }
      for read in reads {
        let source = Source(slot: read, instance: around)
        if seen.insert(source).inserted { sources.append(source) }
      }
    }
    return fields
  }

  /// Whether someone types a field, or one in its form or rows.
  private func isTyping(in field: FieldID) -> Bool {
    if tree[field].isTyping { return true }
    guard tree[field].blueprint.holdsUnits, let typed = focus.field, tree[typed].isTyping else {
      return false
    }
    var instance = typed.instance
    while let holder = tree[instance].holder {
      if holder == field { return true }
      instance = holder.instance
    }
    return false
  }
}
