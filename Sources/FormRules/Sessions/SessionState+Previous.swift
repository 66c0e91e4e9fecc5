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

  /// The next row, if its branches must be evaluated again because a slot of this one has changed.
  func rowDecided(by slot: SlotOffset, in row: InstanceID) -> InstanceID? {
    tree[row].blueprint.decidingSlotsOfPrevious.contains(slot) ? nextRow(after: row) : nil
  }

  /// The next row, if its branches depend on this one in any way.
  func rowDecided(by row: InstanceID) -> InstanceID? {
    tree[row].blueprint.decidingSlotsOfPrevious.isEmpty ? nil : nextRow(after: row)
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
