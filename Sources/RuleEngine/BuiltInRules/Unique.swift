/// `unique`: no two items are the same, or have the same value where a path leads.
enum Unique: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("by", .itemField, isOptional: true)], judges: .list)
  static let message = "No two items may be the same."
  static let negatedMessage = "Some items must be the same."

  static func message(for values: MessageValues, isNegated: Bool) -> String {
    if values["by"] == nil { return isNegated ? negatedMessage : message }
    return isNegated
      ? "Some items must have the same {by}." : "No two items may have the same {by}."
  }

  /// The operand is an item path, if one is given.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    var path: ItemPath?
    if case .itemPath(let index) = evaluator.operand(0, of: test.operands) {
      path = evaluator.program.itemPaths[index]
    }
    return evaluator.testUnique(by: path)
  }
}

extension Evaluator {
  /// Compares each value with those of the same hash: linear in the number of values.
  ///
  /// Without a path the values are the items. Empty ones are none that could be given twice, and
  /// those that can't be read are told of as such.
  fileprivate func testUnique(by path: ItemPath?) -> Answer {
    guard subject.slot.kind == .list else { return .notApplicable }
    let stride = path?.slotCount ?? Int(subject.slot.payload)
    var seen: [Int: [Int]] = [:]
    for position in positions(in: subject.slot, at: path?.steps[...] ?? []) {
      let value = resolveField(at: position)
      if isBlank(value, stride: stride) || obstacle(in: value) != nil { continue }
      let hash = hash(of: value, stride: stride)
      let isRepeated = (seen[hash] ?? []).contains { other in
        areSameItems(value, resolveField(at: other), stride: stride)
      }
      if isRepeated { return .plain(false) }
      seen[hash, default: []].append(position)
    }
    return .plain(true)
  }

  /// Where the values lie to which the steps lead from each item of the list.
  private func positions(in list: Slot, at steps: ArraySlice<SlotOffset>) -> [Int] {
    guard list.kind == .list else { return [] }
    let items = (0..<Int(list.count)).map { list.position(ofItem: $0) }
    guard let step = steps.first else { return items }
    let values = items.map { $0 + step.position }
    let rest = steps.dropFirst()
    return rest.isEmpty
      ? values : values.flatMap { positions(in: resolveField(at: $0).slot, at: rest) }
  }

  private func hash(of value: Operand.Resolved, stride: Int) -> Int {
    var hasher = Hasher()
    combineItem(value, stride: stride, into: &hasher)
    return hasher.finalize()
  }

  private func combineItem(_ value: Operand.Resolved, stride: Int, into hasher: inout Hasher) {
    guard value.slot.isDescribed else { return combine(value, into: &hasher) }
    for offset in 1..<max(1, stride) {
      combine(resolveField(at: value.position + offset), into: &hasher)
    }
  }

  private func combine(_ value: Operand.Resolved, into hasher: inout Hasher) {
    if value.isEmpty { return }
    switch value.slot.kind {
    case .text:
      withText(of: value) { text in
        for index in text.indices { hasher.combine(text[index]) }
      }
    case .number, .wideNumber: hasher.combine(number(of: value))
    case .boolean, .date, .time: hasher.combine(value.slot.payload)
    case .dateTime: hasher.combine(instant(of: value.slot))
    case .file: hasher.combine(record.files[Int(value.slot.start)])
    case .list where value.slot.isReadList:
      for item in 0..<Int(value.slot.count) {
        combineItem(
          self.item(item, of: value.slot),
          stride: Int(value.slot.payload),
          into: &hasher
        )
      }
    case .form where value.slot.isOwnObject:
      for offset in 0..<2 * Int(value.slot.count) {
        combine(resolveField(at: Int(value.slot.start) + offset), into: &hasher)
      }
    case .missing, .null, .list, .form, .duration, .byteCount, .pattern, .set, .range:
      return
    }
  }
}
