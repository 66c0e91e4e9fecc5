internal import RuleEngine

/// Where the texts of a row go: the values of a form, by the paths that name the row's cells.
///
/// CSV and form-encoded text are both lists of texts under paths. The paths are laid out once, as a
/// tree along the form's slots; each row then fills slots by walking the tree.
struct CellTree: Sendable {
  /// Why paths can't be laid out; positions count the paths.
  enum Conflict: Error, Hashable {
    /// The path was given before.
    case repeated(Int)
    /// One path names a value, another a part of it.
    case nested(Int, within: Int)
    /// An item is named, while one before it in its list is not.
    case gap(Int, missing: FieldPath)
  }

  struct Node: Sendable {
    enum Content: Sendable {
      /// A position in the row.
      case cell(Int)
      /// Nodes whose slots count from where this one's do, or from it itself.
      case object([Node], sharesBase: Bool)
      /// Items side by side, each with so many slots.
      case list([Node], stride: Int)
    }

    var slot: Int
    var content: Content
  }

  let members: [Node]
  /// Positions of the paths that name nothing in the form.
  let unknown: [Int]

  /// Lays out the paths; nil for a name that is not a path.
  init(_ paths: [FieldPath?], plan: RecordPlan) throws(Conflict) {
    var builder = CellTreeBuilder(forms: plan.forms)
    var unknown: [Int] = []
    for (position, path) in paths.enumerated() {
      guard let path, builder.knows(path, in: plan.form) else {
        unknown.append(position)
        continue
      }
      try builder.insert(path, position: position)
    }
    members = try builder.members(of: plan.form)
    self.unknown = unknown
  }
}

/// The cells of one row: where their texts are among the buffer's bytes, and in the data.
struct CellRow {
  struct Cell {
    var start: UInt32
    var count: UInt32
    var source: UInt32
  }

  var cells: [Cell] = []
}

extension CellTree {
  /// Fills the buffer, which has been reset for the form and holds the texts already.
  ///
  /// - Returns: Whether the limit of slots was kept; the record is incomplete where it was not.
  func write(_ row: CellRow, into buffer: inout RecordBuffer, slotLimit: Int) -> Bool {
    buffer.slots[0] = Slot(kind: .form, source: 0)
    for node in members {
      guard write(node, base: 0, row, into: &buffer, slotLimit: slotLimit) else { return false }
    }
    return true
  }

  private func write(
    _ node: Node,
    base: Int,
    _ row: CellRow,
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) -> Bool {
    let target = base + node.slot
    switch node.content {
    case .cell(let position):
      let cell = row.cells[position]
      buffer.slots[target] = Slot(
        kind: .text,
        start: cell.start,
        count: cell.count,
        source: cell.source
      )
      return true
    case .object(let members, let sharesBase):
      buffer.slots[target] = Slot(kind: .form, source: source(of: node, row))
      for member in members {
        let memberBase = sharesBase ? base : target
        guard write(member, base: memberBase, row, into: &buffer, slotLimit: slotLimit) else {
          return false
        }
      }
      return true
    case .list(let items, let stride):
      // Every row has all columns, so empty cells at a list's end mean that the list is shorter.
      var count = items.count
      while count > 0, isEmpty(items[count - 1], row) { count -= 1 }
      guard count > 0 else { return true }
      guard count * stride <= slotLimit - buffer.slots.count else { return false }
      var list = buffer.appendList(count, stride: stride)
      list.source = source(of: node, row)
      buffer.slots[target] = list
      for item in items[..<count] {
        guard write(item, base: Int(list.start), row, into: &buffer, slotLimit: slotLimit) else {
          return false
        }
      }
      return true
    }
  }

  private func isEmpty(_ node: Node, _ row: CellRow) -> Bool {
    switch node.content {
    case .cell(let position): row.cells[position].count == 0
    case .object(let members, _): members.allSatisfy { isEmpty($0, row) }
    case .list(let items, _): items.allSatisfy { isEmpty($0, row) }
    }
  }

  /// The place of the first cell under the node.
  private func source(of node: Node, _ row: CellRow) -> UInt32 {
    switch node.content {
    case .cell(let position): row.cells[position].source
    case .object(let members, _):
      members.lazy.map { source(of: $0, row) }.min() ?? Slot.unknownSource
    case .list(let items, _): items.lazy.map { source(of: $0, row) }.min() ?? Slot.unknownSource
    }
  }
}
