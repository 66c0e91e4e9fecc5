// Rejections: violations found elsewhere, such as by a server, shown until what they are about changes.

extension SessionState {
  /// Shows violations at their fields, in place of those shown before.
  ///
  /// - Parameter violations: the violations, perhaps by another version of the rules.
  /// - Returns: those whose path leads to no field that people see.
  mutating func reject(_ violations: [Violation]) -> [Violation] {
    forgetRejections()
    var others: [Violation] = []
    for var violation in violations {
      // A check of this program at the same position need not be the one that failed.
      violation.check = nil
      if isOfForm(violation.path) {
        results.rejections.append(violation)
      } else if let field = fieldShown(at: violation.path) {
        tree[field].rejections.append(violation)
        invalidateStatus(of: field)
      } else {
        others.append(violation)
      }
    }
    results.hasRejections = others.count < violations.count
    work.changes.formUnion([.violations, .failures])
    return others
  }

  /// Whether a path leads to the form as a whole, or to a group of it, which no field shows.
  private func isOfForm(_ path: FieldPath) -> Bool {
    tree.innermostField(on: path.components[...], in: root) == nil
      && ReportedForm(form.index, in: form.evaluators.shared).unknownField(path) == nil
  }

  /// The innermost field on a path, if people see it.
  private func fieldShown(at path: FieldPath) -> FieldID? {
    guard let field = tree.innermostField(on: path.components[...], in: root)?.field else {
      return nil
    }
    return isOpen(field) ? field : nil
  }

  /// Stops showing all rejections.
  mutating func forgetRejections() {
    guard results.hasRejections else { return }
    results.hasRejections = false
    results.rejections = []
    for field in tree.fields(within: root) { forgetRejections(of: field) }
    work.changes.formUnion([.violations, .failures])
  }

  /// Stops showing the rejections that a new value of a field may have settled: its own, and those of the
  /// lists and forms around it.
  mutating func forgetRejections(around field: FieldID) {
    guard results.hasRejections else { return }
    results.rejections = []
    var around: FieldID? = field
    while let field = around {
      forgetRejections(of: field)
      around = tree[field.instance].holder
    }
    work.changes.formUnion([.violations, .failures])
  }

  private mutating func forgetRejections(of field: FieldID) {
    guard !tree[field].rejections.isEmpty else { return }
    tree[field].rejections = []
    invalidateStatus(of: field)
  }

  /// The rejections to show at a field.
  func rejections(of field: FieldID) -> [Violation] {
    guard results.hasRejections, !tree[field].rejections.isEmpty, isOpen(field) else { return [] }
    return moved(tree[field].rejections, \.path, to: tree.unit(of: field))
  }
}
