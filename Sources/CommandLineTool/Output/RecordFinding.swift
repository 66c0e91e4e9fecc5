import FormData
import RuleEngine

/// A check that failed for a record, or could not be decided, with the place of its value in the data.
struct RecordFinding {
  /// The rule that a record breaks which can't be read.
  static let unreadable = "unreadable"

  enum Kind: String, Sendable {
    case error, warning, undecided
  }

  let kind: Kind
  /// The value's place in the form; empty for the form itself.
  let path: FieldPath
  let rule: String
  /// The message, or why the check could not be decided.
  let text: String
  /// The check's place in the rule files; nil for a record that can't be read.
  let source: RulePlace?
  /// The value's place in the data, or that of the nearest value around it.
  let place: DataPlace
}

extension RecordFinding.Kind {
  init(_ severity: Violation.Severity) {
    self = severity == .warning ? .warning : .error
  }
}

extension RecordPlaces {
  /// What was found in the record that the reader has read last: violations, then what is undecided.
  ///
  /// - Complexity: linear in the record's text and the findings, but for sorting them by their places.
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
  /// The violations, then what is undecided, with the place in the data of each by its position.
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
