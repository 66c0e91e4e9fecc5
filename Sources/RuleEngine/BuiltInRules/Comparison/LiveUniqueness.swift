/// What a `unique` of a live form has found in its list, kept from one key to the next.
struct LiveUniqueness {
  /// The test and the list that it judges.
  struct Key: Hashable {
    var test: InstructionIndex
    var start: Int
    var stride: Int
    var count: Int

    /// The item whose slots begin at a position; nil for what is no item.
    fileprivate func item(at position: Int) -> Int? {
      let (item, rest) = (position - start).quotientAndRemainder(dividingBy: max(1, stride))
      return position >= start && rest == 0 && item < count ? item : nil
    }
  }

  fileprivate let table: ValueTable
  /// By item; nil for one that does not count.
  private var hashes: [Int?]
  private var items: [Int: Set<Int>] = [:]
  /// The hashes that several items have.
  private var shared: Set<Int> = []
  /// The items that have changed since they were hashed.
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

  /// Whether two items are the same, as a closure says of those that have a hash.
  ///
  /// Of items that have the same hash all are the same, but for one pair in 2⁶⁴.
  fileprivate func hasRepeated(_ areSame: (Int, Int) -> Bool) -> Bool {
    shared.contains { hash in
      guard let candidates = items[hash], let first = candidates.first else { return false }
      return candidates.contains { $0 != first && areSame(first, $0) }
    }
  }
}

extension Evaluator {
  /// What `unique` answers in a live form; nil where the steps run out.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - parts: what of an item is compared.
  ///   - end: how many slots of an item that reaches.
  ///   - test: the test that asks.
  /// - Returns: whether no two items are the same.
  /// - Complexity: linear in the items that have changed since it was asked last.
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
      // The paths of a program that the compiler did not write may lead beyond the record.
      let counts = position + end <= record.slots.count && isComparable(position, parts)
      live.replaceHash(of: item, by: counts ? live.table.hash(of: position, in: self) : nil)
    }
    return !live.hasRepeated { left, right in
      live.table.areSame(list.position(ofItem: left), list.position(ofItem: right), in: self)
    }
  }

  /// Notes that something in an instance has changed, and so in the items that it is in.
  mutating func noteChangedItems(around stack: FrameStack) {
    guard !context.uniqueItems.isEmpty else { return }
    // The keys alone: a table that is held elsewhere would be copied for the change.
    for key in Array(context.uniqueItems.keys) {
      for frame in stack.outer + [stack.frame] {
        guard let item = key.item(at: frame.base) else { continue }
        context.uniqueItems[key]?.stale.append(item)
      }
      // Nobody has asked for long.
      if let live = context.uniqueItems[key], live.stale.count > 2 * key.count {
        context.uniqueItems[key] = nil
      }
    }
  }
}
