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

    /// Hashes numbers alone, which takes less than hashing texts and tells almost all findings apart.
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
  /// The path with the first item in place of any other, by which findings in all items are one.
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
