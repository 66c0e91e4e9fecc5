// Maps: values with keys from the data. A map is a list of its values, with the slot of each key
// before the slots of its value, so everything that applies to items applies to values. Entries are
// sorted by key, so that maps with the same entries look alike; they are judged in the order of the
// data.

extension RecordBuffer {
  /// Appends missing slots for `count` entries with values of `stride` slots, and returns the map's
  /// slot.
  package mutating func appendMap(_ count: Int, stride: Int) -> Slot {
    var map = appendList(count, stride: stride + 1)
    map.start += 1
    map.scale = Slot.mapScale
    return map
  }

  /// Stores the key of an entry; a key is judged even if it is blank.
  package mutating func setKey(_ key: Slot, ofEntry entry: Int, in map: Slot) {
    var key = key
    key.markAsKey()
    slots[map.position(ofItem: entry) - 1] = key
  }

  /// The key of an entry of a map.
  package func key(ofEntry entry: Int, in map: Slot) -> String {
    text(slots[map.position(ofItem: entry) - 1])
  }

  /// Sorts the entries of a map by key.
  ///
  /// - Returns: the slot of the first duplicate key; nil if there is none.
  /// - Complexity: n log n in the entries; linear if they are in order.
  package mutating func sortEntries(of map: Slot) -> Int? {
    let keys = map.keys
    let count = Int(map.count)
    let isSorted = (0..<max(0, count - 1)).allSatisfy { entry in
      order(keys.position(ofItem: entry), keys.position(ofItem: entry + 1)) == .ascending
    }
    if isSorted { return nil }
    let sequence = (0..<count).sorted { one, other in
      let (one, other) = (keys.position(ofItem: one), keys.position(ofItem: other))
      return switch self.order(one, other) {
      case .ascending: true
      case .descending: false
      case .same: slots[one].source < slots[other].source
      }
    }
    let stride = Int(map.payload)
    let entries = Array(slots[Int(keys.start)..<Int(keys.start) + count * stride])
    for (target, source) in sequence.enumerated() {
      let start = keys.position(ofItem: target)
      slots.replaceSubrange(
        start..<start + stride,
        with: entries[source * stride..<(source + 1) * stride]
      )
    }
    return (1..<max(1, count)).lazy.map { keys.position(ofItem: $0) }
      .first { self.order($0 - stride, $0) == .same }
  }

  /// The position of the value for a key; nil if there is none, or if the slot is not a map.
  package func position(ofKey key: String, in map: Slot) -> Int? {
    guard map.isMap else { return nil }
    return position(ofKey: Array(key.utf8).span, in: map)
  }

  /// The position of the value for a key; nil if there is none.
  ///
  /// - Complexity: logarithmic in the entries.
  func position(ofKey key: borrowing Span<UInt8>, in map: Slot) -> Int? {
    var low = 0
    var high = Int(map.count)
    while low < high {
      let middle = (low + high) / 2
      let position = map.position(ofItem: middle)
      let text = bytes.span.extracting(slots[position - 1].textRange)
      if text.isEqual(to: key) { return position }
      if RecordBuffer.precedes(text, key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The indices of a map's entries in the order of the data.
  ///
  /// Nil for lists, and if the order is that of the keys or is unknown.
  ///
  /// - Complexity: n log n in the entries; linear if they are in order.
  func entriesInDataOrder(of map: Slot) -> [Int]? {
    guard map.isMap, map.count > 1 else { return nil }
    let keys = map.keys
    let sources = (0..<Int(map.count)).map { slots[keys.position(ofItem: $0)].source }
    if zip(sources, sources.dropFirst()).allSatisfy({ $0 <= $1 }) { return nil }
    return sources.indices.sorted { sources[$0] < sources[$1] }
  }

  private enum KeyOrder { case ascending, same, descending }

  private func order(_ one: Int, _ other: Int) -> KeyOrder {
    let left = bytes.span.extracting(slots[one].textRange)
    let right = bytes.span.extracting(slots[other].textRange)
    if left.isEqual(to: right) { return .same }
    return RecordBuffer.precedes(left, right) ? .ascending : .descending
  }

  private static func precedes(
    _ one: borrowing Span<UInt8>,
    _ other: borrowing Span<UInt8>
  ) -> Bool {
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return one[index] < other[index]
    }
    return one.count < other.count
  }
}
