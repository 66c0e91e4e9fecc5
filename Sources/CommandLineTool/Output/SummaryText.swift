import RuleEngine
import RuleSyntax

/// What was found in all records, counted: by verdict, then by field and rule.
enum SummaryText {
  /// Lines for standard error; the most frequent finding first, then the order of the rule file.
  static func text(of tally: Tally) -> String {
    var text = "\(tally.records) \(tally.records == 1 ? "record" : "records"): "
    text += "\(tally.valid) valid, \(tally.invalid) invalid, \(tally.undecided) undecided"
    if tally.unreadable > 0 { text += " (\(tally.unreadable) unreadable)" }
    let findings = tally.findings.sorted { left, right in
      (-left.value, order(of: left.key)) < (-right.value, order(of: right.key))
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

  /// The order of two findings with the same count.
  private struct Order: Comparable {
    var place: RulePlace
    var path: String
    var rule: String

    static func < (left: Order, right: Order) -> Bool {
      if left.place != right.place {
        return (left.place.file, left.place.line, left.place.column)
          < (right.place.file, right.place.line, right.place.column)
      }
      return (left.path, left.rule) < (right.path, right.rule)
    }
  }

  private static func order(of finding: Tally.Finding) -> Order {
    Order(place: finding.place, path: finding.path, rule: finding.rule)
  }
}
