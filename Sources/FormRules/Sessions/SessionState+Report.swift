// The report of a session, and which violations it contains.

extension SessionState {
  /// The report on the current values, whether or not its violations are shown.
  mutating func report() -> Report {
    var report = Report(EvaluationOutcome())
    report.form = ReportedForm(form.index, in: form.evaluators.shared)
    report.verdict = results.verdict
    for unit in tree.units(within: root) {
      let findings = findings(of: unit)
      report.findings += moved(selected(findings.violations, of: unit), \.path, to: unit)
      report.undecided += moved(findings.undecided, \.path, to: unit)
    }
    if options.mode == .first,
      let first = report.findings.firstIndex(where: { $0.severity == .error })
    {
      report.findings.removeSubrange((first + 1)...)
    }
    report.values = valuesGivenOut()
    return report
  }

  /// The violations of a unit, in file order, that a report contains.
  ///
  /// For a field, these are its first error, and that of each item and of each field in an item,
  /// unless the field's own comes first.
  func selected(_ violations: [Violation], of unit: UnitID) -> [Violation] {
    guard options.mode != .all, violations.count > 1 else { return violations }
    let depth = path(of: unit).components.count
    var failed: Set<FieldPath> = []
    var isOver = false
    return violations.filter { violation in
      // The types of items are checked independently of the field's checks.
      guard !failed.contains(violation.path), !isOver || violation.check == nil else {
        return false
      }
      guard violation.severity == .error else { return true }
      failed.insert(violation.path)
      let isInItem = violation.path.components.dropFirst(depth).contains { component in
        if case .name = component { false } else { true }
      }
      if !isInItem { isOver = true }
      return true
    }
  }

  /// The path of a unit's field; that of a check of a form is its instance's.
  func path(of unit: UnitID) -> FieldPath {
    tree.field(of: unit).map { tree.path(of: $0) } ?? tree.path(of: unit.instance)
  }
}
