// The report of a session, and which violations it contains.

extension SessionState {
  /// The report on the current values, whether or not its violations are shown.
  mutating func report() -> Report {
    var report = Report(EvaluationOutcome())
    report.form = ReportedForm(form.index, in: form.evaluators.shared)
    report.verdict = results.verdict
    let mode = options.mode
    for unit in tree.units(within: root) {
      let findings = findings(of: unit)
      report.findings += moved(mode.select(findings.violations), \.path, to: unit)
      report.undecided += moved(findings.undecided, \.path, to: unit)
    }
    if mode == .first,
      let first = report.findings.firstIndex(where: { $0.severity == .error })
    {
      report.findings.removeSubrange((first + 1)...)
    }
    report.values = valuesGivenOut()
    return report
  }
}

extension ReportMode {
  /// The violations of a unit, in file order, that a report in this mode contains.
  ///
  /// For a field, these are its first error and that of each item, unless the field's own comes first.
  func select(_ violations: [Violation]) -> [Violation] {
    guard self != .all, violations.count > 1 else { return violations }
    var failed: Set<FieldPath> = []
    var isOver = false
    return violations.filter { violation in
      // The types of items are checked independently of the field's checks.
      guard !failed.contains(violation.path), !isOver || violation.check == nil else {
        return false
      }
      guard violation.severity == .error else { return true }
      failed.insert(violation.path)
      if case .name? = violation.path.components.last { isOver = true }
      return true
    }
  }
}
