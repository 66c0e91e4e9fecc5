/// Maps the cells of a row to the slots of a form, by the paths that name the cells.
///
/// CSV and form-encoded text are both lists of texts with paths. The paths are laid out once, as a
/// tree that follows the form's slots; each row then fills its slots by walking the tree. For
/// example, the columns `name`, `tags[0]` and `tags[1]` give a tree with the member `name` and a
/// list of two items.
package struct CellTree: Sendable {
  /// A contradiction between paths, at the position of one of them.
  package struct Conflict: Error {
    package var position: Int
    /// The description, without the position.
    package var message: String
  }

  private var root = Node(key: 0, kind: .form)
  /// Names that match nothing in the form, other than unknown members of closed forms.
  package private(set) var unknownNames: [String] = []
  /// Whether each row has a cell for every name, so that an empty cell means an absent member.
  private let hasAllNames: Bool

  /// Lays out the paths of a row's cells.
  ///
  /// - Parameters:
  ///   - paths: the path of each cell; nil for a name that is not a path.
  ///   - names: the names as the data writes them.
  ///   - hasAllNames: whether each row has a cell for every name, as in CSV.
  ///   - form: the form that the paths belong to.
  /// - Throws: `Conflict` if paths contradict each other.
  package init(
    _ paths: [FieldPath?],
    names: [String],
    hasAllNames: Bool,
    of form: FormPaths
  ) throws(Conflict) {
    self.hasAllNames = hasAllNames
    var form = form
    for (position, path) in paths.enumerated() {
      let path = path.map { form.joiningKeys(of: $0) }
      if let steps = path.flatMap({ form.steps(of: $0) }) {
        try root.insert(steps[...], position: position, names)
      } else if let unknown = form.unknownMember(path, named: names[position]) {
        try root.insert(unknown.name, unknown.holder[...], position: position, names)
      } else {
        unknownNames.append(names[position])
      }
    }
    try root.settle(depth: 0, paths, names)
  }
}

extension CellTree {
  /// A value of the row: a cell, or a container of values from several cells.
  private struct Node {
    /// The position within the parent.
    ///
    /// For a member it is the slot, relative as the parent's `kind` says; for an item the index;
    /// for a map's value the order of first occurrence.
    let key: Int
    /// The key, for a value of a map.
    var name: String?
    let kind: SlotStep.Kind
    /// The position in the row of the value's own cell.
    var cell: Int?
    /// The position of the first path that goes through this node.
    var firstBelow: Int?
    /// Members that the closed form does not name, with the positions of their cells.
    var unknownMembers: [(name: String, cells: [Int])] = []
    /// Indices in `unknownMembers` by name; used while the tree is built.
    var positionsOfUnknown: [ExactText: Int] = [:]
    /// Members or items, sorted by key once the tree is settled.
    var nodes: [Node] = []
    /// Indices in `nodes` by key; used while the tree is built.
    var positions: [Int: Int] = [:]
    var positionsByName: [ExactText: Int] = [:]

    /// The index of the child node for a step, created if necessary.
    private mutating func place(of step: SlotStep) -> Int {
      let known = step.name.map { positionsByName[ExactText($0)] } ?? positions[step.key]
      if let known { return known }
      var node = Node(key: step.name == nil ? step.key : nodes.count, kind: step.kind)
      node.name = step.name
      nodes.append(node)
      if let name = step.name {
        positionsByName[ExactText(name)] = nodes.count - 1
      } else {
        positions[step.key] = nodes.count - 1
      }
      return nodes.count - 1
    }

    /// Adds a path of the form.
    mutating func insert(
      _ steps: ArraySlice<SlotStep>,
      position: Int,
      _ names: [String]
    ) throws(Conflict) {
      func nested(_ inner: Int, in outer: Int) -> Conflict {
        let message =
          "'\(names[inner])' is a part of '\(names[outer])', which has a value of its own"
        return Conflict(position: inner, message: message)
      }
      guard let step = steps.first else {
        if cell != nil {
          throw Conflict(position: position, message: "duplicate name '\(names[position])'")
        }
        if let firstBelow { throw nested(firstBelow, in: position) }
        cell = position
        return
      }
      if let cell { throw nested(position, in: cell) }
      if firstBelow == nil { firstBelow = position }
      try nodes[place(of: step)].insert(steps.dropFirst(), position: position, names)
    }

    /// Adds an unknown member to the object of a closed form that the steps lead to.
    mutating func insert(
      _ unknownName: String,
      _ steps: ArraySlice<SlotStep>,
      position: Int,
      _ names: [String]
    ) throws(Conflict) {
      if firstBelow == nil { firstBelow = position }
      guard let step = steps.first else {
        if let known = positionsOfUnknown[ExactText(unknownName)] {
          unknownMembers[known].cells.append(position)
        } else {
          positionsOfUnknown[ExactText(unknownName)] = unknownMembers.count
          unknownMembers.append((unknownName, [position]))
        }
        return
      }
      try nodes[place(of: step)].insert(unknownName, steps.dropFirst(), position: position, names)
    }

