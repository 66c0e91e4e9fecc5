// References to the previous item: a change in a row, or of the order of rows, affects the next row.

extension SessionState {
  /// The next row in the list; nil for the last row, and for other instances.
  private func nextRow(after row: InstanceID) -> InstanceID? {
    guard let list = tree[row].holder, let id = tree[row].row,
      case .rows(let rows) = tree[list].content, let position = rows.position(of: id)
    else { return nil }
    return position + 1 < rows.count ? rows[position + 1].instance : nil
  }

  /// Marks whatever in the next row reads a slot of this one.
  mutating func markFollowers(of slot: SlotOffset, in row: InstanceID) {
    let blueprint = tree[row].blueprint
    guard !blueprint.followers.isEmpty, let readers = blueprint.followers[slot],
      let next = nextRow(after: row)
    else { return }
    for position in readers { mark(UnitID(instance: next, index: position)) }
  }

  /// The next row, if its branches and values depend on a slot of this one, which has changed.
  func rowDecided(by slot: SlotOffset, in row: InstanceID) -> InstanceID? {
    tree[row].blueprint.decidingSlotsOfPrevious.contains(slot) ? nextRow(after: row) : nil
  }

  /// The next row, if its branches and values depend on what has changed in this one.
  ///
  /// - Parameters:
  ///   - row: this row.
  ///   - hasOtherFields: whether other fields apply than before.
  ///   - computed: the slots of computed values that have changed.
  /// - Returns: that row; nil if there is none.
  func rowDecided(
    by row: InstanceID,
    withOtherFields hasOtherFields: Bool,
    _ computed: [SlotOffset]
  ) -> InstanceID? {
    let slots = tree[row].blueprint.decidingSlotsOfPrevious
    let isDecisive = hasOtherFields ? !slots.isEmpty : computed.contains { slots.contains($0) }
    return isDecisive ? nextRow(after: row) : nil
  }

  /// Marks everything that reads the previous row, in rows whose previous row has changed.
  mutating func markMoved(from before: RowList, to after: RowList) {
    guard let row = after.first?.instance ?? before.first?.instance,
      tree[row].blueprint.readsPrevious
    else { return }
    var previous: FormRow.ID?
    for row in after {
      let earlier = before.position(of: row.id).flatMap { $0 > 0 ? before[$0 - 1].id : nil }
      if earlier != previous, let instance = row.instance {
        for position in Set(tree[instance].blueprint.followers.values.joined()) {
          mark(UnitID(instance: instance, index: position))
        }
      }
      previous = row.id
    }
  }
}
