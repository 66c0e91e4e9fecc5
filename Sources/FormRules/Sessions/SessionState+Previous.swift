// What reads the item before it: a change in a row concerns the next one, and so does a change of rows.

extension SessionState {
  /// The row after one in its list; nil for the last, and for what is no row.
  private func nextRow(after row: InstanceID) -> InstanceID? {
    guard let list = tree[row].holder, let id = tree[row].row,
      case .rows(let rows) = tree[list].content
    else { return nil }
    // Where the row was when the record was laid out, which is where it is unless rows have moved since.
    let known = tree[row].stack.lastItem.flatMap { position in
      rows.indices.contains(position) && rows[position].id == id ? position : nil
    }
    guard let position = known ?? tree.position(of: id, in: list), position + 1 < rows.count else {
      return nil
    }
    return rows[position + 1].instance
  }

  /// Marks what reads a slot of a row in the row after it.
  mutating func markFollowers(of slot: SlotOffset, in row: InstanceID) {
    let blueprint = tree[row].blueprint
    guard !blueprint.followers.isEmpty, let readers = blueprint.followers[slot],
      let next = nextRow(after: row)
    else { return }
    for position in readers { mark(UnitID(instance: next, index: position)) }
  }

  /// The row after one whose branches have to be decided again, now that a slot of the row has changed.
  func rowDecided(by slot: SlotOffset, in row: InstanceID) -> InstanceID? {
    tree[row].blueprint.decidingSlotsOfPrevious.contains(slot) ? nextRow(after: row) : nil
  }

  /// The row after one whose branches depend on it in any way.
  func rowDecided(by row: InstanceID) -> InstanceID? {
    tree[row].blueprint.decidingSlotsOfPrevious.isEmpty ? nil : nextRow(after: row)
  }

  /// Marks what reads the previous row in those rows that come after another one than before.
  mutating func markMoved(in list: FieldID, from before: [RowNode], to after: [RowNode]) {
    guard let row = after.first?.instance ?? before.first?.instance,
      tree[row].blueprint.readsPrevious
    else { return }
    var predecessors: [FormRow.ID: FormRow.ID] = [:]
    for (row, next) in zip(before, before.dropFirst()) { predecessors[next.id] = row.id }
    var previous: FormRow.ID?
    for row in after {
      if predecessors[row.id] != previous, let instance = row.instance {
        for position in Set(tree[instance].blueprint.followers.values.joined()) {
          mark(UnitID(instance: instance, index: position))
        }
      }
      previous = row.id
    }
  }
}
