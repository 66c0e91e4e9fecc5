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
    return evaluator.testUnique(by: path, at: test.index)
  }
}

extension Evaluator {
  /// Compares each value with those of the same hash: linear in the size of the values.
  ///
  /// Without a path the values are the items. Empty values never count as given twice, and those that
  /// cannot be read are reported as such. Each value and each comparison is a step.
  fileprivate mutating func testUnique(by path: ItemPath?, at index: InstructionIndex) -> Answer {
    guard subject.slot.kind == .list else { return .notApplicable }
    let stride = path?.slotCount ?? subject.slot.itemStride
    var seen: [Int: [Int]] = [:]
    for position in positions(in: subject.slot, at: path?.steps[...] ?? [])
    where position + stride <= record.slots.count {
      let value = resolveField(at: position)
      if isBlank(value, stride: stride) || obstacle(in: value) != nil { continue }
      let hash = hash(of: value, stride: stride)
      for other in seen[hash] ?? [] {
        guard mayStep() else { return ranOutOfSteps(at: index) }
        if areSameItems(value, resolveField(at: other), stride: stride) { return .plain(false) }
      }
      guard mayStep() else { return ranOutOfSteps(at: index) }
      seen[hash, default: []].append(position)
    }
    return .plain(true)
  }

  /// The answer of a test that was halted before it was done; the halt is what is reported.
  mutating func ranOutOfSteps(at index: InstructionIndex) -> Answer {
    unknown(.limit(EvaluationLimits.Name.steps.rawValue), at: index)
  }

  /// Where the values lie to which the steps lead from each item of the list.
  private func positions(in list: Slot, at steps: ArraySlice<SlotOffset>) -> [Int] {
    guard list.kind == .list else { return [] }
    let items = (0..<Int(list.count)).map { list.position(ofItem: $0) }
    guard let step = steps.first else { return items }
    // The path of a program that the compiler did not write may lead beyond the record.
    let values = items.map { $0 + step.position }.filter { record.slots.indices.contains($0) }
    let rest = steps.dropFirst()
    return rest.isEmpty
      ? values : values.flatMap { positions(in: resolveField(at: $0).slot, at: rest) }
  }

  // MARK: Hashes

  // The hash of a value separates its parts by their places and lengths, and is seeded for each
  // process, so that nobody can choose values of the same hash. Values that `areSameItems` takes for
  // the same have the same hash: what is empty adds nothing to it.

  private func hash(of value: Operand.Resolved, stride: Int) -> Int {
    var hasher = Hasher()
    combineItem(value, stride: stride, into: &hasher)
    return hasher.finalize()
  }

  private func combineItem(_ value: Operand.Resolved, stride: Int, into hasher: inout Hasher) {
    guard value.slot.isDescribed else {
      if !value.isEmpty { combine(value, into: &hasher) }
      return
    }
    for offset in 1..<max(1, stride) {
      let part = resolveField(at: value.position + offset)
      // What is in a nested form or a group has slots of its own.
      if part.isEmpty || part.slot.isDescribed { continue }
      hasher.combine(offset)
      combine(part, into: &hasher)
    }
  }

  private func combine(_ value: Operand.Resolved, into hasher: inout Hasher) {
    switch value.slot.kind {
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
          stride: value.slot.itemStride,
          into: &hasher
        )
        if value.slot.isMap { combine(self.item(item, of: value.slot.keys), into: &hasher) }
      }
    case .form where value.slot.isOwnObject:
      hasher.combine(value.slot.count)
      for offset in 0..<2 * Int(value.slot.count) {
        combine(resolveField(at: Int(value.slot.start) + offset), into: &hasher)
      }
    case .missing, .null, .list, .form, .duration, .byteCount, .pattern, .set, .range:
      return
    }
  }
}
