// Visited fields: a check is shown once all fields that it reads were visited, and none is being typed.

extension SessionState {
  /// Whether a field was visited, or its value was computed, or is from the app and the focus is elsewhere.
  func countsAsVisited(_ field: FieldID) -> Bool {
    if tree[field].blueprint.isComputed { return valueGivenOut(by: field) != nil }
    return tree[field].isVisited || tree[field].isProvided && focus.field != field
  }

  /// Whether the field that a unit's check reads was visited, and is not being typed.
  ///
  /// If the slot is computed, that depends on other fields, and the unit is updated after each visit.
  mutating func isSettled(_ slot: SlotOffset, in unit: UnitID) -> Bool {
    let instance = unit.instance
    let field = tree.field(at: slot, in: instance)
    // Inactive fields can't be visited.
    if let field, tree[field].activity.contains(.inactive) { return true }
    guard let field, !tree[field].blueprint.isComputed else {
      // What is computed, or a parameter, is visited once all fields are from which it is computed.
      let fields = sources(of: slot, in: instance)
      dependents.insert(unit)
      return fields.allSatisfy { countsAsVisited($0) && !isTyping(in: $0) }
    }
    if tree[field].blueprint.holdsUnits { dependents.insert(unit) }
    return countsAsVisited(field) && !isBeingTyped(slot, in: instance)
  }

  /// Whether a computed field's own checks are shown: a field that it is computed from was visited, and
  /// none is being typed.
  mutating func isSettled(computed field: FieldID) -> Bool {
    let slot = tree[field].blueprint.layout.slot
    let fields = sources(of: slot, in: field.instance)
    dependents.insert(tree.unit(of: field))
    return (fields.isEmpty || fields.contains { countsAsVisited($0) })
      && !isBeingTyped(slot, in: field.instance)
  }

  /// Whether the value of a slot, or a value that it is computed from, is being typed.
  private func isBeingTyped(_ slot: SlotOffset, in instance: InstanceID) -> Bool {
    guard let typed = focus.field, tree[typed].isTyping else { return false }
    if let field = tree.field(at: slot, in: instance), !tree[field].blueprint.isComputed {
      return isTyping(in: field)
    }
    return sources(of: slot, in: instance).contains { isTyping(in: $0) }
  }

  /// Whether a field's checks read another field that is being typed, so that undecided checks may soon
  /// be decided.
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

  /// Updates the units that depend on visits to fields that they don't read themselves.
  mutating func showDependents() {
    guard !dependents.isEmpty else { return }
    let units = dependents.sorted {
      ($0.instance.position, $0.index) < ($1.instance.position, $1.index)
    }
    for unit in units where tree.contains(unit.instance) {
      if let field = tree.field(of: unit) { queueStatus(of: field) }
    }
    dependents.removeAll()
  }

  /// The fields that people fill in from which a slot of an instance is computed.
  ///
  /// - Complexity: linear in the number of computed values and arguments.
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

  /// Whether a field, or one in its form or rows, is being typed.
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
