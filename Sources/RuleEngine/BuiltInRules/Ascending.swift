/// `ascending`: no item, or value at a path in it, is smaller than the one before.
enum Ascending: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("by", .itemField, isOptional: true)], judges: .list)
  static let message = "Put the items in ascending order."
  static let negatedMessage = "The items must not be in ascending order."
  static let portability = NoOverlap.portability

  static func message(for values: MessageValues, isNegated: Bool) -> String {
    if values["by"] == nil { return isNegated ? negatedMessage : message }
    return isNegated
      ? "The items must not be in ascending order of {by}."
      : "Put the items in ascending order of {by}."
  }

  /// Skips empty and unreadable values.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    guard evaluator.subject.slot.kind == .list else { return .notApplicable }
    let path = evaluator.itemPaths(of: test).first
    let offset = path?.steps.last?.position ?? 0
    let lists = (path?.steps ?? []).dropLast()
    var previous: Operand.Resolved?
    for item in evaluator.itemPositions(in: evaluator.subject.slot, through: lists) {
      guard evaluator.mayStep() else { return evaluator.ranOutOfSteps(at: test.index) }
      guard let value = evaluator.readableValue(at: item + offset) else { continue }
      if let previous {
        guard let order = evaluator.order(of: previous, to: value), order != .after else {
          return .plain(false)
        }
      }
      previous = value
    }
    return .plain(true)
  }
}

extension Evaluator {
  /// The value at an absolute position; nil if it is empty, unreadable, or outside the record.
  func readableValue(at position: Int) -> Operand.Resolved? {
    guard record.slots.indices.contains(position) else { return nil }
    let value = resolveField(at: position)
    return value.isEmpty || obstacle(in: value) != nil ? nil : value
  }
}
