import RuleEngine

extension ProgramBuilder {
  /// Where the field of the items is stored to which the steps lead.
  mutating func itemPath(_ steps: [FieldRef]) -> ItemPathIndex? {
    guard let last = steps.last else { return nil }
    let path = ItemPath(
      steps: steps.map { slot(of: $0) },
      slotCount: checked[last].type.slotCount(in: shapes)
    )
    return program.itemPaths.index(appending: path)
  }

  /// What people call the field to which the steps lead.
  func label(at steps: [FieldRef]) -> String {
    guard let field = steps.last.map({ checked[$0] }) else { return "" }
    return field.label ?? Labels.humanized(field.name)
  }
}
