// Rules that the app adds to a field while the form is open.

extension SessionState {
  /// Evaluates the rules that were added to a field, and updates the field's standing.
  func findingsOfAddedRules(
    of field: FieldID,
    _ standing: inout UnitNode.Standing
  ) -> UnitNode.Findings? {
    let slot = evaluator.record.slots[tree.slot(of: field)]
    guard slot.flags.isDisjoint(with: .unjudged) else { return nil }
    var findings = UnitNode.Findings()
    let value = valueGivenOut(by: field)
    let path = tree.path(of: field)
    // A rule judges a form with a single field, whose name comes first.
    func moved(_ own: FieldPath) -> FieldPath {
      FieldPath(path.components + own.components.dropFirst())
    }
    for (_, form) in tree[field].extraRules {
      let report = form.judge(checked: value, isTyped: tree[field].isTyping, clock: options.clock)
      for var violation in report.findings {
        violation.path = moved(violation.path)
        violation.check = nil
        standing.insert(.fails)
        if violation.severity == .error { standing.insert(.hasErrors) }
        if !violation.isIncomplete { standing.insert(.failsForGood) }
        findings.violations.append(violation)
      }
      for var undecided in report.undecided {
        undecided.path = moved(undecided.path)
        standing.insert(.isUndecided)
        findings.undecided.append(undecided)
      }
    }
    return findings
  }
}
