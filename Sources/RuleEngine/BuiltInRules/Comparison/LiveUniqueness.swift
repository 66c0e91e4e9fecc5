/// The state of a `unique` in a live form, kept from one keystroke to the next.
struct LiveUniqueness {
  /// The test and its list.
  struct Key: Hashable {
    var test: InstructionIndex
    var start: Int
    var stride: Int
    var count: Int

    /// The item that starts at a position; nil if none does.
    fileprivate func item(at position: Int) -> Int? {
      let (item, rest) = (position - start).quotientAndRemainder(dividingBy: max(1, stride))
      return position >= start && rest == 0 && item < count ? item : nil
    }
  }

  fileprivate let table: ValueTable
  /// The hash of each item; nil for an item that does not count.
  private var hashes: [Int?]
  private var items: [Int: Set<Int>] = [:]
  /// The hashes of several items each.
  private var shared: Set<Int> = []
  /// The items to hash again, because they have changed.
  fileprivate var stale: [Int]

  fileprivate init(_ table: ValueTable, count: Int) {
    self.table = table
    hashes = Array(repeating: nil, count: count)
    stale = Array(0..<count)
  }

  fileprivate mutating func takeStale() -> Int? { stale.popLast() }

  fileprivate mutating func replaceHash(of item: Int, by hash: Int?) {
    if let old = hashes[item] {
      items[old]?.remove(item)
      switch items[old]?.count {
      case 0: items[old] = nil
      case 1: shared.remove(old)
      default: break
      }
    }
    hashes[item] = hash
    guard let hash else { return }
    items[hash, default: []].insert(item)
    if items[hash]?.count == 2 { shared.insert(hash) }
  }

  /// Whether two items are equal, according to a closure that compares items with the same hash.
  ///
  /// Compares only with one item for each hash: items with the same hash are equal, but for one
  /// pair in 2⁶⁴.
  fileprivate func hasRepeated(_ areSame: (Int, Int) -> Bool) -> Bool {
    shared.contains { hash in
      guard let candidates = items[hash], let first = candidates.first else { return false }
      return candidates.contains { $0 != first && areSame(first, $0) }
    }
  }
}

extension Evaluator {
  /// The answer of `unique` in a live form; nil if the steps run out.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - parts: the parts of each item to compare.
  ///   - end: the number of an item's slots up to the end of the last part.
  ///   - test: the test.
  /// - Returns: whether all items are different.
  /// - Complexity: linear in the items that have changed since the last call.
  mutating func isUniqueInLiveForm(
    _ list: Slot,
    _ parts: [ValueTable.Part],
    end: Int,
    _ test: RunningTest
  ) -> Bool? {
    let key = LiveUniqueness.Key(
      test: test.index,
      start: Int(list.start),
      stride: Int(list.payload),
      count: Int(list.count)
    )
    var live =
      context.uniqueItems.removeValue(forKey: key)
      ?? LiveUniqueness(
        ValueTable(parts: parts, ignoringCase: test.ignoresCase),
        count: key.count
      )
    defer { context.uniqueItems[key] = live }
    while let item = live.takeStale() {
      guard mayStep() else {
        live.stale.append(item)
        return nil
      }
      let position = list.position(ofItem: item)
      // In a program that the compiler did not write, the paths may lead out of the record.
      let counts = position + end <= record.slots.count && isComparable(position, parts)
      live.replaceHash(of: item, by: counts ? live.table.hash(of: position, in: self) : nil)
    }
    return !live.hasRepeated { left, right in
      live.table.areSame(list.position(ofItem: left), list.position(ofItem: right), in: self)
    }
  }

  /// Marks the items that contain a changed instance.
  mutating func noteChangedItems(around stack: FrameStack) {
    guard !context.uniqueItems.isEmpty else { return }
    // Iterates over a copy of the keys, because holding a value would copy its table for the
    // change.
    for key in Array(context.uniqueItems.keys) {
      for frame in stack.outer + [stack.frame] {
        guard let item = key.item(at: frame.base) else { continue }
        context.uniqueItems[key]?.stale.append(item)
      }
      // Too many changes since it was last used, so it is dropped.
      if let live = context.uniqueItems[key], live.stale.count > 2 * key.count {
        context.uniqueItems[key] = nil
      }
    }
  }
}