    /// Sorts members and items, and verifies that lists have no gaps.
    mutating func settle(
      depth: Int,
      _ paths: [FieldPath?],
      _ names: [String]
    ) throws(Conflict) {
      (positions, positionsByName, positionsOfUnknown) = ([:], [:], [:])
      nodes.sort { $0.key < $1.key }
      for index in nodes.indices {
        if case .list = kind, nodes[index].key != index {
          let last = nodes[nodes.count - 1]
          let position = last.cell ?? last.firstBelow ?? 0
          let list = (paths[position]?.components ?? []).prefix(depth)
          let missing = FieldPath(list + [.index(index)])
          let message = "'\(names[position])' is present, but not '\(missing)'"
          throw Conflict(position: position, message: message)
        }
        try nodes[index].settle(depth: depth + 1, paths, names)
      }
    }
  }
}

/// A cell of a row: the range of its text in the buffer, and its place in the data.
///
/// A posted form may have a file instead; `start` is then its position among the buffer's files.
package struct Cell {
  package var start: UInt32
  package var count: UInt32
  package var source: UInt32
  let isFile: Bool

  package init(start: UInt32, count: UInt32, source: UInt32) {
    self.start = start
    self.count = count
    self.source = source
    isFile = false
  }

  /// A file of the buffer.
  init(ofFile position: Int, source: UInt32) {
    start = UInt32(position)
    count = 1
    self.source = source
    isFile = true
  }
}

extension CellTree {
  /// Fills the buffer, which was reset for the form and already holds the texts.
  ///
  /// - Returns: false if the record would exceed the limit of slots; the record is then incomplete.
  package func write(_ row: [Cell], into buffer: inout RecordBuffer, slotLimit: Int) -> Bool {
    let isWritten = write(root, at: 0, base: 0, row, into: &buffer, slotLimit: slotLimit)
    buffer.slots[0].source = 0
    return isWritten
  }

  /// Fills the slot of a node; `base` is the first slot of the enclosing object.
  private func write(
    _ node: Node,
    at target: Int,
    base: Int,
    _ row: [Cell],
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) -> Bool {
    if let position = node.cell {
      let cell = row[position]
      if cell.isFile {
        buffer.slots[target] = buffer.slot(ofFile: Int(cell.start))
        buffer.slots[target].source = cell.source
      } else {
        buffer.slots[target] = Slot(
          kind: .text,
          start: cell.start,
          count: cell.count,
          source: cell.source
        )
      }
      return true
    }
    switch node.kind {
    case .scalar:
      return true
    case .group, .form:
      buffer.slots[target] = Slot(kind: .form, source: source(of: node, row))
      let start = if case .group = node.kind { base } else { target }
      for member in node.nodes {
        let slot = start + member.key
        guard write(member, at: slot, base: start, row, into: &buffer, slotLimit: slotLimit) else {
          return false
        }
      }
      for unknown in node.unknownMembers {
        let cell = unknown.cells.lazy.map { row[$0] }.first { $0.count > 0 || !hasAllNames }
        guard let cell else { continue }
        var name = buffer.appendText(unknown.name)
        name.source = cell.source
        buffer.appendUnknownMember(named: name, toObjectAt: target)
      }
      return true
    case .map(let stride):
      return write(node, stride: stride, at: target, row, into: &buffer, slotLimit: slotLimit)
    case .list(let stride):
      // In CSV every row has all columns, so empty cells at the end mean that the list is shorter.
      var count = node.nodes.count
      while count > 0, isEmpty(node.nodes[count - 1], row) { count -= 1 }
      guard count > 0 else { return true }
      guard count * stride <= slotLimit - buffer.slots.count else { return false }
      var list = buffer.appendList(count, stride: stride)
      list.source = source(of: node, row)
      buffer.slots[target] = list
      for item in node.nodes[..<count] {
        let slot = Int(list.start) + item.key * stride
        guard write(item, at: slot, base: slot, row, into: &buffer, slotLimit: slotLimit) else {
          return false
        }
      }
      return true
    }
  }

  /// Fills the slot of a map with the entries that the row has.
  private func write(
    _ map: Node,
    stride: Int,
    at target: Int,
    _ row: [Cell],
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) -> Bool {
    let entries = map.nodes.filter { !hasAllNames || !isEmpty($0, row) }
    guard !entries.isEmpty else { return true }
    guard entries.count * (stride + 1) <= slotLimit - buffer.slots.count else { return false }
    var slot = buffer.appendMap(entries.count, stride: stride)
    slot.source = source(of: map, row)
    buffer.slots[target] = slot
    for (index, entry) in entries.enumerated() {
      let value = slot.position(ofItem: index)
      var key = buffer.appendText(entry.name ?? "")
      key.source = source(of: entry, row)
      buffer.setKey(key, ofEntry: index, in: slot)
      guard write(entry, at: value, base: value, row, into: &buffer, slotLimit: slotLimit) else {
        return false
      }
    }
    _ = buffer.sortEntries(of: slot)
    return true
  }

  private func isEmpty(_ node: Node, _ row: [Cell]) -> Bool {
    node.cell.map { row[$0].count == 0 }
      ?? (node.nodes.allSatisfy { isEmpty($0, row) }
        && node.unknownMembers.allSatisfy { $0.cells.allSatisfy { row[$0].count == 0 } })
  }

  /// The place in the data of the node's first cell.
  private func source(of node: Node, _ row: [Cell]) -> UInt32 {
    node.cell.map { row[$0].source } ?? node.nodes.lazy.map { source(of: $0, row) }.min()
      ?? Slot.unknownSource
  }
}
