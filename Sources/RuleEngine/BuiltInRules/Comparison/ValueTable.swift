/// A hash table of the values of a list's items, for `unique` and `includes`.
///
/// Looking up or inserting a value takes time linear in its size.
struct ValueTable {
  /// A part of each item: its offset from the item's first slot, and its number of slots.
  struct Part {
    var offset: Int
    var stride: Int
  }

  private let parts: [Part]
  private let ignoresCase: Bool
  /// The positions of items, by the hash of their parts.
  private var positions: [Int: [Int]] = [:]

  init(parts: [Part], ignoringCase: Bool) {
    self.parts = parts
    ignoresCase = ignoringCase
  }

  mutating func insert(_ item: Int, in evaluator: borrowing Evaluator) {
    positions[hash(of: item, in: evaluator), default: []].append(item)
  }

  /// Inserts an item unless an equal one is present.
  ///
  /// - Returns: whether one was present; nil if the steps run out.
  mutating func insertUnlessPresent(_ item: Int, in evaluator: inout Evaluator) -> Bool? {
    let hash = hash(of: item, in: evaluator)
    for other in positions[hash] ?? [] {
      guard evaluator.mayStep() else { return nil }
      if areSame(item, other, in: evaluator) { return true }
    }
    guard evaluator.mayStep() else { return nil }
    positions[hash, default: []].append(item)
    return false
  }

  /// Whether the table has the value; only for items with a single part.
  func contains(_ value: Operand.Resolved, in evaluator: borrowing Evaluator) -> Bool {
    var hasher = Hasher()
    evaluator.combineItem(value, ignoringCase: ignoresCase, into: &hasher)
    return (positions[hasher.finalize()] ?? []).contains { item in
      let own = evaluator.resolveField(at: item + parts[0].offset)
      return evaluator.areSameItems(value, own, ignoringCase: ignoresCase)
    }
  }

  func hash(of item: Int, in evaluator: borrowing Evaluator) -> Int {
    var hasher = Hasher()
    for (position, part) in parts.enumerated() {
      // Not for the first part, so that an item with one part has the hash of its value.
      if position > 0 { hasher.combine(position) }
      let value = evaluator.resolveField(at: item + part.offset)
      evaluator.combineItem(value, ignoringCase: ignoresCase, into: &hasher)
    }
    return hasher.finalize()
  }

  func areSame(_ left: Int, _ right: Int, in evaluator: borrowing Evaluator) -> Bool {
    parts.allSatisfy { part in
      evaluator.areSameItems(
        evaluator.resolveField(at: left + part.offset),
        evaluator.resolveField(at: right + part.offset),
        ignoringCase: ignoresCase
      )
    }
  }
}

extension Evaluator {
  // The hash of a value separates its parts by position and length, and is seeded for each process,
  // so no one can choose values with the same hash. Values that `areSameItems` considers equal have
  // the same hash: empty values add nothing to it.

  fileprivate func combineItem(
    _ value: Operand.Resolved,
    ignoringCase: Bool,
    into hasher: inout Hasher
  ) {
    guard let form = value.slot.describingForm else {
      if !value.isEmpty { combine(value, ignoringCase: ignoringCase, into: &hasher) }
      return
    }
    for offset in executable.enteredSlots(of: form) {
      let part = resolveField(at: value.position + offset)
      // The contents of a nested form or group have slots of their own.
      if part.isEmpty || part.slot.isDescribed { continue }
      hasher.combine(offset)
      combine(part, ignoringCase: ignoringCase, into: &hasher)
    }
  }

  private func combine(
    _ value: Operand.Resolved,
    ignoringCase: Bool,
    into hasher: inout Hasher
  ) {
    switch value.slot.kind {
    case .text where ignoringCase:
      hasher.combine(withText(of: value) { $0.foldedCase() })
    case .text:
      withText(of: value) { text in
        hasher.combine(text.count)
        for index in text.indices { hasher.combine(text[index]) }
      }
    case .number, .wideNumber: hasher.combine(number(of: value))
    case .boolean, .date, .month, .time: hasher.combine(value.slot.payload)
    case .dateTime: hasher.combine(instant(of: value.slot))
    case .file: hasher.combine(record.files[Int(value.slot.start)])
    case .list where value.slot.isReadList:
      hasher.combine(value.slot.count)
      for item in 0..<Int(value.slot.count) {
        hasher.combine(item)
        combineItem(
          self.item(item, of: value.slot),
          ignoringCase: ignoringCase,
          into: &hasher
        )
        if value.slot.isMap {
          combine(self.item(item, of: value.slot.keys), ignoringCase: false, into: &hasher)
        }
      }
    case .form where value.slot.isOwnObject:
      hasher.combine(value.slot.count)
      for offset in 0..<2 * Int(value.slot.count) {
        let member = resolveField(at: Int(value.slot.start) + offset)
        combine(member, ignoringCase: ignoringCase, into: &hasher)
      }
    case .missing, .null, .list, .form, .duration, .byteCount, .pattern, .set, .range:
      return
    }
  }
}
