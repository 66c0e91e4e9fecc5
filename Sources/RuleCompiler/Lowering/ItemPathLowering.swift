import RuleEngine

extension ProgramBuilder {
  /// Where the field of the items lies to which the steps lead; nil for one that is not there.
  mutating func itemPath(_ steps: [CheckedItemStep]) -> ItemPathIndex? {
    let targets = steps.compactMap { target(of: $0) }
    guard targets.count == steps.count, let type = targets.last?.field?.type else { return nil }
    let path = ItemPath(
      steps: targets.map(\.slot),
      slotCount: type.slotCount(shapes.map(\.slotCount))
    )
    return program.itemPaths.index(appending: path)
  }

  /// What people call the field to which the steps lead.
  func label(at steps: [CheckedItemStep]) -> String {
    guard let field = steps.last.flatMap({ target(of: $0)?.field }) else { return "" }
    return field.label ?? Labels.humanized(field.name)
  }

  private func target(of step: CheckedItemStep) -> FormShape.Target? {
    shapes[step.form].target(of: step.path, shapes: shapes)
  }
}
