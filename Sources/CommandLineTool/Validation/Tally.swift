import RuleEngine

/// How many records had which verdict, and how often what was found.
struct Tally: Sendable {
  var valid = 0
  var invalid = 0
  /// Unreadable records among them.
  var undecided = 0
  var unreadable = 0
  var findings: [Finding: Int] = [:]

  /// A rule that did not hold in a field, or was not decided.
  struct Finding: Sendable, Hashable {
    enum Kind: String, Sendable {
      case error, warning, undecided
    }

    var kind: Kind
    /// The field's path, with `[]` for the items of lists.
    var path: String
    var rule: String
    var place: RulePlace
  }

  var records: Int { valid + invalid + undecided }
  var refused: Int { invalid + undecided }

  mutating func count(_ verdict: Report.Verdict) {
    switch verdict {
    case .valid: valid += 1
    case .invalid: invalid += 1
    case .undecided: undecided += 1
    }
  }

  mutating func countUnreadable() {
    undecided += 1
    unreadable += 1
  }

  mutating func count(findingsOf outcome: EvaluationOutcome) {
    let violations = outcome.violations.map { violation in
      Finding(
        kind: violation.severity == .warning ? .warning : .error,
        path: violation.path.ofAnyItem,
        rule: violation.rule,
        place: violation.place
      )
    }
    let undecided = outcome.undecided.map { undecided in
      Finding(
        kind: .undecided,
        path: undecided.path.ofAnyItem,
        rule: undecided.rule,
        place: undecided.place
      )
    }
    for finding in violations + undecided { findings[finding, default: 0] += 1 }
  }

  mutating func add(_ other: Tally) {
    valid += other.valid
    invalid += other.invalid
    undecided += other.undecided
    unreadable += other.unreadable
    findings.merge(other.findings) { $0 + $1 }
  }
}

extension FieldPath {
  /// The path with `[]` for what is in lists and maps: `addresses[].postcode` for whichever address.
  var ofAnyItem: String {
    var text = ""
    for component in components {
      switch component {
      case .name: text += (text.isEmpty ? "" : ".") + FieldPath([component]).description
      case .index, .key: text += "[]"
      }
    }
    return text
  }
}
