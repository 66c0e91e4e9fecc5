import FormData
import RuleEngine

/// A check that failed for a record, or could not be decided, with its value's location in the
/// data.
struct RecordFinding {
  /// The rule name for an unreadable record.
  static let unreadable = "unreadable"

  enum Kind: String, Sendable {
    case error, warning, undecided
  }

  let kind: Kind
  /// The value's path in the form; empty for the form itself.
  let path: FieldPath
  let rule: String
  /// The message, or why the check could not be decided.
  let text: String
  /// The check's location in the rule files; nil for an unreadable record.
  let source: RulePlace?
  /// The value's location in the data, or that of the nearest enclosing value.
  let place: DataPlace
}

extension RecordFinding.Kind {
  init(_ severity: Violation.Severity) {
    self = severity == .warning ? .warning : .error
  }
}

extension RecordPlaces {
  /// The findings of the reader's last record: violations, then undecided checks.
  ///
  /// - Complexity: linear in the record's text and the findings, except for sorting them by
  ///   location.
  func findings(
    of outcome: borrowing EvaluationOutcome,
    in record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable
  ) -> [RecordFinding] {
    let found = places(
      of: outcome.violations.map { ($0.path, $0.sourceOffset) }
        + outcome.undecided.map { ($0.path, nil) },
      in: record,
      from: reader
    )
    return RecordFinding.list(of: outcome) { found[$0] }
  }
}

extension RecordFinding {
  /// The violations, then the undecided checks, each with its location in the data.
  static func list(
    of outcome: borrowing EvaluationOutcome,
    at place: (Int) -> DataPlace
  ) -> [RecordFinding] {
    let (violations, undecided) = (outcome.violations, outcome.undecided)
    var findings: [RecordFinding] = []
    findings.reserveCapacity(violations.count + undecided.count)
    for violation in violations {
      findings.append(
        RecordFinding(
          kind: RecordFinding.Kind(violation.severity),
          path: violation.path,
          rule: violation.rule,
          text: violation.message,
          source: violation.place,
          place: place(findings.count)
        )
      )
    }
    for undecided in undecided {
      findings.append(
        RecordFinding(
          kind: .undecided,
          path: undecided.path,
          rule: undecided.rule,
          text: undecided.reason.description,
          source: undecided.place,
          place: place(findings.count)
        )
      )
    }
    return findings
  }
}
