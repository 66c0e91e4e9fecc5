import RuleEngine

/// What was found in all records, counted: by verdict, then by field and rule.
enum SummaryText {
  /// Lines for standard error; the most frequent finding first, then the order of the rule file.
  static func text(of tally: Tally) -> String {
    var text = tally.records.counted("record") + ": "
    text += "\(tally.valid) valid, \(tally.invalid) invalid, \(tally.undecided) undecided"
    if tally.unreadable > 0 { text += " (\(tally.unreadable) unreadable)" }
    let findings = tally.findings.sorted { left, right in
      left.value == right.value ? left.key < right.key : left.value > right.value
    }
    let width = findings.map { String($0.value).count }.max() ?? 0
    for (finding, count) in findings {
      let number = String(count)
      text += "\n  " + String(repeating: " ", count: width - number.count) + number
      text += "  " + (finding.path.isEmpty ? "" : "\(finding.path): ") + finding.rule
      switch finding.kind {
      case .error: break
      case .warning, .undecided: text += " (\(finding.kind.rawValue))"
      }
    }
    return text
  }
}

extension Tally.Finding: Comparable {
  /// The order of the rule file.
  static func < (left: Tally.Finding, right: Tally.Finding) -> Bool {
    if left.place != right.place {
      return (left.place.file, left.place.line, left.place.column)
        < (right.place.file, right.place.line, right.place.column)
    }
    return (left.path, left.rule) < (right.path, right.rule)
  }
}
