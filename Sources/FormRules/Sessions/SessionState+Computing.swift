// Computed values: after a change, the values that depend on it are computed again, and everything that reads
// them is evaluated.

extension SessionState {
  /// A list item that has changed, and an aggregate over the list.
  struct ChangedItem {
    /// The form that has the aggregate.
    var instance: InstanceID
    /// The instance whose slots contain those of the form.
    var place: InstanceID
    /// The position of the next changed item of the same place; nil for the last.
    var next: Int?
    var value: ComputedIndex
    /// The first slot of the item.
    var base: Int
  }

  /// Notes the aggregates over the lists around an instance.
  mutating func noteItems(around instance: InstanceID) {
    var place = tree.place(of: instance)
    while let list = tree[place].holder {
      let base = tree[place].base
      // The slots of a nested form belong to the form around it; those of a row don't.
      var (holder, slot) = (list, 0)
      while true {
        let instance = holder.instance
        slot += tree[holder].blueprint.layout.slot.position
        note(base, of: SlotOffset(slot), in: instance)
        guard !tree[instance].isRow, let next = tree[instance].holder else { break }
        holder = next
      }
      place = tree.place(of: list.instance)
    }
  }

  private mutating func note(_ base: Int, of list: SlotOffset, in instance: InstanceID) {
    let blueprint = tree[instance].blueprint
    for value in blueprint.aggregates[list] ?? [] {
      let place = tree.place(of: instance)
      work.changedItems.append(
        ChangedItem(
          instance: instance,
          place: place,
          next: tree[place].changedItem,
          value: value,
          base: base
        )
      )
      tree[place].changedItem = work.changedItems.count - 1
    }
    for value in blueprint.listReaders[list] ?? [] {
      evaluator.forgetAggregate(value, base: tree[instance].base)
    }
  }

  /// Updates the aggregates of a place with the changed items of its lists.
  mutating func computeItems(of place: InstanceID, _ request: EvaluationRequest) {
    var next = tree[place].changedItem
    tree[place].changedItem = nil
    while let position = next {
      let item = work.changedItems[position]
      next = item.next
      evaluator.noteItem(
        at: item.base,
        of: item.value,
        in: tree[item.instance].stack,
        request
      )
    }
  }

  /// Forgets the changed items, once the aggregates are up to date.
  mutating func forgetItems() {
    for item in work.changedItems where tree.contains(item.place) {
      tree[item.place].changedItem = nil
    }
    work.changedItems.removeAll(keepingCapacity: true)
  }

  /// Marks everything that reads a changed computed value of a place.
  ///
  /// - Returns: the slots of the changed values, relative to the place.
  mutating func noteComputed(in place: InstanceID) -> [SlotOffset] {
    evaluator.takeChanges().compactMap { change in
      guard let instance = instance(at: change.base, within: place) else { return nil }
      note(change.value, in: instance)
      let slot = change.base + program.computed[change.value].slot.position
      return SlotOffset(slot - tree[place].base)
    }
  }

  /// Marks everything that reads a computed value, and updates the field that shows it.
  private mutating func note(_ value: ComputedIndex, in instance: InstanceID) {
    markReaders(of: program.computed[value].slot, in: instance)
    guard let index = tree[instance].blueprint.computedFields[value] else { return }
    let field = FieldID(instance: instance, index: index)
    invalidate(field)
    invalidateStatus(of: field)
    takeComputed(field)
  }

  /// Stores a computed value in its field; the field is empty while it does not apply.
  mutating func takeComputed(_ field: FieldID) {
    let computed = valueGivenOut(by: field)
    guard tree.value(of: field) != computed else { return }
    replaceContent(of: field, by: .value(computed))
    broadcast.send(.value(tree.path(of: field)))
  }

  /// Marks everything that reads computed values, after all of them were computed.
  mutating func noteAllComputed() {
    guard !program.computed.isEmpty else { return }
    _ = evaluator.takeChanges()
    noteAllComputed(of: root)
  }

  private mutating func noteAllComputed(of instance: InstanceID) {
    for value in tree[instance].blueprint.computed { note(value, in: instance) }
    for field in tree.fields(of: instance) {
      for inner in tree.instances(in: field) { noteAllComputed(of: inner) }
    }
  }

  /// The instance that begins at a slot: the place itself, or a form nested in it.
  private func instance(at base: Int, within place: InstanceID) -> InstanceID? {
    if tree[place].base == base { return place }
    for field in tree.fields(of: place) {
      guard let nested = tree[field].nested else { continue }
      let count = program.forms[tree[nested].blueprint.form].slotCount
      guard tree[nested].base <= base, base < tree[nested].base + count else { continue }
      return instance(at: base, within: nested)
    }
    return nil
  }
}
