// Which fields apply: conditions are evaluated again if a value that they read has changed.

extension SessionState {
  /// Notes the instances in which a change may activate or deactivate other fields.
  mutating func collectInstances(
    decidedBy field: FieldID,
    into undecided: inout [InstanceID]
  ) {
    // A nested form applies only if it contains a value.
    guard tree[field].blueprint.decides || tree[field.instance].isNested else { return }
    let place = tree.place(of: field.instance)
    if tree[place].isRow, let next = rowDecided(by: slot(of: field, in: place), in: place),
      !tree[next].isUndecided
    {
      tree[next].isUndecided = true
      undecided.append(next)
    }
    collectInstances(from: place, into: &undecided)
  }

  /// Notes a place in which other fields may apply now, and the places around it that depend on it.
  mutating func collectInstances(from place: InstanceID, into undecided: inout [InstanceID]) {
    var place = place
    while true {
      if !tree[place].isUndecided {
        tree[place].isUndecided = true
        undecided.append(place)
      }
      // Conditions around a list may read its items.
      repeat {
        guard let list = tree[place].holder else { return }
        place = tree.place(of: list.instance)
        if isDecisive(list) { break }
      } while true
    }
  }

  /// The slot of a field, relative to the first slot of an instance that contains it.
  private func slot(of field: FieldID, in place: InstanceID) -> SlotOffset {
    SlotOffset(tree.slot(of: field) - tree[place].base)
  }

  /// Whether a condition of a field's instance, or of an instance around it, reads the field.
  private func isDecisive(_ field: FieldID) -> Bool {
    var holder = field
    var slot = SlotOffset(0)
    while true {
      let blueprint = tree[holder].blueprint
      slot = SlotOffset(slot.position + blueprint.layout.slot.position)
      let instance = holder.instance
      if blueprint.decides || tree[instance].blueprint.decidingSlots.contains(slot) { return true }
      guard !tree[instance].isRow, let next = tree[instance].holder else { return false }
      holder = next
    }
  }

  mutating func decideAgain(in undecided: [InstanceID]) {
    // Outer conditions may read the results of inner ones.
    for place in undecided.sorted(by: { tree[$0].stack.depth > tree[$1].stack.depth }) {
      var next: InstanceID? = place
      while let place = next {
        tree[place].isUndecided = false
        var request = preparation
        request.stepLimit = grantedSteps
        computeItems(of: place, request)
        evaluator.decideAgain(in: tree[place].stack, request)
        chargeKeystroke()
        let hasOtherFields = noteActivity(of: place, withRows: false)
        let computed = program.computed.isEmpty ? [] : noteComputed(in: place)
        next = nil
        guard tree[place].isRow, hasOtherFields || !computed.isEmpty else { continue }
        if !program.computed.isEmpty { noteItems(around: place) }
        // What applies in a row, and its values, may depend on those of the previous one.
        next = rowDecided(by: place, withOtherFields: hasOtherFields, computed)
      }
    }
  }

  /// Marks everything that depends on fields that were activated or deactivated.
  ///
  /// - Returns: whether there are any, outside of rows.
  @discardableResult
  mutating func noteActivity(of instance: InstanceID, withRows: Bool) -> Bool {
    var hasChanged = false
    for field in tree.fields(of: instance) {
      if noteActivity(of: field) { hasChanged = true }
      if let nested = tree[field].nested, noteActivity(of: nested, withRows: withRows) {
        hasChanged = true
      }
      guard withRows, tree[field].blueprint.rowForm != nil else { continue }
      for row in tree.rows(of: field) {
        if let row = row.instance { noteActivity(of: row, withRows: true) }
      }
    }
    for (index, unit) in tree[instance].blueprint.units.enumerated() {
      // For a form-level check under a `when`, only its slot says whether it applies.
      guard case .form(let slot) = unit.subject else { continue }
      let unit = UnitID(instance: instance, index: index)
      let flags = evaluator.record.slots[tree[instance].base + slot.position].flags
      let activity = flags.intersection(.unapplied)
      guard activity != tree[unit].activity else { continue }
      tree[unit].activity = activity
      mark(unit)
    }
    return hasChanged
  }

  private mutating func noteActivity(of field: FieldID) -> Bool {
    let slot = evaluator.record.slots[tree.slot(of: field)]
    var activity = slot.flags.intersection(Slot.Flags.unapplied.union(.emptyForm))
    // A missing nested form is not evaluated, just like an empty one.
    if tree[field].nested != nil, slot.kind != .form { activity.insert(.emptyForm) }
    guard activity != tree[field].activity else { return false }
    tree[field].activity = activity
    if tree[field].blueprint.isComputed { takeComputed(field) }
    invalidate(field)
    for inner in tree.instances(in: field) { markAll(within: inner) }
    return true
  }
}
