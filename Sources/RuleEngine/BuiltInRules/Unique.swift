/// `unique`: no two items are equal, or have equal values at the given paths.
enum Unique: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("by", .itemField, isOptional: true, isVariadic: true), .ignoringCase],
    judges: .list
  )
  static let message = "All items must be different."
  static let negatedMessage = "Some items must be the same."

  static func message(for values: MessageValues, isNegated: Bool) -> String {
    if values["by"] == nil { return isNegated ? negatedMessage : message }
    return isNegated
      ? "Some items must have the same {by}." : "Each item must have a different {by}."
  }

  /// The operands are item paths, if any are given.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testUnique(test)
  }
}

extension Evaluator {
  /// Compares each value with others of the same hash: linear in the size of the values.
  ///
  /// In a live form, linear in the items that have changed.
  ///
  /// Without paths, the values are the items; with several paths, each item has several values.
  /// Items without any value never count as duplicates, and items with an unreadable value are
  /// reported as such. Each item and each comparison is a step.
  fileprivate mutating func testUnique(_ test: RunningTest) -> Answer {
    guard subject.slot.kind == .list else { return .notApplicable }
    let paths = itemPaths(of: test)
    let parts =
      paths.isEmpty
      ? [ValueTable.Part(offset: 0, stride: subject.slot.itemStride)]
      : paths.map { ValueTable.Part(offset: $0.steps.last?.position ?? 0, stride: $0.slotCount) }
    let end = parts.map { $0.offset + $0.stride }.max() ?? 0
    // Paths through lists within the items are followed again each time.
    if context.isLive, paths.allSatisfy({ $0.steps.count <= 1 }), subject.slot.isReadList {
      guard let isUnique = isUniqueInLiveForm(subject.slot, parts, end: end, test) else {
        return ranOutOfSteps(at: test.index)
      }
      return .plain(isUnique)
    }
    var table = ValueTable(parts: parts, ignoringCase: test.ignoresCase)
    for item in itemPositions(in: subject.slot, through: (paths.first?.steps ?? []).dropLast())
    where item + end <= record.slots.count {
      if !isComparable(item, parts) { continue }
      guard let hasSame = table.insertUnlessPresent(item, in: &self) else {
        return ranOutOfSteps(at: test.index)
      }
      if hasSame { return .plain(false) }
    }
    return .plain(true)
  }

  /// Whether the parts of an item have a value, and all of them are readable.
  func isComparable(_ item: Int, _ parts: [ValueTable.Part]) -> Bool {
    var isBlank = true
    for part in parts {
      let value = resolveField(at: item + part.offset)
      if self.isBlank(value) { continue }
      if obstacle(in: value) != nil { return false }
      isBlank = false
    }
    return !isBlank
  }

  /// The paths of a test that names fields of the items.
  func itemPaths(of test: RunningTest) -> [ItemPath] {
    program.operands[test.operands.range].compactMap { operand in
      if case .itemPath(let index) = operand { program.itemPaths[index] } else { nil }
    }
  }

  /// The answer of a test that was halted; only the halt is reported.
  mutating func ranOutOfSteps(at index: InstructionIndex) -> Answer {
    unknown(.limit(EvaluationLimits.Name.steps.rawValue), at: index)
  }
}
