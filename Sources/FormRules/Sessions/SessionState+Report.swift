// What a session reports of all that fails, and what it shows of that.

extension SessionState {
  /// What the form comes to as it is, shown or not.
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
  /// Those of a unit's violations, in file order, that a report of this mode holds.
  ///
  /// Of a field that is its first error, and of each item in it, unless the field's own came before.
  func select(_ violations: [Violation]) -> [Violation] {
    guard self != .all, violations.count > 1 else { return violations }
    var failed: Set<FieldPath> = []
    var isOver = false
    return violations.filter { violation in
      // Whether items have their type is judged independently of the field's checks.
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
