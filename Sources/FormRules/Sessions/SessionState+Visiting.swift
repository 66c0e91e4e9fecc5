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
  /// Where it is not because of what the slot is computed from, the unit is shown again later.
  mutating func isSettled(_ slot: SlotOffset, in unit: UnitID) -> Bool {
    let instance = unit.instance
    let computed = tree[instance].blueprint.computedSlots[slot]
    guard let field = tree.field(at: slot, in: instance) else {
      // A `let` or a parameter, which is visited once all is that it is computed from, or given.
      let fields = sources(of: slot, in: instance)
      let isSettled = fields.allSatisfy { countsAsVisited($0) && !isTyping(in: $0) }
      if !isSettled { withheld.insert(unit) }
      return isSettled
    }
    guard countsAsVisited(field) else { return false }
    if computed == nil, !isTyping(in: field) { return true }
    if computed != nil, !sources(of: slot, in: instance).contains(where: { isTyping(in: $0) }) {
      return true
    }
    withheld.insert(unit)
    return false
  }

  /// Has those units shown again that were not because of what their checks read.
  mutating func showWithheld() {
    guard !withheld.isEmpty else { return }
    for unit in withheld where tree.contains(unit.instance) {
      if let field = tree.field(of: unit) { awaitShow(of: field) }
    }
    withheld.removeAll()
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
        fields.append(field)
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
