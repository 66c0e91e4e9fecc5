import RuleEngine

/// Counts records by verdict, and findings by field and rule.
struct Tally: Sendable {
  var valid = 0
  var invalid = 0
  /// Includes unreadable records.
  var undecided = 0
  var unreadable = 0
  var findings: [Finding: Int] = [:]

  /// A rule that failed in a field, or could not be decided.
  struct Finding: Sendable, Hashable {
    let kind: RecordFinding.Kind
    /// The field's path, with the first item in place of any other.
    let path: FieldPath
    let rule: String
    let place: RulePlace

    init(_ kind: RecordFinding.Kind, _ path: FieldPath, _ rule: String, at place: RulePlace) {
      self.kind = kind
      self.path = path.ofFirstItem
      self.rule = rule
      self.place = place
    }

    /// Hashes only numbers, which is faster than hashing texts and distinguishes almost all
    /// findings.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place.line)
      hasher.combine(place.column)
      hasher.combine(path.components.count)
    }
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
    for violation in outcome.violations {
      let kind = RecordFinding.Kind(violation.severity)
      count(Finding(kind, violation.path, violation.rule, at: violation.place))
    }
    for undecided in outcome.undecided {
      count(Finding(.undecided, undecided.path, undecided.rule, at: undecided.place))
    }
  }

  private mutating func count(_ finding: Finding) {
    findings[finding, default: 0] += 1
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
  /// The path with every index replaced by the first, so that findings in all items count as one.
  fileprivate var ofFirstItem: FieldPath {
    let isInItem = components.contains { component in
      if case .name = component { false } else { true }
    }
    guard isInItem else { return self }
    return FieldPath(
      components.map { component in
        switch component {
        case .name: component
        case .index, .key: .index(0)
        }
      }
    )
  }

  /// The path with `[]` for entries of lists and maps: `addresses[].postcode` for any address.
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
