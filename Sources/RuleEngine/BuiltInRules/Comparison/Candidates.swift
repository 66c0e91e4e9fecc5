/// The values that an operand of `one_of` or `includes` refers to.
///
/// For a list these are its items, for a path through lists all values that it leads to.
struct Candidates {
  fileprivate enum Source {
    case value(Operand.Resolved)
    case items(Slot)
    case positions([Int])
  }

  fileprivate var source: Source
  /// Why all of them are unreadable; nil if they are not.
  var obstacle: Undecided.Reason?

  /// Whether there may be any number of values, each of which counts as a step.
  var areSeveral: Bool { if case .value = source { false } else { true } }

  var count: Int {
    switch source {
    case .value: 1
    case .items(let list): Int(list.count)
    case .positions(let positions): positions.count
    }
  }
}

extension Evaluator {
  /// The values that the operand refers to.
  ///
  /// - Complexity: constant, or for a path through lists linear in their items.
  func candidates(of operand: Operand) -> Candidates {
    let whole = wholeValue(of: operand)
    if let reason = obstacle(in: whole) {
      return Candidates(source: .value(.missing), obstacle: reason)
    }
    return candidates(in: whole, along: operand)
  }

  /// The values for a resolved operand, along a path if there is one.
  func candidates(in whole: Operand.Resolved, along path: Operand?) -> Candidates {
    if case .itemPath(let index) = path, let last = program.itemPaths[index].steps.last {
      let lists = program.itemPaths[index].steps.dropFirst().dropLast()
      return Candidates(source: .positions(values(at: last, ofItemsOf: whole.slot, through: lists)))
    }
    return Candidates(source: whole.slot.kind == .list ? .items(whole.slot) : .value(whole))
  }

  /// One of the values, counted from 0.
  func candidate(_ position: Int, of candidates: Candidates) -> Operand.Resolved {
    switch candidates.source {
    case .value(let value): value
    case .items(let list): item(position, of: list)
    case .positions(let positions): resolveField(at: positions[position])
    }
  }

  /// The value of an operand; for a path through lists, the outermost list.
  func wholeValue(of operand: Operand) -> Operand.Resolved {
    guard case .itemPath(let index) = operand else { return resolve(operand) }
    if let start = program.itemPaths[index].start { return resolve(start) }
    // In a program that the compiler did not write, the path may lead out of the record.
    guard let first = program.itemPaths[index].steps.first,
      record.slots.indices.contains(base + first.position)
    else { return .missing }
    return resolveField(at: base + first.position)
  }

  /// The positions of the values at an offset in the items; for values that are lists, of their
  /// items.
  ///
  /// An unreadable value on the way is included itself, in place of the values that it might
  /// contain.
  private func values(
    at offset: SlotOffset,
    ofItemsOf list: Slot,
    through lists: ArraySlice<SlotOffset>
  ) -> [Int] {
    guard list.isReadList else { return [] }
    var positions: [Int] = []
    for item in 0..<Int(list.count) {
      let start = list.position(ofItem: item)
      guard record.slots[start].flags.isDisjoint(with: .unreadable) else {
        positions.append(start)
        continue
      }
      let position = start + (lists.first ?? offset).position
      // In a program that the compiler did not write, the path may lead out of the record.
      guard record.slots.indices.contains(position) else { continue }
      let slot = resolveField(at: position).slot
      if !slot.isReadList {
        if lists.isEmpty || !slot.flags.isDisjoint(with: .unreadable) { positions.append(position) }
      } else if lists.isEmpty {
        positions += (0..<Int(slot.count)).map { slot.position(ofItem: $0) }
      } else {
        positions += values(at: offset, ofItemsOf: slot, through: lists.dropFirst())
      }
    }
    return positions
  }

  /// The positions of a list's items, or of the items of nested lists that the steps lead to.
  func itemPositions(in list: Slot, through steps: ArraySlice<SlotOffset>) -> [Int] {
    guard list.isReadList else { return [] }
    let items = (0..<Int(list.count)).map { list.position(ofItem: $0) }
    guard let step = steps.first else { return items }
    // In a program that the compiler did not write, the path may lead out of the record.
    return items.map { $0 + step.position }.filter { record.slots.indices.contains($0) }
      .flatMap { itemPositions(in: resolveField(at: $0).slot, through: steps.dropFirst()) }
  }
}
