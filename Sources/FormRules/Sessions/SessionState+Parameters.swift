// Parameters of forms: a change of an argument affects everything that reads the parameter.

extension SessionState {
  /// Marks everything that reads parameters whose arguments read a slot of an instance.
  mutating func invalidateParameters(reading slot: SlotOffset, of instance: InstanceID) {
    guard !tree[instance].blueprint.passing.isEmpty,
      let passed = tree[instance].blueprint.passing[slot]
    else { return }
    invalidateParameters(passed, of: instance)
  }

  /// Marks everything that reads parameters that an instance has changed.
  mutating func invalidateParameters(_ passed: [PassedParameter], of instance: InstanceID) {
    for parameter in passed {
      let field = FieldID(instance: instance, index: parameter.field)
      let blueprint = tree[field].blueprint
      // Forms in lists of lists have no instances of their own: they are evaluated with their field.
      guard blueprint.holdsUnits else {
        work.isStale = true
        mark(tree.unit(of: field))
        continue
      }
      for inner in tree.instances(in: field) {
        let slot = tree[inner].blueprint.parameterSlots[parameter.parameter]
        unbind(inner, slot)
        for position in tree[inner].blueprint.readers[slot] ?? [] {
          mark(UnitID(instance: inner, index: position))
        }
        invalidateParameters(reading: slot, of: inner)
      }
    }
  }

  private mutating func unbind(_ instance: InstanceID, _ slot: SlotOffset) {
    if !tree[instance].isUnbound {
      tree[instance].isUnbound = true
      work.unbound.append(instance)
    }
    guard tree[instance].blueprint.decidingSlots.contains(slot) else { return }
    let place = tree.place(of: instance)
    guard !tree[place].isUndecided else { return }
    tree[place].isUndecided = true
    work.undecided.append(place)
  }

  /// Writes the values of parameters to the record.
  mutating func bindParameters() {
    for instance in work.unbound where tree.contains(instance) {
      tree[instance].isUnbound = false
      evaluator.bindParameters(of: tree[instance].stack, preparation)
      let place = tree.place(of: instance)
      guard !program.computed.isEmpty, tree[place].isRow else { continue }
      // An aggregate around a row may include what the row computes from its parameters.
      noteItems(around: instance)
      var undecided: [InstanceID] = []
      swap(&undecided, &work.undecided)
      collectInstances(from: place, into: &undecided)
      swap(&undecided, &work.undecided)
    }
    work.unbound.removeAll(keepingCapacity: true)
  }

  /// Forgets the pending work for parameters, because the whole record was prepared.
  mutating func forgetParameters() {
    for instance in work.unbound where tree.contains(instance) { tree[instance].isUnbound = false }
    for place in work.undecided where tree.contains(place) { tree[place].isUndecided = false }
    work.unbound.removeAll()
    work.undecided.removeAll()
  }

  /// The instances whose branches depend on changed parameters.
  mutating func takeUndecided() -> [InstanceID] {
    let places = work.undecided.filter { tree.contains($0) }
    work.undecided.removeAll(keepingCapacity: true)
    return places
  }
}
