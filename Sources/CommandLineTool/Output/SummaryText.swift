import RuleEngine

/// The findings of all records, counted by verdict, then by field and rule.
enum SummaryText {
  /// The result of all records in one line: `12 records: 9 invalid`.
  static func line(of tally: Tally) -> String {
    var parts: [String] = []
    if tally.invalid > 0 { parts.append("\(tally.invalid) invalid") }
    if tally.undecided > 0 { parts.append(undecided(in: tally)) }
    if parts.isEmpty { parts = [tally.records == 1 ? "valid" : "all valid"] }
    let text = tally.records.counted("record")
    return tally.records == 0 ? text : "\(text): \(parts.joined(separator: ", "))"
  }

  private static func undecided(in tally: Tally) -> String {
    let text = "\(tally.undecided) undecided"
    return tally.unreadable > 0 ? "\(text) (\(tally.unreadable) unreadable)" : text
  }

  /// Lines for standard error; the most frequent finding first, then the order of the rule file.
  static func text(of tally: Tally) -> String {
    var text = tally.records.counted("record") + ": "
    text += "\(tally.valid) valid, \(tally.invalid) invalid, \(undecided(in: tally))"
    let findings = tally.findings.sorted { left, right in
      left.value == right.value ? left.key < right.key : left.value > right.value
    }
    let labels = findings.map { label(of: $0.key) }
    let uses = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
    let width = findings.map { String($0.value).count }.max() ?? 0
    for ((finding, count), label) in zip(findings, labels) {
      let number = String(count)
      text += "\n  " + String(repeating: " ", count: width - number.count) + number + "  " + label
      // Only its line tells a check from another one of the same field.
      if uses[label] != 1 { text += ", line \(finding.place.line)" }
    }
    return text
  }

  private static func label(of finding: Tally.Finding) -> String {
    let path = finding.path.ofAnyItem
    let text = (path.isEmpty ? "" : "\(path): ") + finding.rule
    return switch finding.kind {
    case .error: text
    case .warning, .undecided: "\(text) (\(finding.kind.rawValue))"
    }
  }
}

extension Tally.Finding: Comparable {
  /// The order of the rule file.
  static func < (left: Tally.Finding, right: Tally.Finding) -> Bool {
    if left.place != right.place {
      return (left.place.file, left.place.line, left.place.column)
        < (right.place.file, right.place.line, right.place.column)
    }
    return (left.path.ofAnyItem, left.rule) < (right.path.ofAnyItem, right.rule)
  }
}
